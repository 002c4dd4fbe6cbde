#include "ui/export/raster_picture.h"

#include <QBuffer>
#include <QGraphicsItem>
#include <QImageWriter>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace frontage::ui {

namespace {

constexpr int kBandPixels = 1'000'000;  ///< few enough that filling them takes a millisecond or two
constexpr double kPensStandOut = 4;     ///< pixels by which a line may leave the box of its item

/// Qt paints with the widest registers that the address of a pixel allows, and they round otherwise than the narrow
/// ones: only when every picture begins at such an address are its pixels the same every time.
QImage alignedImage(QSize size) {
  constexpr std::size_t kAlignment = 64;
  const std::size_t line = std::size_t(size.width()) * sizeof(QRgb);
  const std::size_t bytes = (line * std::size_t(size.height()) + kAlignment - 1) / kAlignment * kAlignment;
  void* memory = std::aligned_alloc(kAlignment, bytes);
  if (!memory) return {};
  return {static_cast<uchar*>(memory), size.width(), size.height(), static_cast<qsizetype>(line),
          QImage::Format_RGB32,        &std::free,   memory};
}

}  // namespace

RasterPicture::RasterPicture(BoardPicture& board)
    : m_board(board), m_items(board.items()), m_image(alignedImage(board.layout().pixels())) {
  if (!m_image.isNull()) m_image.setDevicePixelRatio(std::max(1.0, board.layout().ratio));
}

void RasterPicture::beginBand() {
  const int rows = std::min(std::max(1, kBandPixels / m_image.width()), m_image.height() - m_row);
  const double pixel = 1 / m_board.layout().ratio;
  m_band = QRectF(0, m_row * pixel, m_board.layout().page.width(), rows * pixel);
  m_painter = std::make_unique<QPainter>(&m_image);
  // Painters take no account of devices with less than one pixel for one of the layout.
  if (const double ratio = m_board.layout().ratio; ratio < 1) m_painter->scale(ratio, ratio);
  m_painter->setClipRect(m_band);
  m_board.paintGround(*m_painter);
  m_next = 0;
  m_row += rows;
}

void RasterPicture::endBand() {
  m_board.paintCaption(*m_painter);
  m_painter.reset();
}

bool RasterPicture::advance() {
  if (m_image.isNull()) return false;
  if (!m_painter) {
    if (m_row >= m_image.height()) return false;
    beginBand();
    return true;
  }
  while (m_next < m_items.size()) {
    QGraphicsItem& item = *m_items[m_next++];
    const QRectF box = m_board.boxOf(item).adjusted(-kPensStandOut, -kPensStandOut, kPensStandOut, kPensStandOut);
    if (!box.intersects(m_band)) continue;
    m_board.paintItem(*m_painter, item);
    return true;
  }
  endBand();
  return true;
}

double RasterPicture::progress() const {
  return m_image.isNull() ? 1 : double(m_row) / m_image.height();
}

QImage RasterPicture::image() {
  m_image.setDevicePixelRatio(1);
  return std::move(m_image);
}

QByteArray RasterPicture::bytes() {
  if (m_image.isNull()) throw std::runtime_error("there is not enough memory for a picture of this size");
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "png");
  if (!writer.write(image())) throw std::runtime_error(writer.errorString().toStdString());
  return png;
}

}  // namespace frontage::ui
