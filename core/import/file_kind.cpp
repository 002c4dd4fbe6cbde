#include "core/import/file_kind.h"

#include "core/import/format/old_world_builder.h"
#include "core/import/import_list.h"
#include "core/json/document.h"
#include "core/scenario/scenario.h"

#include <array>
#include <fstream>
#include <optional>
#include <string_view>
#include <utility>

namespace frontage::core {

namespace {

constexpr std::array<std::pair<std::string_view, FileKind>, 3> kFormats{{{"frontage-scenario", FileKind::Scenario},
                                                                         {"frontage-lesson", FileKind::Lesson},
                                                                         {"frontage-glossary", FileKind::Glossary}}};

std::string beginningOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text(kMaxScenarioBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(in.gcount() > 0 ? static_cast<std::size_t>(in.gcount()) : 0);
  return text;
}

/// By the format that is named first: a lesson has scenarios inside.
FileKind claimedIn(std::string_view text) {
  FileKind kind = FileKind::Unknown;
  std::size_t first = std::string_view::npos;
  for (const auto& [name, claimed] : kFormats) {
    const std::size_t at = text.find("\"" + std::string(name) + "\"");
    if (at < first) first = at, kind = claimed;
  }
  return kind;
}

FileKind kindOf(const JsonNode& root) {
  if (const JsonNode* format = root.member("format"))
    for (const auto& [name, kind] : kFormats)
      if (format->text == name) return kind;
  const auto has = [&](std::string_view name) { return root.member(name) != nullptr; };
  if (has("forces") || has("roster") || isOldWorldBuilder(root)) return FileKind::ArmyList;
  if (has("zone_count") || (has("range") && has("door"))) return FileKind::Ruleset;
  if (has("troop_type") && has("units")) return FileKind::UnitTypes;
  return FileKind::Unknown;
}

}  // namespace

FileKind kindOfFile(const std::string& path) {
  std::string text = beginningOf(path);
  const std::size_t sign = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  const bool json = sign != std::string::npos && (text[sign] == '{' || text[sign] == '[');
  if (!json) return looksLikeList(path) ? FileKind::ArmyList : FileKind::Unknown;
  const FileKind claimed = claimedIn(text);
  const bool whole = text.size() <= kMaxScenarioBytes;
  const JsonDocument document(whole ? std::move(text) : std::string(), "");
  if (document.fault() && claimed != FileKind::Unknown) return claimed;
  // Cut off before it could say so.
  if (document.fault() && path.ends_with(".frontage")) return FileKind::Scenario;
  if (document.fault()) return looksLikeList(path) ? FileKind::ArmyList : FileKind::Unknown;
  return kindOf(document.root());
}

}  // namespace frontage::core
