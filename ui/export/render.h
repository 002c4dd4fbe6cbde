#pragma once

#include "core/run/play_orders.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <optional>
#include <string>

// For programs without a window: no header of Qt, and the only one of ui that app/cli knows.
namespace frontage::ui {

/// A picture to make, or with `animate` an animation of all steps.
struct RenderRequest {
  std::string path;  ///< the ending says what it is: png, svg, pdf; gif, webp, mp4
  std::optional<int> width;
  std::optional<int> height;
  std::size_t steps = 0;  ///< picture: after so many
  bool animate = false;
  bool caption = false;
  bool dark = false;
};

struct Rendered {
  int width = 0;  ///< pixels
  int height = 0;
  int frames = 0;        ///< of an animation
  int milliseconds = 0;  ///< of an animation
};

/// What is wrong with the request, in one sentence that names the option; empty when it can be done.
[[nodiscard]] std::string renderProblem(const RenderRequest& request);

/// Makes the file, painted by the items of the window without one: needs no display. Starts Qt, and ends it. The same
/// request gives the same bytes. Throws std::runtime_error with one sentence.
[[nodiscard]] Rendered render(const core::Scenario& scenario, const core::PhaseRun& run, const RenderRequest& request);

}  // namespace frontage::ui
