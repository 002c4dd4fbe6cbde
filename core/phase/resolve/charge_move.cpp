#include "core/battlefield/formation.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/resolve/blocked_path.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/resolve/places.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool closesDoor(const geometry::PathPiece& piece) noexcept {
  return piece.kind != geometry::PathPiece::Kind::Advance && piece.kind != geometry::PathPiece::Kind::Wheel;
}

geometry::Path copyPieces(const geometry::Path& path, bool door) {
  geometry::Path part(path.start());
  if (door) {
    geometry::Footprint start = path.start();
    for (const geometry::PathPiece& piece : path.pieces())
      if (!closesDoor(piece)) start = start.at(piece.to());
    part = geometry::Path(start);
  }
  for (const geometry::PathPiece& piece : path.pieces()) {
    if (closesDoor(piece) != door) continue;
    switch (piece.kind) {
      case geometry::PathPiece::Kind::Advance:
        part.advance(piece.length);
        break;
      case geometry::PathPiece::Kind::Wheel:
        part.wheel(piece.angle.radians() >= 0 ? geometry::Hand::Left : geometry::Hand::Right,
                   geometry::abs(piece.angle));
        break;
      case geometry::PathPiece::Kind::Pivot:
        part.pivot(piece.centre, piece.angle);
        break;
      case geometry::PathPiece::Kind::Align:
        part.align(piece.centre, piece.angle);
        break;
      case geometry::PathPiece::Kind::Shift:
        part.shift(piece.shift);
        break;
    }
  }
  return part;
}

void engage(Play& play, const UnitId& a, const UnitId& b) {
  std::vector<UnitId>& with = play.unit(a).state.engagedWith;
  if (std::find(with.begin(), with.end(), b) == with.end()) with.push_back(b);
}

/// Further targets that the charger touches where it now stands: in contact on the facing that lies flush with its
/// front, which need not be the one that it would have charged alone. Whoever was declared on and is touched is in
/// contact, also when the range would not have led to it.
void contactFurther(Play& play, const UnitId& charger, const UnitId& first, geometry::Side firstFacing, double offset) {
  const std::vector<UnitId> declared = play.state().chargeOf(charger)->targets;
  for (const UnitId& id : declared) {
    const Unit& target = play.unit(id);
    if (id == first || target.state.fleeing || target.state.destroyed) continue;
    for (const FurtherFront& front : furtherFronts(play.state().field, play.unit(charger), play.unit(first),
                                                   firstFacing, std::vector<const Unit*>{&target})) {
      const ContactCount count = contactAt(front.frontage, offset - front.shift);
      if (count.charger == 0 || count.target == 0) continue;
      makeContact(play, {charger, id, front.side, count.charger, count.target, offset - front.shift});
      break;
    }
  }
}

void carryOut(Play& play, const UnitId& chargerId, const std::vector<UnitId>& reached, const ChargeAttempt& attempt) {
  const geometry::ChargeMove& move = *attempt.move;
  const UnitId& targetId = reached.front();
  Unit& charger = play.unit(chargerId);
  Unit& target = play.unit(targetId);
  play.leave("M4", ChargeMoved{chargerId, targetId, copyPieces(move.path, false), move.wheel});
  const geometry::Path door = copyPieces(move.path, true);
  const bool targetTurned = !(move.targetEnd == target.pose);
  if (targetTurned) {
    geometry::Path turn(footprintOf(target));
    turn.align(move.contactPoint, move.door);
    play.leave(attempt.door, DoorClosed{targetId, move.door, move.contactPoint, turn});
  } else if (!door.empty()) {
    play.leave("M6", DoorClosed{chargerId, move.door, move.contactPoint, door});
  }
  charger.pose = move.chargerEnd;
  target.pose = move.targetEnd;
  // M14 comes before the count: who is lost on the way is not in contact.
  if (!crossGround(play, chargerId, move.path)) return;
  const Frontage frontage = frontageOf(charger, target, attempt.facing);
  const ContactCount count = contactAt(frontage, move.offset);
  if (count.charger == 0 || count.target == 0) return endCharge(play, "D8", chargerId);
  makeContact(play, {chargerId, targetId, attempt.facing, count.charger, count.target, move.offset});
  contactFurther(play, chargerId, targetId, attempt.facing, move.offset);
}

/// The best move, or the one to the place that was asked for. That several chargers have agreed on one has been worked
/// out, so it is no question who leads. A single charger may ask for one that is as good as the best: checkResolve()
/// has seen to it that it is; only when the dice then reach fewer of several targets may it be none any more, and the
/// best place is taken.
LedCharge chosenCharge(const Play& play, const Unit& charger, const std::vector<UnitId>& reached,
                       const std::optional<OffsetWish>& wish, Detail detail) {
  const Charge& charge = *play.state().chargeOf(charger.id);
  const Battlefield& field = play.state().field;
  const Role role = declaredRole(play.state(), charger);
  const geometry::Side facing = charge.zones.at(reached.front());
  if (wish && wish->binding) {
    ChargeAttempt wanted;
    wanted.facing = facing;
    if (auto agreed = attemptAt(play.rules(), field, charger, reached, role, wanted, wish->offset))
      return {reached, std::move(*agreed)};
  }
  if (!wish || wish->binding) return bestLed(play.rules(), field, charger, reached, charge.zones, role, detail);
  LedCharge led{reached, attemptCharge(play.rules(), field, charger, reached, {facing}, role, detail)};
  if (!led.attempt.move) return led;
  auto chosen = attemptAt(play.rules(), field, charger, reached, role, led.attempt, wish->offset);
  if (chosen && isAsGood(*chosen, led.attempt)) led.attempt = std::move(*chosen);
  return led;
}

}  // namespace

void makeContact(Play& play, const Contact& contact) {
  play.state().contacts.push_back(contact);
  play.leave("M9", contact);
  engage(play, contact.charger, contact.target);
  engage(play, contact.target, contact.charger);
}

bool moveIntoContact(Play& play, const UnitId& chargerId, const std::vector<UnitId>& reached, double range,
                     const std::optional<OffsetWish>& wish, std::string* why) {
  const Unit& charger = play.unit(chargerId);
  const geometry::Side facing = play.state().chargeOf(chargerId)->zones.at(reached.front());
  const LedCharge led = chosenCharge(play, charger, reached, wish, why ? Detail::WithBlockers : Detail::MoveOnly);
  if (led.attempt.move) {
    carryOut(play, chargerId, led.targets, led.attempt);
    return true;
  }
  if (mayTakeBlockedPath(play.rules(), play.field(), charger, reached, facing))
    return chargeBlockedPath(play, chargerId, reached.front(), facing, range, why);
  if (why) *why = noMoveText(play.field(), reached.front(), led.attempt);
  return false;
}

}  // namespace frontage::core
