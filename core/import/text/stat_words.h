#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// The figures of a profile that matter here.
enum class Stat : std::uint8_t { Movement, Leadership, UnitStrength, Toughness, Wounds, ArmourSave, BallisticSkill };
inline constexpr std::size_t kStats = 7;

/// The language of a profile: its letters mean other figures in other languages.
enum class Tongue : std::uint8_t { English, German, French, Spanish, Italian, Polish };

/// The language in which these names of characteristics make sense: of those that have Movement and Leadership among
/// them the one that knows most of them, words written out being the same in all; English when none has.
[[nodiscard]] Tongue tongueOf(const std::vector<std::string>& names);
/// What a characteristic of that name is, or nothing.
[[nodiscard]] std::optional<Stat> statOf(std::string_view name, Tongue tongue);

/// What else a characteristic can be.
enum class Detail : std::uint8_t { Base, TroopType, UnitSize, Range, Strength, Rules };
[[nodiscard]] std::optional<Detail> detailOf(std::string_view name);

/// "movement", "leadership"...: what remarks and JSON call a figure.
[[nodiscard]] std::string_view figureName(Stat stat) noexcept;

}  // namespace frontage::core
