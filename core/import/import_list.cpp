#include "core/import/import_list.h"

#include "core/import/file/encoding.h"
#include "core/import/file/list_bytes.h"
#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/file/unpack.h"
#include "core/import/format/list_unit.h"
#include "core/import/format/old_world_builder.h"
#include "core/import/text/words.h"
#include "core/json/printable.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace frontage::core {

namespace {

constexpr std::string_view kExpected =
    "expected an army list of BattleScribe (.ros, .rosz), New Recruit (JSON) or Old World Builder (JSON)";

/// What a text begins with, white space aside; 0 when it is empty.
char firstSign(std::string_view text) noexcept {
  text = trimmed(text);
  return text.empty() ? '\0' : text.front();
}

/// Units that are understood, and remarks in the order of the file.
ImportedList listOf(ListFormat format, const std::string& name, ListContents contents) {
  ImportedList list{format, trimmed(name).empty() ? "" : listName(name), {}, std::move(contents.remarks)};
  for (const ListUnit& unit : contents.units) {
    if (unit.models.origin == Origin::File && unit.models.value == 0)
      list.remarks.push_back({Remark::Kind::NoModels, unit.name, {}, {}, {}, unit.place});
    else
      list.units.push_back(understand(unit, list.remarks));
  }
  if (list.units.empty()) throw ListFault("found no units in the list, expected at least one");
  std::stable_sort(list.remarks.begin(), list.remarks.end(), [](const Remark& a, const Remark& b) {
    return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
  });
  return list;
}

ImportedList fromRoster(ListFormat format, const Roster& roster) {
  return listOf(format, roster.name, unitsOf(roster));
}

ImportedList fromJson(const std::string& text, const std::string& file) {
  const JsonDocument document(text, file);
  if (const auto& fault = document.fault()) throw ListFault(fault->what, TextPlace{fault->line, fault->column});
  const JsonNode& root = document.root();
  const JsonNode* inner = root.member("roster");
  const JsonNode& roster = inner ? *inner : root;
  if (roster.member("forces")) return fromRoster(ListFormat::NewRecruit, readRosterJson(document, roster));
  if (isOldWorldBuilder(root))
    return listOf(ListFormat::OldWorldBuilder, oldWorldBuilderName(document), readOldWorldBuilder(document));
  if (const JsonNode* format = root.member("format"); format && format->text == "frontage-scenario")
    throw ListFault("found a Frontage scenario, which is opened, not imported");
  throw ListFault("found JSON without forces or sections of units, " + std::string(kExpected), TextPlace{1, 1});
}

ImportedList fromText(const std::string& bytes, const std::string& file) {
  const std::string text = textOf(bytes);
  const char sign = firstSign(text);
  if (sign == '<') return fromRoster(ListFormat::BattleScribe, readRosterXml(text));
  if (sign == '{' || sign == '[') return fromJson(text, file);
  if (sign == '\0') throw ListFault("found an empty file, " + std::string(kExpected));
  throw ListFault("found text that is neither XML nor JSON, " + std::string(kExpected), TextPlace{1, 1});
}

ImportedList fromBytes(const std::string& bytes, const std::string& file) {
  if (bytes.size() > kMaxListBytes)
    throw ListFault("found more than " + std::to_string(kMaxListBytes / 1024 / 1024) + " MiB, " +
                    std::string(kExpected));
  if (!isZip(bytes)) return fromText(bytes, file);
  UnpackedList unpacked = unpackRoster(bytes);
  ImportedList list = fromText(unpacked.text, file);
  for (const std::string& other : unpacked.others)
    list.remarks.push_back({Remark::Kind::OtherFile, {}, listName(other), {}, {}, {0, 0}});
  return list;
}

template <class Read>
ImportResult guarded(const std::string& file, Read read) {
  Problem problem{Problem::Severity::Error, file, "", 0, 0, ""};
  try {
    return {read(), problem};
  } catch (const ListFault& fault) {
    problem.what = fault.what();
    if (fault.place()) problem.line = fault.place()->line, problem.column = fault.place()->column;
  } catch (const std::exception& e) {  // the program's own data files cannot be read, or memory ran out
    problem.what = std::string("cannot be read: ") + e.what();
  }
  return {std::nullopt, problem};
}

}  // namespace

ImportResult importList(const std::string& bytes, const std::string& file) {
  return guarded(file, [&] { return fromBytes(bytes, file); });
}

ImportResult importListFile(const std::string& path) {
  return guarded(path, [&] { return fromBytes(readListFile(path), path); });
}

bool looksLikeList(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string head(4096, '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  if (isZip(head)) return true;
  // Letters of more than one byte are a letter and zeros; byte order marks are neither.
  std::erase_if(head, [](char c) { return c == '\0' || c == '\xFF' || c == '\xFE'; });
  if (head.starts_with("\xEF\xBB\xBF")) head.erase(0, 3);
  const char sign = firstSign(head);
  return sign == '<' || (sign == '{' && head.find("\"frontage-scenario\"") == std::string::npos);
}

}  // namespace frontage::core
