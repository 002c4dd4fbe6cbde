#pragma once

#include "core/text/line_index.h"

#include <string>
#include <utility>
#include <vector>

namespace frontage::core {

class JsonDocument;
struct JsonNode;

/// A text of a list with its place.
struct ListText {
  std::string text;
  TextPlace place;
};

// BattleScribe's roster as it is written, whether as XML or as JSON: a tree of selections. Nothing is understood yet.

struct RosterProfile {
  std::string name;
  std::string type;  ///< "Unit", "Model", "Weapon"...
  TextPlace place;
  std::vector<std::pair<std::string, ListText>> characteristics;
};

struct RosterRule {
  std::string name;
  ListText description;
};

struct RosterSelection {
  std::string name;
  std::string kind;  ///< what the program calls it; `name` may be a player's own
  std::string type;  ///< "unit", "model" or "upgrade"
  ListText number;
  TextPlace place;
  std::vector<std::string> categories;
  std::vector<RosterProfile> profiles;
  std::vector<RosterRule> rules;
  std::vector<RosterSelection> selections;
};

struct RosterForce {
  std::string name;
  std::vector<RosterSelection> selections;
  std::vector<RosterForce> forces;
};

struct Roster {
  std::string name;
  std::vector<RosterForce> forces;
  /// Parts that BattleScribe does not write, each once, where it stands first.
  std::vector<ListText> unknown;
};

/// From the text of a .ros file. Throws ListFault with the place: not XML, a document type (so no entities), another
/// root, too many or too deep parts.
[[nodiscard]] Roster readRosterXml(const std::string& text);
/// From the object that holds the forces. Parts of another kind than BattleScribe's count as unknown.
[[nodiscard]] Roster readRosterJson(const JsonDocument& document, const JsonNode& root);

}  // namespace frontage::core
