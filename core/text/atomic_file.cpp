#include "core/text/atomic_file.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace frontage::core {

namespace {

namespace fs = std::filesystem;

std::string failure(const std::string& path, const std::string& what, int error) {
  return path + ": cannot be saved: " + what + ": " + std::generic_category().message(error);
}

/// The new text on its way: a file beside the old one, gone again unless it has taken the old one's place.
class TemporaryFile {
 public:
  explicit TemporaryFile(const fs::path& target) {
    // Not mkstemp: that makes a private file, and what is shared shall stay shared.
    for (int i = 0; i < 100 && m_descriptor < 0; ++i) {
      const std::string tail = "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part";
      m_name = (target.parent_path() / ("." + target.filename().string() + tail)).string();
      m_descriptor = ::open(m_name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (m_descriptor < 0 && errno != EEXIST) return;
    }
  }
  ~TemporaryFile() {
    if (m_descriptor < 0) return;
    ::close(m_descriptor);
    if (!m_placed) ::unlink(m_name.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] bool isOpen() const noexcept { return m_descriptor >= 0; }

  [[nodiscard]] bool write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t count = ::write(m_descriptor, text.data(), text.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return false;
      text.remove_prefix(static_cast<std::size_t>(count));
    }
    return ::fsync(m_descriptor) == 0;
  }

  [[nodiscard]] bool setMode(mode_t mode) const { return ::fchmod(m_descriptor, mode) == 0; }

  [[nodiscard]] bool place(const fs::path& target) {
    m_placed = ::rename(m_name.c_str(), target.c_str()) == 0;
    return m_placed;
  }

 private:
  std::string m_name;
  int m_descriptor = -1;
  bool m_placed = false;
};

/// The name itself must reach the disk, or a power cut could bring back the old file; where the file system cannot do
/// that, the save was still good.
void syncFolder(const fs::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

std::optional<std::string> writeAtomically(const std::string& path, std::string_view text) {
  std::error_code error;
  const fs::path target = fs::weakly_canonical(fs::absolute(path), error);
  if (error) return failure(path, "the place cannot be reached", error.value());
  struct stat old {};
  const bool exists = ::stat(target.c_str(), &old) == 0;
  if (exists && !S_ISREG(old.st_mode)) return path + ": cannot be saved: it is not an ordinary file";
  if (exists && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
    return failure(path, "the file is protected", errno);

  TemporaryFile file(target);
  if (!file.isOpen()) return failure(path, "the folder cannot be written to", errno);
  if (!file.write(text)) return failure(path, "writing failed", errno);
  if (exists && !file.setMode(old.st_mode & 07777)) return failure(path, "its permissions cannot be kept", errno);
  if (!file.place(target)) return failure(path, "the old file cannot be replaced", errno);
  syncFolder(target.parent_path());
  return std::nullopt;
}

}  // namespace frontage::core
