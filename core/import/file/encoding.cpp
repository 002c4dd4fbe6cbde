#include "core/import/file/encoding.h"

#include "core/import/file/list_bytes.h"
#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/text/words.h"
#include "core/json/printable.h"

#include <algorithm>
#include <array>
#include <iconv.h>
#include <memory>
#include <optional>
#include <pugixml.hpp>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

struct Encoding {
  std::string_view name;    ///< as people know it
  std::string_view family;  ///< what a declaration has to agree with
  const char* code;         ///< iconv's
  std::size_t unit;         ///< bytes
};

constexpr Encoding kUtf8{"UTF-8", "UTF-8", "UTF-8", 1};
constexpr Encoding kAscii{"US-ASCII", "UTF-8", "US-ASCII", 1};
constexpr Encoding kLatin1{"ISO-8859-1", "ISO-8859-1", "ISO-8859-1", 1};
constexpr Encoding kWindows{"Windows-1252", "Windows-1252", "CP1252", 1};
constexpr Encoding kUtf16Little{"UTF-16LE", "UTF-16", "UTF-16LE", 2};
constexpr Encoding kUtf16Big{"UTF-16BE", "UTF-16", "UTF-16BE", 2};
constexpr Encoding kUtf32Little{"UTF-32LE", "UTF-32", "UTF-32LE", 4};
constexpr Encoding kUtf32Big{"UTF-32BE", "UTF-32", "UTF-32BE", 4};

struct Mark {
  std::string_view bytes;
  Encoding encoding;
};

/// Those of UTF-32 first: one of UTF-16 begins as they do.
constexpr std::array kMarks{
    Mark{"\xFF\xFE\0\0"sv, kUtf32Little}, Mark{"\0\0\xFE\xFF"sv, kUtf32Big}, Mark{"\xFF\xFE"sv, kUtf16Little},
    Mark{"\xFE\xFF"sv, kUtf16Big},        Mark{"\xEF\xBB\xBF"sv, kUtf8},
};

/// "<?" in each order of bytes: so XML begins that is declared, but has no mark.
constexpr std::array kBeginnings{
    Mark{"<\0?\0"sv, kUtf16Little},
    Mark{"\0<\0?"sv, kUtf16Big},
    Mark{"<\0\0\0?\0\0\0"sv, kUtf32Little},
    Mark{"\0\0\0<\0\0\0?"sv, kUtf32Big},
};

template <class Marks>
const Mark* beginningOf(std::string_view bytes, const Marks& marks) noexcept {
  const auto found =
      std::find_if(marks.begin(), marks.end(), [&](const Mark& m) { return bytes.starts_with(m.bytes); });
  return found == marks.end() ? nullptr : &*found;
}

struct CloseConverter {
  void operator()(void* converter) const noexcept { iconv_close(converter); }
};
using Converter = std::unique_ptr<void, CloseConverter>;

Converter converterFrom(const Encoding& encoding) {
  const iconv_t made = iconv_open("UTF-8", encoding.code);
  if (made == reinterpret_cast<iconv_t>(-1))
    throw ListFault("found text in " + std::string(encoding.name) + ", which this system cannot read; expected UTF-8");
  return Converter(made);
}

/// ISO-8859-1 has no letters from 80 to 9F; a text that uses them is another's.
std::size_t lettersUpTo(std::string_view bytes, const Encoding& encoding) noexcept {
  if (encoding.family != kLatin1.family) return bytes.size();
  const auto stranger = std::find_if(bytes.begin(), bytes.end(), [](char c) { return (c & 0xE0) == 0x80; });
  return static_cast<std::size_t>(stranger - bytes.begin());
}

ListFault noLetter(std::string_view rest, const Encoding& encoding, const std::string& before) {
  if (rest.size() < encoding.unit)
    return ListFault("found the end of the file within a character, expected text in " + std::string(encoding.name));
  const bool one = encoding.unit == 1;
  const std::string hint = encoding.family == kLatin1.family ? " (is it Windows-1252?)" : "";
  return ListFault("found the byte" + std::string(one ? "" : "s") + " " + printable(rest.substr(0, encoding.unit)) +
                       ", expected text in " + std::string(encoding.name) + hint,
                   LineIndex(before).placeOf(before, before.size()));
}

/// Stops at the first byte that is no text, as iconv does.
std::string converted(std::string_view bytes, const Encoding& encoding) {
  const Converter converter = converterFrom(encoding);
  const std::size_t letters = lettersUpTo(bytes, encoding);
  char* from = const_cast<char*>(bytes.data());  // iconv only reads it
  std::size_t left = letters;
  std::string text;
  std::array<char, 16 * 1024> piece{};
  bool stopped = false;
  while (left > 0 && !stopped) {
    char* to = piece.data();
    std::size_t room = piece.size();
    const std::size_t done = iconv(converter.get(), &from, &left, &to, &room);
    text.append(piece.data(), piece.size() - room);
    if (text.size() > kMaxListBytes)
      throw ListFault("found more than " + std::to_string(kMaxListBytes / 1024 / 1024) +
                      " MiB of text, expected an army list");
    stopped = done == static_cast<std::size_t>(-1) && room >= 8;  // room for any letter: so it is no letter
  }
  const std::size_t read = letters - left;
  if (read < bytes.size()) throw noLetter(bytes.substr(read), encoding, text);
  return text;
}

/// What <?xml … encoding="…"?> says, of bytes or of a text in UTF-8.
std::string declaredIn(std::string_view text) {
  const std::string_view from = trimmed(text.substr(0, 4096));
  const std::size_t end = from.find("?>");
  if (!from.starts_with("<?xml") || end == std::string_view::npos) return {};
  pugi::xml_document head;
  head.load_buffer(from.data(), end + 2, pugi::parse_declaration | pugi::parse_fragment, pugi::encoding_utf8);
  return head.first_child().attribute("encoding").value();
}

std::optional<Encoding> encodingNamed(const std::string& declared) {
  const std::string name = folded(declared);
  const auto isOne = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  if (name.empty() || isOne({"utf-8", "utf8"})) return kUtf8;
  if (isOne({"us-ascii", "ascii"})) return kAscii;
  if (isOne({"iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1"})) return kLatin1;
  if (isOne({"windows-1252", "cp1252", "cp-1252", "x-cp1252"})) return kWindows;
  if (isOne({"utf-16le"})) return kUtf16Little;
  if (isOne({"utf-16be"})) return kUtf16Big;
  // Without the order of the bytes: that is told by the bytes.
  if (isOne({"utf-16", "utf16"})) return Encoding{"UTF-16", "UTF-16", "UTF-16", 2};
  if (isOne({"utf-32", "utf32"})) return Encoding{"UTF-32", "UTF-32", "UTF-32", 4};
  return std::nullopt;
}

Encoding requireKnown(const std::string& declared) {
  if (const auto known = encodingNamed(declared)) return *known;
  throw ListFault("found text declared as " + quoted(declared) +
                  ", expected UTF-8, UTF-16, ISO-8859-1 or Windows-1252");
}

/// The declaration of a text that was found to be in `found` by its first bytes.
void requireAgreement(const std::string& text, const Encoding& found) {
  const std::string declared = declaredIn(text);
  if (declared.empty()) return;
  const Encoding said = requireKnown(declared);
  const bool agrees = said.family == found.family && (said.name == said.family || said.name == found.name);
  if (!agrees)
    throw ListFault("found text in " + std::string(found.name) + " declared as " + quoted(declared) +
                    ", expected both to be the same");
}

std::string plainText(std::string_view bytes, const Encoding& encoding) {
  if (encoding.family == kUtf8.family && encoding.name != kAscii.name) {
    requireUtf8(bytes);
    return std::string(bytes);
  }
  std::string text = converted(bytes, encoding);
  requireUtf8(text);  // and without NUL
  return text;
}

std::string wideText(std::string_view bytes, const Encoding& encoding) {
  std::string text = plainText(bytes, encoding);
  requireAgreement(text, encoding);
  return text;
}

}  // namespace

std::string textOf(std::string_view bytes) {
  if (const Mark* mark = beginningOf(bytes, kMarks)) return wideText(bytes.substr(mark->bytes.size()), mark->encoding);
  if (const Mark* begin = beginningOf(bytes, kBeginnings)) {
    std::string text = wideText(bytes, begin->encoding);
    if (declaredIn(text).empty())
      throw ListFault("found text in " + std::string(begin->encoding.name) +
                      " without a byte order mark that does not declare it, expected UTF-8");
    return text;
  }
  const std::string declared = declaredIn(bytes);
  const Encoding encoding = requireKnown(declared);
  if (encoding.unit > 1)
    throw ListFault("found text of single bytes declared as " + quoted(declared) + ", expected both to be the same");
  return plainText(bytes, encoding);
}

}  // namespace frontage::core
