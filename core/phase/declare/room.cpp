#include "core/phase/declare/room.h"

#include "core/phase/declare/company.h"
#include "core/phase/declare/needed_targets.h"
#include "core/phase/declare/room_question.h"
#include "core/report/clause_check.h"
#include "core/report/names.h"

#include <optional>
#include <utility>

namespace frontage::core {

namespace {

std::vector<std::string> values(const std::vector<UnitId>& ids) {
  std::vector<std::string> found;
  for (const UnitId& id : ids) found.push_back(id.value);
  return found;
}

ClauseCheck noRoom(const RoomQuestion& question, const ChargeAttempt& standing) {
  std::string text = noMoveText(question.field(), question.targets().front(), standing);
  text.front() = 'N';
  return plainCheck("D6", false, text + ".", standing.inTheWay);
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

/// D7 of a charge on several, once there is room.
void checkAllNeeded(Room& room, const RoomQuestion& question, const Reaches& reaches) {
  if (question.targets().size() < 2) return;
  std::optional<ClauseCheck> against = whyNotAllNeeded(question, reaches);
  room.checks.push_back(against ? std::move(*against) : plainCheck("D7", true, "None of the targets can be avoided."));
}

void explainNoMove(Room& room, const Ruleset& rules, const RoomQuestion& question, const ChargeAttempt& standing) {
  const std::vector<UnitId> extra = unavoidable(question);
  if (!extra.empty()) {
    room.checks.push_back(enemyUnavoidable(rules, question, extra));
  } else if (question.pathIsBlocked()) {
    room.checks.push_back(plainCheck("M17", true,
                                     "Only units in the way of every ordinary move stand against it: the charge goes "
                                     "straight ahead, and the target turns to meet it.",
                                     standing.inTheWay));
  } else if (rules.roomAssumesUnitsMove && question.reachesIfOthersMove(question.targets())) {
    room.checks.push_back(
        plainCheck("D6", true, "Only units that might still move are in the way.", standing.inTheWay));
    checkAllNeeded(room, question,
                   [&](const std::vector<UnitId>& fewer) { return question.reachesIfOthersMove(fewer); });
  } else {
    room.checks.push_back(noRoom(question, standing));
  }
}

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
    checkAllNeeded(room, question, [&](const std::vector<UnitId>& fewer) { return question.reaches(fewer); });
  } else if (state.rules->roomCountsDeclared && fitsWithCompany(state, charger, targets)) {
    room.checks.push_back(
        plainCheck("D6", true, "There is room beside the others that charge the same enemy.", standing.inTheWay));
    checkAllNeeded(room, question, [&](const std::vector<UnitId>& fewer) {
      return question.reaches(fewer) || fitsWithCompany(state, charger, fewer);
    });
  } else if (detail <= Detail::MoveOnly && isHopeless(*state.rules)) {
    room.checks.push_back(noRoom(question, {}));
  } else {
    explainNoMove(room, *state.rules, question, standing);
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
