#pragma once

namespace frontage::ui {

/// What lies over what on the table: the Z values of the items, from the bottom up. The table itself is the ground
/// below.
enum class Layer : int {
  Terrain,
  Zones,   ///< areas: zones, reach bands
  Swept,   ///< the ground that a movement covers
  Ghosts,  ///< where something was or may end
  Units,
  Lines,    ///< measuring lines, sight, paths
  Handles,  ///< of the selection and of tools
  Labels,   ///< names, figures beside the lines: a handle would hide them
  Dragged,  ///< what hangs on the pointer
};

[[nodiscard]] constexpr double zOf(Layer layer) noexcept {
  return static_cast<double>(layer);
}

}  // namespace frontage::ui
