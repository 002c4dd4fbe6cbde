#include "core/phase/resolve/gathering.h"
#include "core/phase/terrain/obstacle_front.h"
#include "geometry/base/tolerance.h"

#include <algorithm>
#include <array>

namespace frontage::core {

namespace {

using geometry::Side;

/// As one goes round the target: the right end of each facing is the left end of the next.
constexpr std::array<Side, 4> kRound{Side::Front, Side::RightFlank, Side::Rear, Side::LeftFlank};

Side nextRound(Side side) {
  const auto at = static_cast<std::size_t>(std::find(kRound.begin(), kRound.end(), side) - kRound.begin());
  return kRound[(at + 1) % kRound.size()];
}

int touchedFurther(const FacingClaim& claim, double offset) {
  return static_cast<int>(std::count_if(claim.further.begin(), claim.further.end(), [&](const FurtherFront& front) {
    const ContactCount count = contactAt(front.frontage, offset - front.shift);
    return count.charger > 0 || count.target > 0;
  }));
}

/// The field as it will be for a charger that is not the first to reach its small targets (M7): they fight already.
Battlefield withTargetsEngaged(Battlefield field, const Claimant& claimant) {
  for (const UnitId& id : claimant.reached) field.find(id)->state.engagedWith.push_back(claimant.charger);
  return field;
}

/// A charge of a claimant as it would be if the others were not in its way.
struct ChargeAlone {
  Battlefield field;
  bool comesLater = false;
  LedCharge led;
  [[nodiscard]] bool closesOwnDoor() const { return led.attempt.move && led.attempt.door == "M6"; }
};

ChargeAlone chargeAlone(const Play& play, const Claimant& claimant, const std::vector<Claimant>& all, Detail detail) {
  const Unit& inPlay = *play.state().field.find(claimant.charger);
  ChargeAlone alone;
  alone.comesLater = std::any_of(claimant.reached.begin(), claimant.reached.end(), [&](const UnitId& id) {
    return isSmallTarget(play.rules(), inPlay, *play.state().field.find(id));
  });
  alone.field = alone.comesLater ? withTargetsEngaged(play.state().field, claimant) : play.state().field;
  const Unit& charger = *alone.field.find(claimant.charger);
  const Role declared = declaredRole(play.state(), charger);
  const Role role = [&](const Unit& other) {
    const bool claims =
        std::any_of(all.begin(), all.end(), [&](const Claimant& each) { return each.charger == other.id; });
    return claims ? InTheWay::Nothing : declared(other);
  };
  alone.led = bestLed(play.rules(), alone.field, charger, claimant.reached,
                      play.state().chargeOf(claimant.charger)->zones, role, detail);
  return alone;
}

Claim claimOf(const Play& play, const Claimant& claimant, const std::vector<Claimant>& all) {
  const ChargeAlone alone = chargeAlone(play, claimant, all, Detail::WithOffsets);
  const Battlefield& field = alone.field;
  const Unit& charger = *field.find(claimant.charger);
  const LedCharge& led = alone.led;
  Claim claim;
  claim.charger = claimant.charger;
  claim.reached = led.targets;
  claim.facing = led.attempt.facing;
  claim.comesLater = alone.comesLater;
  claim.closesOwnDoor = alone.closesOwnDoor();
  if (!claim.closesOwnDoor) return claim;
  const Unit& target = *field.find(led.targets.front());
  std::vector<const Unit*> others;
  for (std::size_t i = 1; i < led.targets.size(); ++i) others.push_back(field.find(led.targets[i]));
  claim.place.frontage = frontageOf(charger, target, claim.facing);
  claim.place.further = furtherFronts(field, charger, target, claim.facing, others);
  claim.place.mustTouch = touchedFurther(claim.place, led.attempt.move->offset);
  // The ends of what can be reached are exact to half the tolerance.
  for (const geometry::OffsetInterval& span : led.attempt.offsets)
    claim.place.reachable.push_back({span.from - geometry::kContact / 2, span.to + geometry::kContact / 2});
  return claim;
}

struct Facing {
  UnitId target;
  Side side = Side::Front;
  bool operator==(const Facing&) const = default;
};

/// Corners between facings both of which are charged. Before an obstacle (M14) there is room to pass each other.
std::vector<JointRows::Corner> cornersOf(const Battlefield& field, const std::vector<Facing>& facings) {
  const auto isBehindObstacle = [&](const Facing& facing) {
    return obstacleFront(field, *field.find(facing.target), facing.side).depth > 0;
  };
  std::vector<JointRows::Corner> corners;
  for (std::size_t a = 0; a < facings.size(); ++a)
    for (std::size_t b = 0; b < facings.size(); ++b)
      if (facings[b] == Facing{facings[a].target, nextRound(facings[a].side)} && !isBehindObstacle(facings[a]) &&
          !isBehindObstacle(facings[b]))
        corners.push_back({a, b});
  return corners;
}

}  // namespace

std::vector<Claim> claimsOf(const Play& play, const std::vector<Claimant>& claimants) {
  std::vector<Claim> claims;
  for (const Claimant& claimant : claimants) claims.push_back(claimOf(play, claimant, claimants));
  return claims;
}

bool allCloseOwnDoors(const Play& play, const std::vector<Claimant>& claimants) {
  // Who is asked about is named last, and it is mostly that one which does not get there.
  return std::all_of(claimants.rbegin(), claimants.rend(), [&](const Claimant& claimant) {
    // Which of several targets leads the charge, and by that who closes the door, the best move decides.
    const Detail detail = claimant.reached.size() == 1 ? Detail::Whether : Detail::MoveOnly;
    return chargeAlone(play, claimant, claimants, detail).closesOwnDoor();
  });
}

JointRows rowsOf(const Play& play, const std::vector<Claim>& claims) {
  std::vector<Facing> facings;
  std::vector<FacingClaim> places;
  std::vector<std::size_t> facingOf;
  for (const Claim& claim : claims) {
    const Facing facing{claim.reached.front(), claim.facing};
    auto known = std::find(facings.begin(), facings.end(), facing);
    if (known == facings.end()) known = facings.insert(facings.end(), facing);
    facingOf.push_back(static_cast<std::size_t>(known - facings.begin()));
    places.push_back(claim.place);
  }
  return {play.rules().priority, std::move(places), std::move(facingOf), cornersOf(play.state().field, facings)};
}

}  // namespace frontage::core
