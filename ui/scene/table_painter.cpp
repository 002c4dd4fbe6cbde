#include "ui/scene/table_painter.h"

#include "ui/scene/coordinates.h"
#include "ui/scene/pens.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kDeploymentDepth = 12;  ///< inches from the long edges
constexpr double kRulerRoom = 44;        ///< that the rulers take outside the table, scene units

QPen hairline(QColor colour, double pixelsPerUnit, double opacity = 1, Qt::PenStyle style = Qt::SolidLine) {
  colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
  // A shade below one pixel: at more than one, if only by rounding, Qt fills a polygon for each line.
  return linePen(colour, 0.99, pixelsPerUnit, style);
}

/// 0 while lines this many pixels apart would only be grey, 1 when they read as lines.
double fade(double pixelsApart, double gone, double full) {
  return std::clamp((pixelsApart - gone) / (full - gone), 0.0, 1.0);
}

}  // namespace

bool TablePainter::sync(const core::Table& table) {
  if (table == m_table) return false;
  m_table = table;
  return true;
}

void TablePainter::setParts(bool grid, bool rulers, bool deployment) {
  m_grid = grid;
  m_rulers = rulers;
  m_deployment = deployment;
}

QRectF TablePainter::surface() const noexcept {
  return QRectF(toScene(geometry::Vec{0, m_table.height}), toScene(geometry::Vec{m_table.width, 0}));
}

QRectF TablePainter::bounds() const noexcept {
  return surface().adjusted(-kRulerRoom, -kRulerRoom, kRulerRoom, kRulerRoom);
}

void TablePainter::paint(QPainter& painter, double pixelsPerUnit) const {
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillRect(surface(), theme().colour(Role::Table));
  if (m_grid) paintGrid(painter, pixelsPerUnit);
  if (m_deployment) paintDeployment(painter, pixelsPerUnit);
  painter.setPen(hairline(theme().colour(Role::TableEdge), pixelsPerUnit));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(surface());
  if (m_rulers) paintRulers(painter, pixelsPerUnit);
}

void TablePainter::paintGrid(QPainter& painter, double pixelsPerUnit) const {
  const double inch = kUnitsPerInch * pixelsPerUnit;
  QVector<QLineF> minor;
  QVector<QLineF> major;
  const QRectF area = surface();
  for (int x = 1; x < m_table.width; ++x)
    (x % 6 == 0 ? major : minor) << QLineF(x * kUnitsPerInch, area.top(), x * kUnitsPerInch, area.bottom());
  for (int y = 1; y < m_table.height; ++y)
    (y % 6 == 0 ? major : minor) << QLineF(area.left(), -y * kUnitsPerInch, area.right(), -y * kUnitsPerInch);
  painter.setPen(hairline(theme().colour(Role::Grid), pixelsPerUnit, fade(inch, 5, 11)));
  painter.drawLines(minor);
  painter.setPen(hairline(theme().colour(Role::GridMajor), pixelsPerUnit, fade(inch * 6, 8, 40)));
  painter.drawLines(major);
}

void TablePainter::paintDeployment(QPainter& painter, double pixelsPerUnit) const {
  QPen pen = hairline(theme().colour(Role::TableEdge), pixelsPerUnit, 1, Qt::DashLine);
  painter.setPen(pen);
  for (const double y : {kDeploymentDepth, m_table.height - kDeploymentDepth})
    painter.drawLine(toScene(geometry::Vec{0, y}), toScene(geometry::Vec{m_table.width, y}));
}

void TablePainter::paintRulers(QPainter& painter, double pixelsPerUnit) const {
  const double tick = 5;
  const int step = kUnitsPerInch * 6 * pixelsPerUnit >= 26 ? 6 : 12;
  const QSizeF box(40, 16);
  painter.setFont(boardFont(11));
  const auto mark = [&](QPointF at, QPointF direction, const QRectF& where, Qt::Alignment align, int inches) {
    PixelFrame frame(painter, at, pixelsPerUnit);
    painter.setPen(theme().colour(Role::RulerText));
    painter.drawLine(QPointF(), direction);
    painter.drawText(where, static_cast<int>(align), QString::number(inches));
  };
  for (int x = 0; x <= m_table.width; x += step)
    mark(toScene(geometry::Vec{double(x), 0}), {0, tick}, QRectF(QPointF(-box.width() / 2, tick + 2), box),
         Qt::AlignCenter, x);
  for (int y = 0; y <= m_table.height; y += step)
    mark(toScene(geometry::Vec{0, double(y)}), {-tick, 0}, QRectF(QPointF(-tick - 4 - box.width(), -8), box),
         Qt::AlignRight | Qt::AlignVCenter, y);
}

}  // namespace frontage::ui
