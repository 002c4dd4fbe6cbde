#pragma once

#include <cstdlib>

namespace frontage::testing {

/// `count` times the environment variable FRONTAGE_SOAK, for long runs of randomized tests.
[[nodiscard]] inline int soaked(int count) {
  const char* soak = std::getenv("FRONTAGE_SOAK");
  const int factor = soak == nullptr ? 1 : std::atoi(soak);
  return count * (factor > 0 ? factor : 1);
}

}  // namespace frontage::testing
