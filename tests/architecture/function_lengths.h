#pragma once

#include "tests/architecture/source_tree.h"

#include <cstddef>
#include <string>
#include <vector>

namespace frontage::tests {

/// The body of a function, lambdas in it included.
struct FunctionBody {
  std::string head;       ///< what stands before the brace, in one line
  std::size_t first = 0;  ///< index of the line with the opening brace
  std::size_t last = 0;   ///< index of the line with the closing one
  [[nodiscard]] std::size_t lines() const { return last - first; }
};

/// Every function that the file defines, by counting braces: those of namespaces and classes are looked into, those of
/// enumerations and of values are not functions, all others are. Comments, strings and preprocessor lines do not count.
[[nodiscard]] std::vector<FunctionBody> functionsOf(const SourceFile& file);

}  // namespace frontage::tests
