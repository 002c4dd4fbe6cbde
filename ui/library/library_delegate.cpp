#include "ui/library/library_delegate.h"

#include "core/rules/unit_library.h"
#include "ui/library/library_model.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/terrain_painter.h"
#include "ui/scene/unit_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kDrawingWidth = 52;
constexpr int kRowPadding = 7;
constexpr QSizeF kLargestDrawing(46, 34);
constexpr double kDragOpacity = 0.55;  ///< the ghost on the table is seen through it

}  // namespace

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
  const int normal = QFontMetrics(uiFont()).height();
  const int small = QFontMetrics(uiFont(TextSize::Small)).height();
  if (index.data(LibraryModel::IsHeadingRole).toBool()) return {120, small + 18};
  return {160, std::max(normal + small + 2 * kRowPadding, 46)};
}

void LibraryDelegate::paintDrawing(QPainter& painter, const QRectF& place, const QModelIndex& index) const {
  const auto entry = LibraryModel::entryOf(index);
  if (!entry) return;
  core::Battlefield nowhere;
  const auto things = thingsFor(*entry, nowhere, {}, {});
  if (!things) return;
  painter.save();
  painter.translate(place.center());
  if (!things->terrain.empty()) {
    const QPolygonF polygon = toScene(things->terrain.front().shape.vertices);
    const QRectF box = polygon.boundingRect();
    const double scale = std::min(kLargestDrawing.width() / box.width(), kLargestDrawing.height() / box.height());
    painter.scale(scale, scale);
    painter.translate(-box.center());
    paintTerrain(painter, polygon, entry->terrain, scale);
  } else {
    const BasePlan plan = basePlanOf(things->units.front());
    // All units to one scale, as far as they fit: a monster is seen to be larger than a rank of infantry.
    const double common = 0.22;
    const double fit = std::min(kLargestDrawing.width() / (2 * plan.half.width()),
                                (kLargestDrawing.height() - 6) / (2 * plan.half.height()));
    const double scale = std::min(common, fit);
    painter.translate(0, 3);
    painter.scale(scale, scale);
    UnitPicture picture;
    picture.half = plan.half;
    picture.bases = plan.bases;
    picture.army = &theme().army(m_armyIndex);
    picture.armyIndex = m_armyIndex;
    picture.pixelsPerUnit = scale;
    paintUnit(painter, picture);
  }
  painter.restore();
}

QPixmap LibraryDelegate::drawing(const QModelIndex& index, qreal devicePixelRatio) const {
  const QSize size(kDrawingWidth, 42);
  QPixmap pixmap(size * devicePixelRatio);
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setOpacity(kDragOpacity);
  paintDrawing(painter, QRectF(QPointF(), size), index);
  return pixmap;
}

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& t = theme();
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect row = option.rect;
  if (index.data(LibraryModel::IsHeadingRole).toBool()) {
    painter->setFont(uiFont(TextSize::Small, QFont::DemiBold));
    painter->setPen(t.colour(Role::SoftText));
    painter->drawText(row.adjusted(6, 8, -6, -2), Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    painter->restore();
    return;
  }
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
  if (selected || hovered) {
    painter->setPen(Qt::NoPen);
    QColor tint = t.colour(Role::AccentSoft);
    if (!selected) tint.setAlphaF(0.5F);
    painter->setBrush(tint);
    painter->drawRoundedRect(QRectF(row).adjusted(2, 1, -2, -1), 4, 4);
    if (selected && option.state.testFlag(QStyle::State_HasFocus)) {
      painter->setPen(QPen(t.colour(Role::Accent), 1.5));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(row).adjusted(3, 2, -3, -2), 4, 4);
    }
  }
  paintDrawing(*painter, QRectF(row.left() + 6, row.top(), kDrawingWidth, row.height()), index);
  const QRect text = row.adjusted(kDrawingWidth + 16, kRowPadding, -8, -kRowPadding);
  const QFontMetrics normal(uiFont());
  const QFontMetrics small(uiFont(TextSize::Small));
  painter->setFont(uiFont());
  painter->setPen(t.colour(Role::Text));
  painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                    normal.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
  painter->setFont(uiFont(TextSize::Small));
  painter->setPen(t.colour(Role::SoftText));
  painter->drawText(text, Qt::AlignLeft | Qt::AlignBottom,
                    small.elidedText(index.data(LibraryModel::AboutRole).toString(), Qt::ElideRight, text.width()));
  painter->restore();
}

}  // namespace frontage::ui
