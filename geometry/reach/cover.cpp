#include "geometry/reach/cover.h"

#include <algorithm>
#include <utility>

namespace frontage::geometry::charge {

namespace {

/// Stretches closer than this are one, and what sticks out by less is covered: far below kContact.
constexpr double kJoin = 1e-5;

}  // namespace

void Cover::add(Span offsets, const Candidate& witness) {
  // A single offset may come with its ends the wrong way round by rounding.
  if (offsets.from > offsets.to) std::swap(offsets.from, offsets.to);
  Stretch joined{offsets, witness};
  const auto first = std::find_if(m_stretches.begin(), m_stretches.end(),
                                  [&](const Stretch& s) { return s.offsets.to >= offsets.from - kJoin; });
  auto last = first;
  for (; last != m_stretches.end() && last->offsets.from <= offsets.to + kJoin; ++last) {
    joined.offsets.from = std::min(joined.offsets.from, last->offsets.from);
    joined.offsets.to = std::max(joined.offsets.to, last->offsets.to);
    if (last->witness.wheel <= joined.witness.wheel) joined.witness = last->witness;
  }
  if (first == last) {
    m_stretches.insert(first, joined);
  } else {
    *first = joined;
    m_stretches.erase(first + 1, last);
  }
}

double Cover::missing(Span offsets) const noexcept {
  double at = offsets.from;
  double missing = 0;
  for (const Stretch& s : m_stretches) {
    if (s.offsets.to + kJoin < at) continue;
    if (s.offsets.from - kJoin > offsets.to) break;
    missing += std::max(0.0, s.offsets.from - kJoin - at);
    at = s.offsets.to + kJoin;
  }
  return at <= offsets.to ? missing + std::max(offsets.to - at, kJoin) : missing;
}

}  // namespace frontage::geometry::charge
