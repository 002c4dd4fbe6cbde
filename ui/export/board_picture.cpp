#include "ui/export/board_picture.h"

#include "ui/document/document.h"
#include "ui/export/caption_painter.h"
#include "ui/overlays/overlay_board.h"
#include "ui/scene/battlefield_scene.h"

#include <QGraphicsItem>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <utility>

namespace frontage::ui {

BoardPicture::BoardPicture(const core::Battlefield& field, PictureOptions options)
    : m_options(std::move(options)),
      m_document(std::make_unique<Document>()),
      m_scene(std::make_unique<BattlefieldScene>(*m_document)),
      m_overlays(new OverlayBoard(*m_scene)),
      m_layout(layOutPicture(field.table, m_options)) {
  const PaintedAs look(*m_options.look);
  m_scene->setForFile(true);
  m_scene->setTableParts(m_options.grid, m_options.rulers && !m_options.part, m_options.deployment);
  m_scene->setNamesVisible(m_options.names);
  m_scene->setZoom(m_layout.zoom);
  m_scene->showField(field);
}

BoardPicture::~BoardPicture() = default;

void BoardPicture::show(const core::Battlefield& field, const Overlay& marks) {
  const PaintedAs look(*m_options.look);
  m_scene->showField(field);
  m_scene->setSceneRect(m_layout.toPage.inverted().mapRect(m_layout.board));  // words stay in it
  // What is pointed at is shown whatever the switches say: here the marks are chosen already.
  m_overlays->set(OverlayBoard::Source::Pointed, marks);
}

void BoardPicture::setCaptionLines(std::vector<CaptionLine> lines) {
  m_options.caption.lines = std::move(lines);
}

void BoardPicture::shrinkTo(QSize pixels) {
  m_layout.ratio = pixels.width() / m_layout.page.width();
}

std::vector<QGraphicsItem*> BoardPicture::items() const {
  std::vector<QGraphicsItem*> seen;
  for (QGraphicsItem* item : m_scene->items(Qt::AscendingOrder))
    if (item->isVisible() && !item->boundingRect().isEmpty()) seen.push_back(item);
  // A scene without an index of places gives them as they came.
  std::stable_sort(seen.begin(), seen.end(),
                   [](const QGraphicsItem* a, const QGraphicsItem* b) { return a->zValue() < b->zValue(); });
  return seen;
}

QRectF BoardPicture::boxOf(const QGraphicsItem& item) const {
  return m_layout.toPage.mapRect(item.sceneBoundingRect());
}

void BoardPicture::paintGround(QPainter& painter) const {
  painter.fillRect(QRectF(QPointF(), m_layout.page), m_options.look->colour(Role::Backdrop));
  const PaintedAs look(*m_options.look);
  painter.save();
  painter.setTransform(m_layout.toPage, true);
  m_scene->paintTable(painter);
  painter.restore();
}

void BoardPicture::paintItem(QPainter& painter, QGraphicsItem& item) const {
  const PaintedAs look(*m_options.look);
  QStyleOptionGraphicsItem option;
  option.exposedRect = item.boundingRect();
  painter.save();
  painter.setTransform(item.sceneTransform() * m_layout.toPage, true);
  item.paint(&painter, &option, nullptr);
  painter.restore();
}

void BoardPicture::paintCaption(QPainter& painter) const {
  const PaintedAs look(*m_options.look);
  ui::paintCaption(painter, m_options.caption, m_layout.caption);
}

}  // namespace frontage::ui
