#include "geometry/reach/span.h"

#include <algorithm>

namespace frontage::geometry::charge {

double subtract(Span whole, Spans& forbidden, Spans& free) {
  free.clear();
  std::sort(forbidden.begin(), forbidden.end(), [](const Span& a, const Span& b) { return a.from < b.from; });
  double at = whole.from;
  double room = whole.from - whole.to;
  for (const Span& no : forbidden) {
    if (no.from >= no.to || no.to <= at) continue;
    if (no.from > whole.to) break;
    room = std::max(room, no.from - at);
    if (no.from >= at) free.push_back({at, no.from});
    at = no.to;
  }
  room = std::max(room, whole.to - at);
  if (at <= whole.to) free.push_back({at, whole.to});
  return room;
}

void join(Spans& stretches) {
  std::sort(stretches.begin(), stretches.end(), [](const Span& a, const Span& b) { return a.from < b.from; });
  std::size_t last = 0;
  for (std::size_t i = 1; i < stretches.size(); ++i) {
    if (stretches[i].from < stretches[last].to) {
      stretches[last].to = std::max(stretches[last].to, stretches[i].to);
    } else {
      stretches[++last] = stretches[i];
    }
  }
  if (!stretches.empty()) stretches.resize(last + 1);
}

}  // namespace frontage::geometry::charge
