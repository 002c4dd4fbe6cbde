#pragma once

#include "core/battlefield/battlefield.h"
#include "core/rules/unit_library.h"

#include <QString>
#include <QStringList>

namespace frontage::ui {

/// Its name, or its id when it has none.
[[nodiscard]] QString unitTitle(const core::Unit& unit);
/// What is told of a name where there is room for two or three letters: "Kn" of "Knights", "BK" of "Black Knights",
/// "S2" of "Spearmen 2".
[[nodiscard]] QString shortTitle(const QString& name);
/// The states that are shown on the table: "fleeing", "engaged"... in the order of importance.
[[nodiscard]] QStringList unitStates(const core::Unit& unit);
/// "Red host, 20 models, at 12″ and 30″, facing 45°, fleeing".
[[nodiscard]] QString unitDescription(const core::Battlefield& field, const core::Unit& unit);
/// A kind of regiment of the Library: its name and its line. The words stand in resources/units.
[[nodiscard]] QString unitTypeName(const core::UnitType& type);
[[nodiscard]] QString unitTypeAbout(const core::UnitType& type);

}  // namespace frontage::ui
