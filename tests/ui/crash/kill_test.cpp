#include "core/scenario/scenario.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <random>

namespace frontage {
namespace {

/// FRONTAGE_SOAK multiplies how often it is killed.
int kills() {
  const char* soak = std::getenv("FRONTAGE_SOAK");
  return 10 * std::max(1, soak ? std::atoi(soak) : 1);
}

/// What one run of editing_program said before it was killed.
struct Said {
  int start = -1;
  int kept = -1;
  int saved = -1;
  QByteArray errors;
};

class Killed : public testing::Test {
 protected:
  [[nodiscard]] QString file() const { return m_home.filePath(QStringLiteral("scenario.frontage")); }

  /// Lets it say so many lines, so that it gets somewhere on a slow machine too, and kills it a moment later.
  Said runFor(int lines, int milliseconds) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.filePath(QStringLiteral("config")));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(FRONTAGE_EDITING_PROGRAM), {m_home.filePath(QStringLiteral("settings.ini")), file()});
    Said run;
    if (!program.waitForStarted()) return run;
    QByteArray words;
    while (words.count('\n') < lines && program.waitForReadyRead(30'000)) words += program.readAllStandardOutput();
    QTest::qSleep(milliseconds);
    program.kill();
    program.waitForFinished();
    words += program.readAllStandardOutput();
    run.errors = program.readAllStandardError();
    for (const QByteArray& line : words.split('\n')) read(line, run);
    return run;
  }

  /// A line that was cut off by the end is no promise.
  static void read(const QByteArray& line, Said& run) {
    const QList<QByteArray> words = line.trimmed().split(' ');
    if (words.size() != 2) return;
    int& figure = words[0] == "start" ? run.start : words[0] == "kept" ? run.kept : run.saved;
    figure = words[1].toInt();
  }

  QTemporaryDir m_home;
  std::mt19937 m_random{19};
};

TEST_F(Killed, AtAnyMomentTheFileIsWholeAndNothingOlderThanTheLastAutosaveIsOffered) {
  core::Scenario first;
  first.name = "0";
  first.rulesetId = "wap";
  first.field.armies = {{{"red"}, "Red host"}, {{"blue"}, "Blue host"}};
  first.active = {"red"};
  ASSERT_FALSE(core::saveScenario(first, file().toStdString()));
  int kept = 0;
  int saved = 0;
  for (int i = 0; i < kills(); ++i) {
    const Said run = runFor(1 + static_cast<int>(m_random() % 12), static_cast<int>(m_random() % 12));
    ASSERT_GE(run.start, std::max(kept, saved)) << "after kill " << i << "\n" << run.errors.constData();
    kept = std::max(kept, run.kept);
    const core::LoadResult onDisk = core::loadScenario(file().toStdString());
    ASSERT_TRUE(onDisk.ok()) << "after kill " << i;
    const int found = std::stoi(onDisk.scenario->name);
    ASSERT_GE(found, std::max(saved, run.saved)) << "after kill " << i;
    saved = found;
  }
  EXPECT_GT(saved, 0);
  EXPECT_GT(kept, 0);
}

}  // namespace
}  // namespace frontage

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
