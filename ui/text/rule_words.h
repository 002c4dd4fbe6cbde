#pragma once

#include "core/rules/ruleset_fields.h"

#include <QString>

namespace frontage::ui {

/// The question that a field of a ruleset answers. Its words stand in core, their translations in this context.
[[nodiscard]] QString questionWords(const core::RulesetField& field);
/// A policy as people say it: "die_roll" is "die roll" in English.
[[nodiscard]] QString policyWords(const std::string& policy);

}  // namespace frontage::ui
