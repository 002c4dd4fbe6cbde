#pragma once

#include "geometry/motion/path.h"
#include "ui/overlays/overlay_mark.h"

namespace frontage::ui {

/// The ground that a movement covers up to `t` of its own time in [0, 1], with the trail of each turning corner and the
/// point that it turned about.
[[nodiscard]] Overlay sweepMarks(const geometry::Path& path, double t);

}  // namespace frontage::ui
