#pragma once

#include <cstddef>

namespace frontage::core {

// What a list may be. The lists of the largest tournaments, with every rule written out, are under 2 MiB; a file at
// these limits still costs less than 200 MB and a second.

/// Of a file, and of what an archive unpacks to.
inline constexpr std::size_t kMaxListBytes = 8 * 1024 * 1024;
/// Elements and attributes of XML. (JsonDocument has its own limit.)
inline constexpr std::size_t kMaxListParts = 500'000;
/// How deep selections may lie in each other.
inline constexpr int kMaxListDepth = 48;
/// Selections, profiles, rules and figures of one unit, so that looking through them stays cheap; real ones have a
/// few hundred. Also of selections beside the units.
inline constexpr std::size_t kMaxUnitParts = 2'000;
/// Files in an archive. A roster is one.
inline constexpr std::size_t kMaxArchiveFiles = 100;
/// An archive that grows more than this when it is unpacked holds no text that somebody wrote; looked at once it has
/// grown past the first MiB.
inline constexpr std::size_t kMaxInflation = 200;
inline constexpr std::size_t kFreeInflation = 1024 * 1024;

}  // namespace frontage::core
