#pragma once

#include <algorithm>
#include <cmath>

namespace frontage::core {

/// Looks for the least of a function on [from, to]: at places no farther apart than `step`, both ends among them, and
/// then by golden section between the neighbours of the best of them, down to `exact`. Of a function that falls and
/// then rises it is the least; of several valleys the deepest, where each is wider than a step. The function may be
/// infinite; the caller keeps what it has seen, and says by `goOn(width)` whether so narrow a rest is still of
/// interest. Requires: step, exact > 0.
template <class Function, class GoOn>
void lookForLeast(double from, double to, double step, double exact, const Function& function, const GoOn& goOn) {
  constexpr double kGolden = 0.6180339887498949;
  const int steps = std::max(1, static_cast<int>(std::ceil((to - from) / step)));
  const auto place = [&](int i) { return from + (to - from) * std::clamp(i, 0, steps) / steps; };
  int best = 0;
  double least = function(place(0));
  for (int i = 1; i <= steps; ++i)
    if (const double here = function(place(i)); here < least) {
      least = here;
      best = i;
    }
  if (std::isinf(least)) return;
  double low = place(best - 1);
  double high = place(best + 1);
  double left = high - kGolden * (high - low);
  double right = low + kGolden * (high - low);
  double atLeft = function(left);
  double atRight = function(right);
  while (high - low > exact && goOn(high - low)) {
    if (atLeft <= atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - kGolden * (high - low);
      atLeft = function(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + kGolden * (high - low);
      atRight = function(right);
    }
  }
}

}  // namespace frontage::core
