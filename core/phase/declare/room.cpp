#include "core/phase/declare/room.h"

#include "core/battlefield/formation.h"
#include "core/phase/declare/company.h"
#include "core/phase/declare/declare.h"
#include "core/phase/declare/fewest.h"
#include "core/phase/resolve/blocked_path.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/zones/charger_zone.h"
#include "core/report/clause_check.h"
#include "core/report/figures.h"
#include "core/report/names.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace frontage::core {

namespace {

bool isAmong(const std::vector<UnitId>& ids, const UnitId& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// The facings that a charge declared now may strike: any of a fleeing unit (M12), both of a tie (Z2).
std::vector<geometry::Side> facingsOf(const Ruleset& rules, const Unit& charger, const Unit& target) {
  const ZoneVerdict zone = chargerZone(rules, charger, target);
  std::vector<geometry::Side> facings;
  if (zone.zone)
    facings.push_back(*zone.zone);
  else
    facings = {zone.nearerFront, zone.other};
  if (target.state.fleeing)
    for (const geometry::Side side : geometry::kSides)
      if (std::find(facings.begin(), facings.end(), side) == facings.end()) facings.push_back(side);
  return facings;
}

/// D6: a friend that has declared or may yet declare, an enemy that may flee.
bool mightStillMove(const PhaseState& state, const Unit& charger, const Unit& other) {
  if (!other.state.engagedWith.empty()) return false;
  if (areEnemies(charger, other)) return true;
  if (const Charge* charge = state.chargeOf(other.id)) return charge->isOpen();
  for (const ClauseCheck& check : checkMayCharge(state, other.id))
    if (!check.ok) return false;
  return true;
}

double reachOf(const Unit& unit) {
  const geometry::Footprint footprint = footprintOf(unit);
  return std::hypot(footprint.halfWidth, footprint.halfDepth);
}

bool isTakenAsCompleted(const Charge& charge, const std::vector<UnitId>& except) {
  return charge.isOpen() && !isAmong(except, charge.charger) && !charge.completed.empty();
}

/// fieldAsDeclared() would be the field as it is. A copy of a large one costs more than many a question.
bool standsAsDeclared(const PhaseState& state, const UnitId& charger) {
  return std::none_of(state.charges.begin(), state.charges.end(),
                      [&](const Charge& charge) { return isTakenAsCompleted(charge, {charger}); });
}

/// One question about room, asked with different ideas of who is in the way.
class RoomQuestion {
 public:
  RoomQuestion(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets)
      : m_state(state),
        m_charger(charger),
        m_targets(targets),
        m_declared(standsAsDeclared(state, charger.id) ? std::nullopt
                                                       : std::optional(fieldAsDeclared(state, {charger.id}))),
        m_field(m_declared ? *m_declared : state.field),
        m_facings(facingsOf(*state.rules, charger, *m_field.find(targets.front()))) {}
  RoomQuestion(const RoomQuestion&) = delete;
  RoomQuestion& operator=(const RoomQuestion&) = delete;

  [[nodiscard]] ChargeAttempt standing(Detail detail) const {
    return attempt(m_targets, standingOf(m_targets), detail);
  }

  /// With the units that might still move left out.
  [[nodiscard]] ChargeAttempt ifOthersMove() const {
    return attempt(
        m_targets,
        [this](const Unit& other) {
          if (!isAmong(m_targets, other.id) && mightStillMove(m_state, m_charger, other)) return InTheWay::Nothing;
          return standingRole(m_charger, m_targets, other);
        },
        Detail::Whether);
  }

  [[nodiscard]] bool reaches(const std::vector<UnitId>& targets) const {
    return attempt(targets, standingOf(targets), Detail::Whether).move.has_value();
  }
  [[nodiscard]] bool pathIsBlocked() const {
    return m_targets.size() == 1 && std::any_of(m_facings.begin(), m_facings.end(), [&](geometry::Side facing) {
             return mayTakeBlockedPath(*m_state.rules, m_field, m_charger, m_targets, facing);
           });
  }
  /// Enemies that are no targets and stand no farther away than the charge can lead, by id (N2).
  [[nodiscard]] std::vector<UnitId> otherEnemies() const {
    const Unit& target = *m_field.find(m_targets.front());
    const double size = reachOf(m_charger) + reachOf(target);
    const double far = geometry::distance(m_charger.pose.centre, target.pose.centre) + 2 * size;
    std::vector<UnitId> found;
    for (const Unit& other : m_field.units) {
      if (!areEnemies(m_charger, other) || other.state.destroyed || isAmong(m_targets, other.id)) continue;
      const double way = geometry::distance(other.pose.centre, m_charger.pose.centre) +
                         geometry::distance(other.pose.centre, target.pose.centre);
      if (way <= far + 2 * reachOf(other)) found.push_back(other.id);
    }
    std::sort(found.begin(), found.end());
    return found;
  }
  [[nodiscard]] const Battlefield& field() const noexcept { return m_field; }
  [[nodiscard]] const std::vector<UnitId>& targets() const noexcept { return m_targets; }
  [[nodiscard]] const Unit& charger() const noexcept { return m_charger; }

 private:
  [[nodiscard]] Role standingOf(const std::vector<UnitId>& targets) const {
    return [this, targets](const Unit& other) { return standingRole(m_charger, targets, other); };
  }
  [[nodiscard]] ChargeAttempt attempt(const std::vector<UnitId>& targets, const Role& role, Detail detail) const {
    return attemptCharge(*m_state.rules, m_field, m_charger, targets, m_facings, role, detail);
  }

  const PhaseState& m_state;
  const Unit& m_charger;
  const std::vector<UnitId>& m_targets;
  std::optional<Battlefield> m_declared;
  const Battlefield& m_field;
  std::vector<geometry::Side> m_facings;
};

/// Enemies whose being touched would open the way, as few as possible, or nothing (D7).
std::vector<UnitId> unavoidable(const RoomQuestion& question) {
  const std::vector<UnitId> all = question.otherEnemies();
  const auto reachesWith = [&](const std::vector<std::size_t>& some) {
    std::vector<UnitId> targets = question.targets();
    for (const std::size_t i : some) targets.push_back(all[i]);
    return question.reaches(targets);
  };
  std::vector<std::size_t> everybody(all.size());
  std::iota(everybody.begin(), everybody.end(), 0U);
  if (all.empty() || !reachesWith(everybody)) return {};
  std::vector<UnitId> needed;
  for (const std::size_t i : fewestThatAreEnough(all.size(), reachesWith)) needed.push_back(all[i]);
  return needed;
}

std::vector<std::string> values(const std::vector<UnitId>& ids) {
  std::vector<std::string> found;
  for (const UnitId& id : ids) found.push_back(id.value);
  return found;
}

/// D7 the other way round: with several targets declared, none of the further ones could have been avoided.
std::optional<ClauseCheck> checkAllNeeded(const RoomQuestion& question) {
  const std::vector<UnitId>& targets = question.targets();
  for (std::size_t i = 1; i < targets.size(); ++i) {
    std::vector<UnitId> fewer = targets;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (!question.reaches(fewer)) continue;
    return plainCheck("D7", false,
                      unitName(question.field(), targets.front()) + " can be reached without touching " +
                          unitName(question.field(), targets[i]) + ", so only the one charge may be declared.",
                      {targets[i].value});
  }
  return plainCheck("D7", true, "None of the targets can be avoided.");
}

ClauseCheck noRoom(const RoomQuestion& question, const std::vector<std::string>& inTheWay) {
  std::vector<std::string> names;
  for (const std::string& id : inTheWay) names.push_back(thingName(question.field(), id));
  const std::string target = unitName(question.field(), question.targets().front());
  return plainCheck(
      "D6", false,
      names.empty() ? "No legal move reaches the charged facing of " + target + "."
                    : "No legal move reaches the charged facing of " + target + "; in the way: " + joined(names) + ".",
      inTheWay);
}

ClauseCheck enemyUnavoidable(const Ruleset& rules, const RoomQuestion& question, const std::vector<UnitId>& extra) {
  const std::string target = unitName(question.field(), question.targets().front());
  const std::string text =
      "No legal move reaches " + target + " without touching " + unitName(question.field(), extra) +
      (rules.severalTargets == SeveralTargets::Never   ? ", which makes the charge impossible."
       : question.targets().size() + extra.size() == 2 ? "; the charge must be declared on both."
                                                       : "; the charge must be declared on all of them.");
  return plainCheck("D7", false, text, values(extra));
}

/// Without an ordinary move there is no other way to make the charge legal: why it is not need not be found out.
bool isHopeless(const Ruleset& rules) noexcept {
  return rules.severalTargets == SeveralTargets::Never && !rules.blockedPath && !rules.roomAssumesUnitsMove;
}

void explainNoMove(Room& room, const Ruleset& rules, const RoomQuestion& question,
                   const std::vector<std::string>& inTheWay) {
  const std::vector<UnitId> extra = unavoidable(question);
  if (!extra.empty()) {
    room.checks.push_back(enemyUnavoidable(rules, question, extra));
  } else if (question.pathIsBlocked()) {
    room.checks.push_back(plainCheck("M17", true,
                                     "Only units in the way of every ordinary move stand against it: the charge goes "
                                     "straight ahead, and the target turns to meet it.",
                                     inTheWay));
  } else if (rules.roomAssumesUnitsMove && question.ifOthersMove().move) {
    room.checks.push_back(plainCheck("D6", true, "Only units that might still move are in the way.", inTheWay));
  } else {
    room.checks.push_back(noRoom(question, inTheWay));
  }
}

}  // namespace

std::map<UnitId, geometry::Pose> completedPoses(const PhaseState& state, const Charge& charge) {
  if (!state.rules->roomCountsDeclared) return {};
  const Battlefield field = fieldAsDeclared(state, {charge.charger});
  const Unit& charger = *field.find(charge.charger);
  if (field.find(charge.targets.front())->state.fleeing) return {};
  const Role role = [&](const Unit& other) { return standingRole(charger, charge.targets, other); };
  const LedCharge led = bestLed(*state.rules, field, charger, charge.targets, charge.zones, role, Detail::MoveOnly);
  if (!led.attempt.move) return {};
  return {{charger.id, led.attempt.move->chargerEnd}, {led.targets.front(), led.attempt.move->targetEnd}};
}

Battlefield fieldAsDeclared(const PhaseState& state, const std::vector<UnitId>& except) {
  Battlefield field = state.field;
  for (const Charge& charge : state.charges) {
    if (!isTakenAsCompleted(charge, except)) continue;
    const Unit* charger = field.find(charge.charger);
    const Unit* target = field.find(charge.targets.front());
    // A target that has really fled has taken the charge's end with it.
    if (charger->state.destroyed || target->state.destroyed || target->state.fleeing) continue;
    for (const auto& [id, pose] : charge.completed) field.find(id)->pose = pose;
    // Who has been charged is fighting, and turns to nobody else any more (M7, M8).
    for (const UnitId& id : charge.targets) {
      field.find(charge.charger)->state.engagedWith.push_back(id);
      field.find(id)->state.engagedWith.push_back(charge.charger);
    }
  }
  return field;
}

namespace {

/// Room for the charge that the first of the targets leads.
Room assessLed(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets, Detail detail) {
  Room room;
  const RoomQuestion question(state, charger, targets);
  ChargeAttempt standing = question.standing(detail);
  // Company without a place of its own stands in nobody's way yet, but has to find one.
  if (const std::vector<UnitId> unplaced = unplacedCompany(state, charger.id, targets); !unplaced.empty()) {
    standing.move.reset();
    for (const UnitId& id : unplaced) standing.inTheWay.push_back(id.value);
  }
  if (standing.move) {
    room.checks.push_back(plainCheck("D6", true, "There is room for the charge and for closing the door."));
    if (targets.size() > 1) room.checks.push_back(*checkAllNeeded(question));
  } else if (state.rules->roomCountsDeclared && fitsWithCompany(state, charger, targets)) {
    room.checks.push_back(
        plainCheck("D6", true, "There is room beside the others that charge the same enemy.", standing.inTheWay));
  } else if (detail <= Detail::MoveOnly && isHopeless(*state.rules)) {
    room.checks.push_back(noRoom(question, {}));
  } else {
    explainNoMove(room, *state.rules, question, standing.inTheWay);
  }
  if (targets.size() > 1 && state.rules->severalTargets == SeveralTargets::Never)
    room.checks.push_back(plainCheck("D7", false, "A charge may have one target only."));
  room.move = std::move(standing.move);
  room.contact = standing.contact;
  room.offsets = std::move(standing.offsets);
  return room;
}

}  // namespace

Room assessRoom(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets, Detail detail) {
  Room first = assessLed(state, charger, targets, detail);
  // Which of several makes the others unavoidable does not hang on the order in which they are named (D7).
  for (std::size_t lead = 1; lead < targets.size() && !first.isLegal(); ++lead)
    if (Room other = assessLed(state, charger, ledBy(targets, lead), detail); other.isLegal()) return other;
  return first;
}

std::optional<ContactCount> contactInRoom(const PhaseState& state, const Unit& charger, const Unit& target) {
  const std::vector<UnitId> targets{target.id};
  const ChargeAttempt attempt = RoomQuestion(state, charger, targets).standing(Detail::MoveOnly);
  return attempt.move ? std::optional(attempt.contact) : std::nullopt;
}

}  // namespace frontage::core
