#pragma once

#include <string>
#include <utility>
#include <variant>

namespace frontage::core {

/// A value that the engine found, or one line that says why there is none.
template <class T>
class Found {
 public:
  Found(T value) : m_value(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  [[nodiscard]] static Found no(std::string why) { return Found(Nothing{}, std::move(why)); }

  [[nodiscard]] bool ok() const noexcept { return m_value.index() == 0; }
  /// Requires: ok().
  [[nodiscard]] const T& value() const { return std::get<0>(m_value); }
  /// Requires: !ok().
  [[nodiscard]] const std::string& why() const { return std::get<1>(m_value); }

 private:
  struct Nothing {};
  Found(Nothing, std::string why) : m_value(std::in_place_index<1>, std::move(why)) {}
  std::variant<T, std::string> m_value;
};

}  // namespace frontage::core
