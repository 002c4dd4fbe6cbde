#include "core/battlefield/formation.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/resolve/failed_route.h"
#include "core/phase/resolve/moves.h"

#include <algorithm>

namespace frontage::core {

namespace {

/// The target that a failed charge goes for: the first that is still there, else the place of the first (M11).
UnitId aimOf(const Play& play, const Charge& charge) {
  for (const UnitId& id : charge.targets)
    if (!play.state().field.find(id)->state.destroyed) return id;
  return charge.targets.front();
}

}  // namespace

void failCharge(Play& play, const RangeOutcome& range, const std::string& why) {
  const Charge& charge = *play.state().chargeOf(range.charger);
  Unit& charger = play.unit(range.charger);
  const UnitId targetId = aimOf(play, charge);
  const double allowed = failedDistance(play.rules(), charger.stats, range.dice);
  const geometry::Route route =
      failedRoute(play.rules(), play.field(), charger, play.unit(targetId), charge.zones.at(targetId), allowed);
  play.leave("M11", FailedCharge{.charger = range.charger,
                                 .target = targetId,
                                 .distance = allowed,
                                 .moved = route.cost.inches(),
                                 .path = route.path,
                                 .why = why});
  charger.pose = route.path.end().pose;
  const bool anyLeft = crossGround(play, range.charger, route.path);
  if (anyLeft && play.rules().failedIsShaken) play.setShaken("M11", range.charger, true);
  endCharge(play, "D8", range.charger);
}

}  // namespace frontage::core
