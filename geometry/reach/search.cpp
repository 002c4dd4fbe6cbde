#include "geometry/reach/search.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry {

namespace {

/// Two wheels, or two ways, that differ by less are the same (reach.h).
constexpr double kSame = 1e-9;
/// A range of wheels this narrow is a wheel.
constexpr double kNarrow = 1e-10;

Span mirrored(Span s, double sign) noexcept {
  return sign > 0 ? s : Span{-s.to, -s.from};
}

bool isBetter(const Candidate& a, const Candidate& b) noexcept {
  if (a.score != b.score) return a.score > b.score;
  if (std::fabs(a.wheel - b.wheel) > kSame) return a.wheel < b.wheel;
  if (std::fabs(a.straight - b.straight) > kSame) return a.straight < b.straight;
  return a.hand == Hand::Left && b.hand == Hand::Right;
}

}  // namespace

Search::Search(const ReachProblem& problem) : m_slices{Slice(problem, Hand::Left), Slice(problem, Hand::Right)} {}

bool Search::comesLater(const Node& a, const Node& b) noexcept {
  if (a.score != b.score) return a.score < b.score;
  if (a.range.from != b.range.from) return a.range.from > b.range.from;
  return a.hand == Hand::Right && b.hand == Hand::Left;
}

bool Search::couldImprove(double score, double wheel) const noexcept {
  if (score == ScoreTable::kNone) return false;
  if (!m_best || score > m_best->score) return true;
  return score == m_best->score && wheel < m_best->wheel - kNarrow;
}

void Search::offer(Candidate candidate, const Heading& heading, Span starts, Span offsets) {
  // Both advances together are linear in the start on either side of the knee.
  const double knee = heading.sin > 0 ? heading.knee / heading.sin : 0;
  for (const double start : {starts.from, starts.to, std::clamp(knee, starts.from, starts.to)}) {
    candidate.start = start;
    candidate.straight = start + std::max(0.0, heading.advanceFrom(start));
    candidate.offset = std::clamp(heading.offsetAt(start), offsets.from, offsets.to);
    if (!m_best || isBetter(candidate, *m_best)) m_best = candidate;
  }
}

void Search::tryStraight() {
  if (!sliceOf(Hand::Left).straightIsFree()) return;
  const Heading heading = makeHeading(sliceOf(Hand::Left).lane(), 0);
  const Span at{heading.offsetAt(0), heading.offsetAt(0)};
  for (const ScoreTable::Cell& cell : m_table->cells()) {
    const Span part = ScoreTable::common(cell, at);
    if (part.from <= part.to && cell.score > ScoreTable::kNone) {
      offer({Hand::Left, 0, 0, 0, cell.score, 0}, heading, {0, 0}, part);
    }
  }
}

void Search::tryWheel(Hand hand, double wheel) {
  Slice& s = sliceOf(hand);
  const WheelRange range{wheel, wheel};
  s.freeStarts(range, m_free);
  if (m_free.empty()) return;
  const Heading heading = makeHeading(s.lane(), wheel);
  const double sign = s.lane().sign();
  for (const Span starts : m_free) {
    const Span offsets = mirrored(s.offsets(range, starts), sign);
    const double score = m_table->best(offsets);
    if (!couldImprove(score, wheel) && !(m_best && score == m_best->score && std::fabs(wheel - m_best->wheel) <= kSame))
      continue;
    for (const ScoreTable::Cell& cell : m_table->cells()) {
      if (cell.score != score) continue;
      const Span part = mirrored(ScoreTable::common(cell, offsets), sign);
      if (part.from > part.to) continue;
      const Span where{std::clamp(heading.startFor(part.to), starts.from, starts.to),
                       std::clamp(heading.startFor(part.from), starts.from, starts.to)};
      offer({hand, wheel, 0, 0, score, 0}, heading, where, part);
    }
  }
}

void Search::pushRange(Hand hand, WheelRange range) {
  if (range.to - range.from <= kNarrow) return;
  if (m_best && !couldImprove(m_best->score, range.from)) {
    // Only a higher score could still help; the bound below tells.
  }
  Slice& s = sliceOf(hand);
  s.freeStarts(range, m_free);
  double score = ScoreTable::kNone;
  for (const Span starts : m_free)
    score = std::max(score, m_table->best(mirrored(s.offsets(range, starts), s.lane().sign())));
  if (!couldImprove(score, range.from)) return;
  m_queue.push_back({score, range, hand});
  std::push_heap(m_queue.begin(), m_queue.end(), comesLater);
}

std::optional<Candidate> Search::best(const ScoreTable& table) {
  m_table = &table;
  m_best.reset();
  m_queue.clear();
  tryStraight();
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    const WheelRange all = sliceOf(hand).wheels();
    if (all.from > all.to) continue;
    const double flush = sliceOf(hand).lane().turn;
    tryWheel(hand, all.from);
    tryWheel(hand, all.to);
    if (flush > all.from && flush < all.to) {
      tryWheel(hand, flush);
      pushRange(hand, {all.from, flush});
      pushRange(hand, {flush, all.to});
    } else {
      pushRange(hand, all);
    }
  }
  while (!m_queue.empty()) {
    std::pop_heap(m_queue.begin(), m_queue.end(), comesLater);
    const Node node = m_queue.back();
    m_queue.pop_back();
    if (!couldImprove(node.score, node.range.from)) continue;
    const double middle = (node.range.from + node.range.to) / 2;
    tryWheel(node.hand, middle);
    pushRange(node.hand, {node.range.from, middle});
    pushRange(node.hand, {middle, node.range.to});
  }
  return m_best;
}

}  // namespace frontage::geometry
