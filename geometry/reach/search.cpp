#include "geometry/reach/search.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// Two wheels, or two ways, that differ by less are the same (reach.h).
constexpr double kSame = 1e-9;
/// A range of wheels this narrow is a wheel.
constexpr double kNarrow = 1e-9;
/// That no smaller wheel has the best score is made sure down to this far below the one that was found, radians. Nearer
/// to it, only the place where that score sets in is followed down.
constexpr double kProof = 1e-6;
/// How closely that place is found, radians.
constexpr double kSettled = 1e-12;
/// How closely a range is cut about a guess, as a part of its width.
constexpr double kAbout = 0.02;
/// A search ends after this many ranges, whatever is left. The most ever seen is a tenth of it.
constexpr int kMostRanges = 20000;

}  // namespace

Search::Search(const ReachProblem& problem) : Search(problem, makeBarriers(problem)) {}

Search::Search(const ReachProblem& problem, const std::vector<Barrier>& barriers)
    : m_slices{Slice(problem, barriers, Hand::Left), Slice(problem, barriers, Hand::Right)} {}

double Search::costOf(Hand hand, double wheel) const noexcept {
  return m_small == Small::Wheel ? wheel : std::fabs(slice(hand).lane().turn - wheel);
}

/// No range holds the wheel that leaves no door inside (Slice::parts()), so it is least at one of the ends.
double Search::leastCost(const Node& node) const noexcept {
  return std::min(costOf(node.hand, node.range.from), costOf(node.hand, node.range.to));
}

bool Search::comesLater(const Node& a, const Node& b) const noexcept {
  if (a.score != b.score) return a.score < b.score;
  const double costOfA = leastCost(a);
  const double costOfB = leastCost(b);
  if (costOfA != costOfB) return costOfA > costOfB;
  return a.hand == Hand::Right && b.hand == Hand::Left;
}

bool Search::isBetter(const Candidate& a, const Candidate& b) const noexcept {
  if (a.score != b.score) return a.score > b.score;
  const double more = costOf(a.hand, a.wheel) - costOf(b.hand, b.wheel);
  if (std::fabs(more) > kSame) return more < 0;
  if (std::fabs(a.straight - b.straight) > kSame) return a.straight < b.straight;
  if (std::fabs(a.slid - b.slid) > kSame) return a.slid < b.slid;
  return a.hand == Hand::Left && b.hand == Hand::Right;
}

bool Search::couldImprove(double score, double cost) const noexcept {
  if (score == ScoreTable::kNone) return false;
  if (!m_best || score > m_best->score) return true;
  return score == m_best->score && cost < costOf(m_best->hand, m_best->wheel) - kProof;
}

void Search::offer(Candidate candidate, const Heading& heading, Span starts, Span ends) {
  // Both advances together are linear in the start on either side of the knee.
  const Landing& landing = slice(candidate.hand).landing();
  const double knee = heading.sin > 0 ? heading.knee / heading.sin : 0;
  for (const double start : {starts.from, starts.to, std::clamp(knee, starts.from, starts.to)}) {
    candidate.start = start;
    candidate.straight = start + std::max(0.0, heading.advanceFrom(start));
    candidate.offset = landing.endOf(heading.door, heading.offsetAt(start), ends);
    candidate.slid = std::fabs(candidate.offset - heading.offsetAt(start));
    if (!m_best || isBetter(candidate, *m_best)) m_best = candidate;
  }
}

/// Offers, of the cells that score best there, what a stretch of starts leads to.
void Search::offerStarts(Candidate candidate, const Heading& heading, Span starts) {
  const Lane& lane = slice(candidate.hand).lane();
  for (const Span ends : m_ends) {
    const Span onTable = lane.mirrored(ends);
    candidate.score = m_table->best(onTable);
    if (candidate.score == ScoreTable::kNone || (m_best && candidate.score < m_best->score)) continue;
    for (const ScoreTable::Cell& cell : m_table->cells()) {
      if (cell.score != candidate.score) continue;
      const Span part = lane.mirrored(ScoreTable::common(cell, onTable));
      if (part.from > part.to) continue;
      offer(candidate, heading, startsFor(candidate.hand, heading, starts, part), part);
    }
  }
}

/// Those of the starts from which the charger can end at these offsets.
Span Search::startsFor(Hand hand, const Heading& heading, Span starts, Span ends) const noexcept {
  if (heading.sin <= 0) return starts;
  const Span contacts = slice(hand).landing().contactsFor(heading.door, ends);
  return {std::clamp(heading.startFor(contacts.to), starts.from, starts.to),
          std::clamp(heading.startFor(contacts.from), starts.from, starts.to)};
}

void Search::tryStraight() {
  Slice& s = sliceOf(Hand::Left);
  if (!s.straightIsFree()) return;
  s.straightOffsets(m_ends);
  offerStarts({Hand::Left, 0}, makeHeading(s.lane(), 0), {0, 0});
}

/// Offers what one wheel leads to. Gives what it lacks of this score, in inches of whatever is short: of an offset or
/// of room between the obstacles; minus what is to spare.
double Search::tryWheel(Hand hand, double wheel, double score, Reached& reached) {
  Slice& s = sliceOf(hand);
  reached.stretches.clear();
  const WheelRange range{wheel, wheel};
  double gap = kUnknown;
  const double room = s.freeStarts(range, m_free);
  reached.room = room;
  if (m_free.empty()) return -room;
  const Heading heading = makeHeading(s.lane(), wheel);
  for (const Span starts : m_free) {
    s.offsets(range, starts, m_ends);
    reached.stretches.insert(reached.stretches.end(), m_ends.begin(), m_ends.end());
    for (const Span ends : m_ends) {
      gap = std::min(gap, std::max(m_table->gapTo(score, s.lane().mirrored(ends)), starts.from - starts.to));
    }
    offerStarts({hand, wheel}, heading, starts);
  }
  return gap;
}

/// The most that a range of wheels could score.
double Search::boundOf(const Node& node, const Bend& bend) {
  Slice& s = sliceOf(node.hand);
  s.freeStarts(node.range, m_free);
  m_stretches.clear();
  for (const Span starts : m_free) {
    s.offsets(node.range, starts, m_ends);
    m_stretches.insert(m_stretches.end(), m_ends.begin(), m_ends.end());
  }
  bend.cut(node.first.reached, node.last.reached, m_stretches);
  double score = ScoreTable::kNone;
  for (const Span ends : m_stretches) score = std::max(score, m_table->best(s.lane().mirrored(ends)));
  return score;
}

void Search::pushRange(Node node, const Bend& bend) {
  if (node.range.to - node.range.from <= kNarrow) return;
  // Even a range that holds the best score there is must hold a smaller wheel.
  const double cost = leastCost(node);
  if (!couldImprove(m_table->highest(), cost)) return;
  const double score = boundOf(node, bend);
  if (!couldImprove(score, cost)) return;
  if (score != node.score) node.first.gap = node.last.gap = kUnknown;
  node.score = score;
  push(std::move(node));
}

void Search::push(Node node) {
  m_queue.push_back(std::move(node));
  std::push_heap(m_queue.begin(), m_queue.end(), [this](const Node& a, const Node& b) { return comesLater(a, b); });
}

/// Both ends of a range, and then the range itself.
void Search::begin(Hand hand, WheelRange range) {
  Node node;
  node.range = range;
  node.hand = hand;
  node.score = boundOf(node, {});
  const double cost = leastCost(node);
  if (!couldImprove(node.score, cost)) return;
  node.first.gap = tryWheel(hand, range.from, node.score, node.first.reached);
  node.last.gap = tryWheel(hand, range.to, node.score, node.last.reached);
  if (couldImprove(node.score, cost)) push(std::move(node));
}

/// Looks at a range more closely: where one end misses the score and the other has it, close about the place where a
/// straight line between the two would get it; else in the middle.
void Search::expand(const Node& node) {
  const double gapFrom = node.first.gap;
  const double gapTo = node.last.gap;
  const bool crosses = gapFrom > 0 && gapTo <= 0 && gapFrom < kUnknown && gapTo > -kUnknown;
  if (crosses && !node.halve) {
    cutAbout(node, node.range.from + (node.range.to - node.range.from) * (gapFrom / (gapFrom - gapTo)));
    return;
  }
  const auto [from, to] = node.range;
  Tried middle;
  middle.gap = tryWheel(node.hand, node.range.middle(), node.score, middle.reached);
  const Bend bend = to - from <= Bend::kWidest ? Bend(node.first.reached, middle.reached, node.last.reached) : Bend();
  pushRange({node.score, {from, node.range.middle()}, node.hand, node.first, middle}, bend);
  pushRange({node.score, {node.range.middle(), to}, node.hand, middle, node.last}, bend);
}

void Search::cutAbout(const Node& node, double guess) {
  const double from = node.range.from;
  const double to = node.range.to;
  const double about = std::max(kNarrow / 4, (to - from) * kAbout);
  const double before = std::max(guess - about, (from + guess) / 2);
  const double after = std::min(guess + about, (guess + to) / 2);
  Tried atBefore;
  Tried atAfter;
  atAfter.gap = tryWheel(node.hand, after, node.score, atAfter.reached);
  atBefore.gap = tryWheel(node.hand, before, node.score, atBefore.reached);
  // A guess that leaves more than half of the range was a bad one, and the next may be no better.
  const auto pushPart = [&](WheelRange range, const Tried& first, const Tried& last) {
    pushRange({node.score, range, node.hand, first, last, range.to - range.from > (to - from) / 2}, {});
  };
  pushPart({from, before}, node.first, atBefore);
  pushPart({before, after}, atBefore, atAfter);
  pushPart({after, to}, atAfter, node.last);
}

/// Follows the best score down from the wheel that was found to where it sets in.
void Search::settle() {
  if (!m_best || m_best->wheel <= 0) return;
  const Candidate found = *m_best;
  double missing = std::max(slice(found.hand).wheels().from, found.wheel - 2 * kProof);
  double gapMissing = tryWheel(found.hand, missing, found.score, m_reached);
  double having = found.wheel;
  double gapHaving = tryWheel(found.hand, having, found.score, m_reached);
  while (having - missing > kSettled && gapMissing > 0 && gapHaving <= 0) {
    const double part = std::clamp(gapMissing / (gapMissing - gapHaving), 0.1, 0.9);
    const double guess = missing + (having - missing) * part;
    const double gap = tryWheel(found.hand, guess, found.score, m_reached);
    (gap > 0 ? missing : having) = guess;
    (gap > 0 ? gapMissing : gapHaving) = gap;
  }
  // Wheels that are the same to kSame do not take each other's place: this one does.
  const Candidate best = *m_best;
  if (having >= best.wheel) return;
  m_best.reset();
  tryWheel(found.hand, having, found.score, m_reached);
  if (!m_best || m_best->score < best.score) m_best = best;
}

void Search::look(const ScoreTable& table, Until until) {
  m_table = &table;
  m_best.reset();
  m_queue.clear();
  const auto isDone = [&] { return until == Until::Found && m_best; };
  tryStraight();
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    for (const WheelRange range : sliceOf(hand).parts()) {
      if (isDone()) return;
      begin(hand, range);
    }
  }
  for (int ranges = 0; !m_queue.empty() && ranges < kMostRanges && !isDone(); ++ranges) {
    std::pop_heap(m_queue.begin(), m_queue.end(), [this](const Node& a, const Node& b) { return comesLater(a, b); });
    const Node node = std::move(m_queue.back());
    m_queue.pop_back();
    if (couldImprove(node.score, leastCost(node))) expand(node);
  }
}

std::optional<Candidate> Search::best(const ScoreTable& table) {
  look(table, Until::Best);
  settle();
  return m_best;
}

std::optional<Candidate> Search::leastDoor(const ScoreTable& table) {
  const Span wanted = table.wanted();
  if (wanted.from > wanted.to) return std::nullopt;
  const ScoreTable alike(wanted);
  m_small = Small::Door;
  look(alike, Until::Best);
  const double least = m_best ? costOf(m_best->hand, m_best->wheel) : 0;
  m_small = Small::Wheel;
  if (!m_best) return std::nullopt;
  // What the tolerance alone would let it wheel is no wheel.
  const Lane& lane = slice(Hand::Left).lane();
  const double hair = 2 * kContact / std::min(lane.width, lane.depth);
  for (Slice& s : m_slices) s.keepDoorWithin(least + hair);
  return best(table);
}

std::optional<Candidate> Search::any(const ScoreTable& table) {
  look(table, Until::Found);
  return m_best;
}

}  // namespace frontage::geometry::charge
