#pragma once

#include "geometry/base/facing.h"

namespace frontage::core {

/// The number of degrees in [0, 360) to write for a facing: the shortest that gives exactly this one. Free turns leave
/// a facing an ulp or two beside the number that the user meant: then that number. If no number gives it, the nearest
/// to 1e-12. Writing what is read back gives the same number again.
[[nodiscard]] double bearingToWrite(geometry::Facing facing);

}  // namespace frontage::core
