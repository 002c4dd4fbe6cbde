#pragma once

#include "core/battlefield/battlefield.h"
#include "core/odds/charge_odds.h"
#include "core/phase/order.h"
#include "ui/concurrency/background.h"

#include <QWidget>

#include <map>
#include <optional>
#include <utility>
#include <vector>

class QLabel;

namespace frontage::ui {

class PhaseController;
class RowList;

/// The answers that are owed, a group for each charged unit: every reaction, the forbidden ones greyed with the reason,
/// the others with what they make of the charge, as soon as that is worked out.
class ReactBox : public QWidget {
  Q_OBJECT

 public:
  ReactBox(PhaseController& controller, QWidget* parent = nullptr);
  void refresh();

 private:
  /// What the odds are of.
  struct Asked {
    int node = 0;  ///< of the session
    core::Battlefield field;
    std::vector<std::pair<core::UnitId, core::UnitId>> charges;  ///< charger and target
    bool operator==(const Asked&) const = default;
  };
  struct Group {
    QLabel* title = nullptr;
    RowList* rows = nullptr;
    core::UnitId unit;
    core::UnitId charger;
  };
  void setGroupCount(std::size_t count);
  void fill(Group& group);
  void askForOdds();
  /// What the charge then comes to, or nothing while that is not known.
  [[nodiscard]] QString chanceOf(const Group& group, core::Reaction reaction) const;
  void point(const Group& group, int row, bool on);
  std::vector<Group> m_groups;
  PhaseController& m_controller;
  std::optional<Asked> m_asked;
  std::map<std::pair<core::UnitId, core::UnitId>, core::ChargeOdds> m_odds;  ///< by charger and target
  Background m_work;
};

}  // namespace frontage::ui
