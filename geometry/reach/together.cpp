#include "geometry/reach/together.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace frontage::geometry::charge {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();
/// Two wheels, or two ways, that differ by less are the same (reach.h).
constexpr double kSame = 1e-9;
/// Advances that differ by no more than this touch at the same moment: half of what may be penetrated.
constexpr double kAtOnce = kContact / 2;
/// Of a side that is met nearly edge on, radians, next to nothing can be touched but the end that it shares with its
/// neighbour; and where on it would hardly be known.
constexpr double kEdgeOn = 1e-3;
/// A range of wheels this narrow is not looked into any more, radians.
constexpr double kNarrow = 1e-7;
/// Within this beyond a wheel that touches all to kAtOnce lies the one that does so exactly, if there is one, radians.
constexpr double kBeyond = 1e-3;
/// How closely that is found, radians.
constexpr double kSettled = 1e-12;
/// So many ranges of wheels are looked at between two cuts, whatever is left then. Mostly there are less than a
/// hundred, some thousand where a side is met nearly edge on.
constexpr int kMostLooks = 20000;

/// From any pivot of these starts to any point of the edge.
double farthestOf(const Lane& lane, Span starts) noexcept {
  double farthest = 0;
  for (const Vec end : {lane.plusEnd(), lane.minusEnd()})
    for (const double start : {starts.from, starts.to}) farthest = std::max(farthest, distance(end, {0, start}));
  return farthest;
}

/// What a turn by half the range does at most to the place where the front meets the edge: see Slice.
double slackOf(const Lane& lane, WheelRange range, const Spans& starts) noexcept {
  if (starts.empty() || range.from >= range.to) return 0;
  const double steepest = std::min(std::cos(lane.turn - range.from), std::cos(lane.turn - range.to));
  const double farthest = farthestOf(lane, {starts.front().from, starts.back().to});
  return steepest > 0 ? 2 * range.halfWidth() * farthest / steepest : kFar;
}

/// The starts within a stretch between which both advances are linear.
std::vector<double> bendsOf(Span starts, const Heading& a, const Heading& b) {
  std::vector<double> bends{starts.from, starts.to};
  for (const Heading* heading : {&a, &b}) {
    const double knee = heading->sin > 0 ? heading->knee / heading->sin : starts.from;
    if (knee > starts.from && knee < starts.to) bends.push_back(knee);
  }
  std::sort(bends.begin(), bends.end());
  return bends;
}

/// Whether the two advances can be the same for one of the starts, each being off by the slack.
bool canMeet(Span starts, const Heading& a, const Heading& b, double slack) {
  double least = kFar;
  double most = -kFar;
  for (const double start : bendsOf(starts, a, b)) {
    const double difference = a.advanceFrom(start) - b.advanceFrom(start);
    least = std::min(least, difference);
    most = std::max(most, difference);
  }
  return least <= slack && most >= -slack;
}

/// Adds the starts at which the difference of two advances is 0, and those where it bends: it is least at one of them.
void addMoments(Span starts, const Heading& a, const Heading& b, std::vector<double>& moments) {
  const std::vector<double> bends = bendsOf(starts, a, b);
  const auto difference = [&](double start) { return a.advanceFrom(start) - b.advanceFrom(start); };
  moments.insert(moments.end(), bends.begin(), bends.end());
  for (std::size_t i = 0; i + 1 < bends.size(); ++i) {
    const double first = difference(bends[i]);
    const double last = difference(bends[i + 1]);
    if (first * last < 0) moments.push_back(bends[i] + (bends[i + 1] - bends[i]) * (first / (first - last)));
  }
}

}  // namespace

Together::Together(const std::vector<ReachProblem>& problems) {
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    std::vector<Sides>& targets = m_lanes.emplace_back();
    for (ReachProblem problem : problems) {
      const std::vector<Barrier> barriers = makeBarriers(problem);
      Sides& sides = targets.emplace_back();
      for (const Side facing : kSides) {
        problem.facing = facing;
        sides.emplace_back(problem, barriers, hand);
        sides.back().keepDoorWithin(std::numbers::pi / 2 - kEdgeOn);
      }
    }
  }
}

std::optional<Together::Found> Together::best() {
  std::optional<Moment> best = straightOn();
  Hand hand = Hand::Left;
  for (std::size_t lane = 0; lane < m_lanes.size() && (!best || best->wheel > 0); ++lane) {
    const std::optional<Moment> found = smallest(m_lanes[lane], best ? best->wheel : kFar);
    if (!found || (best && found->wheel >= best->wheel - kSame)) continue;
    best = found;
    hand = found->slice->lane().hand;
  }
  if (!best) return std::nullopt;
  Candidate candidate{hand, best->wheel, best->start};
  candidate.straight = best->straight;
  return Found{candidate, best->slice};
}

std::optional<Together::Moment> Together::straightOn() {
  double least = kFar;
  double most = -kFar;
  const Slice* first = nullptr;
  for (Sides& sides : m_lanes.front()) {
    const auto free = std::find_if(sides.begin(), sides.end(), [](Slice& side) { return side.straightIsFree(); });
    if (free == sides.end()) return std::nullopt;
    const double advance = makeHeading(free->lane(), 0).advanceFrom(0);
    least = std::min(least, advance);
    most = std::max(most, advance);
    if (!first) first = &*free;
  }
  if (!first || most - least > kAtOnce) return std::nullopt;
  return Moment{0, 0, most - least, std::max(0.0, least), first};
}

/// Ranges are cut where one of the sides begins or ceases to be met, and where the front lies along it.
std::optional<Together::Moment> Together::smallest(std::vector<Sides>& targets, double below) {
  std::vector<double> cuts;
  for (const Sides& sides : targets)
    for (const Slice& side : sides)
      for (const double cut : {side.wheels().from, side.wheels().to, side.lane().turn})
        if (cut >= side.wheels().from && cut <= side.wheels().to) cuts.push_back(cut);
  std::sort(cuts.begin(), cuts.end());
  cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  for (std::size_t i = 0; i + 1 < cuts.size() && cuts[i] < below; ++i)
    if (const auto found = smallestIn(targets, {cuts[i], cuts[i + 1]}))
      return found->apart > kSame ? sharpened(targets, *found, cuts) : found;
  return std::nullopt;
}

std::optional<Together::Moment> Together::smallestIn(std::vector<Sides>& targets, WheelRange range) {
  int looks = 0;
  std::vector<WheelRange> ranges{range};
  while (!ranges.empty() && ++looks < kMostLooks) {
    const WheelRange next = ranges.back();
    ranges.pop_back();
    if (commonStarts(targets, next).empty()) continue;
    if (const auto found = momentAt(targets, next.from); found && found->apart <= kAtOnce) return found;
    if (next.to - next.from > kNarrow) {
      ranges.push_back({next.middle(), next.to});
      ranges.push_back({next.from, next.middle()});
    } else if (const auto last = momentAt(targets, next.to); last && last->apart <= kAtOnce) {
      return last;
    }
  }
  return std::nullopt;
}

/// The first wheel from which the tolerance lets all be touched is a little smaller than that which touches them
/// exactly.
Together::Moment Together::sharpened(std::vector<Sides>& targets, const Moment& found,
                                     const std::vector<double>& cuts) {
  const auto exactAt = [&](double wheel) {
    std::optional<Moment> moment = momentAt(targets, wheel);
    return moment && moment->apart <= kSame ? moment : std::nullopt;
  };
  double missing = found.wheel;
  std::optional<Moment> exact;
  std::vector<double> guesses = cuts;
  for (double by = kNarrow; by <= kBeyond; by *= 2) guesses.push_back(found.wheel + by);
  std::sort(guesses.begin(), guesses.end());
  for (const double guess : guesses) {
    if (guess <= found.wheel || guess > found.wheel + kBeyond) continue;
    exact = exactAt(guess);
    if (exact) break;
    missing = guess;
  }
  while (exact && exact->wheel - missing > kSettled) {
    const double middle = (missing + exact->wheel) / 2;
    if (const auto nearer = exactAt(middle))
      exact = nearer;
    else
      missing = middle;
  }
  return exact.value_or(found);
}

/// Each stretch of starts that is free for a side of every target, so far as the advances can be the same there.
std::vector<Together::Common> Together::commonStarts(std::vector<Sides>& targets, WheelRange range) {
  m_meetings.assign(targets.size(), {});
  std::vector<Common> common{{{0, kFar}, {}}};
  for (std::size_t t = 0; t < targets.size() && !common.empty(); ++t) {
    for (Slice& side : targets[t]) {
      if (range.from < side.wheels().from || range.to > side.wheels().to) continue;
      Meeting meeting{&side, {}, makeHeading(side.lane(), range.middle()), 0};
      side.freeStarts(range, meeting.starts);
      meeting.slack = slackOf(side.lane(), range, meeting.starts);
      if (!meeting.starts.empty()) m_meetings[t].push_back(std::move(meeting));
    }
    std::vector<Common> narrower;
    for (const Common& some : common)
      for (const Meeting& meeting : m_meetings[t])
        for (const Span starts : meeting.starts) {
          Common both = some;
          both.starts = {std::max(starts.from, some.starts.from), std::min(starts.to, some.starts.to)};
          if (both.starts.from > both.starts.to) continue;
          const Meeting& first = both.with.empty() ? meeting : *both.with.front();
          if (!canMeet(both.starts, first.heading, meeting.heading, first.slack + meeting.slack + kAtOnce)) continue;
          both.with.push_back(&meeting);
          narrower.push_back(std::move(both));
        }
    common = std::move(narrower);
  }
  return common;
}

std::optional<Together::Moment> Together::momentAt(std::vector<Sides>& targets, double wheel) {
  std::optional<Moment> best;
  std::vector<double> starts;
  for (const Common& common : commonStarts(targets, {wheel, wheel})) {
    starts.clear();
    const std::vector<const Meeting*>& with = common.with;
    for (std::size_t a = 0; a < with.size(); ++a)
      for (std::size_t b = a; b < with.size(); ++b)
        addMoments(common.starts, with[a]->heading, with[b]->heading, starts);
    for (const double start : starts) {
      double least = kFar;
      double most = -kFar;
      for (const Meeting* meeting : with) {
        least = std::min(least, meeting->heading.advanceFrom(start));
        most = std::max(most, meeting->heading.advanceFrom(start));
      }
      const double apart = most - least <= kSame ? 0 : most - least;
      const Moment here{wheel, start, apart, start + std::max(0.0, least), with.front()->slice};
      const bool isBetter =
          !best || here.apart < best->apart || (here.apart == best->apart && here.straight < best->straight - kSame);
      if (isBetter) best = here;
    }
  }
  return best;
}

}  // namespace frontage::geometry::charge
