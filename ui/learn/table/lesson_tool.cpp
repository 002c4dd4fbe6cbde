#include "ui/learn/table/lesson_tool.h"

#include "core/battlefield/formation.h"
#include "geometry/motion/path.h"
#include "ui/document/things.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/handles_item.h"
#include "ui/scene/readout_item.h"
#include "ui/text/figures.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kMostWheel = 90;  // degrees, rules.md M4

}  // namespace

LessonTool::LessonTool(BattlefieldScene& scene, QObject* parent)
    : Tool(parent),
      m_scene(scene),
      m_ghost(std::make_unique<GhostItem>()),
      m_handle(std::make_unique<HandlesItem>()),
      m_readout(std::make_unique<ReadoutItem>()) {
  for (QGraphicsItem* item : {static_cast<QGraphicsItem*>(m_ghost.get()), static_cast<QGraphicsItem*>(m_handle.get()),
                              static_cast<QGraphicsItem*>(m_readout.get())}) {
    scene.addItem(item);
    item->setVisible(false);
  }
  connect(&scene, &BattlefieldScene::zoomChanged, this, [this] { m_handle->zoomChanged(); });
}

LessonTool::~LessonTool() = default;

void LessonTool::begin(Mode mode, const std::optional<core::Unit>& unit) {
  end();
  m_mode = mode;
  if (unit) {
    m_start = *unit;
    m_pose = unit->pose;
    show();
  }
  emit hintChanged();
}

void LessonTool::end() {
  m_mode = Mode::Nothing;
  m_grab = Grab::Nothing;
  m_frozen = false;
  m_wheel = 0;
  m_ghost->setVisible(false);
  m_handle->setVisible(false);
  m_readout->setVisible(false);
}

geometry::Pose LessonTool::pose() const {
  return m_pose;
}

geometry::Pose LessonTool::wheeled(double degreesLeft) const {
  geometry::Path path(core::footprintOf(m_start));
  const auto hand = degreesLeft >= 0 ? geometry::Hand::Left : geometry::Hand::Right;
  path.wheel(hand, geometry::Angle::fromDegrees(std::fabs(degreesLeft)));
  return path.end().pose;
}

void LessonTool::show() {
  core::Unit unit = m_start;
  unit.pose = m_pose;
  m_ghost->show(unit, m_scene.armyIndexOf(unit), false);
  m_handle->sync({{unit}, {}});
  m_handle->setVisible(!m_frozen);
}

void LessonTool::setPose(const geometry::Pose& pose) {
  m_pose = pose;
  show();
  emit answered();
}

void LessonTool::setWheel(double degrees) {
  m_wheel = std::clamp(degrees, -kMostWheel, kMostWheel);
  setPose(wheeled(m_wheel));
}

QString LessonTool::hint() const {
  switch (m_mode) {
    case Mode::Place:
      return tr("Drag the ghost, turn it by its handle. Arrows: 1″ (Shift 0.1″). [ ]: 15° (Shift 1°).");
    case Mode::Turn:
      return tr("Turn the ghost by its handle. [ ]: 15° (Shift 1°).");
    case Mode::Wheel:
      return tr("Wheel the ghost by its handle. [ ]: 15° (Shift 1°).");
    case Mode::Zone:
      return tr("Click a zone.");
    case Mode::Pick:
      return tr("Click units or terrain on the table.");
    case Mode::Nothing:
      break;
  }
  return tr("Look around: nothing here can go wrong.");
}

bool LessonTool::onHandle(QPointF scene) const {
  return m_handle->isVisible() && m_handle->hit(scene).has_value();
}

bool LessonTool::onGhost(geometry::Vec at) const {
  const geometry::Footprint f = core::footprintOf(m_start).at(m_pose);
  const geometry::Vec local = m_pose.toUnit(at);
  return std::fabs(local.x) <= f.halfWidth && std::fabs(local.y) <= f.halfDepth;
}

void LessonTool::press(const TablePointer& at) {
  if (at.button != Qt::LeftButton && at.button != Qt::NoButton) return;
  if (m_mode == Mode::Zone) return emit pointed(at.table);
  if (m_mode == Mode::Pick) {
    if (const auto unit = m_scene.unitAt(at.scene)) return emit picked(QString::fromStdString(unit->value));
    if (const auto terrain = m_scene.terrainAt(at.scene)) emit picked(QString::fromStdString(terrain->value));
    return;
  }
  if (m_mode == Mode::Nothing || m_frozen) return;
  if (onHandle(at.scene)) {
    m_grab = Grab::Turn;
  } else if (onGhost(at.table)) {
    m_grab = m_mode == Mode::Place ? Grab::Body : Grab::Turn;
    m_grabbed = at.table - m_pose.centre;
  }
}

void LessonTool::turnTo(geometry::Facing facing) {
  if (m_mode == Mode::Wheel)
    setWheel(m_start.pose.facing.turnTo(facing).degrees());
  else
    setPose({m_pose.centre, facing});
}

void LessonTool::move(const TablePointer& at) {
  if (m_grab == Grab::Nothing) return;
  if (m_grab == Grab::Body) {
    setPose({at.table - m_grabbed, m_pose.facing});
    m_readout->show(at.scene, tr("%1 from the start").arg(inchesText(distance(m_pose.centre, m_start.pose.centre))));
    return;
  }
  const geometry::Vec about = m_mode == Mode::Wheel ? m_start.pose.centre : m_pose.centre;
  if (norm(at.table - about) <= 0) return;
  const double bearing = geometry::Facing::towards(at.table - about).bearingDegrees();
  turnTo(geometry::Facing::fromBearingDegrees(std::round(bearing)));
  m_readout->show(at.scene, m_mode == Mode::Wheel ? tr("Wheel %1").arg(turnText(geometry::Angle::fromDegrees(m_wheel)))
                                                  : tr("Facing %1").arg(degreesText(m_pose.facing.bearing())));
}

void LessonTool::release(const TablePointer&) {
  m_grab = Grab::Nothing;
  m_readout->setVisible(false);
}

bool LessonTool::key(QKeyEvent& event) {
  const bool ghost = m_mode == Mode::Place || m_mode == Mode::Turn || m_mode == Mode::Wheel;
  if (!ghost || m_frozen) return false;
  const Qt::KeyboardModifiers held = event.modifiers();
  const double inches = held.testFlag(Qt::ShiftModifier) ? 0.1 : held.testFlag(Qt::ControlModifier) ? 6 : 1;
  const double degrees = held.testFlag(Qt::ShiftModifier) ? 1 : held.testFlag(Qt::ControlModifier) ? 45 : 15;
  const auto shift = [&](double x, double y) {
    if (m_mode != Mode::Place) return false;
    setPose(m_pose.shifted({x * inches, y * inches}));
    return true;
  };
  const auto turn = [&](double left) {
    if (m_mode == Mode::Wheel)
      setWheel(m_wheel + left);
    else
      setPose({m_pose.centre, m_pose.facing.turned(geometry::Angle::fromDegrees(left))});
    return true;
  };
  switch (event.key()) {
    case Qt::Key_Left:
      return shift(-1, 0);
    case Qt::Key_Right:
      return shift(1, 0);
    case Qt::Key_Up:
      return shift(0, 1);
    case Qt::Key_Down:
      return shift(0, -1);
    case Qt::Key_BracketLeft:
    case Qt::Key_BraceLeft:
      return turn(degrees);
    case Qt::Key_BracketRight:
    case Qt::Key_BraceRight:
      return turn(-degrees);
    default:
      return false;
  }
}

}  // namespace frontage::ui
