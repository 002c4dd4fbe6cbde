#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/theme/theme.h"

#include <QPolygonF>

class QPainter;

namespace frontage::ui {

[[nodiscard]] Role roleOf(core::TerrainKind kind);
/// Fill, texture and outline. The texture keeps its size on the table (a pattern every 24 scene units).
void paintTerrain(QPainter& painter, const QPolygonF& polygon, core::TerrainKind kind, double pixelsPerUnit);

}  // namespace frontage::ui
