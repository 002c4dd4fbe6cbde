#include "geometry/reach/survey.h"

#include <algorithm>

namespace frontage::geometry::charge {

namespace {

/// A range of wheels this narrow is a wheel: it moves an offset by less than the cover joins.
constexpr double kNarrow = 1e-8;

}  // namespace

Survey::Survey(const ReachProblem& problem) : m_slices{Slice(problem, Hand::Left), Slice(problem, Hand::Right)} {}

/// Takes up what a stretch of starts leads to.
void Survey::addEnds(Hand hand, double wheel, const Heading& heading, Span starts) {
  const Slice& s = slice(hand);
  for (const Span ends : m_ends) {
    const double end = (ends.from + ends.to) / 2;
    const Span contacts = s.landing().contactsFor(heading.door, {end, end});
    double start = starts.from;
    if (heading.sin > 0) {
      start = (std::clamp(heading.startFor(contacts.to), starts.from, starts.to) +
               std::clamp(heading.startFor(contacts.from), starts.from, starts.to)) /
              2;
    }
    const double offset = s.landing().endOf(heading.door, heading.offsetAt(start), {end, end});
    m_cover.add(s.lane().mirrored(ends), {hand, wheel, start, offset});
  }
}

void Survey::addStraight() {
  Slice& s = sliceOf(Hand::Left);
  if (!s.straightIsFree()) return;
  s.straightOffsets(m_ends);
  addEnds(Hand::Left, 0, makeHeading(s.lane(), 0), {0, 0});
}

void Survey::addWheel(Hand hand, double wheel) {
  Slice& s = sliceOf(hand);
  s.freeStarts({wheel, wheel}, m_free);
  if (m_free.empty()) return;
  const Heading heading = makeHeading(s.lane(), wheel);
  for (const Span starts : m_free) {
    s.offsets({wheel, wheel}, starts, m_ends);
    addEnds(hand, wheel, heading, starts);
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
  if (range.to - range.from <= kNarrow) return;
  const double missing = missingIn(hand, range);
  if (missing <= 0) return;
  m_queue.push_back({missing, range, hand});
  std::push_heap(m_queue.begin(), m_queue.end(), [](const Node& a, const Node& b) { return a.missing < b.missing; });
}

const Cover& Survey::run() {
  addStraight();
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    for (const WheelRange range : sliceOf(hand).parts()) {
      addWheel(hand, range.from);
      addWheel(hand, range.to);
    }
  }
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    for (const WheelRange range : sliceOf(hand).parts()) pushRange(hand, range);
  }
  int budget = 20000;
  while (!m_queue.empty() && --budget > 0) {
    std::pop_heap(m_queue.begin(), m_queue.end(), [](const Node& a, const Node& b) { return a.missing < b.missing; });
    const Node node = m_queue.back();
    m_queue.pop_back();
    if (missingIn(node.hand, node.range) <= 0) continue;
    const double middle = (node.range.from + node.range.to) / 2;
    addWheel(node.hand, middle);
    pushRange(node.hand, {node.range.from, middle});
    pushRange(node.hand, {middle, node.range.to});
  }
  return m_cover;
}

}  // namespace frontage::geometry::charge
