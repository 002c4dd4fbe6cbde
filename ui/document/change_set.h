#pragma once

#include "core/battlefield/ids.h"

#include <set>

namespace frontage::ui {

/// What one change of the document touched. Listeners look at what concerns them and read the rest from the document.
struct ChangeSet {
  std::set<core::UnitId> units;       ///< changed, added or removed
  std::set<core::TerrainId> terrain;  ///< changed, added or removed
  bool table = false;                 ///< the size of the table
  bool armies = false;                ///< names of the armies
  bool details = false;               ///< name, notes, ruleset, house rules, active army
  bool orders = false;                ///< orders, given dice, seed, branches
  bool selection = false;
  bool everything = false;  ///< another scenario was put in
  bool opened = false;      ///< with `everything`: for good, not for as long as the user's own is lent away

  /// True when the battlefield itself is another one than before.
  [[nodiscard]] bool field() const noexcept {
    return everything || table || armies || !units.empty() || !terrain.empty();
  }
};

}  // namespace frontage::ui
