#include "ui/scene/unit_painter.h"

#include "core/battlefield/formation.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/pens.h"

#include <QPainter>
#include <QPainterPath>

namespace frontage::ui {

namespace {

/// Below this many pixels a base is too small to be told from its neighbour: the unit becomes one block.
constexpr double kSmallestBasePixels = 5;

QRectF footprintOf(const UnitPicture& p) {
  return {-p.half.width(), -p.half.height(), 2 * p.half.width(), 2 * p.half.height()};
}

/// The army's own mark inside a base: it tells the armies apart without their colour, at any size and in print.
void addMark(QVector<QLineF>& lines, const QRectF& base, std::size_t armyIndex) {
  const double r = 0.16 * qMin(base.width(), base.height());
  const QPointF c = base.center();
  switch (armyIndex % 4) {
    case 0:
      lines << QLineF(c + QPointF(-r, r), c + QPointF(r, -r));
      break;
    case 1:
      lines << QLineF(c + QPointF(-r, 0), c + QPointF(r, 0)) << QLineF(c + QPointF(0, -r), c + QPointF(0, r));
      break;
    case 2:
      lines << QLineF(c + QPointF(-r, 0), c + QPointF(r, 0));
      break;
    default:
      lines << QLineF(c + QPointF(-r, -r), c + QPointF(r, r)) << QLineF(c + QPointF(-r, r), c + QPointF(r, -r));
  }
}

void paintBases(QPainter& painter, const UnitPicture& p) {
  const double gap = 0.75 / p.pixelsPerUnit;
  QVector<QRectF> rects;
  QVector<QLineF> marks;
  rects.reserve(p.bases.size());
  for (const QRectF& base : p.bases) {
    rects << base.adjusted(gap, gap, -gap, -gap);
    addMark(marks, base, p.armyIndex);
  }
  painter.setBrush(p.army->fill);
  painter.setPen(linePen(p.army->base, 1, p.pixelsPerUnit));
  painter.drawRects(rects);
  painter.setPen(linePen(p.army->base, 1.25, p.pixelsPerUnit));
  painter.drawLines(marks);
}

void paintBlock(QPainter& painter, const UnitPicture& p) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(p.army->fill);
  painter.drawRect(footprintOf(p));
  painter.setBrush(QBrush(p.army->base, p.army->pattern));
  painter.drawRect(footprintOf(p));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(linePen(p.army->base, 1, p.pixelsPerUnit));
  painter.drawRect(footprintOf(p));
}

/// The thick front edge, and the arrow that grows out of it: filled for one army, open for the next.
void paintFront(QPainter& painter, const UnitPicture& p) {
  const double thick = qBound(2.0, 3.2 * p.pixelsPerUnit, 5.0);
  const double inset = thick / 2 / p.pixelsPerUnit;
  const double front = -p.half.height() + inset;
  painter.setPen(linePen(p.army->outline, thick, p.pixelsPerUnit));
  painter.drawLine(QPointF(-p.half.width(), front), QPointF(p.half.width(), front));

  const double size = qMin(qBound(6.0, 9.0 * p.pixelsPerUnit, 11.0) / p.pixelsPerUnit, p.half.width());
  QPolygonF arrow;
  arrow << QPointF(-size * 0.7, -p.half.height()) << QPointF(0, -p.half.height() - size)
        << QPointF(size * 0.7, -p.half.height());
  if (p.armyIndex % 2 == 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(p.army->outline);
    painter.drawPolygon(arrow);
  } else {
    painter.setPen(linePen(p.army->outline, 2, p.pixelsPerUnit));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(arrow);
  }
}

void paintOutline(QPainter& painter, const UnitPicture& p) {
  const double out = 3 / p.pixelsPerUnit;
  painter.setBrush(Qt::NoBrush);
  if (p.selected || p.hovered) {
    painter.setPen(linePen(theme().colour(Role::Accent), p.selected ? 2 : 1, p.pixelsPerUnit));
    painter.drawRect(footprintOf(p).adjusted(-out, -out, out, out));
  } else {
    painter.setPen(linePen(p.army->base, 1, p.pixelsPerUnit, p.fleeing ? Qt::DashLine : Qt::SolidLine));
    painter.drawRect(footprintOf(p));
  }
}

}  // namespace

BasePlan basePlanOf(const core::Unit& unit) {
  // The bases of a unit that stands at the origin and faces up are the bases in its own frame.
  core::Unit upright = unit;
  upright.pose = {};
  const geometry::Footprint footprint = core::footprintOf(upright);
  BasePlan plan{{footprint.halfWidth * kUnitsPerInch, footprint.halfDepth * kUnitsPerInch}, {}};
  for (const geometry::Footprint& base : core::bases(upright)) {
    const QSizeF half(base.halfWidth * kUnitsPerInch, base.halfDepth * kUnitsPerInch);
    plan.bases << QRectF(toScene(base.pose.centre) - QPointF(half.width(), half.height()), half * 2);
  }
  return plan;
}

void paintUnit(QPainter& painter, const UnitPicture& p) {
  if (p.bases.isEmpty()) return;
  const bool small = p.bases.front().width() * p.pixelsPerUnit < kSmallestBasePixels;
  painter.setRenderHint(QPainter::Antialiasing);
  const double opacity = painter.opacity();
  if (p.ghost) painter.setOpacity(0.45 * opacity);
  if (small)
    paintBlock(painter, p);
  else
    paintBases(painter, p);
  paintFront(painter, p);
  if (p.forbidden) {
    QColor veil = theme().colour(Role::Bad);
    veil.setAlphaF(0.35F);
    painter.fillRect(footprintOf(p), veil);
    painter.setPen(linePen(theme().colour(Role::Bad), 2, p.pixelsPerUnit));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(footprintOf(p));
  } else {
    paintOutline(painter, p);
  }
  painter.setOpacity(opacity);
}

}  // namespace frontage::ui
