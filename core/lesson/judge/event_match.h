#pragma once

#include "core/lesson/model/task.h"
#include "core/phase/event.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// What keeps a pattern from being one, in words that begin with "found", or nothing: it has to be an object whose
/// "type" is that of an event.
[[nodiscard]] std::optional<std::string> patternFault(const EventPattern& pattern);

/// The event has every field of the pattern, with that value: numbers within 0.01 or in a span {"least", "most"},
/// lists with every item that the pattern names. Requires: patternFault is nothing.
[[nodiscard]] bool matches(const Event& event, const Battlefield& field, const EventPattern& pattern);

/// The place of the first event that matches, or nothing.
[[nodiscard]] std::optional<std::size_t> firstMatch(const std::vector<Event>& events, const Battlefield& field,
                                                    const EventPattern& pattern);
[[nodiscard]] int countMatches(const std::vector<Event>& events, const Battlefield& field, const EventPattern& pattern);

/// The number at `path` ("moved", "success/spears", "dice/0") of the event as JSON; true and false are 1 and 0.
[[nodiscard]] std::optional<double> valueAt(const Event& event, const Battlefield& field, const std::string& path);

}  // namespace frontage::core
