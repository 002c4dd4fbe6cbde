#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

// Words of lists, which people and programs spell in many ways.

/// In small letters, as far as the languages of the lists need it. UTF-8 stays UTF-8.
[[nodiscard]] std::string folded(std::string_view text);
/// Folded, without accents and everything that is neither letter nor digit: "Armour Save" and "armour_save" are one
/// key, and so are "Puissance d’unité" and "PUISSANCE D'UNITE".
[[nodiscard]] std::string keyOf(std::string_view text);
/// A number as people read it, to two places: "7.09".
[[nodiscard]] std::string shownNumber(double value);
/// Without white space at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept;
/// The parts between commas that stand outside brackets, trimmed; empty parts left out.
[[nodiscard]] std::vector<std::string> listed(std::string_view text);

}  // namespace frontage::core
