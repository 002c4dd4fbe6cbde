#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace frontage::core {

/// The text on one line of valid UTF-8: control characters and bytes that are not UTF-8 become \xNN.
[[nodiscard]] std::string printable(std::string_view text);
/// At most `limit` characters of it, with "..." where it was cut; never cut inside a character.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t limit = 40);
/// In double quotes, printable and shortened: how messages show a name.
[[nodiscard]] std::string quoted(std::string_view text);
/// Length in bytes of the UTF-8 character at the start of `text`, or 0 when there is none (or text is empty).
[[nodiscard]] std::size_t utf8Length(std::string_view text) noexcept;

}  // namespace frontage::core
