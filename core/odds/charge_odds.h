#pragma once

#include "core/odds/reach_odds.h"
#include "core/phase/order.h"
#include "core/phase/phase_state.h"

#include <map>
#include <optional>
#include <vector>

namespace frontage::core {

/// The target stays (rules.md R2).
struct HoldOdds {
  double success = 0;  ///< the range suffices (M3)
  double contact = 0;  ///< and a legal move leads into contact
};

/// The target shoots first (R3 to R5).
struct ShootOdds {
  double success = 0;           ///< the charge goes on and the range suffices
  double contact = 0;           ///< and a legal move leads into contact
  double chargeBroken = 0;      ///< the charger panics, or is shot to the last model
  double chargerDestroyed = 0;  ///< of these, shot to the last model
  double expectedCasualties = 0;
  std::map<int, double> casualties;  ///< chance of each number of models
};

/// Another target that the charger might take when its own has fled (R9), that one giving the answer that it must, or
/// else holding.
struct RedirectOdds {
  UnitId target;
  double available = 0;  ///< the flight leaves this redirect open
  double passes = 0;     ///< open, tried and the test passed
  double success = 0;    ///< open, tried, passed, and the new target is reached
};

/// The target flees (R6), the charger goes on after it.
struct FleeOdds {
  double success = 0;    ///< it is caught
  double inRange = 0;    ///< the range suffices, whether or not a legal move leads there
  double offTable = 0;   ///< it runs off the table
  double destroyed = 0;  ///< it is lost by the end of the phase, in whatever way
  double expectedDistance = 0;
  std::map<double, double> distances;  ///< chance of each distance that it really goes, inches
  std::vector<RedirectOdds> redirects;
};

/// What a charge can come to, each figure by carrying out the rules with every roll of the dice; nothing is sampled.
/// A reaction that the target may not choose has no figures.
struct ChargeOdds {
  UnitId charger;
  UnitId target;
  std::vector<UnitId> targets;  ///< all that it would have to be declared on (D7), the target first
  bool legal = false;           ///< it may be declared now
  double distance = 0;          ///< as it is measured at the declaration (D5, M14), inches
  std::map<double, double> range;
  std::optional<double> terrorFails;  ///< the target has to test for Terror (D9), and fails; it then must flee
  std::optional<HoldOdds> hold;
  std::optional<ShootOdds> standAndShoot;
  std::optional<FleeOdds> flee;
};

/// The odds of a charge as it could be declared now, whether or not it may be; one that has been declared and waits for
/// its reaction counts as it stands. Each reaction counts as chosen, and a
/// Terror test as passed where it can be. Further targets and other charges are left as they are.
/// Requires: both exist, are enemies and not destroyed.
[[nodiscard]] ChargeOdds chargeOdds(const PhaseState& state, const UnitId& charger, const UnitId& target);

}  // namespace frontage::core
