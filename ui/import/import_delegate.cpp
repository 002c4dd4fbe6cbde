#include "ui/import/import_delegate.h"

#include "core/text/names.h"
#include "ui/import/import_model.h"
#include "ui/phase/painted_icon.h"
#include "ui/text/terrain_names.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {

constexpr int kPadding = 6;
constexpr int kSide = 8;

QFont valueFont(const QModelIndex& index) {
  return uiFont(TextSize::Normal, index.column() == ImportModel::Name ? QFont::DemiBold : QFont::Normal);
}

QColor markColour(const QModelIndex& index) {
  const bool doubt = index.data(ImportModel::IsGuessRole).toBool() || index.data(ImportModel::NoRoomRole).toBool();
  return theme().colour(index.data(ImportModel::NoRoomRole).toBool() ? Role::Bad
                        : doubt                                      ? Role::SoftText
                                                                     : Role::Accent);
}

/// The style's own box is hard to see on dark tables.
void paintTick(QPainter& painter, const QRect& box, bool on) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF edge = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(theme().colour(on ? Role::Accent : Role::SoftText), 1));
  painter.setBrush(on ? QBrush(theme().colour(Role::Accent)) : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(edge, 3, 3);
  if (on) paintIcon(painter, QStringLiteral("check"), box.adjusted(1, 1, -1, -1), Role::OnAccent);
}

bool isChosen(const QModelIndex& index) {
  return index.siblingAtColumn(ImportModel::Name).data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

}  // namespace

QSize ImportDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QFontMetrics value(valueFont(index));
  const QFontMetrics mark(uiFont(TextSize::Small));
  int width = std::max(value.horizontalAdvance(index.data().toString()),
                       mark.horizontalAdvance(index.data(ImportModel::MarkRole).toString()));
  if (index.column() == ImportModel::Name) width += QStyledItemDelegate::sizeHint(option, index).height() + 8;
  return {width + 2 * kSide + 2, value.height() + mark.height() + 2 * kPadding};
}

void ImportDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const bool selected = item.state.testFlag(QStyle::State_Selected);
  const QString value = std::exchange(item.text, {});
  const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
  const QRect box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
  item.features &= ~QStyleOptionViewItem::HasCheckIndicator;
  if (selected) item.palette.setColor(QPalette::Highlight, theme().colour(Role::AccentSoft));
  style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  QRect room = item.rect.adjusted(kSide, kPadding, -kSide, -kPadding);
  if (index.column() == ImportModel::Name) room.setLeft(box.right() + kSide);
  const int side = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignHorizontal_Mask;
  const QString mark = index.data(ImportModel::MarkRole).toString();
  painter->save();
  if (index.column() == ImportModel::Name) paintTick(*painter, box, isChosen(index));
  painter->setFont(valueFont(index));
  painter->setPen(theme().colour(isChosen(index) ? Role::Text : Role::SoftText));
  const QFontMetrics metrics = painter->fontMetrics();
  const QString text = metrics.elidedText(value, Qt::ElideRight, room.width());
  const QRect line = mark.isEmpty() ? room : QRect(room.left(), room.top(), room.width(), metrics.height());
  painter->drawText(line, side | Qt::AlignVCenter, text);
  if (!mark.isEmpty()) {
    if (index.data(ImportModel::IsGuessRole).toBool()) {
      const int wide = metrics.horizontalAdvance(text);
      const int left = side == Qt::AlignRight ? room.right() - wide + 1 : room.left();
      painter->setPen(QPen(theme().colour(Role::Doubt), 1.5, Qt::DotLine));
      painter->drawLine(left, line.bottom(), left + wide, line.bottom());
    }
    painter->setFont(uiFont(TextSize::Small));
    painter->setPen(markColour(index));
    const QString small = painter->fontMetrics().elidedText(mark, Qt::ElideRight, room.width());
    painter->drawText(QRect(room.left(), line.bottom() + 1, room.width(), room.bottom() - line.bottom()),
                      side | Qt::AlignVCenter, small);
  }
  painter->restore();
}

QWidget* ImportDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const {
  if (index.column() != ImportModel::Type) {
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    editor->setObjectName(QStringLiteral("import/cell"));
    if (auto* line = qobject_cast<QLineEdit*>(editor))
      line->setAlignment(Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()));
    return editor;
  }
  auto* types = new QComboBox(parent);
  types->setObjectName(QStringLiteral("import/cell"));
  for (const auto& each : core::Names<core::TroopType>::table)
    types->addItem(troopName(each.value), static_cast<int>(each.value));
  // Open at once, so that the arrow keys go through the list instead of choosing with each step.
  QTimer::singleShot(0, types, &QComboBox::showPopup);
  connect(types, &QComboBox::activated, this, [this, types] {
    auto* self = const_cast<ImportDelegate*>(this);
    emit self->commitData(types);
    emit self->closeEditor(types);
  });
  return types;
}

void ImportDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  if (auto* types = qobject_cast<QComboBox*>(editor))
    types->setCurrentIndex(types->findData(index.data(Qt::EditRole)));
  else
    QStyledItemDelegate::setEditorData(editor, index);
}

bool ImportDelegate::eventFilter(QObject* editor, QEvent* event) {
  auto* line = qobject_cast<QLineEdit*>(editor);
  const bool press = line && event->type() == QEvent::KeyPress;
  const int key = press ? static_cast<QKeyEvent*>(event)->key() : 0;
  const bool forward = key == Qt::Key_Tab;
  const bool aside = forward || key == Qt::Key_Backtab;
  if (key != Qt::Key_Return && key != Qt::Key_Enter && !aside) return QStyledItemDelegate::eventFilter(editor, event);
  m_taken = true;
  emit commitData(line);
  if (m_taken)
    emit closeEditor(line, !aside ? NoHint : forward ? EditNextItem : EditPreviousItem);
  else
    line->selectAll();
  return true;
}

/// What stands there already is nothing to refuse.
void ImportDelegate::takeTyped(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
  const QString typed = editor->property("text").toString();
  m_taken = typed.trimmed() == index.data(Qt::EditRole).toString() || model->setData(index, typed, Qt::EditRole);
}

void ImportDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
  if (auto* types = qobject_cast<QComboBox*>(editor))
    model->setData(index, types->currentData(), Qt::EditRole);
  else
    takeTyped(editor, model, index);
}

}  // namespace frontage::ui
