#pragma once

#include "ui/export/picture_options.h"

class QPainter;

namespace frontage::ui {

/// The height that the caption takes at this width, pixels; 0 for an empty one.
[[nodiscard]] double captionHeight(const Caption& caption, double width);
/// Paints it into the box, on a ground of its own.
void paintCaption(QPainter& painter, const Caption& caption, const QRectF& box);

}  // namespace frontage::ui
