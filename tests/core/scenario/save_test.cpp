#include "core/scenario/scenario.h"
#include "core/text/atomic_file.h"
#include "tests/support/files.h"

#include <gmock/gmock.h>

#include <sys/stat.h>
#include <unistd.h>

namespace frontage::core {
namespace {

using test::readFile;
using ::testing::HasSubstr;
namespace fs = std::filesystem;

std::size_t filesIn(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(WriteAtomically, MakesAFileWithTheTextAndNothingElse) {
  const test::ScratchFolder folder;
  EXPECT_EQ(writeAtomically(folder.file("a.frontage").string(), "hello"), std::nullopt);
  EXPECT_EQ(readFile(folder.file("a.frontage")), "hello");
  EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST(WriteAtomically, KeepsThePermissionsOfTheOldFile) {
  const test::ScratchFolder folder;
  const fs::path file = folder.file("a");
  ASSERT_EQ(writeAtomically(file.string(), "old"), std::nullopt);
  fs::permissions(file, fs::perms(0640));
  EXPECT_EQ(writeAtomically(file.string(), "new"), std::nullopt);
  EXPECT_EQ(fs::status(file).permissions(), fs::perms(0640));
  EXPECT_EQ(readFile(file), "new");
}

TEST(WriteAtomically, ANewFileHasThePermissionsOfAnyOther) {
  const test::ScratchFolder folder;
  ASSERT_EQ(writeAtomically(folder.file("ours").string(), "x"), std::nullopt);
  std::ofstream(folder.file("theirs")) << "x";
  EXPECT_EQ(fs::status(folder.file("ours")).permissions(), fs::status(folder.file("theirs")).permissions());
}

TEST(WriteAtomically, FollowsASymbolicLink) {
  const test::ScratchFolder folder;
  ASSERT_EQ(writeAtomically(folder.file("real").string(), "old"), std::nullopt);
  fs::create_symlink("real", folder.file("link"));
  EXPECT_EQ(writeAtomically(folder.file("link").string(), "new"), std::nullopt);
  EXPECT_TRUE(fs::is_symlink(folder.file("link")));
  EXPECT_EQ(readFile(folder.file("real")), "new");
}

TEST(WriteAtomically, AFolderThatIsNotThereIsAClearError) {
  const test::ScratchFolder folder;
  const auto error = writeAtomically(folder.file("none/a").string(), "x");
  ASSERT_TRUE(error);
  EXPECT_THAT(*error, HasSubstr("none/a: cannot be saved: the folder cannot be written to: No such file"));
}

/// Makes root an ordinary user for a while: nothing is protected from root. Does nothing for anybody else.
class OrdinaryUser {
 public:
  explicit OrdinaryUser(const fs::path& owned) {
    if (::geteuid() != 0) return;
    EXPECT_EQ(::chown(owned.c_str(), kNobody, kNobody), 0);
    EXPECT_EQ(::seteuid(kNobody), 0);
    m_changed = true;
  }
  ~OrdinaryUser() {
    if (!m_changed) return;
    EXPECT_EQ(::seteuid(0), 0);
  }
  OrdinaryUser(const OrdinaryUser&) = delete;
  OrdinaryUser& operator=(const OrdinaryUser&) = delete;

 private:
  static constexpr unsigned kNobody = 65534;
  bool m_changed = false;
};

TEST(WriteAtomically, AProtectedFolderIsAClearErrorAndNothingIsLeftBehind) {
  const test::ScratchFolder folder;
  const OrdinaryUser user(folder.path());
  ASSERT_EQ(writeAtomically(folder.file("a").string(), "old"), std::nullopt);
  fs::permissions(folder.path(), fs::perms(0555));
  const auto error = writeAtomically(folder.file("a").string(), "new");
  fs::permissions(folder.path(), fs::perms(0755));
  ASSERT_TRUE(error);
  EXPECT_THAT(*error, HasSubstr("the folder cannot be written to: Permission denied"));
  EXPECT_EQ(readFile(folder.file("a")), "old");
  EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST(WriteAtomically, AProtectedFileIsNotReplacedBehindItsOwnersBack) {
  const test::ScratchFolder folder;
  const OrdinaryUser user(folder.path());
  ASSERT_EQ(writeAtomically(folder.file("a").string(), "old"), std::nullopt);
  fs::permissions(folder.file("a"), fs::perms(0444));
  EXPECT_THAT(writeAtomically(folder.file("a").string(), "new").value_or(""), HasSubstr("the file is protected"));
  EXPECT_EQ(readFile(folder.file("a")), "old");
}

TEST(WriteAtomically, AFullDiskLeavesTheOldFileAndNoOther) {
  // A limit on the size of files is what a full disk looks like to a program, and works for root too.
  const test::ScratchFolder folder;
  ASSERT_EQ(writeAtomically(folder.file("a").string(), "old"), std::nullopt);
  const std::string program = fs::read_symlink("/proc/self/exe").string();
  const std::string command = "FRONTAGE_TEST_FILE='" + folder.file("a").string() + "' sh -c '" +
                              std::string("ulimit -f 1; trap \"\" XFSZ; exec \"$0\" ") +
                              "--gtest_filter=WriteAtomically.DISABLED_WritesTenThousandBytes "
                              "--gtest_also_run_disabled_tests' '" +
                              program + "' > /dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(readFile(folder.file("a")), "old");
  EXPECT_EQ(filesIn(folder.path()), 1U);
}

// The part of the test above that runs under the limit.
TEST(WriteAtomically, DISABLED_WritesTenThousandBytes) {
  const char* file = std::getenv("FRONTAGE_TEST_FILE");
  ASSERT_NE(file, nullptr);
  const auto error = writeAtomically(file, std::string(10000, 'x'));
  ASSERT_TRUE(error);
  EXPECT_THAT(*error, HasSubstr("writing failed"));
}

TEST(WriteAtomically, ADeviceOrFolderIsNotReplaced) {
  const test::ScratchFolder folder;
  EXPECT_THAT(writeAtomically("/dev/null", "x").value_or(""), HasSubstr("it is not an ordinary file"));
  EXPECT_THAT(writeAtomically(folder.path().string(), "x").value_or(""), HasSubstr("it is not an ordinary file"));
}

TEST(SaveScenario, WhatIsSavedCanBeLoaded) {
  const test::ScratchFolder folder;
  const auto source = test::filesIn("tests/cases/worked", ".frontage").front();
  const LoadResult original = loadScenario(source);
  ASSERT_TRUE(original.ok());
  const std::string file = folder.file("saved.frontage").string();
  EXPECT_EQ(saveScenario(*original.scenario, file), std::nullopt);
  EXPECT_EQ(loadScenario(file).scenario, original.scenario);
}

TEST(LoadScenario, WhatCannotBeReadIsAClearError) {
  const test::ScratchFolder folder;
  const auto complaint = [](const fs::path& path) { return loadScenario(path.string()).problems.at(0).text(); };
  EXPECT_THAT(complaint(folder.file("none")), HasSubstr("none: cannot be read: No such file or directory"));
  EXPECT_THAT(complaint(folder.path()), HasSubstr("cannot be read: Is a directory"));
  EXPECT_THAT(complaint("/dev/zero"), HasSubstr("found more than 4 MiB"));
}

}  // namespace
}  // namespace frontage::core
