#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "geometry/contact/relation.h"
#include "tests/support/files.h"
#include "tests/support/places.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/import/import_dialog.h"
#include "ui/import/import_model.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QUrl>

namespace frontage::ui {
namespace {

QString listFile(const char* name) {
  return QStringLiteral(FRONTAGE_SOURCE_DIR "/tests/cases/import/") + QLatin1String(name);
}

/// The review of a list, opened as a user does it and driven by mouse and keyboard.
class ImportReview : public TableWindow {
 protected:
  void import(const QString& path) {
    dialogs().openAnswer = path;
    trigger("file/import");
    waitForReview();
  }
  void waitForReview() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return review() && review()->isVisible(); }, 5000));
    QTest::qWait(20);
  }
  [[nodiscard]] ImportDialog* review() const { return window().findChild<ImportDialog*>(); }
  [[nodiscard]] QTableView& table() const { return find<QTableView>("import/units"); }
  [[nodiscard]] QModelIndex cell(int row, int column) const { return table().model()->index(row, column); }
  [[nodiscard]] QString shown(int row, int column) const { return cell(row, column).data().toString(); }
  [[nodiscard]] QString mark(int row, int column) const {
    return cell(row, column).data(ImportModel::MarkRole).toString();
  }
  [[nodiscard]] QPushButton& addButton() const { return find<QPushButton>("import/add"); }

  QPoint at(int row, int column) {
    table().scrollTo(cell(row, column));
    return table().visualRect(cell(row, column)).center();
  }
  QWidget* openCell(int row, int column) {
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, at(row, column));
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, at(row, column));
    QWidget* editor = nullptr;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return (editor = table().findChild<QWidget*>(QStringLiteral("import/cell"))) != nullptr; }, 2000));
    return editor;
  }
  void typeInto(int row, int column, const QString& text) {
    auto* line = qobject_cast<QLineEdit*>(openCell(row, column));
    ASSERT_NE(line, nullptr);
    line->selectAll();
    if (text.isEmpty())
      QTest::keyClick(line, Qt::Key_Delete);
    else
      QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    QTest::qWait(20);
  }
  /// Out of the cell in which something was refused.
  void giveUp() {
    auto* editor = table().findChild<QLineEdit*>(QStringLiteral("import/cell"));
    ASSERT_NE(editor, nullptr);
    QTest::keyClick(editor, Qt::Key_Escape);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return table().findChild<QWidget*>(QStringLiteral("import/cell")) == nullptr; }, 2000));
  }
  void tick(int row) {
    const QModelIndex index = cell(row, ImportModel::Name);
    table().setCurrentIndex(index);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Space);
  }
  void press(QPushButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }
  void expectNothingOverlaps() const {
    const auto& units = field().units;
    for (const core::Unit& unit : units) {
      EXPECT_FALSE(core::placementFault(field(), unit)) << unit.id.value;
      for (const core::Unit& other : units)
        if (core::areEnemies(unit, other)) {
          EXPECT_EQ(geometry::relate(core::footprintOf(unit), core::footprintOf(other)), geometry::Relation::Apart);
        }
    }
  }
};

TEST_F(ImportReview, ShowsEveryUnitWithItsGuessesMarked) {
  import(listFile("new-recruit.json"));
  EXPECT_EQ(find<QLabel>("import/title").text(), QStringLiteral("Clans on the March"));
  ASSERT_EQ(table().model()->rowCount(), 6);
  EXPECT_EQ(shown(0, ImportModel::Name), QStringLiteral("Hill Spears"));
  EXPECT_EQ(shown(0, ImportModel::Models), QStringLiteral("24"));
  EXPECT_EQ(mark(0, ImportModel::Models), QString());
  EXPECT_EQ(shown(0, ImportModel::Movement), QStringLiteral("4″"));
  EXPECT_EQ(shown(0, ImportModel::Base), QStringLiteral("25 × 25 mm"));
  EXPECT_EQ(shown(2, ImportModel::Missile), QStringLiteral("Sling 18″"));
  EXPECT_EQ(mark(3, ImportModel::Movement), QStringLiteral("guess"));
  EXPECT_EQ(mark(3, ImportModel::Type), QStringLiteral("guess: by its category"));
  EXPECT_EQ(mark(2, ImportModel::Missile), QStringLiteral("partly guess"));
  EXPECT_EQ(find<QListWidget>("import/remarks").count(), 13);
  EXPECT_EQ(find<QListWidget>("import/remarks").item(1)->text(),
            QStringLiteral("Line 30: Hill Spears – Base has several values, 25x25 mm, 30x30 mm; 25x25 mm was taken."));
}

TEST_F(ImportReview, AddsTheUnitsInOneStepOfUndoWithoutOverlap) {
  const core::Battlefield before = field();
  import(listFile("new-recruit.json"));
  QPointer<ImportDialog> dialog = review();
  press(addButton());
  EXPECT_TRUE(QTest::qWaitFor([&] { return dialog.isNull(); }, 2000));
  ASSERT_EQ(field().units.size(), before.units.size() + 6);
  expectNothingOverlaps();
  EXPECT_EQ(field().units.back().name, "Stone Ogres");
  EXPECT_EQ(field().units.back().army, document().scenario().active);
  EXPECT_EQ(field().units.back().models, 3);
  EXPECT_EQ(document().selection().units.size(), 6u);
  trigger("edit/undo");
  EXPECT_EQ(field(), before);
  trigger("edit/redo");
  EXPECT_EQ(field().units.size(), before.units.size() + 6);
}

TEST_F(ImportReview, FiguresArePutRightInPlace) {
  import(listFile("new-recruit.json"));
  typeInto(0, ImportModel::Movement, QStringLiteral("5\""));
  EXPECT_EQ(shown(0, ImportModel::Movement), QStringLiteral("5″"));
  EXPECT_EQ(mark(0, ImportModel::Movement), QStringLiteral("typed"));
  typeInto(0, ImportModel::Base, QStringLiteral("20x20"));
  EXPECT_EQ(shown(0, ImportModel::Base), QStringLiteral("20 × 20 mm"));
  typeInto(0, ImportModel::Files, QStringLiteral("8"));
  typeInto(0, ImportModel::Save, QStringLiteral("5+"));
  press(addButton());
  const core::Unit* spears = field().find(core::UnitId{"hill-spears"});
  ASSERT_NE(spears, nullptr);
  EXPECT_EQ(spears->stats.movement, 5);
  EXPECT_EQ(spears->base, (core::BaseSize{20, 20}));
  EXPECT_EQ(spears->files, 8);
  EXPECT_EQ(spears->stats.armourSave, 5);
}

TEST_F(ImportReview, AnEmptiedCellGoesBackToTheList) {
  import(listFile("new-recruit.json"));
  typeInto(0, ImportModel::Models, QStringLiteral("30"));
  EXPECT_EQ(shown(0, ImportModel::Models), QStringLiteral("30"));
  typeInto(0, ImportModel::Models, {});
  EXPECT_EQ(shown(0, ImportModel::Models), QStringLiteral("24"));
  EXPECT_EQ(mark(0, ImportModel::Models), QString());
}

TEST_F(ImportReview, WhatIsNoFigureIsRefusedWithAReason) {
  import(listFile("new-recruit.json"));
  typeInto(0, ImportModel::Leadership, QStringLiteral("13"));
  EXPECT_EQ(shown(0, ImportModel::Leadership), QStringLiteral("7"));
  const auto& complaint = find<QLabel>("import/complaint");
  EXPECT_TRUE(complaint.isVisible());
  EXPECT_EQ(complaint.text(), QStringLiteral("“13” is no whole number from 0 to 12."));
  giveUp();
  typeInto(0, ImportModel::Base, QStringLiteral("large"));
  EXPECT_TRUE(complaint.text().startsWith(QStringLiteral("“large” is no base")));
  giveUp();
  typeInto(0, ImportModel::Leadership, QStringLiteral("9"));
  EXPECT_FALSE(complaint.isVisible());
}

TEST_F(ImportReview, AnotherTroopTypeMakesOtherGuesses) {
  import(listFile("old-world-builder.json"));
  ASSERT_EQ(shown(1, ImportModel::Movement), QStringLiteral("4″"));
  auto* types = qobject_cast<QComboBox*>(openCell(1, ImportModel::Type));
  ASSERT_NE(types, nullptr);
  ASSERT_TRUE(QTest::qWaitFor([&] { return types->view()->isVisible(); }, 2000));
  QTest::keyClick(types->view(), Qt::Key_Down);
  QTest::keyClick(types->view(), Qt::Key_Down);  // infantry, war beasts, cavalry
  QTest::keyClick(types->view(), Qt::Key_Return);
  QTest::qWait(20);
  EXPECT_EQ(shown(1, ImportModel::Type), QStringLiteral("Cavalry"));
  EXPECT_EQ(mark(1, ImportModel::Type), QStringLiteral("typed"));
  EXPECT_EQ(shown(1, ImportModel::Movement), QStringLiteral("8″"));
  EXPECT_EQ(shown(1, ImportModel::Base), QStringLiteral("25 × 50 mm"));
  EXPECT_EQ(shown(1, ImportModel::Models), QStringLiteral("1")) << "a single model stays one";
}

TEST_F(ImportReview, UnitsWithoutATickStayAway) {
  import(listFile("new-recruit.json"));
  tick(0);
  tick(5);
  EXPECT_TRUE(addButton().text().contains(QLatin1Char('4'))) << addButton().text().toStdString();
  press(addButton());
  EXPECT_EQ(field().find(core::UnitId{"hill-spears"}), nullptr);
  EXPECT_EQ(field().find(core::UnitId{"stone-ogres"}), nullptr);
  EXPECT_NE(field().find(core::UnitId{"slingers"}), nullptr);
}

TEST_F(ImportReview, TheOtherArmyStandsOnItsOwnSide) {
  import(listFile("new-recruit.json"));
  auto& armies = find<QComboBox>("import/army");
  const core::ArmyId active = document().scenario().active;
  armies.setFocus();
  const int before = armies.currentIndex();
  QTest::keyClick(&armies, before == 0 ? Qt::Key_Down : Qt::Key_Up);
  ASSERT_NE(armies.currentIndex(), before);
  press(addButton());
  const core::Unit& last = field().units.back();
  EXPECT_NE(last.army, active);
  double own = 0;
  double others = 0;
  for (const core::Unit& unit : fourUnits().field.units) (unit.army == last.army ? own : others) += unit.pose.centre.y;
  EXPECT_EQ(own > others, last.pose.centre.y > field().table.height / 2);
  expectNothingOverlaps();
}

TEST_F(ImportReview, SaysWhenTheTableIsTooSmall) {
  core::Scenario small = fourUnits();
  small.field.units.clear();
  small.field.table = {10, 8};
  open(small);
  import(listFile("new-recruit.json"));
  EXPECT_FALSE(addButton().isEnabled());
  EXPECT_TRUE(find<QLabel>("import/complaint").text().startsWith(QStringLiteral("There is no room on the table for")));
  for (int row = 0; row < 6; ++row)
    if (mark(row, ImportModel::Name) == QStringLiteral("no room")) tick(row--);
  EXPECT_TRUE(addButton().isEnabled());
  press(addButton());
  EXPECT_FALSE(field().units.empty());
  expectNothingOverlaps();
}

TEST_F(ImportReview, ARemarkLeadsToItsUnit) {
  import(listFile("new-recruit.json"));
  auto& remarks = find<QListWidget>("import/remarks");
  QTest::mouseClick(remarks.viewport(), Qt::LeftButton, {}, remarks.visualItemRect(remarks.item(3)).center());
  EXPECT_EQ(table().currentIndex().row(), 2) << "Slingers";
}

TEST_F(ImportReview, EscapeLeavesTheTableAsItWas) {
  const core::Scenario before = document().scenario();
  import(listFile("bases-and-mounts.ros"));
  QPointer<ImportDialog> dialog = review();
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([&] { return dialog.isNull(); }, 2000));
  EXPECT_EQ(document().scenario(), before);
  EXPECT_TRUE(document().undoStack().isClean());
}

TEST_F(ImportReview, EscapeLeavesARefusedCellFirstAndThenAsksForWhatWasTyped) {
  import(listFile("new-recruit.json"));
  QPointer<ImportDialog> dialog = review();
  typeInto(0, ImportModel::Movement, QStringLiteral("5"));
  typeInto(0, ImportModel::Leadership, QStringLiteral("13"));
  auto* editor = table().findChild<QLineEdit*>(QStringLiteral("import/cell"));
  ASSERT_NE(editor, nullptr) << "what was refused stays to be put right";
  EXPECT_EQ(editor->text(), QStringLiteral("13"));
  QTest::keyClick(editor, Qt::Key_Escape);
  QTest::qWait(20);
  ASSERT_TRUE(dialog && dialog->isVisible());
  EXPECT_EQ(shown(0, ImportModel::Leadership), QStringLiteral("7"));
  dialogs().yes = false;
  QTest::keyClick(dialog, Qt::Key_Escape);
  ASSERT_TRUE(dialog && dialog->isVisible()) << "it asked, and was told to go on";
  EXPECT_FALSE(dialogs().asked.empty());
  EXPECT_EQ(shown(0, ImportModel::Movement), QStringLiteral("5″"));
  dialogs().yes = true;
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([&] { return dialog.isNull(); }, 2000));
}

TEST_F(ImportReview, AListDroppedOnTheWindowIsReviewed) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(listFile("old-world-builder.json"))});
  QDragEnterEvent enter(QPoint(200, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(&window(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(200, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(&window(), &drop);
  waitForReview();
  EXPECT_EQ(table().model()->rowCount(), 7);
}

TEST_F(ImportReview, AFileThatIsNoListIsToldInOneSentence) {
  dialogs().openAnswer = inFolder("broken.ros");
  QFile file(dialogs().openAnswer);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("<roster><forces>");
  file.close();
  trigger("file/import");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !dialogs().told.empty(); }, 5000));
  EXPECT_TRUE(dialogs().told[0].startsWith(QStringLiteral("“broken.ros” cannot be imported.\n")));
  EXPECT_TRUE(dialogs().told[0].contains(QStringLiteral("not closed")));
  EXPECT_EQ(review(), nullptr);
}

TEST_F(ImportReview, NothingIsImportedWhileAPhaseIsPlayed) {
  document().setLocked(QStringLiteral("A phase is under way."));
  dialogs().openAnswer = listFile("new-recruit.json");
  trigger("file/import");
  QTest::qWait(100);
  EXPECT_TRUE(dialogs().asked.empty());
  EXPECT_EQ(review(), nullptr);
  document().setLocked({});
}

}  // namespace
}  // namespace frontage::ui
