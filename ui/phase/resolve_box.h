#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/order.h"
#include "ui/concurrency/background.h"
#include "ui/overlays/overlay_mark.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QSlider;

namespace frontage::ui {

class OrderList;
class PhaseController;
class RowList;
class VerdictView;
struct StageReading;

/// The charges that are ready: which is moved next, where it will end at best, other places that are as good, and the
/// order of several chargers.
class ResolveBox : public QWidget {
  Q_OBJECT

 public:
  ResolveBox(PhaseController& controller, QWidget* parent = nullptr);
  /// Requires: this is the step that is shown.
  void refresh();
  /// Another step is shown: nothing of this one stays on the table.
  void leave();

 private:
  void refreshGroups(const StageReading& reading);
  void refreshOrder();
  void refreshPreview();
  void showPlace();
  void askForGroup();
  void resolve();
  [[nodiscard]] core::Resolve order() const;

  PhaseController& m_controller;
  QLabel* m_title;
  RowList* m_groups;
  QLabel* m_orderLabel;
  OrderList* m_order;  ///< of the chargers of one group
  QLabel* m_placeLabel;
  QSlider* m_place;
  QPushButton* m_resolve;
  VerdictView* m_preview;
  std::vector<core::Resolve> m_resolutions;
  int m_chosen = 0;
  std::vector<double> m_offsets;  ///< equally good, ascending
  std::optional<double> m_offset;
  int m_offsetAt = -1;  ///< the place of the phase for which m_offset was chosen
  bool m_shown = false;
  /// Several chargers or targets: where they would end is worked out beside the window.
  Background m_work;
  std::optional<std::pair<core::Battlefield, core::Resolve>> m_asked;
  Overlay m_ghosts;
};

}  // namespace frontage::ui
