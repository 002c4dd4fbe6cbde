#pragma once

#include <cstdint>
#include <string>

namespace frontage::core {

/// What a file is that somebody opens, whatever it is called.
enum class FileKind : std::uint8_t { Scenario, Lesson, Ruleset, UnitTypes, Glossary, ArmyList, Unknown };

/// By its contents. What is broken is of the kind that it says it is, or else that its name says, so that its own
/// reader can tell what is wrong with it. Unknown when it cannot be read. Reads no more of it than a scenario may have.
[[nodiscard]] FileKind kindOfFile(const std::string& path);

}  // namespace frontage::core
