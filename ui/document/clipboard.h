#pragma once

#include "ui/document/things.h"

#include <optional>
#include <string>

class QMimeData;

namespace frontage::ui {

/// Units and terrain as clipboard data: the text of a scenario that holds only them, so that it can be pasted into a
/// text editor as well, and into another window of the program.
[[nodiscard]] QMimeData* toMime(const Things& things, const std::string& rulesetId);
/// Nothing when the clipboard holds something else. Armies are matched by id; states are not taken over.
[[nodiscard]] std::optional<Things> thingsFromMime(const QMimeData& data, const core::Battlefield& field);

}  // namespace frontage::ui
