#include "ui/phase/order_list.h"

#include "ui/text/names.h"
#include "ui/theme/icons.h"

#include <QKeyEvent>

#include <algorithm>

namespace frontage::ui {

namespace {
constexpr int kRowHeight = 28;  // pixels at least: room to take hold of
}  // namespace

OrderList::OrderList(QWidget* parent) : QListWidget(parent) {
  setDragDropMode(QAbstractItemView::InternalMove);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(model(), &QAbstractItemModel::rowsMoved, this, &OrderList::orderChanged);
}

void OrderList::setUnits(const std::vector<core::UnitId>& units, const core::Battlefield& field) {
  const std::vector<core::UnitId> now = order();
  if (now.size() == units.size() && std::is_permutation(now.begin(), now.end(), units.begin())) return;
  clear();
  for (const core::UnitId& id : units) {
    auto* item = new QListWidgetItem(icon(QStringLiteral("move")), nameOf(field, id), this);
    item->setData(Qt::UserRole, QString::fromStdString(id.value));
    item->setSizeHint({0, std::max(kRowHeight, fontMetrics().height() + 8)});
  }
  if (count() > 0) setCurrentRow(0);
  updateGeometry();
}

std::vector<core::UnitId> OrderList::order() const {
  std::vector<core::UnitId> units;
  for (int i = 0; i < count(); ++i) units.push_back({item(i)->data(Qt::UserRole).toString().toStdString()});
  return units;
}

QSize OrderList::sizeHint() const {
  int height = 2 * frameWidth();
  for (int i = 0; i < count(); ++i) height += item(i)->sizeHint().height();
  return {120, height};
}

void OrderList::keyPressEvent(QKeyEvent* event) {
  const int by = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
  const int from = currentRow();
  const int to = from + by;
  if (event->modifiers() != Qt::AltModifier || by == 0) return QListWidget::keyPressEvent(event);
  event->accept();
  if (from < 0 || to < 0 || to >= count()) return;
  insertItem(to, takeItem(from));
  setCurrentRow(to);
  emit orderChanged();
}

}  // namespace frontage::ui
