#include "core/scenario/scenario.h"
#include "tests/support/places.h"
#include "tests/ui/support/table_window.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/learn/learn_controller.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

#include <optional>

namespace frontage::ui {
namespace {

class Files : public TableWindow {
 protected:
  void SetUp() override {
    QDir(Autosave::defaultRoot()).removeRecursively();
    TableWindow::SetUp();
  }
  static core::Scenario onDisk(const QString& path) {
    core::LoadResult loaded = core::loadScenario(path.toStdString());
    EXPECT_TRUE(loaded.ok());
    return loaded.scenario.value_or(core::Scenario{});
  }
  void changeSomething() {
    click({20, 12});
    key(Qt::Key_Right);
  }
};

TEST_F(Files, WhatIsSavedIsWhatIsOpenedAgain) {
  changeSomething();
  EXPECT_TRUE(window().isWindowModified());
  dialogs().saveAnswer = inFolder("a.frontage");
  trigger("file/save");
  EXPECT_FALSE(window().isWindowModified());
  EXPECT_EQ(onDisk(inFolder("a.frontage")), document().scenario());
  EXPECT_TRUE(window().windowTitle().startsWith(QStringLiteral("a.frontage")));
  const core::Scenario saved = document().scenario();
  trigger("file/new");
  EXPECT_TRUE(field().units.empty());
  dialogs().openAnswer = inFolder("a.frontage");
  trigger("file/open");
  EXPECT_EQ(document().scenario(), saved);
}

TEST_F(Files, SaveAsksForANameOnlyOnce) {
  dialogs().saveAnswer = inFolder("a.frontage");
  trigger("file/save");
  changeSomething();
  trigger("file/save");
  EXPECT_EQ(dialogs().asked.size(), 1U);
  EXPECT_EQ(onDisk(inFolder("a.frontage")), document().scenario());
}

TEST_F(Files, UnsavedWorkIsAskedAboutAndCancelKeepsIt) {
  changeSomething();
  const core::Scenario mine = document().scenario();
  dialogs().unsavedAnswer = SaveAnswer::Cancel;
  trigger("file/new");
  EXPECT_EQ(document().scenario(), mine);
  dialogs().unsavedAnswer = SaveAnswer::Discard;
  trigger("file/new");
  EXPECT_NE(document().scenario(), mine);
}

TEST_F(Files, ClosingWithUnsavedWorkAsks) {
  changeSomething();
  EXPECT_FALSE(window().close());
  EXPECT_TRUE(window().isVisible());
  dialogs().unsavedAnswer = SaveAnswer::Save;
  dialogs().saveAnswer = inFolder("b.frontage");
  window().close();
  EXPECT_TRUE(QTest::qWaitFor([&] { return !window().isVisible(); }, 2000));
  EXPECT_EQ(onDisk(inFolder("b.frontage")), document().scenario());
}

TEST_F(Files, ABrokenFileIsToldAboutAndChangesNothing) {
  QFile file(inFolder("broken.frontage"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"format\": \"frontage-scenario\", \"version\": 1, \"units\": [");
  file.close();
  const core::Scenario before = document().scenario();
  window().files().openPath(inFolder("broken.frontage"));
  EXPECT_EQ(document().scenario(), before);
  ASSERT_EQ(dialogs().told.size(), 1U);
  EXPECT_TRUE(dialogs().told[0].contains(QStringLiteral("broken.frontage")));
}

TEST_F(Files, AFileDroppedOnTheWindowIsOpened) {
  ASSERT_FALSE(core::saveScenario(fourUnits(), inFolder("dropped.frontage").toStdString()));
  trigger("file/new");
  QMimeData mime;
  mime.setUrls({QUrl::fromLocalFile(inFolder("dropped.frontage"))});
  QDragEnterEvent enter(QPoint(200, 10), Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(&window(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(200, 10), Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(&window(), &drop);
  EXPECT_EQ(field(), fourUnits().field);
}

TEST_F(Files, ALessonIsReadHoweverItIsOpened) {
  const QString lesson = QStringLiteral(FRONTAGE_SOURCE_DIR "/tests/cases/lessons/good/straight.json");
  const core::Scenario mine = document().scenario();
  dialogs().openAnswer = lesson;
  trigger("file/open");
  EXPECT_TRUE(window().learn().isReading());
  window().learn().leave();
  EXPECT_EQ(document().scenario(), mine);
  QMimeData mime;
  mime.setUrls({QUrl::fromLocalFile(lesson)});
  QDragEnterEvent enter(QPoint(200, 10), Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(&window(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(200, 10), Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(&window(), &drop);
  EXPECT_TRUE(window().learn().isReading());
  makeWindow();
  window().start(lesson);
  window().makeWhole();
  EXPECT_TRUE(window().learn().isReading());
  window().learn().leave();
  EXPECT_FALSE(document().own().field.units.empty()) << "with a table behind it";
  EXPECT_TRUE(dialogs().told.empty());
}

TEST_F(Files, WhatIsNoScenarioIsSaidToBeWhatItIs) {
  const core::Scenario before = document().scenario();
  for (const auto& [file, said] :
       {std::pair("/resources/rulesets/wap.json", "ruleset"), std::pair("/resources/units/cavalry.json", "unit types"),
        std::pair("/resources/lessons/glossary.json", "glossary")}) {
    dialogs().told.clear();
    window().files().openPath(QStringLiteral(FRONTAGE_SOURCE_DIR) + QLatin1String(file));
    ASSERT_EQ(dialogs().told.size(), 1U) << file;
    EXPECT_TRUE(dialogs().told[0].contains(QLatin1String(said))) << dialogs().told[0].toStdString();
  }
  EXPECT_EQ(document().scenario(), before);
}

TEST_F(Files, RecentFilesAreListedLatestFirst) {
  for (const char* name : {"one.frontage", "two.frontage"}) {
    ASSERT_FALSE(core::saveScenario(fourUnits(), inFolder(name).toStdString()));
    window().files().openPath(inFolder(name));
  }
  const QList<QAction*> recent = find<QMenu>("file/recent").actions();
  ASSERT_EQ(recent.size(), 2);
  EXPECT_EQ(recent[0]->text().toStdString(), "two.frontage");
}

TEST_F(Files, TheLastFileIsOpenedAtTheNextStart) {
  ASSERT_FALSE(core::saveScenario(fourUnits(), inFolder("last.frontage").toStdString()));
  window().files().openPath(inFolder("last.frontage"));
  window().close();
  makeWindow();
  window().start({});
  EXPECT_EQ(field(), fourUnits().field);
}

TEST_F(Files, TheFirstStartShowsAReadyExample) {
  window().start({});
  EXPECT_GE(field().units.size(), 2U);
  EXPECT_FALSE(window().isWindowModified());
}

TEST_F(Files, AFileChangedOnDiskIsNoticed) {
  dialogs().saveAnswer = inFolder("watched.frontage");
  trigger("file/save");
  core::Scenario other = fourUnits();
  other.name = "Changed elsewhere";
  dialogs().yes = true;
  ASSERT_FALSE(core::saveScenario(other, inFolder("watched.frontage").toStdString()));
  EXPECT_TRUE(QTest::qWaitFor([&] { return document().scenario().name == "Changed elsewhere"; }, 3000));
}

/// A folder as a run leaves it that was killed: a copy, and a lock whose owner is gone.
QString crashedFolder(const core::Scenario& lost) {
  QString folder = Autosave::defaultRoot() + QStringLiteral("/crashed");
  QDir().mkpath(folder);
  EXPECT_FALSE(core::saveScenario(lost, (folder + QStringLiteral("/scenario.frontage")).toStdString()));
  return folder;
}

TEST_F(Files, UnsavedWorkOfARunThatCrashedIsOffered) {
  core::Scenario lost = fourUnits();
  lost.name = "Lost work";
  const QString folder = crashedFolder(lost);
  dialogs().recoverAnswer = RecoverAnswer::Open;
  window().start({});
  EXPECT_EQ(document().scenario(), lost);
  EXPECT_TRUE(window().isWindowModified());
  EXPECT_FALSE(QDir(folder).exists());
}

TEST_F(Files, UnsavedWorkOfARunThatCrashedIsLeftForLaterOrThrownAway) {
  const QString folder = crashedFolder(fourUnits());
  dialogs().recoverAnswer = RecoverAnswer::Later;
  window().start({});
  EXPECT_FALSE(dialogs().asked.empty());
  EXPECT_TRUE(QDir(folder).exists());
  dialogs().recoverAnswer = RecoverAnswer::Discard;
  window().start({});
  EXPECT_FALSE(QDir(folder).exists());
}

TEST_F(Files, EscapeThrowsNoKeptWorkAway) {
  WindowDialogs real;
  std::optional<RecoverAnswer> answer;
  real.askRecover(&window(), QStringLiteral("Mine"), [&](RecoverAnswer given) { answer = given; });
  auto* box = window().findChild<QMessageBox*>();
  ASSERT_NE(box, nullptr);
  QTest::keyClick(box, Qt::Key_Escape);
  EXPECT_EQ(answer, RecoverAnswer::Later);
}

TEST_F(Files, UnsavedWorkIsKeptAndForgottenOnceItIsSaved) {
  changeSomething();
  window().files().autosave();
  const auto copies = [] {
    int count = 0;
    for (const QFileInfo& session : QDir(Autosave::defaultRoot()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
      count += QFile::exists(session.absoluteFilePath() + QStringLiteral("/scenario.frontage")) ? 1 : 0;
    return count;
  };
  EXPECT_EQ(copies(), 1);
  dialogs().saveAnswer = inFolder("kept.frontage");
  trigger("file/save");
  EXPECT_EQ(copies(), 0);
}

TEST_F(Files, TheFirstSaveProposesAFolderThatIsReallyThere) {
  window().settings().lastFolder = inFolder("gone");
  trigger("file/saveAs");
  ASSERT_FALSE(dialogs().asked.empty());
  EXPECT_TRUE(QFileInfo(dialogs().asked.back()).dir().exists()) << dialogs().asked.back().toStdString();
}

TEST_F(Files, SavingMakesAFolderThatIsMissing) {
  dialogs().saveAnswer = inFolder("new/deeper/a.frontage");
  trigger("file/saveAs");
  EXPECT_TRUE(dialogs().told.empty());
  EXPECT_TRUE(QFileInfo::exists(inFolder("new/deeper/a.frontage")));
}

}  // namespace
}  // namespace frontage::ui
