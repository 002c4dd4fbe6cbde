#pragma once

#include <string>
#include <string_view>

namespace frontage::core {

/// The text in UTF-8, without a byte order mark. A text is in what it says that it is: by its byte order mark, by the
/// declaration of XML (UTF-8, US-ASCII, UTF-16 with or without the order of its bytes, UTF-32, ISO-8859-1,
/// Windows-1252), else it is in UTF-8. Throws ListFault where mark, declaration and bytes contradict each other, where a
/// byte is none of the encoding's letters (with its place), for encodings that are not known, and when the text in
/// UTF-8 is larger than kMaxListBytes.
[[nodiscard]] std::string textOf(std::string_view bytes);

}  // namespace frontage::core
