#include "tests/core/import/zip_file.h"

#include "tests/support/files.h"

#include <zip.h>

namespace frontage::test {

std::string zipOf(const std::vector<std::pair<std::string, std::string>>& files, const std::string& password) {
  const ScratchFolder folder;
  const std::string path = folder.file("list.zip").string();
  int fault = 0;
  zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &fault);
  EXPECT_NE(archive, nullptr) << fault;
  for (const auto& [name, text] : files) {
    zip_source_t* source = zip_source_buffer(archive, text.data(), text.size(), 0);
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    EXPECT_GE(index, 0) << zip_strerror(archive);
    if (!password.empty()) {
      EXPECT_EQ(zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_AES_128, password.c_str()),
                0);
    }
  }
  EXPECT_EQ(zip_close(archive), 0);
  return readFile(path);
}

}  // namespace frontage::test
