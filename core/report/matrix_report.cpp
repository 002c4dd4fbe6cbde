#include "core/report/matrix_report.h"

#include "core/report/figures.h"
#include "core/report/json_parts.h"
#include "core/report/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;
constexpr std::size_t kColumns = 7;
using Line = std::array<std::string, kColumns>;

std::string zoneWord(const ZoneVerdict& zone) {
  return zone.zone ? std::string(nameOf(*zone.zone)) : "tie";
}

Line lineFor(const MatrixRow& row, const Battlefield& field) {
  const std::string contact =
      row.contact ? std::to_string(row.contact->charger) + " + " + std::to_string(row.contact->target) : "-";
  return {unitName(field, row.charger),
          unitName(field, row.target),
          row.legal ? "yes" : "no",
          zoneWord(row.zone),
          inchesText(row.distance),
          numberText(100 * row.success, 1) + " %",
          contact};
}

/// In characters, not bytes: names may be in any language.
std::size_t widthOf(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

Json matrixJson(const std::vector<MatrixRow>& rows) {
  Json list = Json::array();
  for (const MatrixRow& row : rows) {
    Json json = {{"charger", row.charger.value},
                 {"target", row.target.value},
                 {"legal", row.legal},
                 {"zone", zoneWord(row.zone)},
                 {"distance", figure(row.distance)},
                 {"success", number(std::min(row.success, 1.0))},
                 {"contact", nullptr}};
    if (row.contact)
      json["contact"] = {{"charger_models", row.contact->charger}, {"target_models", row.contact->target}};
    list.push_back(std::move(json));
  }
  return {{"rows", std::move(list)}};
}

std::string matrixText(const std::vector<MatrixRow>& rows, const Battlefield& field) {
  std::vector<Line> lines{{"charger", "target", "legal", "zone", "distance", "success", "models"}};
  for (const MatrixRow& row : rows) lines.push_back(lineFor(row, field));
  std::array<std::size_t, kColumns> widths{};
  for (const Line& line : lines)
    for (std::size_t i = 0; i < kColumns; ++i) widths[i] = std::max(widths[i], widthOf(line[i]));
  std::string text;
  for (const Line& line : lines) {
    for (std::size_t i = 0; i < kColumns; ++i) {
      text += line[i];
      if (i + 1 < kColumns) text.append(widths[i] - widthOf(line[i]) + 2, ' ');
    }
    text += '\n';
  }
  return text;
}

}  // namespace frontage::core
