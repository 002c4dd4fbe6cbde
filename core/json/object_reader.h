#pragma once

#include "core/json/report.h"
#include "core/text/names.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

enum class Need : std::uint8_t { Optional, Required };

/// Bounds of a number, both included unless `above` says that the lower one is not.
struct NumberBounds {
  double least = 0;
  double most = 0;
  bool above = false;

  [[nodiscard]] bool holds(double value) const noexcept {
    return (above ? value > least : value >= least) && value <= most;
  }
  /// "a number from 0 to 10", "a number above 0, at most 10", "a whole number from 1 to 5".
  [[nodiscard]] std::string text(std::string_view what = "a number") const;
};

/// Reads the members of one JSON object. Each reader leaves `out` as it was when the member is absent or wrong, reports
/// what is wrong (found, expected, place), and tells whether it set `out`. A member that no reader asked for is
/// unknown.
class ObjectReader {
 public:
  /// Reports when the node is no object; everything then reads as absent, without further complaints.
  ObjectReader(const JsonNode& node, std::string path, Report& report);

  bool number(std::string_view name, double& out, NumberBounds bounds, Need need = Need::Optional);
  bool whole(std::string_view name, int& out, NumberBounds bounds, Need need = Need::Optional);
  bool flag(std::string_view name, bool& out);
  /// Any text but for U+0000, which no editor shows and which ends a text for many a program.
  bool text(std::string_view name, std::string& out, Need need = Need::Optional);
  /// A text that names something: not empty, without control characters.
  bool id(std::string_view name, std::string& out, Need need = Need::Required);
  template <class E>
  bool word(std::string_view name, E& out, Need need = Need::Optional) {
    const JsonNode* node = find(name, need, nameList<E>());
    const auto value = node && node->kind == JsonNode::Kind::String ? fromName<E>(node->text) : std::nullopt;
    if (node && !value) unexpected(*node, name, nameList<E>());
    if (value) out = *value;
    return value.has_value();
  }
  /// The list's node, or null.
  const JsonNode* list(std::string_view name, Need need = Need::Optional);
  const JsonNode* object(std::string_view name, Need need = Need::Optional);
  /// The member's node whatever it is, or null; from now on a known name.
  const JsonNode* find(std::string_view name, Need need, const std::string& expected);

  /// The members that nobody asked for, in the order of the file. To be called last.
  [[nodiscard]] std::vector<const JsonNode*> unknown() const;
  /// True when the node is an object at all.
  [[nodiscard]] bool valid() const noexcept { return m_valid; }

  [[nodiscard]] const JsonNode& node() const noexcept { return m_node; }
  [[nodiscard]] const std::string& path() const noexcept { return m_path; }
  [[nodiscard]] std::string pathOf(std::string_view name) const { return childPath(m_path, name); }
  [[nodiscard]] Report& report() noexcept { return m_report; }
  void unexpected(const JsonNode& at, std::string_view name, const std::string& expected);

 private:
  void reportDuplicates();

  const JsonNode& m_node;
  std::string m_path;
  Report& m_report;
  bool m_valid = false;
  std::set<std::string, std::less<>> m_known;
};

/// An item of a list, or the value of a member, with its path.
struct NodePlace {
  const JsonNode* node = nullptr;
  std::string path;
};

/// The items of a list; a list that is shorter than `least` or longer than `most` is reported and gives none.
[[nodiscard]] std::vector<NodePlace> itemsOf(ObjectReader& reader, std::string_view name, Need need, std::size_t least,
                                             std::size_t most);

/// True when the file says that it is of this format, version 1. Otherwise that is reported, once: a file of another
/// kind gets one complaint and not a hundred about its contents.
[[nodiscard]] bool isOfFormat(ObjectReader& root, std::string_view format);

/// True for a text that may name something in a file.
[[nodiscard]] bool isUsableId(std::string_view text) noexcept;
inline constexpr std::string_view kExpectedId = "a name without control characters, not empty";

}  // namespace frontage::core
