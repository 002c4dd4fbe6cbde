#include "ui/accessibility/battlefield_accessible.h"

#include "core/battlefield/formation.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/text/unit_text.h"
#include "ui/view/battlefield_view.h"

#include <QCoreApplication>

#include <algorithm>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Accessible)
};

std::vector<core::Unit> standing(const BattlefieldView& view) {
  std::vector<core::Unit> units = view.battlefield().shown().units;
  std::erase_if(units, [](const core::Unit& unit) { return unit.state.destroyed; });
  return units;
}

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* view = qobject_cast<BattlefieldView*>(object);
  return view ? new BattlefieldAccessible(*view) : nullptr;
}

}  // namespace

void installAccessibility() {
  QAccessible::installFactory(makeInterface);
}

BattlefieldAccessible::BattlefieldAccessible(BattlefieldView& view)
    : QAccessibleWidget(&view, QAccessible::List, Words::tr("Table")), m_view(view) {}

BattlefieldAccessible::~BattlefieldAccessible() {
  for (const auto& [unit, id] : m_children) QAccessible::deleteAccessibleInterface(id);
}

int BattlefieldAccessible::childCount() const {
  return static_cast<int>(standing(m_view).size());
}

QAccessibleInterface* BattlefieldAccessible::child(int index) const {
  const auto units = standing(m_view);
  if (index < 0 || index >= static_cast<int>(units.size())) return nullptr;
  const core::UnitId& id = units[static_cast<std::size_t>(index)].id;
  const auto known = m_children.find(id);
  if (known != m_children.end()) return QAccessible::accessibleInterface(known->second);
  auto* made = new UnitAccessible(const_cast<BattlefieldAccessible&>(*this), id);
  m_children[id] = QAccessible::registerAccessibleInterface(made);
  return made;
}

int BattlefieldAccessible::indexOfChild(const QAccessibleInterface* child) const {
  const auto* unit = dynamic_cast<const UnitAccessible*>(child);
  if (!unit) return -1;
  const auto units = standing(m_view);
  const auto found = std::find_if(units.begin(), units.end(), [&](const auto& u) { return u.id == unit->unit(); });
  return found == units.end() ? -1 : static_cast<int>(found - units.begin());
}

QAccessibleInterface* BattlefieldAccessible::childAt(int x, int y) const {
  const QPoint local = m_view.viewport()->mapFromGlobal(QPoint(x, y));
  const auto id = m_view.battlefield().unitAt(m_view.mapToScene(local));
  if (!id) return nullptr;
  const auto units = standing(m_view);
  const auto found = std::find_if(units.begin(), units.end(), [&](const auto& u) { return u.id == *id; });
  return found == units.end() ? nullptr : child(static_cast<int>(found - units.begin()));
}

QAccessibleInterface* BattlefieldAccessible::focusChild() const {
  for (int i = 0; i < childCount(); ++i)
    if (QAccessibleInterface* one = child(i); one && one->state().selected) return one;
  return nullptr;
}

QString BattlefieldAccessible::text(QAccessible::Text which) const {
  if (which == QAccessible::Description)
    return Words::tr("Tab goes through the units; the arrow keys move, [ and ] turn.");
  return QAccessibleWidget::text(which);
}

bool UnitAccessible::isValid() const {
  return m_table.view().battlefield().unitItem(m_id) != nullptr;
}

QString UnitAccessible::text(QAccessible::Text which) const {
  const core::Battlefield field = m_table.view().battlefield().shown();
  const core::Unit* unit = field.find(m_id);
  if (!unit) return {};
  if (which == QAccessible::Name) return unitTitle(*unit);
  if (which == QAccessible::Description) return unitDescription(field, *unit);
  return {};
}

QRect UnitAccessible::rect() const {
  const core::Battlefield field = m_table.view().battlefield().shown();
  const core::Unit* unit = field.find(m_id);
  if (!unit) return {};
  const QPolygon outline = m_table.view().mapFromScene(toScene(core::footprintOf(*unit).corners()));
  const QRect box = outline.boundingRect();
  return {m_table.view().viewport()->mapToGlobal(box.topLeft()), box.size()};
}

QAccessible::State UnitAccessible::state() const {
  QAccessible::State state;
  state.selectable = true;
  state.focusable = true;
  state.selected = m_table.view().battlefield().isSelected(m_id);
  state.focused = state.selected && m_table.view().hasFocus();
  return state;
}

}  // namespace frontage::ui
