#include "ui/theme/program_style.h"

#include "ui/theme/icons.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace frontage::ui {

namespace {

constexpr int kPixmap = 32;  // pixels of a question's icon
constexpr int kTabLine = 2;  // pixels of the line on the tab in front

/// The name in the bundled set; empty where Qt's own drawing stays.
QString nameOf(QStyle::StandardPixmap which) {
  switch (which) {
    case QStyle::SP_MessageBoxInformation:
      return QStringLiteral("info");
    case QStyle::SP_MessageBoxWarning:
      return QStringLiteral("triangle-alert");
    case QStyle::SP_MessageBoxCritical:
      return QStringLiteral("octagon-x");
    case QStyle::SP_MessageBoxQuestion:
      return QStringLiteral("circle-question-mark");
    case QStyle::SP_FileDialogNewFolder:
      return QStringLiteral("folder-plus");
    case QStyle::SP_FileDialogToParent:
    case QStyle::SP_ArrowUp:
      return QStringLiteral("arrow-up");
    case QStyle::SP_FileDialogBack:
    case QStyle::SP_ArrowBack:
    case QStyle::SP_ArrowLeft:
      return QStringLiteral("arrow-left");
    case QStyle::SP_ArrowForward:
    case QStyle::SP_ArrowRight:
      return QStringLiteral("arrow-right");
    case QStyle::SP_FileDialogDetailedView:
      return QStringLiteral("list");
    case QStyle::SP_FileDialogListView:
      return QStringLiteral("columns-3");
    case QStyle::SP_DirIcon:
    case QStyle::SP_DirClosedIcon:
    case QStyle::SP_DirHomeIcon:
    case QStyle::SP_DirLinkIcon:
      return QStringLiteral("folder");
    case QStyle::SP_DirOpenIcon:
    case QStyle::SP_DialogOpenButton:
      return QStringLiteral("folder-open");
    case QStyle::SP_FileIcon:
    case QStyle::SP_FileLinkIcon:
      return QStringLiteral("file");
    case QStyle::SP_TitleBarNormalButton:
      return QStringLiteral("external-link");
    case QStyle::SP_TitleBarCloseButton:
    case QStyle::SP_DockWidgetCloseButton:
    case QStyle::SP_LineEditClearButton:
      return QStringLiteral("x");
    default:
      return {};
  }
}

bool turnsWithTheWheel(const QWidget* widget) {
  return qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
}

bool isInScrollArea(const QWidget* widget) {
  for (; widget && !widget->isWindow(); widget = widget->parentWidget())
    if (qobject_cast<const QAbstractScrollArea*>(widget)) return true;
  return false;
}

/// Undo and redo are the table's as soon as a field has nothing of its own to take back.
bool leavesToTheTable(const QObject* watched, const QEvent* event) {
  const auto* field = qobject_cast<const QLineEdit*>(watched);
  if (!field || event->type() != QEvent::ShortcutOverride) return false;
  const auto& key = *static_cast<const QKeyEvent*>(event);
  return (key.matches(QKeySequence::Undo) && !field->isUndoAvailable()) ||
         (key.matches(QKeySequence::Redo) && !field->isRedoAvailable());
}

/// Of a field to type or choose in, where the window is dark; the one that has the focus has Fusion's own.
void drawFieldBorder(const QStyleOption& option, QPainter& painter) {
  const bool dark = option.palette.color(QPalette::Window).lightness() < 128;
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  if (!dark || focused) return;
  QColor line = option.palette.color(QPalette::Active, QPalette::PlaceholderText);
  line.setAlphaF(option.state.testFlag(QStyle::State_Enabled) ? 0.6F : 0.3F);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter.restore();
}

}  // namespace

ProgramStyle::ProgramStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ProgramStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  // Names that somebody has typed are words, whatever signs they hold; what is rich text says so.
  if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
    label->setTextFormat(Qt::PlainText);
  if (qobject_cast<QLineEdit*>(widget)) widget->installEventFilter(this);
  if (!turnsWithTheWheel(widget)) return;
  if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
  widget->installEventFilter(this);
}

void ProgramStyle::unpolish(QWidget* widget) {
  if (turnsWithTheWheel(widget) || qobject_cast<QLineEdit*>(widget)) widget->removeEventFilter(this);
  QProxyStyle::unpolish(widget);
}

bool ProgramStyle::eventFilter(QObject* watched, QEvent* event) {
  if (leavesToTheTable(watched, event)) {
    event->ignore();
    return true;
  }
  const auto* field = event->type() == QEvent::Wheel ? qobject_cast<QWidget*>(watched) : nullptr;
  const bool meant = field && qobject_cast<const QAbstractSpinBox*>(field) && field->hasFocus();
  if (!field || meant || !isInScrollArea(field)) return QProxyStyle::eventFilter(watched, event);
  event->ignore();
  return true;
}

QIcon ProgramStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
  const QString name = nameOf(which);
  return name.isEmpty() ? QProxyStyle::standardIcon(which, option, widget) : icon(name);
}

QPixmap ProgramStyle::standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
  const QString name = nameOf(which);
  return name.isEmpty() ? QProxyStyle::standardPixmap(which, option, widget)
                        : icon(name).pixmap(QSize(kPixmap, kPixmap));
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const {
  QProxyStyle::drawComplexControl(control, option, painter, widget);
  if (control == CC_ComboBox || control == CC_SpinBox) drawFieldBorder(*option, *painter);
}

/// Fusion takes the borders of boxes and fields from the window's colour, a shade darker: in a dark window nobody sees
/// an empty one.
void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  if (element == PE_FrameLineEdit) drawFieldBorder(*option, *painter);
  if (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton) return;
  painter->save();
  const bool off = !(option->state & State_Enabled);
  painter->setPen(
      QPen(option->palette.color(off ? QPalette::Disabled : QPalette::Active, QPalette::PlaceholderText), 1));
  painter->setBrush(Qt::NoBrush);
  const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
  painter->setRenderHint(QPainter::Antialiasing);
  if (element == PE_IndicatorRadioButton)
    painter->drawEllipse(box);
  else
    painter->drawRoundedRect(box, 2, 2);
  painter->restore();
}

/// Fusion tells the tab in front by a shade, which in a dark window nobody sees.
void ProgramStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
  const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
  const bool front = option->state & State_Selected;
  if (tab && element == CE_TabBarTabLabel && !front) {
    QStyleOptionTab quiet(*tab);
    const QPalette::ColorGroup group = option->state & State_Enabled ? QPalette::Active : QPalette::Disabled;
    quiet.palette.setColor(QPalette::WindowText, option->palette.color(group, QPalette::PlaceholderText));
    return QProxyStyle::drawControl(element, &quiet, painter, widget);
  }
  QProxyStyle::drawControl(element, option, painter, widget);
  if (!tab || element != CE_TabBarTabShape || !front) return;
  QRect line = tab->rect;
  const bool below = tab->shape == QTabBar::RoundedSouth || tab->shape == QTabBar::TriangularSouth;
  line.setTop(below ? line.bottom() - kTabLine + 1 : line.top());
  line.setHeight(kTabLine);
  painter->fillRect(line, option->palette.color(QPalette::Highlight));
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* data) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;  // words say it
  return QProxyStyle::styleHint(hint, option, widget, data);
}

}  // namespace frontage::ui
