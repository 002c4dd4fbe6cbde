#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_attempt.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// One question about room (rules.md D6), asked with different ideas of who is in the way and who is declared on. The
/// first of the targets leads the charge. Keeps references to all that it is made of.
class RoomQuestion {
 public:
  RoomQuestion(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets);
  RoomQuestion(const RoomQuestion&) = delete;
  RoomQuestion& operator=(const RoomQuestion&) = delete;

  /// With everybody where they are judged to be.
  [[nodiscard]] ChargeAttempt standing(Detail detail) const;
  /// Whether there is a move then, declared on these instead.
  [[nodiscard]] bool reaches(const std::vector<UnitId>& targets) const;
  /// The same, with all units left out that might still move and are not among the targets of the question.
  [[nodiscard]] bool reachesIfOthersMove(const std::vector<UnitId>& targets) const;
  /// M17.
  [[nodiscard]] bool pathIsBlocked() const;

  /// Enemies that are no targets and stand no farther away than the charge can lead, by id (N2).
  [[nodiscard]] std::vector<UnitId> otherEnemies() const;
  /// The facings that a charge declared now may strike: any of a fleeing unit (M12), both of a tie (Z2). Zones are
  /// those of the unit where it stands, also where it is taken to turn for another charge.
  [[nodiscard]] std::vector<geometry::Side> facingsOf(const UnitId& target) const;

  [[nodiscard]] const Battlefield& field() const noexcept { return m_field; }
  [[nodiscard]] const std::vector<UnitId>& targets() const noexcept { return m_targets; }
  [[nodiscard]] const Unit& charger() const noexcept { return m_charger; }

 private:
  [[nodiscard]] Role standingOf(const std::vector<UnitId>& targets) const;
  [[nodiscard]] ChargeAttempt attempt(const std::vector<UnitId>& targets, const Role& role, Detail detail) const;

  const PhaseState& m_state;
  const Unit& m_charger;
  const std::vector<UnitId>& m_targets;
  std::optional<Battlefield> m_declared;
  const Battlefield& m_field;
};

}  // namespace frontage::core
