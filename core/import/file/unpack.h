#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// Counts what comes out of an archive and stops it: nobody asks the archive how large it is, since it may lie.
class InflationLimit {
 public:
  explicit InflationLimit(std::size_t packed) noexcept : m_packed(packed) {}
  /// So many bytes more have come out. Throws ListFault past kMaxListBytes, or past kMaxInflation times what is packed.
  void take(std::size_t bytes);
  [[nodiscard]] std::size_t taken() const noexcept { return m_taken; }

 private:
  std::size_t m_packed;
  std::size_t m_taken = 0;
};

struct UnpackedList {
  std::string name;  ///< of the file in the archive
  std::string text;
  std::vector<std::string> others;  ///< files in it that are no roster
};

/// The one roster in a zip archive (.rosz). Nothing is written anywhere. Throws ListFault when the archive is damaged,
/// locked with a password, holds no roster or several, another archive, or names that point out of it.
[[nodiscard]] UnpackedList unpackRoster(std::string_view archive);

/// True for what begins as a zip archive does.
[[nodiscard]] bool isZip(std::string_view bytes) noexcept;

}  // namespace frontage::core
