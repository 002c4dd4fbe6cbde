#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/export/picture_options.h"

#include <QRectF>
#include <QTransform>

namespace frontage::ui {

/// Where everything lies in a picture. Lengths are pixels of the layout; a picture that is larger than the layout has
/// finer pixels, not thinner lines and smaller words.
struct PictureLayout {
  QSizeF page;
  double ratio = 1;   ///< pixels of the picture for one of the layout
  double zoom = 1;    ///< pixels for one scene unit
  QRectF board;       ///< the part of the page where the table is seen
  QRectF caption;     ///< below it; empty without one
  QTransform toPage;  ///< from the scene

  /// Pixels of the picture.
  [[nodiscard]] QSize pixels() const;
};

[[nodiscard]] PictureLayout layOutPicture(const core::Table& table, const PictureOptions& options);

}  // namespace frontage::ui
