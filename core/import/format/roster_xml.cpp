#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/format/roster.h"
#include "core/json/printable.h"

#include <algorithm>
#include <array>
#include <pugixml.hpp>
#include <set>
#include <string_view>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

/// What BattleScribe writes in and around selections.
constexpr std::array kKnown{
    "categories"sv,   "category"sv,   "characteristic"sv, "characteristics"sv, "cost"sv,
    "costLimit"sv,    "costLimits"sv, "costs"sv,          "customNotes"sv,     "description"sv,
    "force"sv,        "forces"sv,     "profile"sv,        "profiles"sv,        "publication"sv,
    "publications"sv, "roster"sv,     "rule"sv,           "rules"sv,           "selection"sv,
    "selections"sv,   "tag"sv,        "tags"sv,
};

/// The name without a prefix of a namespace.
std::string_view nameOf(const pugi::xml_node& node) noexcept {
  const std::string_view name = node.name();
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

class XmlReader {
 public:
  explicit XmlReader(const std::string& text) : m_text(text), m_lines(text) {}

  Roster read() {
    checkSize();
    const pugi::xml_parse_result result = m_document.load_buffer(
        m_text.data(), m_text.size(), pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
    if (!result) throw fault(result);
    for (const pugi::xml_node& node : m_document.children()) checkTop(node);
    const pugi::xml_node root = m_document.document_element();
    if (nameOf(root) != "roster")
      throw ListFault("found " + quoted("<" + std::string(root.name()) + ">") + ", expected <roster>", placeOf(root));
    checkKnown(root, 0);
    Roster roster;
    roster.name = root.attribute("name").value();
    roster.forces = forcesOf(root);
    roster.unknown = std::move(m_unknown);
    return roster;
  }

 private:
  /// Before anything is built, so that a hostile file does not get its tree.
  void checkSize() const {
    const auto parts = std::count(m_text.begin(), m_text.end(), '<') + std::count(m_text.begin(), m_text.end(), '=');
    if (static_cast<std::size_t>(parts) > kMaxListParts)
      throw ListFault("found more than " + std::to_string(kMaxListParts) + " elements and attributes, expected fewer");
  }

  void checkTop(const pugi::xml_node& node) const {
    if (node.type() == pugi::node_doctype)
      throw ListFault("found a document type (<!DOCTYPE>), expected a roster without one");
  }

  ListFault fault(const pugi::xml_parse_result& result) const {
    const TextPlace place =
        m_lines.placeOf(m_text, static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)));
    const bool unclosed = result.status == pugi::status_end_element_mismatch;
    return ListFault(unclosed
                         ? "found a tag that is not closed, or the end of the file too early; expected a roster"
                         : "found no well-formed XML (" + std::string(result.description()) + "), expected a roster",
                     place);
  }

  TextPlace placeOf(const pugi::xml_node& node) const {
    const std::ptrdiff_t offset = node.offset_debug();
    return m_lines.placeOf(m_text, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset - 1, 0)));
  }

  /// The whole tree once, before anybody descends into it: its depth, and what nobody knows.
  void checkKnown(const pugi::xml_node& node, int depth) {
    if (depth > 2 * kMaxListDepth)
      throw ListFault(
          "found elements nested deeper than " + std::to_string(2 * kMaxListDepth) + ", expected fewer levels",
          placeOf(node));
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      const std::string_view name = nameOf(child);
      if (std::find(kKnown.begin(), kKnown.end(), name) == kKnown.end()) {
        if (m_seen.emplace(name).second) m_unknown.push_back({std::string(name), placeOf(child)});
      } else {
        checkKnown(child, depth + 1);
      }
    }
  }

  template <class Each>
  static void forEach(const pugi::xml_node& node, std::string_view list, std::string_view item, Each each) {
    for (const pugi::xml_node& group : node.children())
      if (nameOf(group) == list)
        for (const pugi::xml_node& child : group.children())
          if (nameOf(child) == item) each(child);
  }

  std::vector<RosterForce> forcesOf(const pugi::xml_node& node) const {
    std::vector<RosterForce> forces;
    forEach(node, "forces", "force", [&](const pugi::xml_node& each) {
      forces.push_back({each.attribute("name").value(), selectionsOf(each), forcesOf(each)});
    });
    return forces;
  }

  std::vector<RosterSelection> selectionsOf(const pugi::xml_node& node) const {
    std::vector<RosterSelection> selections;
    forEach(node, "selections", "selection",
            [&](const pugi::xml_node& each) { selections.push_back(selection(each)); });
    return selections;
  }

  RosterSelection selection(const pugi::xml_node& node) const {
    RosterSelection made;
    const std::string_view custom = node.attribute("customName").value();
    made.name = custom.empty() ? node.attribute("name").value() : custom;
    made.kind = node.attribute("name").value();
    made.type = node.attribute("type").value();
    made.place = placeOf(node);
    made.number = {node.attribute("number").value(), made.place};
    forEach(node, "categories", "category",
            [&](const pugi::xml_node& each) { made.categories.emplace_back(each.attribute("name").value()); });
    forEach(node, "profiles", "profile", [&](const pugi::xml_node& each) { made.profiles.push_back(profile(each)); });
    forEach(node, "rules", "rule", [&](const pugi::xml_node& each) {
      made.rules.push_back({each.attribute("name").value(), {each.child_value("description"), placeOf(each)}});
    });
    made.selections = selectionsOf(node);
    return made;
  }

  /// Old files call the type profileTypeName and keep the values in an attribute.
  RosterProfile profile(const pugi::xml_node& node) const {
    const pugi::xml_attribute old = node.attribute("profileTypeName");
    RosterProfile made{
        node.attribute("name").value(), old ? old.value() : node.attribute("typeName").value(), placeOf(node), {}};
    forEach(node, "characteristics", "characteristic", [&](const pugi::xml_node& each) {
      const pugi::xml_attribute value = each.attribute("value");
      made.characteristics.emplace_back(each.attribute("name").value(),
                                        ListText{value ? value.value() : each.text().get(), placeOf(each)});
    });
    return made;
  }

  const std::string& m_text;
  LineIndex m_lines;
  pugi::xml_document m_document;
  std::set<std::string, std::less<>> m_seen;
  std::vector<ListText> m_unknown;
};

}  // namespace

Roster readRosterXml(const std::string& text) {
  return XmlReader(text).read();
}

}  // namespace frontage::core
