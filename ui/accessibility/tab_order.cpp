#include "ui/accessibility/tab_order.h"

#include <QWidget>

namespace frontage::ui {

void putInTabOrder(QWidget& anchor, QWidget& late) {
  QWidget* before = &anchor;
  while (before->focusPolicy() == Qt::NoFocus || before == &late) {
    before = before->previousInFocusChain();
    if (before == &anchor) return;  // nothing in the window can have the focus
  }
  QWidget::setTabOrder(before, &late);
}

}  // namespace frontage::ui
