#pragma once

#include "core/phase/order.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QSlider;

namespace frontage::ui {

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
  void refresh();

 private:
  void refreshGroups(const StageReading& reading);
  void refreshOrder();
  void refreshPreview();
  void showPlace();
  void resolve();
  [[nodiscard]] core::Resolve order() const;

  PhaseController& m_controller;
  QLabel* m_title;
  RowList* m_groups;
  QLabel* m_orderLabel;
  QListWidget* m_order;  ///< of the chargers of one group, to be dragged
  QLabel* m_placeLabel;
  QSlider* m_place;
  QPushButton* m_resolve;
  VerdictView* m_preview;
  std::vector<core::Resolve> m_resolutions;
  int m_chosen = 0;
  std::vector<double> m_offsets;  ///< equally good, ascending
  std::optional<double> m_offset;
};

}  // namespace frontage::ui
