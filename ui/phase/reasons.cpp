#include "ui/phase/reasons.h"

#include <QVariant>

namespace frontage::ui {

namespace {
constexpr const char* kReason = "reasonForBeingOff";
}

void allow(QWidget* control, bool on, const QString& reason, const QString& onTip) {
  control->setEnabled(on);
  control->setProperty(kReason, on ? QString() : reason);
  control->setToolTip(on ? onTip : reason);
  control->setAccessibleDescription(on ? onTip : reason);
}

QString reasonFor(const QWidget* control) {
  return control->isEnabled() ? QString() : control->property(kReason).toString();
}

}  // namespace frontage::ui
