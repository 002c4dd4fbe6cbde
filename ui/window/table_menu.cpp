#include "ui/window/table_menu.h"

#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/unit_item.h"
#include "ui/tools/tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QMenu>

#include <initializer_list>

namespace frontage::ui {

void TableMenu::open(QPoint at, bool byKey) {
  const Tool* tool = m_window.view().tool();
  if (tool && tool->isBusy()) return;  // in the middle of a drag
  if (byKey)
    at = placeForKey();
  else
    selectUnder(at);
  auto* menu = new QMenu(&m_window);
  menu->setObjectName(QStringLiteral("tableMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fill(*menu);
  menu->popup(m_window.view().viewport()->mapToGlobal(at));
}

void TableMenu::selectUnder(QPoint at) {
  Document& document = m_window.document();
  const QPointF scene = m_window.view().mapToScene(at);
  Selection under;
  if (const auto unit = m_window.scene().unitAt(scene))
    under.units.insert(*unit);
  else if (const auto terrain = m_window.scene().terrainAt(scene))
    under.terrain.insert(*terrain);
  const Selection& now = document.selection();
  const bool among = (!under.units.empty() && now.units.contains(*under.units.begin())) ||
                     (!under.terrain.empty() && now.terrain.contains(*under.terrain.begin()));
  if (!among) document.select(under);
}

/// At the selected unit, else in the middle.
QPoint TableMenu::placeForKey() const {
  const BattlefieldView& view = m_window.view();
  const Selection& selection = m_window.document().selection();
  if (!selection.units.empty())
    if (const UnitItem* unit = m_window.scene().unitItem(*selection.units.begin())) {
      const QPoint at = view.mapFromScene(unit->pos());
      if (view.viewport()->rect().contains(at)) return at;
    }
  return view.viewport()->rect().center();
}

void TableMenu::fill(QMenu& menu) const {
  const auto add = [&](std::initializer_list<const char*> names) {
    for (const char* name : names) menu.addAction(m_window.findChild<QAction*>(QLatin1String(name)));
    menu.addSeparator();
  };
  const Document& document = m_window.document();
  if (document.isLocked()) return add({"edit/selectNone", "view/fit", "edit/copyPicture"});
  const Selection& selection = document.selection();
  if (selection.empty()) {
    add({"edit/paste", "edit/insert"});
    add({"edit/selectAll"});
    return add({"view/fit", "view/grid", "edit/copyPicture"});
  }
  add({"edit/cut", "edit/copy", "edit/paste", "edit/duplicate", "edit/delete"});
  if (selection.units.size() > 1) add({"edit/alignFacing", "edit/lineUp"});
  if (selection.units.size() == 1 && selection.count() == 1) add({"tool/wheel", "tool/advance"});
}

}  // namespace frontage::ui
