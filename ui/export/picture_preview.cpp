#include "ui/export/picture_preview.h"

#include <QElapsedTimer>
#include <QPainter>

namespace frontage::ui {

namespace {
constexpr int kRest = 60;  // milliseconds without a change before it is painted
constexpr int kTurn = 12;  // milliseconds in which the window gets no other turn
}  // namespace

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent) {
  setMinimumSize(320, 240);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAccessibleName(tr("Preview of the picture"));
  connect(&m_later, &QTimer::timeout, this, &PicturePreview::turn);
}

void PicturePreview::show(const PictureContent& content) {
  m_content = content;
  m_painting.reset();
  m_later.start(kRest);
}

/// As large as it will be, made smaller: words and lines have the proportions of the real one.
void PicturePreview::begin() {
  const PictureLayout whole = layOutPicture(m_content.field.table, m_content.options);
  const QSizeF room = QSizeF(size()) * devicePixelRatioF();
  PictureOptions options = m_content.options;
  if (options.size.isEmpty()) options.size = whole.pixels();
  m_board = std::make_unique<BoardPicture>(m_content.field, options);
  m_board->shrinkTo(QSizeF(whole.pixels()).scaled(room, Qt::KeepAspectRatio).toSize());
  m_board->show(m_content.field, m_content.marks);
  m_painting = std::make_unique<RasterPicture>(*m_board);
}

void PicturePreview::turn() {
  if (!isVisible() || width() < 1) return;
  if (!m_painting) begin();
  m_later.start(0);
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < kTurn) {
    if (m_painting->advance()) continue;
    m_later.stop();
    m_image = std::exchange(m_painting, nullptr)->image();
    m_image.setDevicePixelRatio(devicePixelRatioF());
    update();
    return;
  }
}

void PicturePreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QSizeF size = m_image.deviceIndependentSize();
  const QRectF box(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size);
  painter.drawImage(box.topLeft(), m_image);
  painter.setPen(theme().colour(Role::Line));
  if (!m_image.isNull()) painter.drawRect(box.adjusted(0, 0, -1, -1));
}

void PicturePreview::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (!m_content.field.armies.empty()) show(PictureContent(m_content));
}

}  // namespace frontage::ui
