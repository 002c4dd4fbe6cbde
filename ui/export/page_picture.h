#pragma once

#include "ui/export/picture_maker.h"

#include <QPainter>

class QPagedPaintDevice;

namespace frontage::ui {

/// Paints a board on one page of paper, piece by piece: as large as the page allows, in its middle.
class PagePainter {
 public:
  /// The device must outlive this. Painting begins with the first piece.
  PagePainter(BoardPicture& board, QPagedPaintDevice& page);
  /// Paints the next piece; false when there was none left.
  bool advance();
  /// Packs what was painted, which takes its time; may be done in another thread, once advance() is false.
  void finish() { m_painter.reset(); }
  [[nodiscard]] double progress() const;

 private:
  BoardPicture& m_board;
  QPagedPaintDevice& m_page;
  std::vector<QGraphicsItem*> m_items;
  std::unique_ptr<QPainter> m_painter;
  std::size_t m_next = 0;
  bool m_done = false;
};

/// A PDF of one page, as large as the picture at 96 pixels an inch.
[[nodiscard]] std::unique_ptr<PictureMaker> makePdf(BoardPicture& board, const QString& title);

}  // namespace frontage::ui
