#pragma once

#include "core/phase/turn/play.h"

namespace frontage::core {

/// What is needed to hit, wound and save with one volley (rules.md R4).
struct VolleyNumbers {
  int shooters = 0;  ///< models that shoot
  int shots = 0;     ///< dice
  int toHit = 0;     ///< 7 and more: a 6, then toHit - 3
  int toWound = 0;
  int save = 7;  ///< 7 = none
  bool operator==(const VolleyNumbers&) const = default;
};

/// The figures of a Stand & Shoot at the charger where it stands now. Requires: the shooter has a missile weapon.
[[nodiscard]] VolleyNumbers volleyNumbers(const Battlefield& field, const Unit& shooter, const Unit& charger);

/// Shoots, takes the models off, tests Panic for a charger that lost a quarter (R4, R5). A charger that panics flees
/// and its charge is over; one that is shot to the last model is destroyed.
void standAndShoot(Play& play, const UnitId& shooter, const UnitId& charger);

}  // namespace frontage::core
