#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/document/things.h"

#include <QString>

#include <optional>
#include <string>

class QMimeData;

namespace frontage::ui {

/// One thing that the Library offers: a type of unit by its id, or a kind of terrain.
struct LibraryEntry {
  std::string unitType;  ///< empty for terrain
  core::TerrainKind terrain = core::TerrainKind::Hill;
  bool operator==(const LibraryEntry&) const = default;
};

/// What of it would come onto the table at `centre`: a unit of the army, looking at the other side of the table, or a
/// piece of terrain of a usual size. Nothing for a unit type that is not in the library.
[[nodiscard]] std::optional<Things> thingsFor(const LibraryEntry& entry, const core::Battlefield& field,
                                              const core::ArmyId& army, geometry::Vec centre);
[[nodiscard]] QString titleOf(const LibraryEntry& entry);

// As dragged data.
inline constexpr auto kLibraryMime = "application/x-frontage-library";
[[nodiscard]] QMimeData* toMime(const LibraryEntry& entry);
[[nodiscard]] std::optional<LibraryEntry> fromMime(const QMimeData& data);

}  // namespace frontage::ui
