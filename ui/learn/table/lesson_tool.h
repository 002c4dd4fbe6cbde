#pragma once

#include "core/battlefield/unit.h"
#include "core/lesson/model/answer.h"
#include "geometry/zones/zones.h"
#include "ui/scene/ghost_item.h"
#include "ui/tools/tool.h"

#include <QGraphicsItem>

#include <memory>
#include <optional>

namespace frontage::ui {

class BattlefieldScene;
class HandlesItem;
class ReadoutItem;

/// Answers given on the table: a ghost of a unit that is dragged and turned to where it will end, a turn alone, a
/// wheel, or what is clicked. Changes nothing but its own ghost.
class LessonTool : public Tool {
  Q_OBJECT

 public:
  enum class Mode { Nothing, Place, Turn, Wheel, Zone, Pick };

  explicit LessonTool(BattlefieldScene& scene, QObject* parent = nullptr);
  ~LessonTool() override;

  /// The ghost begins where the unit stands. `unit` is empty for Zone and Pick.
  void begin(Mode mode, const std::optional<core::Unit>& unit);
  void end();
  [[nodiscard]] Mode mode() const noexcept { return m_mode; }
  [[nodiscard]] geometry::Pose pose() const;
  /// Degrees that it has wheeled, + = left.
  [[nodiscard]] double wheel() const noexcept { return m_wheel; }
  /// Where the unit would stand after such a wheel from its start.
  [[nodiscard]] geometry::Pose wheeled(double degreesLeft) const;
  void setPose(const geometry::Pose& pose);
  void setWheel(double degrees);
  /// Once judged, the ghost stays and cannot be moved.
  void setFrozen(bool frozen) noexcept { m_frozen = frozen; }
  [[nodiscard]] GhostItem& ghost() noexcept { return *m_ghost; }

  [[nodiscard]] QString hint() const override;
  [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }
  void press(const TablePointer& at) override;
  void move(const TablePointer& at) override;
  void release(const TablePointer& at) override;
  void doubleClick(const TablePointer& at) override { press(at); }
  bool key(QKeyEvent& event) override;
  void cancel() override {}
  [[nodiscard]] bool isBusy() const override { return m_grab != Grab::Nothing; }

 signals:
  /// The ghost is elsewhere.
  void answered();
  /// A unit or a piece of terrain was clicked, or a place on the table.
  void picked(const QString& id);
  void pointed(frontage::geometry::Vec at);

 private:
  enum class Grab { Nothing, Body, Turn };
  void show();
  void turnTo(geometry::Facing facing);
  [[nodiscard]] bool onHandle(QPointF scene) const;
  [[nodiscard]] bool onGhost(geometry::Vec at) const;

  BattlefieldScene& m_scene;
  Mode m_mode = Mode::Nothing;
  core::Unit m_start;
  std::unique_ptr<GhostItem> m_ghost;
  std::unique_ptr<HandlesItem> m_handle;
  std::unique_ptr<ReadoutItem> m_readout;
  geometry::Pose m_pose;
  double m_wheel = 0;
  Grab m_grab = Grab::Nothing;
  geometry::Vec m_grabbed;  ///< in the ghost's frame
  bool m_frozen = false;
};

}  // namespace frontage::ui
