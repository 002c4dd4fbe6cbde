#include "tests/ui/pictures/table_pictures.h"

#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/library/library_entry.h"
#include "ui/scene/coordinates.h"
#include "ui/view/battlefield_view.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <memory>

namespace frontage::ui {

namespace {

using geometry::Vec;

core::Unit regiment(const char* name, const char* army, Vec at, double facing) {
  core::Unit unit;
  unit.id = {name};
  unit.name = name;
  unit.army = {army};
  unit.models = 20;
  unit.files = 5;
  unit.base = {25, 25};
  unit.pose = {at, geometry::Facing::fromBearingDegrees(facing)};
  return unit;
}

core::Terrain box(const char* name, core::TerrainKind kind, Vec from, Vec to) {
  return {{name}, name, kind, {{from, {to.x, from.y}, to, {from.x, to.y}}}};
}

/// A fight with units close behind it, at the middle; others at the edges; two pieces of terrain. Words are those of
/// `words`, so that they are in the language of the picture.
core::Scenario closeTable(const core::Scenario& words) {
  core::Scenario scenario;
  scenario.name = words.name;
  scenario.rulesetId = words.rulesetId;
  scenario.field.armies = words.field.armies;
  scenario.active = words.active;
  scenario.seed = 1;
  const std::string first = words.field.armies[0].id.value;
  const std::string second = words.field.armies[1].id.value;
  const char* name = words.field.units[0].name.c_str();
  const auto add = [&](const std::string& id, const std::string& army, Vec at, double facing) {
    core::Unit unit = regiment(name, army.c_str(), at, facing);
    unit.id = {id};
    scenario.field.units.push_back(unit);
  };
  const double depth = 4 * 25 / 25.4;
  add("a", first, {36, 24 - depth / 2}, 0);
  add("b", second, {36, 24 + depth / 2}, 180);
  add("c", first, {36, 24 - 1.5 * depth - 0.2}, 0);
  add("d", second, {36, 24 + 1.5 * depth + 0.2}, 180);
  add("e", first, {30.9, 24 - depth / 2}, 0);
  add("f", first, {41.1, 24 - depth / 2}, 0);
  add("g", first, {3, 3}, 0);
  add("h", second, {69, 45}, 180);
  for (const auto& [one, other] : {std::pair("a", "b"), std::pair("b", "a")})
    scenario.field.find(core::UnitId{one})->state.engagedWith = {{other}};
  core::Unit& shooter = *scenario.field.find(core::UnitId{"a"});
  shooter.stats.missile = core::MissileWeapon{name, 30, 4, 4, 1, core::Shooters::FrontAndHalf};
  shooter.stats.causes = {core::Psychology::Fear};
  shooter.stats.immune = {core::Psychology::Panic};
  scenario.field.find(core::UnitId{"g"})->state.shaken = true;
  scenario.field.find(core::UnitId{"h"})->state.fleeing = true;
  const char* place = words.field.terrain.empty() ? name : words.field.terrain[0].name.c_str();
  scenario.field.terrain = {box(place, core::TerrainKind::Forest, {50, 10}, {58, 16}),
                            box(place, core::TerrainKind::Building, {60, 22}, {66, 27})};
  scenario.field.terrain[1].id = {"second"};
  return scenario;
}

class TablePictures {
 public:
  TablePictures(MainWindow& window, Photographer& photographer) : m_window(window), m_photographer(photographer) {}

  void takeAll(const core::Scenario& words) {
    m_window.inspectorDock()->raise();
    m_window.document().undoStack().setClean();
    m_window.document().reset(closeTable(words));
    m_window.view().fitTable();
    take("20-close");
    takeUnit();
    takeSeveral();
    takeTerrain();
    takeNear();
    takeMenu();
    takeEmpty();
  }

 private:
  void take(const char* stage) { m_photographer.take(QLatin1String(stage)); }
  [[nodiscard]] QWidget* viewport() const { return m_window.view().viewport(); }
  [[nodiscard]] QPoint pixelAt(Vec at) const { return m_window.view().mapFromScene(toScene(at)); }
  void mouse(QEvent::Type type, Vec at) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, QPointF(pixelAt(at)), QPointF(viewport()->mapToGlobal(pixelAt(at))), button, Qt::LeftButton,
                      {});
    QApplication::sendEvent(viewport(), &event);
  }
  void action(const char* name) { m_window.findChild<QAction*>(QLatin1String(name))->trigger(); }

  void takeUnit() {
    m_window.document().selectUnit({"a"});
    take("21-regiment");
    auto* inspector = m_window.findChild<QScrollArea*>(QStringLiteral("inspector"));
    QScrollBar* bar = inspector->verticalScrollBar();
    for (const char* field : {"unit/missile_ranks", "unit/immune_panic", "unit/engaged0"}) {
      inspector->ensureWidgetVisible(m_window.findChild<QWidget*>(QLatin1String(field)), 0, 40);
      take(QByteArray("22-").append(field + 5).constData());
    }
    bar->setValue(0);
    auto* x = m_window.findChild<QLineEdit*>(QStringLiteral("unit/x"));
    x->setText(QStringLiteral("?"));
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, {});
    QApplication::sendEvent(x, &enter);
    take("23-refused");
  }
  void takeSeveral() {
    action("edit/selectAll");
    take("24-several");
  }
  void takeTerrain() {
    m_window.document().select({});
    // The wood to the corner of the building: its upper right corner to the lower left one.
    mouse(QEvent::MouseButtonPress, {54, 13});
    mouse(QEvent::MouseMove, {55, 17});
    mouse(QEvent::MouseMove, Vec{56, 19} + Vec{0.1, -0.1});
    take("25-terrain-held");
    mouse(QEvent::MouseButtonRelease, Vec{56, 19} + Vec{0.1, -0.1});
    const LibraryEntry entry{"knights", {}};
    const std::unique_ptr<QMimeData> mime(toMime(entry));
    for (const auto& [at, stage] :
         {std::pair(Vec{36, 24}, "26-dropped-on-others"), std::pair(Vec{20, 30}, "26-dropped")}) {
      QDragEnterEvent enter(pixelAt(at), Qt::CopyAction, mime.get(), Qt::LeftButton, {});
      QApplication::sendEvent(viewport(), &enter);
      take(stage);
    }
    QDragLeaveEvent leave;
    QApplication::sendEvent(viewport(), &leave);
  }
  void takeNear() {
    for (int i = 0; i < 6; ++i) action("view/zoomIn");
    m_window.document().selectUnit({"a"});
    take("27-near");
    action("view/fit");
    for (int i = 0; i < 6; ++i) action("view/zoomOut");
    take("27-far");
    action("view/fit");
  }
  void takeMenu() {
    QContextMenuEvent event(QContextMenuEvent::Mouse, pixelAt({36, 22}), viewport()->mapToGlobal(pixelAt({36, 22})));
    QApplication::sendEvent(viewport(), &event);
    auto* menu = m_window.findChild<QMenu*>(QStringLiteral("tableMenu"));
    if (!menu) return m_photographer.fault(QStringLiteral("28-menu"), QStringLiteral("no menu"));
    m_photographer.take(QStringLiteral("28-menu"), *menu);
    delete menu;
  }
  void takeEmpty() {
    m_window.document().undoStack().setClean();
    action("file/new");
    m_window.findChild<QLineEdit*>(QStringLiteral("library/search"))->setText(QStringLiteral("[zzz]"));
    take("29-empty");
    for (const char* dock : {"chargeDock", "whyDock", "logDock", "oddsDock", "compareDock"}) {
      m_window.findChild<QDockWidget*>(QLatin1String(dock))->raise();
      take(QByteArray("29-empty-").append(dock).constData());
    }
    m_window.findChild<QLineEdit*>(QStringLiteral("library/search"))->clear();
    m_window.timelineDock()->raise();
    m_window.chargeDock()->raise();
  }

  MainWindow& m_window;
  Photographer& m_photographer;
};

}  // namespace

void photographTable(MainWindow& window, Photographer& photographer) {
  TablePictures(window, photographer).takeAll(core::Scenario(window.document().scenario()));
}

}  // namespace frontage::ui
