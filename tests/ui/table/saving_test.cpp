#include "core/scenario/scenario.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/view/battlefield_view.h"

#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QUrl>

namespace frontage::ui {
namespace {

/// Files under the hands of somebody who saves, renames and works in other programs too.
class Saving : public TableWindow {
 protected:
  static core::Scenario onDisk(const QString& path) {
    core::LoadResult loaded = core::loadScenario(path.toStdString());
    EXPECT_TRUE(loaded.ok()) << path.toStdString();
    return loaded.scenario.value_or(core::Scenario{});
  }
  static QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void changeSomething() {
    click(unit("knights").pose.centre);
    key(Qt::Key_Right);
  }
  void pressSave() { QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier); }
  void saveAs(const char* name) {
    dialogs().saveAnswer = inFolder(name);
    QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
  }
  /// As another program does.
  void writeElsewhere(const char* name, const std::string& title) {
    core::Scenario other = fourUnits();
    other.name = title;
    ASSERT_FALSE(core::saveScenario(other, inFolder(name).toStdString()));
  }
};

TEST_F(Saving, AsANewNameLeavesTheOldFileAndGoesOnWithTheNew) {
  saveAs("first.frontage");
  const QByteArray first = bytesOf(inFolder("first.frontage"));
  changeSomething();
  saveAs("second.frontage");
  EXPECT_EQ(bytesOf(inFolder("first.frontage")), first);
  EXPECT_EQ(onDisk(inFolder("second.frontage")), document().scenario());
  EXPECT_TRUE(window().windowTitle().startsWith(QStringLiteral("second.frontage")));
  EXPECT_FALSE(window().isWindowModified());
  const std::size_t asked = dialogs().asked.size();
  changeSomething();
  EXPECT_TRUE(window().isWindowModified());
  pressSave();
  EXPECT_EQ(dialogs().asked.size(), asked) << "the name is known";
  EXPECT_EQ(onDisk(inFolder("second.frontage")), document().scenario());
  EXPECT_EQ(bytesOf(inFolder("first.frontage")), first);
}

TEST_F(Saving, ANameThatIsCancelledSavesNothing) {
  changeSomething();
  dialogs().saveAnswer.clear();
  pressSave();
  EXPECT_TRUE(window().isWindowModified());
  EXPECT_TRUE(window().files().path().isEmpty());
}

TEST_F(Saving, UndoBackToWhatWasSavedTakesTheStarAway) {
  saveAs("a.frontage");
  changeSomething();
  EXPECT_TRUE(window().isWindowModified());
  trigger("edit/undo");
  EXPECT_FALSE(window().isWindowModified());
}

TEST_F(Saving, TakesWhatIsBeingTypedToo) {
  saveAs("a.frontage");
  find<QWidget>("inspectorDock").raise();
  click({20, 12});
  auto& name = find<QLineEdit>("unit/name");
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, QStringLiteral("Lancers"));  // and no Return
  pressSave();
  EXPECT_EQ(onDisk(inFolder("a.frontage")).field.units[0].name, "Lancers");
  EXPECT_FALSE(window().isWindowModified());
  EXPECT_TRUE(name.hasFocus()) << "one can type on";
}

TEST_F(Saving, NotesThatAreBeingTypedAreAskedAboutOnClosing) {
  find<QWidget>("inspectorDock").raise();
  auto& notes = find<QPlainTextEdit>("table/notes");
  notes.setFocus();
  QTest::keyClicks(&notes, QStringLiteral("Who may charge?"));
  dialogs().unsavedAnswer = SaveAnswer::Cancel;
  EXPECT_FALSE(window().close());
  EXPECT_EQ(document().scenario().notes, "Who may charge?");
}

TEST_F(Saving, AFileThatWasAwayAndHasComeBackIsNoticed) {
  saveAs("away.frontage");
  ASSERT_TRUE(QFile::remove(inFolder("away.frontage")));
  QTest::qWait(400);
  EXPECT_TRUE(window().files().path().endsWith(QStringLiteral("away.frontage")));
  dialogs().yes = true;
  writeElsewhere("away.frontage", "Come back");
  EXPECT_TRUE(QTest::qWaitFor([&] { return document().scenario().name == "Come back"; }, 3000));
}

TEST_F(Saving, AChangeOnDiskIsNoticedAgainAndAgain) {
  saveAs("watched.frontage");
  dialogs().yes = true;
  for (const char* title : {"Once", "Twice", "Three times"}) {
    writeElsewhere("watched.frontage", title);
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().scenario().name == title; }, 3000)) << title;
  }
}

TEST_F(Saving, KeepingMineAfterAChangeOnDiskIsUnsavedWork) {
  saveAs("watched.frontage");
  const core::Scenario mine = document().scenario();
  const std::size_t asked = dialogs().asked.size();
  dialogs().yes = false;
  writeElsewhere("watched.frontage", "Theirs");
  EXPECT_TRUE(QTest::qWaitFor([&] { return dialogs().asked.size() > asked; }, 3000));
  EXPECT_EQ(document().scenario(), mine);
  EXPECT_TRUE(window().isWindowModified());
  pressSave();
  EXPECT_EQ(onDisk(inFolder("watched.frontage")), mine);
}

TEST_F(Saving, MineIsNoChangeByAnother) {
  saveAs("mine.frontage");
  const std::size_t asked = dialogs().asked.size();
  for (int i = 0; i < 3; ++i) {
    changeSomething();
    pressSave();
    QTest::qWait(250);
  }
  EXPECT_EQ(dialogs().asked.size(), asked);
}

TEST_F(Saving, AFileThatIsDroppedOnTheTableIsOpened) {
  writeElsewhere("dropped.frontage", "Dropped");
  QMimeData mime;
  mime.setUrls({QUrl::fromLocalFile(inFolder("dropped.frontage"))});
  QWidget* viewport = window().view().viewport();
  const QPoint at = viewport->rect().center();
  QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(viewport, &enter);
  ASSERT_TRUE(enter.isAccepted());
  QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
  move.setAccepted(true);  // as Qt does after an enter that was accepted
  QApplication::sendEvent(viewport, &move);
  EXPECT_TRUE(move.isAccepted());
  QDropEvent drop(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
  QApplication::sendEvent(viewport, &drop);
  EXPECT_EQ(document().scenario().name, "Dropped");
}

}  // namespace
}  // namespace frontage::ui
