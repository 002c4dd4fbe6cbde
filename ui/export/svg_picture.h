#pragma once

#include "ui/export/picture_maker.h"

namespace frontage::ui {

/// A drawing of lines and words. Every unit and every piece of terrain is a group of its own with the thing's id and
/// title; its first child is the exact footprint, unpainted, so that a reader need not guess it from lines.
///
///   <svg data-pixels-per-inch="…" data-origin="x y">     where the table's corner 0, 0 lies; y goes down
///     <g id="unit-knights" class="unit" data-army="red" data-models="10" data-facing="0">
///       <title>Knights</title>
///       <polygon class="footprint" points="…" fill="none" stroke="none"/>
///
/// The footprints are written to 1e-6 pixels.
[[nodiscard]] std::unique_ptr<PictureMaker> makeSvg(BoardPicture& board, const QString& title);

}  // namespace frontage::ui
