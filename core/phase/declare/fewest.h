#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace frontage::core {

/// Whether so many of the things, by their numbers, are enough. More of them are never worse.
using IsEnough = std::function<bool(const std::vector<std::size_t>&)>;

/// The fewest of `count` things that are enough, ascending; of several such sets the one whose first numbers come
/// first. Exact, in few questions: a question that is answered with no rules out all the sets that avoid what it
/// lacked. Requires: all together are enough.
[[nodiscard]] std::vector<std::size_t> fewestThatAreEnough(std::size_t count, const IsEnough& isEnough);

}  // namespace frontage::core
