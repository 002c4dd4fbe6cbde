#pragma once

#include "core/phase/resolve/gathering.h"

namespace frontage::core {

// In which order chargers are tried that move one after another, as indices of their claims. Mirror images give mirror
// images; equal ones go by id.

/// Who stands nearest to its target first.
[[nodiscard]] std::vector<std::size_t> nearestFirst(const Battlefield& field, const std::vector<Claim>& claims);

/// Who stands before the middle of its facing first: who stands far to one side comes round those that are there
/// already.
[[nodiscard]] std::vector<std::size_t> middleFirst(const Battlefield& field, const std::vector<Claim>& claims);

/// The offsets, inches, at which each would stand shoulder to shoulder with those beside it, all before the middle of
/// the facing, from left to right as they stand now.
[[nodiscard]] std::vector<double> placesAsTheyStand(const Battlefield& field, const std::vector<Claim>& claims);

}  // namespace frontage::core
