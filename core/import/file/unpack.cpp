#include "core/import/file/unpack.h"

#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/text/words.h"
#include "core/json/printable.h"

#include <algorithm>
#include <array>
#include <memory>
#include <zip.h>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

struct CloseArchive {
  void operator()(zip_t* archive) const noexcept { zip_discard(archive); }
};
struct CloseFile {
  void operator()(zip_file_t* file) const noexcept { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;
using File = std::unique_ptr<zip_file_t, CloseFile>;

ListFault damaged(zip_error_t& error) {
  return ListFault("found a damaged archive (" + std::string(zip_error_strerror(&error)) + "), expected a roster");
}

Archive openArchive(std::string_view bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  if (!source) throw damaged(error);
  Archive archive(zip_open_from_source(source, ZIP_RDONLY, &error));
  if (archive) return archive;
  zip_source_free(source);
  throw damaged(error);
}

/// "../../x", "/etc/x", "C:\x": nothing here is ever written, but a list that carries such a name was not made by one
/// of the programs.
bool pointsOut(std::string_view name) {
  if (name.empty() || name.front() == '/' || name.find_first_of("\\:") != std::string_view::npos) return true;
  for (std::size_t begin = 0; begin <= name.size();) {
    const std::size_t end = std::min(name.find('/', begin), name.size());
    if (name.substr(begin, end - begin) == "..") return true;
    begin = end + 1;
  }
  return false;
}

bool isRoster(std::string_view name) {
  return folded(name).ends_with(".ros");
}

/// What the Finder and others put into archives beside the files.
bool isPacking(std::string_view name) {
  return name.ends_with('/') || name.starts_with("__MACOSX/") || name.ends_with(".DS_Store");
}

struct Entry {
  zip_uint64_t index = 0;
  std::string name;
};

std::vector<Entry> entriesOf(zip_t* archive) {
  const zip_int64_t count = zip_get_num_entries(archive, 0);
  if (count > static_cast<zip_int64_t>(kMaxArchiveFiles))
    throw ListFault("found " + std::to_string(count) + " files in the archive, expected one roster");
  std::vector<Entry> entries;
  for (zip_int64_t i = 0; i < count; ++i) {
    const char* name = zip_get_name(archive, static_cast<zip_uint64_t>(i), ZIP_FL_ENC_GUESS);
    if (!name) throw damaged(*zip_get_error(archive));
    if (pointsOut(name)) throw ListFault("found the name " + quoted(name) + " in the archive, expected a plain one");
    if (!isPacking(name)) entries.push_back({static_cast<zip_uint64_t>(i), name});
  }
  return entries;
}

/// The only roster; a single file under another name may be one as well.
const Entry& rosterAmong(const std::vector<Entry>& entries) {
  const auto named = [](const Entry& entry) { return isRoster(entry.name); };
  const auto first = std::find_if(entries.begin(), entries.end(), named);
  if (first == entries.end() && entries.size() == 1) return entries.front();
  if (first == entries.end())
    throw ListFault(entries.empty()
                        ? "found an empty archive, expected a roster in it"
                        : "found no roster (*.ros) among " + std::to_string(entries.size()) + " files in the archive");
  const auto second = std::find_if(first + 1, entries.end(), named);
  if (second != entries.end())
    throw ListFault("found several rosters in the archive, " + quoted(first->name) + " and " + quoted(second->name) +
                    ", expected one");
  return *first;
}

std::string inflate(zip_t* archive, const Entry& entry) {
  zip_stat_t about;
  zip_stat_init(&about);
  if (zip_stat_index(archive, entry.index, 0, &about) != 0) throw damaged(*zip_get_error(archive));
  const File file(zip_fopen_index(archive, entry.index, 0));
  if (!file) {
    const int code = zip_error_code_zip(zip_get_error(archive));
    if (code == ZIP_ER_NOPASSWD) throw ListFault("found an archive locked with a password, expected an open one");
    throw damaged(*zip_get_error(archive));
  }
  InflationLimit limit(about.comp_size);
  std::string text;
  std::array<char, 64 * 1024> piece{};
  zip_int64_t got = 0;
  while ((got = zip_fread(file.get(), piece.data(), piece.size())) > 0) {
    limit.take(static_cast<std::size_t>(got));
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
  if (got < 0) throw damaged(*zip_file_get_error(file.get()));
  return text;
}

}  // namespace

void InflationLimit::take(std::size_t bytes) {
  m_taken += bytes;
  if (m_taken > kMaxListBytes)
    throw ListFault("found an archive that unpacks to more than " + std::to_string(kMaxListBytes / 1024 / 1024) +
                    " MiB, expected a roster");
  if (m_taken > kFreeInflation && m_taken / kMaxInflation > m_packed)
    throw ListFault("found an archive that grows more than " + std::to_string(kMaxInflation) +
                    " times when it is unpacked, expected a roster");
}

UnpackedList unpackRoster(std::string_view bytes) {
  const Archive archive = openArchive(bytes);
  const std::vector<Entry> entries = entriesOf(archive.get());
  const Entry& roster = rosterAmong(entries);
  UnpackedList list{roster.name, inflate(archive.get(), roster), {}};
  if (isZip(list.text)) throw ListFault("found an archive within the archive, expected a roster");
  for (const Entry& entry : entries)
    if (entry.index != roster.index) list.others.push_back(entry.name);
  return list;
}

bool isZip(std::string_view bytes) noexcept {
  return bytes.starts_with("PK\x03\x04"sv) || bytes.starts_with("PK\x05\x06"sv);
}

}  // namespace frontage::core
