#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

namespace frontage::ui {

[[nodiscard]] inline double millisecondsOf(const std::function<void()>& what) {
  QElapsedTimer timer;
  timer.start();
  what();
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The time that so large a part of them does not exceed.
[[nodiscard]] inline double at(std::vector<double> times, double part) {
  std::sort(times.begin(), times.end());
  return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

/// A row of the table.
inline void print(const char* what, const std::vector<double>& times) {
  std::printf("| %s | %zu | %.1f ms | %.1f ms | %.1f ms |\n", what, times.size(), at(times, 0.5), at(times, 0.99),
              at(times, 1));
  std::fflush(stdout);
}

}  // namespace frontage::ui
