#include "ui/export/render.h"

#include <stdexcept>

// In the place of ui/export/render.cpp where the window is not built.
namespace frontage::ui {

std::string renderProblem(const RenderRequest& /*request*/) {
  return "render: this program was built without the window (FRONTAGE_WINDOW=OFF), whose items draw the pictures";
}

Rendered render(const core::Scenario& /*scenario*/, const core::PhaseRun& /*run*/, const RenderRequest& request) {
  throw std::runtime_error(renderProblem(request));
}

}  // namespace frontage::ui
