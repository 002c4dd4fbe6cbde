#include "tests/app/cli/run_program.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

// Real runs: without a display, whatever this test has.
namespace frontage::test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

const std::string kRoot = FRONTAGE_SOURCE_DIR;
const std::string kCharge = kRoot + "/resources/scenarios/3-oblique-charge.frontage";

class Render : public ::testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"}) ::unsetenv(name);
  }
  [[nodiscard]] std::string out(const char* name) const { return m_folder.file(name).string(); }
  [[nodiscard]] std::string made(const std::vector<std::string>& options, const char* name) const {
    std::vector<std::string> arguments{"render", kCharge, "-o", out(name)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const ProgramRun run = runCli(arguments);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    return readFile(m_folder.file(name));
  }
  ScratchFolder m_folder;
};

bool hasFfmpeg() {
  return std::system("ffmpeg -version > /dev/null 2>&1") == 0;
}

TEST_F(Render, MakesEachKindOfPictureTheSameInTwoRuns) {
  const std::vector<std::pair<const char*, std::string>> kinds{
      {"a.png", "\x89PNG"}, {"a.svg", "<?xml"}, {"a.pdf", "%PDF"}};
  for (const auto& [name, beginning] : kinds) {
    const std::string first = made({"--caption"}, name);
    EXPECT_THAT(first, StartsWith(beginning));
    EXPECT_EQ(first, made({"--caption"}, name)) << name;
  }
}

TEST_F(Render, MakesEachKindOfAnimationTheSameInTwoRuns) {
  std::vector<std::pair<const char*, std::string>> kinds{{"a.gif", "GIF89a"}, {"a.webp", "RIFF"}};
  if (hasFfmpeg()) kinds.emplace_back("a.mp4", std::string("\0\0\0", 3));
  for (const auto& [name, beginning] : kinds) {
    const std::string first = made({"--animate", "--size", "300x200"}, name);
    EXPECT_THAT(first, StartsWith(beginning));
    EXPECT_EQ(first, made({"--animate", "--size", "300x200"}, name)) << name;
  }
}

TEST_F(Render, SaysWhatItMade) {
  const ProgramRun words = runCli({"render", kCharge, "-o", out("a.png"), "--size", "640x480", "--step", "0"});
  EXPECT_EQ(words.out, out("a.png") + ": 640 x 480 pixels, after 0 orders\n");
  const ProgramRun run = runCli({"render", kCharge, "-o", out("a.png"), "--size", "640x480", "--step", "1", "--json"});
  const json answer = json::parse(run.out);
  EXPECT_EQ(answer.at("width"), 640);
  EXPECT_EQ(answer.at("height"), 480);
  EXPECT_EQ(answer.at("step"), 1);
}

TEST_F(Render, ShowsAnotherPictureAfterAnotherStep) {
  EXPECT_NE(made({"--step", "0"}, "a.png"), made({}, "b.png"));
  EXPECT_NE(made({}, "a.png"), made({"--dark"}, "b.png"));
}

TEST_F(Render, RefusesWhatItCannotMakeWithOneLine) {
  const auto refusal = [&](const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"render", kCharge};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const ProgramRun run = runCli(arguments);
    EXPECT_EQ(run.code, 2) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(linesOf(run.err), SizeIs(1)) << run.err;
    return run.err;
  };
  EXPECT_THAT(refusal({"-o", out("a.bmp")}), HasSubstr("found the ending \"bmp\", expected png, svg or pdf"));
  EXPECT_THAT(refusal({"-o", out("a.gif")}), HasSubstr("--animate"));
  EXPECT_THAT(refusal({"-o", out("a.png"), "--animate"}), HasSubstr("expected gif, webp or mp4"));
  EXPECT_THAT(refusal({"-o", out("a.png"), "--size", "12"}), HasSubstr("expected pixels as in \"1600x1100\""));
  EXPECT_THAT(refusal({"-o", out("a.png"), "--size", "12x-3"}), HasSubstr("--size"));
  EXPECT_THAT(refusal({"-o", out("a.png"), "--size", "90000x90000"}), HasSubstr("too many"));
  EXPECT_THAT(refusal({"-o", out("a.png"), "--step", "99"}), HasSubstr("--step: found 99, expected at most"));
  EXPECT_THAT(refusal({"-o", out("a.gif"), "--animate", "--step", "1"}), HasSubstr("--step"));
  EXPECT_THAT(refusal({"-o", out("none/a.png")}), HasSubstr("none/a.png\", but there is no folder \""));
  EXPECT_THAT(refusal({}), HasSubstr("--output"));
  EXPECT_TRUE(std::filesystem::is_empty(m_folder.path()));
}

TEST_F(Render, NeverWritesOverWhatItReads) {
  const std::string scenario = out("keep.frontage");
  std::filesystem::copy_file(kCharge, scenario);
  std::filesystem::create_symlink(scenario, out("soft.svg"));
  std::filesystem::create_hard_link(scenario, out("hard.svg"));
  for (const char* name : {"soft.svg", "hard.svg"}) {
    const ProgramRun run = runCli({"render", scenario, "-o", out(name)});
    EXPECT_EQ(run.code, 2) << name;
    EXPECT_THAT(run.err, HasSubstr("which is the file that is read, expected another file")) << name;
  }
  EXPECT_EQ(readFile(scenario), readFile(kCharge));
}

TEST_F(Render, SaysWhenAVideoIsOfAnotherSize) {
  if (!hasFfmpeg()) GTEST_SKIP() << "needs ffmpeg";
  const ProgramRun run = runCli({"render", kCharge, "-o", out("a.mp4"), "--animate", "--size", "301x201"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.err, HasSubstr("--size: found 301x201, made 30"));
  EXPECT_THAT(run.err, HasSubstr("needs even numbers"));
}

TEST_F(Render, WithARefusedOrderIsExitOne) {
  json scenario = json::parse(readFile(kCharge));
  scenario["orders"].insert(scenario["orders"].begin(),
                            json{{"do", "press_on"}, {"charger", scenario["units"][0]["id"]}});
  const ProgramRun run = runCli({"render", "-", "-o", out("a.png"), "--size", "300x200"}, scenario.dump());
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_TRUE(std::filesystem::exists(m_folder.file("a.png")));
}

}  // namespace
}  // namespace frontage::test
