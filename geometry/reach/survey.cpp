#include "geometry/reach/survey.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::charge {

namespace {

/// A range of wheels this narrow is a wheel: it moves an offset by less than the cover joins. With the door near a
/// quarter turn an offset moves faster, as one over the cosine, and is of as much less account.
constexpr double kNarrow = 1e-8;
/// A survey ends after this many ranges, whatever is left: only where stretches end in a flat curve does it come near.
constexpr int kMostRanges = 20000;

}  // namespace

Survey::Survey(const ReachProblem& problem) : Survey(problem, makeBarriers(problem)) {}

Survey::Survey(const ReachProblem& problem, const std::vector<Barrier>& barriers)
    : m_slices{Slice(problem, barriers, Hand::Left), Slice(problem, barriers, Hand::Right)} {}

/// Takes up what a stretch of starts leads to, with a witness at this wheel.
void Survey::addEnds(Hand hand, double wheel, Span starts) {
  const Slice& s = slice(hand);
  const Heading heading = makeHeading(s.lane(), wheel);
  for (const Span ends : m_ends) {
    // The same start serves all ends that it can; the middle of the starts is farthest from what limits them.
    const Span contacts = s.landing().contactsFor(heading.door, ends);
    double start = starts.from;
    if (heading.sin > 0) {
      const double least = std::clamp(heading.startFor(contacts.to), starts.from, starts.to);
      start = (least + std::clamp(heading.startFor(contacts.from), starts.from, starts.to)) / 2;
    }
    const double offset = s.landing().endOf(heading.door, heading.offsetAt(start), ends);
    m_cover.add(s.lane().mirrored(ends), {hand, wheel, start, offset});
  }
}

void Survey::addStraight() {
  Slice& s = sliceOf(Hand::Left);
  if (!s.straightIsFree()) return;
  s.straightOffsets(m_ends);
  addEnds(Hand::Left, 0, {0, 0});
}

/// What one wheel reaches, in the lane's sense.
Reached Survey::addWheel(Hand hand, double wheel) {
  Slice& s = sliceOf(hand);
  Reached all;
  all.room = s.freeStarts({wheel, wheel}, m_free);
  for (const Span starts : m_free) {
    s.offsets({wheel, wheel}, starts, m_ends);
    all.stretches.insert(all.stretches.end(), m_ends.begin(), m_ends.end());
    addEnds(hand, wheel, starts);
  }
  return all;
}

/// What every wheel of the range leaves free is reached for certain, and what lies between.
void Survey::addRange(Hand hand, WheelRange range) {
  Slice& s = sliceOf(hand);
  s.freeStarts(range, m_free, Sense::EveryWheel);
  for (const Span starts : m_free) {
    s.offsets(range, starts, m_ends, Sense::EveryWheel);
    addEnds(hand, range.middle(), starts);
  }
}

void Survey::findReached(Node& node) {
  Slice& s = sliceOf(node.hand);
  node.reached.clear();
  s.freeStarts(node.range, m_free);
  for (const Span starts : m_free) {
    s.offsets(node.range, starts, m_ends);
    node.reached.insert(node.reached.end(), m_ends.begin(), m_ends.end());
  }
}

double Survey::missingOf(const Node& node) const noexcept {
  double missing = 0;
  for (const Span ends : node.reached) missing += m_cover.missing(slice(node.hand).lane().mirrored(ends));
  return missing;
}

void Survey::push(Node node, const Bend& bend) {
  const WheelRange range = node.range;
  if ((range.to - range.from) * std::cos(slice(node.hand).lane().turn - range.middle()) <= kNarrow) return;
  findReached(node);
  bend.cut(node.atFrom, node.atTo, node.reached);
  node.missing = missingOf(node);
  if (node.missing <= 0) return;
  m_queue.push_back(std::move(node));
  std::push_heap(m_queue.begin(), m_queue.end(), [](const Node& a, const Node& b) { return a.missing < b.missing; });
}

void Survey::begin(Hand hand, WheelRange range) {
  Node node{0, range, hand, {}, {}, {}};
  findReached(node);
  if (missingOf(node) <= 0) return;
  node.atFrom = addWheel(hand, range.from);
  node.atTo = addWheel(hand, range.to);
  push(std::move(node), {});
}

void Survey::expand(const Node& node) {
  const auto [from, to] = node.range;
  const double middle = node.range.middle();
  const Reached atMiddle = addWheel(node.hand, middle);
  addRange(node.hand, node.range);
  const Bend bend = to - from <= Bend::kWidest ? Bend(node.atFrom, atMiddle, node.atTo) : Bend();
  push({0, {from, middle}, node.hand, node.atFrom, atMiddle, {}}, bend);
  push({0, {middle, to}, node.hand, atMiddle, node.atTo, {}}, bend);
}

const Cover& Survey::run() {
  addStraight();
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    for (const WheelRange range : sliceOf(hand).parts()) {
      begin(hand, range);
    }
  }
  for (int ranges = 0; !m_queue.empty() && ranges < kMostRanges; ++ranges) {
    std::pop_heap(m_queue.begin(), m_queue.end(), [](const Node& a, const Node& b) { return a.missing < b.missing; });
    const Node node = std::move(m_queue.back());
    m_queue.pop_back();
    if (missingOf(node) > 0) expand(node);
  }
  return m_cover;
}

}  // namespace frontage::geometry::charge
