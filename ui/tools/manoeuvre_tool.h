#pragma once

#include "ui/document/commands.h"
#include "ui/tools/drag_threshold.h"
#include "ui/tools/manoeuvre.h"
#include "ui/tools/table_context.h"
#include "ui/tools/tool.h"

#include <memory>
#include <optional>

namespace frontage::ui {

class ReadoutItem;
class TraceItem;

/// What the wheel and the advance tool share: the move under way and its limit, so that one can wheel, advance and
/// wheel again within one Movement.
class ManoeuvreDesk : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  std::optional<Manoeuvre> manoeuvre;

  /// Inches; nothing = the unit's Movement.
  void setLimit(std::optional<double> inches);
  [[nodiscard]] std::optional<double> limit() const noexcept { return m_limit; }
  [[nodiscard]] double limitFor(const core::Unit& unit) const noexcept;
  void startOver();

 signals:
  void changed();

 private:
  std::optional<double> m_limit;
};

/// Drags a front corner, and the unit wheels about the other; or drags it straight ahead.
class ManoeuvreTool : public Tool {
  Q_OBJECT

 public:
  enum class Mode { Wheel, Advance };

  ManoeuvreTool(Mode mode, const TableContext& context, ManoeuvreDesk& desk, QObject* parent = nullptr);
  ~ManoeuvreTool() override;
  [[nodiscard]] QString hint() const override;
  [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
  void activate() override;
  void deactivate() override;
  void press(const TablePointer& at) override;
  void move(const TablePointer& at) override;
  void release(const TablePointer& at) override;
  bool key(QKeyEvent& event) override;
  void cancel() override;
  [[nodiscard]] bool isBusy() const override { return m_drag.has_value(); }

 private:
  struct Drag {
    geometry::Vec press;
    DragThreshold threshold;
    Manoeuvre::Kind kind = Manoeuvre::Kind::Advance;
    geometry::Vec pivot;
    geometry::Vec ahead;
    Manoeuvre before;
    double amountBefore = 0;
    Gesture gesture;
  };
  [[nodiscard]] std::optional<core::UnitId> unitFor(const TablePointer& at) const;
  void take(const core::Unit& unit);
  [[nodiscard]] double wanted(const Drag& drag, geometry::Vec at) const;
  void push(const QString& text);
  void showTrace();

  Mode m_mode;
  TableContext m_context;
  ManoeuvreDesk& m_desk;
  std::optional<Drag> m_drag;
  std::unique_ptr<TraceItem> m_trace;
  std::unique_ptr<ReadoutItem> m_readout;
  bool m_active = false;
};

}  // namespace frontage::ui
