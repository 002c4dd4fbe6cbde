#pragma once

#include <QString>
#include <QWidget>

namespace frontage::ui {

/// Switches a control on, or off with the reason in its tooltip and for screen readers: no control of the phase is ever
/// off without one. `onTip` is the tooltip while it is on.
void allow(QWidget* control, bool on, const QString& reason, const QString& onTip = {});
/// Why the control is off; empty while it is on.
[[nodiscard]] QString reasonFor(const QWidget* control);

}  // namespace frontage::ui
