#pragma once

#include "core/import/army_list.h"

#include <QString>

namespace frontage::ui {

// What the review of an imported list says, in the user's language.

/// "New Recruit list", "BattleScribe roster"...
[[nodiscard]] QString formatText(core::ListFormat format);
/// One sentence on something that was not taken as it stands, with unit and line: "Line 30: Spears – ...".
[[nodiscard]] QString remarkText(const core::Remark& remark);
/// "25 × 50 mm".
[[nodiscard]] QString baseText(const core::BaseSize& base);
/// "Bow 24″", or "–".
[[nodiscard]] QString missileText(const std::optional<core::MissileWeapon>& missile);
/// The figures of its missile weapon that the list does not say: "Ballistic Skill 3, 1 shot".
[[nodiscard]] QString missileGuessText(const core::ImportedUnit& unit);
/// What the troop type was told by: "by its name".
[[nodiscard]] QString sourceText(core::TypeSource source);

}  // namespace frontage::ui
