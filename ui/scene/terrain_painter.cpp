#include "ui/scene/terrain_painter.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/pens.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kStep = 0.75 * kUnitsPerInch;  ///< distance of the texture's marks

/// Calls `mark` for the points of a staggered grid over the box, fixed to the table so that the texture stays still.
template <class Mark>
void scatter(const QRectF& box, double step, const Mark& mark) {
  const int firstRow = static_cast<int>(std::floor(box.top() / step));
  const int lastRow = static_cast<int>(std::ceil(box.bottom() / step));
  const int firstColumn = static_cast<int>(std::floor(box.left() / step)) - 1;
  const int lastColumn = static_cast<int>(std::ceil(box.right() / step));
  for (int row = firstRow; row <= lastRow; ++row)
    for (int column = firstColumn; column <= lastColumn; ++column)
      mark(QPointF((column + (row % 2 == 0 ? 0.0 : 0.5)) * step, row * step));
}

void hatch(QPainterPath& path, const QRectF& box, double step) {
  const double reach = box.height();
  for (double x = std::floor((box.left() - reach) / step) * step; x < box.right(); x += step) {
    path.moveTo(x, box.bottom());
    path.lineTo(x + reach, box.top());
  }
}

void waves(QPainterPath& path, const QRectF& box) {
  scatter(box, kStep * 1.3, [&](QPointF p) {
    const double w = kStep * 0.28;
    path.moveTo(p - QPointF(w * 1.5, 0));
    path.quadTo(p + QPointF(-w * 0.75, -w * 0.7), p);
    path.quadTo(p + QPointF(w * 0.75, w * 0.7), p + QPointF(w * 1.5, 0));
  });
}

QPainterPath textureOf(core::TerrainKind kind, const QRectF& box) {
  QPainterPath path;
  switch (kind) {
    case core::TerrainKind::Impassable:
      hatch(path, box, kStep * 0.55);
      break;
    case core::TerrainKind::Building:
      hatch(path, box, kStep * 0.9);
      break;
    case core::TerrainKind::Hill:
      break;  // contour lines, drawn from the outline
    case core::TerrainKind::Forest:
      scatter(box, kStep * 1.25, [&](QPointF p) { path.addEllipse(p, kStep * 0.24, kStep * 0.24); });
      break;
    case core::TerrainKind::Water:
      waves(path, box);
      break;
    case core::TerrainKind::Obstacle:
      scatter(box, kStep * 0.6, [&](QPointF p) {
        path.moveTo(p + QPointF(-3, -3));
        path.lineTo(p + QPointF(3, 3));
      });
      break;
    case core::TerrainKind::Field:
      scatter(box, kStep * 0.8, [&](QPointF p) {
        path.moveTo(p + QPointF(0, 4));
        path.lineTo(p + QPointF(0, -4));
      });
      break;
  }
  return path;
}

QPolygonF shrunk(const QPolygonF& polygon, double share) {
  const QPointF centre = polygon.boundingRect().center();
  QPolygonF inner;
  for (const QPointF& p : polygon) inner << centre + (p - centre) * share;
  return inner;
}

/// The marks of the texture, each as far as it lies within the polygon, as areas: for what knows no clipping.
QPainterPath cutToPolygon(const QPainterPath& marks, const QPainterPath& polygon, const QPen& pen) {
  QPainterPathStroker stroker(pen);
  QPainterPath cut;
  for (const QPolygonF& mark : marks.toSubpathPolygons()) {
    QPainterPath line;
    line.addPolygon(mark);
    const QPainterPath area = stroker.createStroke(line);
    if (polygon.contains(area))
      cut.addPath(area);
    else if (polygon.intersects(area))
      cut.addPath(area.intersected(polygon));
  }
  return cut;
}

void paintTexture(QPainter& painter, const QPolygonF& polygon, const QPainterPath& marks) {
  QPainterPath inside;
  inside.addPolygon(polygon);
  inside.closeSubpath();
  painter.save();
  if (painter.paintEngine()->type() == QPaintEngine::SVG) {
    const QPainterPath cut = cutToPolygon(marks, inside, painter.pen());
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPath(cut);
  } else {
    painter.setClipPath(inside, Qt::IntersectClip);
    painter.drawPath(marks);
  }
  painter.restore();
}

}  // namespace

Role roleOf(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return Role::Impassable;
    case core::TerrainKind::Building:
      return Role::Building;
    case core::TerrainKind::Hill:
      return Role::Hill;
    case core::TerrainKind::Forest:
      return Role::Forest;
    case core::TerrainKind::Water:
      return Role::Water;
    case core::TerrainKind::Obstacle:
      return Role::Obstacle;
    case core::TerrainKind::Field:
      return Role::Field;
  }
  return Role::Impassable;
}

void paintTerrain(QPainter& painter, const QPolygonF& polygon, core::TerrainKind kind, double pixelsPerUnit) {
  const QColor fill = theme().colour(roleOf(kind));
  const QColor ink = theme().isDark() ? fill.lighter(150) : fill.darker(135);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(polygon);
  painter.setBrush(Qt::NoBrush);
  QColor faint = ink;
  faint.setAlphaF(0.55F);
  painter.setPen(linePen(faint, 1, pixelsPerUnit));
  if (kind == core::TerrainKind::Hill) {
    for (const double share : {0.72, 0.42}) painter.drawPolygon(shrunk(polygon, share));
  } else if (kStep * pixelsPerUnit > 4) {
    paintTexture(painter, polygon, textureOf(kind, polygon.boundingRect()));
  }
  const bool heavy = core::blocksMovement(kind);
  painter.setPen(linePen(ink, heavy ? 1.75 : 1.25, pixelsPerUnit));
  painter.drawPolygon(polygon);
}

}  // namespace frontage::ui
