#pragma once

#include "core/json/document.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace frontage::core {

/// The first thing that keeps a text from being read as JSON.
struct JsonFault {
  std::size_t offset = 0;
  std::string what;
};

/// Reads the text into a tree with places. False, with the fault, when it is not JSON (RFC 8259, UTF-8), holds a number
/// that is too big for a double, or goes past the limits of JsonDocument.
[[nodiscard]] bool buildTree(std::string_view text, JsonNode& root, JsonFault& fault);

}  // namespace frontage::core
