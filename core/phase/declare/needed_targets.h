#pragma once

#include "core/phase/declare/room_question.h"
#include "core/phase/verdict.h"

#include <functional>
#include <optional>
#include <vector>

namespace frontage::core {

/// D7: enemies that have to be declared on as well, since no legal move reaches the targets without touching them; as
/// few as possible, by id. Either they are touched besides the target that leads the charge, or one of them has to lead
/// it: the charger comes to lie flush on that one and against the target at once. Nobody when that would not help
/// either. Requires: there is no move as it stands.
[[nodiscard]] std::vector<UnitId> unavoidable(const RoomQuestion& question);

/// Whether a charge declared on these, the first of them leading, leads there.
using Reaches = std::function<bool(const std::vector<UnitId>&)>;

/// D7 the other way round: with several targets declared none of the further ones can be avoided, and no smaller number
/// of others would do. The reason against it; nothing when all is well. Requires: reaches(question.targets()).
[[nodiscard]] std::optional<ClauseCheck> whyNotAllNeeded(const RoomQuestion& question, const Reaches& reaches);

}  // namespace frontage::core
