#include "core/import/file/list_bytes.h"

#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/json/printable.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace frontage::core {

namespace {

ListFault unreadable(const std::string& why) {
  return ListFault("cannot be read: " + why);
}

}  // namespace

std::string readListFile(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) throw unreadable("it is a folder");
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) throw unreadable(std::strerror(errno));
  std::string bytes;
  std::array<char, 64 * 1024> piece{};
  while (in.read(piece.data(), piece.size()), in.gcount() > 0) {
    bytes.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > kMaxListBytes) break;  // a file that never ends must not be read to the end
  }
  if (in.bad()) throw unreadable(std::strerror(errno == 0 ? EIO : errno));
  return bytes;
}

void requireUtf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8Length(text.substr(at, 4));
    if (length == 0)
      throw ListFault("found the byte " + printable(text.substr(at, 1)) + ", expected text in UTF-8 (is it Latin-1?)",
                      LineIndex(text).placeOf(text, at));
    if (text[at] == '\0') throw ListFault("found a NUL, expected text", LineIndex(text).placeOf(text, at));
    at += length;
  }
}

}  // namespace frontage::core
