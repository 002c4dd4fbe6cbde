#include "ui/tools/select_tool.h"

#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/handles_item.h"
#include "ui/tools/band_gesture.h"
#include "ui/tools/corner_gesture.h"
#include "ui/tools/move_gesture.h"
#include "ui/tools/table_grip.h"
#include "ui/tools/turn_gesture.h"

#include <QKeyEvent>
#include <QLineF>

#include <tuple>
#include <utility>

namespace frontage::ui {

namespace {

constexpr double kDragPixels = 4;  ///< a click that trembles is no drag

/// A drag of something that may not be moved now: says why, once.
class RefusedDrag : public DragGesture {
 public:
  RefusedDrag(const TableContext& context, const TablePointer& press) : DragGesture(context), m_press(press.scene) {}
  void move(const TablePointer& at) override {
    if (m_told || QLineF(m_press, at.scene).length() * context().scene.zoom() < kDragPixels) return;
    m_told = true;
    std::ignore = mayEdit(context());
  }
  void cancel() override {}
  [[nodiscard]] QString hint() const override { return context().document.lockedBecause(); }

 private:
  QPointF m_press;
  bool m_told = false;
};

/// Holds a grip; what it does is no edit of the document.
class GripDrag : public DragGesture {
 public:
  GripDrag(const TableContext& context, TableGrip& grip, const TablePointer& press)
      : DragGesture(context), m_grip(grip), m_press(press.table) {
    m_grip.take();
  }
  void move(const TablePointer& at) override { m_grip.drag(m_press, at.table); }
  void cancel() override { m_grip.drag(m_press, m_press); }
  [[nodiscard]] QString hint() const override {
    return SelectTool::tr("Drag along the facing: every place on offer is as good. Esc: back.");
  }

 private:
  TableGrip& m_grip;
  geometry::Vec m_press;
};

}  // namespace

SelectTool::SelectTool(const TableContext& context, QObject* parent)
    : Tool(parent), m_context(context), m_handles(std::make_unique<HandlesItem>()) {
  m_context.scene.addItem(m_handles.get());
  connect(&m_context.scene, &BattlefieldScene::pictureChanged, this, &SelectTool::syncHandles);
  connect(&m_context.scene, &BattlefieldScene::zoomChanged, this, [this] {
    m_handles->zoomChanged();
    keepHandleFree();
  });
  connect(&m_context.document, &Document::changed, this, &SelectTool::syncHandles);
  connect(&m_context.document, &Document::lockChanged, this, &SelectTool::syncHandles);
  connect(&m_context.document, &Document::questionChanged, this, &Tool::hintChanged);
  syncHandles();
}

SelectTool::~SelectTool() = default;

QString SelectTool::hint() const {
  if (m_gesture) return m_gesture->hint();
  if (m_context.document.question())
    return tr("A question is open: answer it in the Learn panel. Scroll to zoom, drag with the middle button to move.");
  if (m_context.document.isLocked())
    return tr("Click one of yours, then an enemy, to charge. Space plays, ← → step, Home and End jump.");
  if (m_context.document.field().units.empty() && m_context.document.field().terrain.empty())
    return tr("The table is empty: drag a unit from the Library onto it, or choose one there and press Insert.");
  if (m_context.document.selection().empty())
    return tr("Click a unit to select it, drag to move it, draw a box to select several.");
  return tr("Drag to move, handle or [ ] to turn (Shift 1°, Ctrl 45°), arrow keys 1″ (Shift 0.1″, Ctrl 6″).");
}

void SelectTool::activate() {
  m_active = true;
  syncHandles();
}

void SelectTool::deactivate() {
  cancel();
  m_active = false;
  syncHandles();
}

void SelectTool::syncHandles() {
  const bool editable = m_active && !m_context.document.isLocked();
  m_handles->setVisible(editable);
  if (editable) m_handles->sync(selectedIn(m_context.document.field(), m_context.document.selection()));
  keepHandleFree();
  emit hintChanged();
}

/// Of a gesture the handle stays at the end at which it was taken hold of.
void SelectTool::keepHandleFree() {
  const Selection& selection = m_context.document.selection();
  if (!m_gesture)
    m_handles->standFree([&](QPointF at) {
      const auto unit = m_context.scene.unitAt(at);
      return unit && !selection.units.contains(*unit);
    });
  m_context.scene.keepFree(m_handles->isVisible() ? m_handles->takenBox() : QRectF());
}

void SelectTool::begin(std::unique_ptr<DragGesture> gesture) {
  m_gesture = std::move(gesture);
  if (!m_gesture) keepHandleFree();
  emit hintChanged();
}

std::unique_ptr<DragGesture> SelectTool::gestureAt(const TablePointer& at) {
  if (m_grip && m_grip->holds(at.table)) return std::make_unique<GripDrag>(m_context, *m_grip, at);
  if (const auto hit = m_handles->hit(at.scene); hit && mayEdit(m_context)) {
    if (hit->kind == HandlesItem::Hit::Kind::Turn) return std::make_unique<TurnGesture>(m_context, at);
    const core::TerrainId id = *m_context.document.selection().terrain.begin();
    return std::make_unique<CornerGesture>(m_context, at, id, hit->index,
                                           hit->kind == HandlesItem::Hit::Kind::EdgeMiddle);
  }
  return pressOnThing(at);
}

std::unique_ptr<DragGesture> SelectTool::pressOnThing(const TablePointer& at) {
  const auto unit = m_context.scene.unitAt(at.scene);
  const auto terrain = unit ? std::nullopt : m_context.scene.terrainAt(at.scene);
  Selection selection = m_context.document.selection();
  if (!unit && !terrain) {
    if (!at.modifiers.testFlag(Qt::ShiftModifier)) m_context.document.select({});
    return std::make_unique<BandGesture>(m_context, at);
  }
  const bool toggles = at.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
  const bool selected = unit ? selection.units.contains(*unit) : selection.terrain.contains(*terrain);
  if (!toggles && selected && selection.count() > 1) {
    m_clicked.emplace();
    if (unit) m_clicked->units.insert(*unit);
    if (terrain) m_clicked->terrain.insert(*terrain);
  }
  if (!toggles && !selected) selection = {};
  if (toggles && selected) {
    if (unit) selection.units.erase(*unit);
    if (terrain) selection.terrain.erase(*terrain);
  } else {
    if (unit) selection.units.insert(*unit);
    if (terrain) selection.terrain.insert(*terrain);
  }
  m_context.document.select(selection);
  if (unit) emit m_context.scene.unitClicked(*unit);
  if (toggles && selected) return nullptr;
  if (m_context.document.isLocked()) return std::make_unique<RefusedDrag>(m_context, at);
  return std::make_unique<MoveGesture>(m_context, at, unit);
}

void SelectTool::press(const TablePointer& at) {
  if (at.button != Qt::LeftButton) return;
  m_clicked.reset();
  m_stepsBefore = m_context.document.undoStack().index();
  begin(gestureAt(at));
}

void SelectTool::move(const TablePointer& at) {
  if (m_gesture) {
    m_gesture->move(at);
    return;
  }
  if (m_grip && m_grip->holds(at.table)) return setCursor(Qt::SizeHorCursor);
  const bool overThing = m_context.scene.unitAt(at.scene) || m_context.scene.terrainAt(at.scene);
  const Qt::CursorShape grab = m_context.document.isLocked() ? Qt::PointingHandCursor : Qt::SizeAllCursor;
  setCursor(m_handles->hit(at.scene) ? Qt::PointingHandCursor : overThing ? grab : Qt::ArrowCursor);
}

void SelectTool::release(const TablePointer& at) {
  if (!m_gesture || at.button != Qt::LeftButton) return;
  m_gesture->finish(at);
  begin(nullptr);
  const bool dragged = m_context.document.undoStack().index() != m_stepsBefore;
  const std::optional<Selection> clicked = std::exchange(m_clicked, std::nullopt);
  if (!clicked || dragged) return;
  m_context.document.select(*clicked);
  if (!clicked->units.empty()) emit m_context.scene.unitClicked(*clicked->units.begin());
}

void SelectTool::doubleClick(const TablePointer& at) {
  const auto hit = m_handles->hit(at.scene);
  if (hit && hit->kind == HandlesItem::Hit::Kind::Corner && mayEdit(m_context)) {
    removeCorner(m_context, *m_context.document.selection().terrain.begin(), hit->index);
    return;
  }
  press(at);
}

bool SelectTool::key(QKeyEvent& event) {
  if (event.key() != Qt::Key_Escape) return false;
  if (m_gesture)
    cancel();
  else
    m_context.document.select({});
  return true;
}

void SelectTool::cancel() {
  if (!m_gesture) return;
  m_gesture->cancel();
  begin(nullptr);
}

void SelectTool::setCursor(Qt::CursorShape cursor) {
  if (std::exchange(m_cursor, cursor) != cursor) emit hintChanged();
}

}  // namespace frontage::ui
