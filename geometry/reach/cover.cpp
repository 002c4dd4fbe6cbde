#include "geometry/reach/cover.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <utility>

namespace frontage::geometry::charge {

namespace {

/// Stretches closer than this are one.
constexpr double kJoin = kContact;
/// What sticks out by less is covered: so what lies between two stretches is looked for exactly when they are not one.
constexpr double kCovered = kJoin / 2;

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
    if (s.offsets.to + kCovered < at) continue;
    if (s.offsets.from - kCovered > offsets.to) break;
    missing += std::max(0.0, s.offsets.from - kCovered - at);
    at = s.offsets.to + kCovered;
  }
  return at <= offsets.to ? missing + std::max(offsets.to - at, kCovered) : missing;
}

}  // namespace frontage::geometry::charge
