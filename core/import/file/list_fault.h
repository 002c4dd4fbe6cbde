#pragma once

#include "core/text/line_index.h"

#include <optional>
#include <stdexcept>
#include <string>

namespace frontage::core {

/// Why a file is no list that can be read. Thrown inside core/import only; importList makes a value of it.
class ListFault : public std::runtime_error {
 public:
  explicit ListFault(const std::string& what, std::optional<TextPlace> place = std::nullopt)
      : std::runtime_error(what), m_place(place) {}
  [[nodiscard]] const std::optional<TextPlace>& place() const noexcept { return m_place; }

 private:
  std::optional<TextPlace> m_place;
};

}  // namespace frontage::core
