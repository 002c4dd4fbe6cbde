#pragma once

#include "ui/export/picture_maker.h"

#include <QImage>
#include <QPainter>

namespace frontage::ui {

/// A picture of pixels. Painted in bands, so that one as large as a poster does not hold anybody up either.
class RasterPicture : public PictureMaker {
 public:
  explicit RasterPicture(BoardPicture& board);
  bool advance() override;
  [[nodiscard]] double progress() const override;
  /// A PNG.
  [[nodiscard]] QByteArray bytes() override;

  /// Takes the whole picture. Requires: advance() said false.
  [[nodiscard]] QImage image();

 private:
  void beginBand();
  void endBand();

  BoardPicture& m_board;
  std::vector<QGraphicsItem*> m_items;
  QImage m_image;
  std::unique_ptr<QPainter> m_painter;
  QRectF m_band;           ///< on the page
  int m_row = 0;           ///< the first of the band, pixels
  std::size_t m_next = 0;  ///< item
};

}  // namespace frontage::ui
