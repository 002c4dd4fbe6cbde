#pragma once

#include "ui/phase/phase_session.h"

#include <QString>

#include <string>
#include <vector>

namespace frontage::ui {

/// How the same moment comes out under another ruleset: the same orders and the same dice, played by core.
struct OtherRuling {
  std::string ruleset;  ///< id
  QString title;
  QString text;
  bool differs = false;
};

/// For the event `index` of a place: the event of its kind that the same orders and dice give under each of the other
/// rulesets, in words; or where they part. Seeded dice fill in what another ruleset wants besides.
[[nodiscard]] std::vector<OtherRuling> otherRulings(const PhaseSession& session, int place, int index);
/// The same for a charge that is only looked at.
[[nodiscard]] std::vector<OtherRuling> otherVerdicts(const core::PhaseState& state, const core::UnitId& charger,
                                                     const core::UnitId& target);

}  // namespace frontage::ui
