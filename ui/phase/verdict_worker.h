#pragma once

#include "core/phase/phase.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace frontage::ui {

/// Works charges out beside the window, one at a time, so that the window never waits. What is asked and what comes
/// back are values; nothing is shared with the window but the state, which does not change.
class VerdictWorker : public QObject {
  Q_OBJECT

 public:
  using State = std::shared_ptr<const core::PhaseState>;

  explicit VerdictWorker(QObject* parent = nullptr);
  /// Waits for what is under way.
  ~VerdictWorker() override;

  [[nodiscard]] bool busy() const noexcept { return m_busy; }
  /// Requires: not busy; both units exist in the state.
  void workOut(State state, const core::UnitId& charger, const core::UnitId& target);

 signals:
  void done(const frontage::ui::VerdictWorker::State& state, const frontage::core::ChargeVerdict& verdict);

 private:
  QThreadPool m_pool;
  bool m_busy = false;
};

}  // namespace frontage::ui
