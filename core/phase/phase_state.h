#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"
#include "core/phase/order.h"
#include "core/rules/ruleset.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace frontage::core {

/// A declared charge on its way to being resolved.
struct Charge {
  enum class Stage : std::uint8_t { AwaitingReaction, AwaitingRedirect, Ready, Done };

  UnitId charger;
  std::vector<UnitId> targets;
  std::map<UnitId, geometry::Side> zones;         ///< fixed at declaration (Z2)
  std::map<UnitId, Reaction> reactions;           ///< those made so far
  std::vector<UnitId> earlierTargets;             ///< before a redirect
  std::map<UnitId, geometry::Side> earlierZones;  ///< of the earlier targets
  bool pressesOn = false;                         ///< it has chosen, or has to, go on with its targets (R9)
  std::vector<UnitId> terrified;                  ///< targets that must flee, having failed their Terror test (D9)
  Stage stage = Stage::AwaitingReaction;
  std::map<UnitId, geometry::Pose> completed;  ///< where charger and target stand if it is made (D6)
  double bonus = 0;                            ///< range bonus in force at the declaration (D8), inches
  bool operator==(const Charge&) const = default;
  [[nodiscard]] bool isOn(const UnitId& target) const noexcept;
  [[nodiscard]] bool isOpen() const noexcept { return stage != Stage::Done; }
};

/// The charge phase at one moment. A value: stepping back is keeping the earlier one (DESIGN.md ideas 1 and 2).
struct PhaseState {
  Battlefield field;
  std::shared_ptr<const Ruleset> rules;
  ArmyId active;
  std::vector<Charge> charges;          ///< in order of declaration
  std::vector<Contact> contacts;        ///< made in this phase
  std::map<UnitId, int> modelsAtStart;  ///< for the 25 % of R5
  std::vector<UnitId> mayReform;        ///< having run down a fleeing unit (M12), until they have tried
  std::vector<UnitId> doomed;           ///< caught while fleeing, destroyed when the phase ends (M12, one ruleset)
  bool ended = false;

  [[nodiscard]] const Charge* chargeOf(const UnitId& charger) const noexcept;
  [[nodiscard]] Charge* chargeOf(const UnitId& charger) noexcept;
};

/// The phase before anything is declared. The flags of the last phase are cleared, and a unit that stands in contact
/// with an enemy is engaged with it, whether or not the field says so.
[[nodiscard]] PhaseState beginPhase(Battlefield field, std::shared_ptr<const Ruleset> rules, ArmyId active);

}  // namespace frontage::core
