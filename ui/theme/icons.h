#pragma once

#include <QIcon>
#include <QString>

namespace frontage::ui {

/// An icon of the bundled set by its name ("undo-2"), drawn in the theme's text colour (soft when disabled, the accent
/// when switched on) at any pixel density. It follows the theme by itself.
[[nodiscard]] QIcon icon(const QString& name);

/// The program's own, for its windows.
[[nodiscard]] QIcon programIcon();

}  // namespace frontage::ui
