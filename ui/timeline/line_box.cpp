#include "ui/timeline/line_box.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace frontage::ui {

LineBox::LineBox(QWidget* parent) : QComboBox(parent) {
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

/// Half the screen is enough: what is longer still is in the tooltips of the lines.
void LineBox::showPopup() {
  const int frame = 2 * view()->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
  const int longest = view()->sizeHintForColumn(0) + frame;
  view()->setMinimumWidth(std::min(longest, screen()->availableSize().width() / 2));
  QComboBox::showPopup();
}

void LineBox::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4;
  option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, room.width() - icon - 2);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace frontage::ui
