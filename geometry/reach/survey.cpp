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

/// What every wheel of the range leaves free is reached for certain, and what lies between.
void Survey::addRange(Hand hand, WheelRange range) {
  Slice& s = sliceOf(hand);
  s.freeStarts(range, m_free, Sense::EveryWheel);
  for (const Span starts : m_free) {
    s.offsets(range, starts, m_ends, Sense::EveryWheel);
    addEnds(hand, range.middle(), starts);
  }
}

double Survey::missingIn(Hand hand, WheelRange range) {
  Slice& s = sliceOf(hand);
  s.freeStarts(range, m_free);
  double missing = 0;
  for (const Span starts : m_free) {
    s.offsets(range, starts, m_ends);
    for (const Span ends : m_ends) missing += m_cover.missing(s.lane().mirrored(ends));
  }
  return missing;
}

void Survey::pushRange(Hand hand, WheelRange range) {
  if ((range.to - range.from) * std::cos(sliceOf(hand).lane().turn - range.middle()) <= kNarrow) return;
  const double missing = missingIn(hand, range);
  if (missing <= 0) return;
  m_queue.push_back({missing, range, hand});
  std::push_heap(m_queue.begin(), m_queue.end(), [](const Node& a, const Node& b) { return a.missing < b.missing; });
}

const Cover& Survey::run(Until until) {
  const auto isDone = [&] { return until == Until::Found && !m_cover.stretches().empty(); };
  addStraight();
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    for (const WheelRange range : sliceOf(hand).parts()) {
      if (isDone()) return m_cover;
      if (missingIn(hand, range) <= 0) continue;
      addRange(hand, {range.from, range.from});
      addRange(hand, {range.to, range.to});
      pushRange(hand, range);
    }
  }
  for (int ranges = 0; !m_queue.empty() && ranges < kMostRanges && !isDone(); ++ranges) {
    std::pop_heap(m_queue.begin(), m_queue.end(), [](const Node& a, const Node& b) { return a.missing < b.missing; });
    const Node node = m_queue.back();
    m_queue.pop_back();
    if (missingIn(node.hand, node.range) <= 0) continue;
    const double middle = (node.range.from + node.range.to) / 2;
    addRange(node.hand, {middle, middle});
    if (isDone()) break;
    addRange(node.hand, node.range);
    pushRange(node.hand, {node.range.from, middle});
    pushRange(node.hand, {middle, node.range.to});
  }
  return m_cover;
}

}  // namespace frontage::geometry::charge
