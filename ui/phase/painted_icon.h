#pragma once

#include "ui/theme/theme.h"

#include <QRect>
#include <QString>

class QPainter;

namespace frontage::ui {

/// An icon of the bundled set in the colour of a role: for ticks, crosses and the like inside painted rows.
void paintIcon(QPainter& painter, const QString& name, const QRect& place, Role role);

}  // namespace frontage::ui
