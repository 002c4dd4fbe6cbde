#pragma once

#include "core/odds/matrix.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace frontage::core {

/// formats.md "matrix --json": {"rows": [...]}.
[[nodiscard]] nlohmann::ordered_json matrixJson(const std::vector<MatrixRow>& rows);
/// The same as a table for reading, a charge to a line.
[[nodiscard]] std::string matrixText(const std::vector<MatrixRow>& rows, const Battlefield& field);

}  // namespace frontage::core
