#include "tests/support/files.h"
#include "tests/ui/export/animation_reader.h"
#include "tests/ui/export/exported.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/export/export_controller.h"
#include "ui/export/picture_preview.h"
#include "ui/files/file_controller.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/view/battlefield_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>

namespace frontage::ui {
namespace {

/// The window in which things are exported, by its own keys and buttons.
class ExportWindow : public TableWindow {
 protected:
  void play(const std::string& name) {
    open(example(name));
    window().phase().controller().playFileOrders();
    window().phase().controller().skip();
  }
  /// A key of the window, and what opens by it.
  void press(Qt::Key key, Qt::KeyboardModifiers held) {
    window().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window()));
    QTest::keyClick(&window(), key, held);
    attend();
  }
  /// What a window manager does with a dialog that opens.
  void attend() {
    QWidget* dialog = QApplication::activeModalWidget();
    if (!dialog) return;
    dialog->activateWindow();
    ASSERT_TRUE(QTest::qWaitFor([dialog] { return QApplication::activeWindow() == dialog; }));
  }
  void clickButton(const char* name) { QTest::mouseClick(&find<QAbstractButton>(name), Qt::LeftButton); }
  void typeNumber(const char* name, int value) {
    auto& box = find<QSpinBox>(name);
    attend();
    box.setFocus();
    ASSERT_TRUE(box.hasFocus());
    box.selectAll();
    QTest::keyClicks(&box, QString::number(value));
    QTest::keyClick(&box, Qt::Key_Tab);
    ASSERT_EQ(box.value(), value);
  }
  void choose(const char* name, int index) {
    auto& box = find<QComboBox>(name);
    box.setFocus();
    for (int i = box.currentIndex(); i != index; i += i < index ? 1 : -1)
      QTest::keyClick(&box, i < index ? Qt::Key_Down : Qt::Key_Up);
    ASSERT_EQ(box.currentIndex(), index) << name;
  }
  void waitForExport() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window().exports().busy(); }, 60'000));
  }
  /// Enough units that painting them takes many turns.
  static core::Scenario crowd() {
    core::Scenario scenario = fourUnits();
    const core::Unit one = scenario.field.units.front();
    scenario.field.table = {200, 200};
    scenario.field.units.clear();
    for (int i = 0; i < 200; ++i) {
      scenario.field.units.push_back(one);
      scenario.field.units.back().id = {"unit" + std::to_string(i)};
      scenario.field.units.back().pose.centre = {10 + 12.0 * (i % 15), 10 + 12.0 * (i / 15)};
    }
    return scenario;
  }
  [[nodiscard]] QString line() const { return find<QLabel>("hintBar/line").text(); }
};

TEST_F(ExportWindow, APictureIsExportedAsTheDialogSays) {
  dialogs().exportAnswer = inFolder("made.png");
  press(Qt::Key_E, Qt::ControlModifier);
  typeNumber("export/width", 900);
  const int natural = find<QSpinBox>("export/height").value();
  EXPECT_NEAR(natural, 900 * 48 / 72, 30);  // the table's own shape, with room for the rulers
  QTest::mouseClick(&find<QCheckBox>("export/natural"), Qt::LeftButton, {}, QPoint(8, 8));
  typeNumber("export/height", 500);
  clickButton("export/go");
  waitForExport();
  EXPECT_EQ(QImage(inFolder("made.png")).size(), QSize(900, 500));
  EXPECT_TRUE(line().contains(QStringLiteral("made.png"))) << line().toStdString();
}

TEST_F(ExportWindow, EachFormatIsMadeAndSuggestedByItsEnding) {
  const std::pair<const char*, QByteArray> formats[] = {{"a.png", "\x89PNG"}, {"a.svg", "<?xml"}, {"a.pdf", "%PDF"}};
  int index = 0;
  for (const auto& [name, beginning] : formats) {
    dialogs().exportAnswer = inFolder(name);
    press(Qt::Key_E, Qt::ControlModifier);
    choose("export/format", index++);
    clickButton("export/go");
    waitForExport();
    EXPECT_TRUE(QByteArray::fromStdString(test::readFile(inFolder(name).toStdString())).startsWith(beginning)) << name;
    EXPECT_TRUE(dialogs().asked.back().endsWith(QString::fromLatin1(name + 1)));
  }
}

TEST_F(ExportWindow, ThePreviewShowsWhatWasChanged) {
  press(Qt::Key_E, Qt::ControlModifier);
  auto& preview = find<PicturePreview>("export/preview");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !preview.image().isNull(); }, 20'000));
  const QImage before = preview.image();
  QTest::mouseClick(&find<QCheckBox>("export/grid"), Qt::LeftButton, {}, QPoint(8, 8));
  EXPECT_TRUE(QTest::qWaitFor([&] { return preview.image() != before; }, 20'000));
}

TEST_F(ExportWindow, ThePictureIsCopiedByItsKeys) {
  QGuiApplication::clipboard()->clear();
  press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  waitForExport();
  const QImage image = QGuiApplication::clipboard()->image();
  ASSERT_FALSE(image.isNull());
  EXPECT_EQ(image.width(), 1600);
}

TEST_F(ExportWindow, WktIsCopiedWithTheWaysThatLedThere) {
  play("4-flank");
  trigger("edit/copyWkt");
  const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  int units = 0;
  int paths = 0;
  for (const QString& text : lines) {
    units += text.startsWith(QLatin1String("POLYGON((")) && text.contains(QLatin1String("\tunit "));
    paths += text.startsWith(QLatin1String("LINESTRING(")) && text.contains(QLatin1String("\tpath "));
  }
  EXPECT_EQ(units, static_cast<int>(field().units.size()));
  EXPECT_EQ(paths, 2);  // the charge, and closing the door
}

TEST_F(ExportWindow, AnAnimationWaitsForAPhase) {
  trigger("export/animation");
  EXPECT_TRUE(line().contains(QStringLiteral("ordered"))) << line().toStdString();
  EXPECT_EQ(window().findChild<QWidget*>(QStringLiteral("animationDialog")), nullptr);
}

TEST_F(ExportWindow, AnAnimationIsMadeWhileTheWindowWorksOn) {
  play("4-flank");
  dialogs().exportAnswer = inFolder("made.gif");
  press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
  typeNumber("export/width", 300);
  clickButton("export/go");
  EXPECT_TRUE(window().exports().busy());
  EXPECT_TRUE(find<QWidget>("exportProgress").isVisible());
  // The window takes what is done to it meanwhile.
  trigger("view/grid");
  window().phase().controller().playback().home();
  waitForExport();
  EXPECT_FALSE(find<QWidget>("exportProgress").isVisible());
  const ReadAnimation read = readAnimation(AnimationFormat::Gif, inFolder("made.gif"));
  EXPECT_EQ(read.size.width(), 300);
  EXPECT_GT(read.frames.size(), 20U);
}

TEST_F(ExportWindow, AnAnimationCanBeCalledOff) {
  play("3-oblique");
  dialogs().exportAnswer = inFolder("made.webp");
  trigger("export/animation");
  choose("export/format", 1);
  typeNumber("export/width", 1200);
  clickButton("export/go");
  ASSERT_TRUE(QTest::qWaitFor([this] { return find<QProgressBar>("exportProgress/bar").value() > 2; }, 60'000));
  clickButton("exportProgress/cancel");
  waitForExport();
  EXPECT_FALSE(QFileInfo::exists(inFolder("made.webp")));
  EXPECT_EQ(QDir(inFolder(".")).entryList({QStringLiteral("*webp*")}), QStringList());
  EXPECT_TRUE(dialogs().told.empty());
}

TEST_F(ExportWindow, ClosingTheWindowAsksBeforeAnExportIsGivenUp) {
  play("3-oblique");
  dialogs().exportAnswer = inFolder("made.webp");
  trigger("export/animation");
  typeNumber("export/width", 1200);
  clickButton("export/go");
  ASSERT_TRUE(window().exports().busy());
  press(Qt::Key_Q, Qt::ControlModifier);
  QTest::qWait(20);
  EXPECT_EQ(dialogs().asked.back(), QStringLiteral("Something is still being exported."));
  ASSERT_TRUE(window().isVisible());
  dialogs().yes = true;
  press(Qt::Key_Q, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !window().isVisible(); }));
  waitForExport();
  EXPECT_FALSE(QFileInfo::exists(inFolder("made.webp")));
}

TEST_F(ExportWindow, TwoExportsAtOnceAreRefusedWithAWord) {
  play("3-oblique");
  dialogs().exportAnswer = inFolder("made.webp");
  trigger("export/animation");
  clickButton("export/go");
  trigger("edit/copyPicture");
  EXPECT_TRUE(line().contains(QStringLiteral("wait"))) << line().toStdString();
  clickButton("exportProgress/cancel");
  waitForExport();
}

TEST_F(ExportWindow, WhatCannotBeWrittenIsTold) {
  dialogs().exportAnswer = inFolder("no/such/folder.png");
  press(Qt::Key_E, Qt::ControlModifier);
  clickButton("export/go");
  waitForExport();
  ASSERT_EQ(dialogs().told.size(), 1U);
  EXPECT_TRUE(dialogs().told[0].contains(QStringLiteral("folder.png")));
}

TEST_F(ExportWindow, ClosingTheWindowEndsAnExport) {
  play("3-oblique");
  dialogs().exportAnswer = inFolder("made.gif");
  trigger("export/animation");
  clickButton("export/go");
  document().undoStack().setClean();
  makeWindow();
  EXPECT_FALSE(QFileInfo::exists(inFolder("made.gif")));
}

TEST_F(ExportWindow, TheReportTellsEveryEventWithItsFiguresAndClause) {
  play("4-flank");
  dialogs().exportAnswer = inFolder("report.html");
  trigger("export/report");
  waitForExport();
  const std::string html = test::readFile(inFolder("report.html").toStdString());
  const auto& marks = window().phase().controller().playback().timeline().marks();
  std::size_t sections = 0;
  for (std::size_t at = html.find("<section>"); at != std::string::npos; at = html.find("<section>", at + 1))
    ++sections;
  EXPECT_EQ(sections, marks.size());
  // docs/command-line.md has this phase: a range of 13", 10.85" away, a wheel of 2.6 degrees, a door of 7.4.
  for (const char* part : {"13″", "10.85″", "2.6°", "7.4°", "<b>M6", "<b>M9", "data:image/png;base64,", "Lancers"})
    EXPECT_NE(html.find(part), std::string::npos) << part;
}

TEST_F(ExportWindow, TheReportInMarkdownHasItsPicturesBesideIt) {
  play("4-flank");
  dialogs().exportAnswer = inFolder("report.md");
  trigger("export/report");
  waitForExport();
  const QString text = QString::fromStdString(test::readFile(inFolder("report.md").toStdString()));
  static const QRegularExpression image(QStringLiteral(R"(!\[[^\]]*\]\(<([^>]+)>\))"));
  int pictures = 0;
  for (auto it = image.globalMatch(text); it.hasNext(); ++pictures)
    EXPECT_FALSE(QImage(inFolder(qPrintable(it.next().captured(1)))).isNull());
  EXPECT_GE(pictures, 4);  // the start, the declaration, the charge, the door
  EXPECT_TRUE(text.contains(QStringLiteral("M9")));
}

TEST_F(ExportWindow, OrdersThatHaveNotBeenPlayedArePlayedForTheReportWhenTheUserAgrees) {
  open(example("4-flank"));
  dialogs().exportAnswer = inFolder("played.html");
  dialogs().yes = true;
  trigger("export/report");
  waitForExport();
  EXPECT_TRUE(window().phase().controller().started());
  const std::string played = test::readFile(inFolder("played.html").toStdString());
  EXPECT_NE(played.find("<section>"), std::string::npos);
  EXPECT_NE(played.find("<b>M9"), std::string::npos);
}

TEST_F(ExportWindow, OrdersThatAreLeftUnplayedLeaveThePositionAlone) {
  open(example("4-flank"));
  dialogs().exportAnswer = inFolder("position.html");
  trigger("export/report");
  waitForExport();
  EXPECT_FALSE(window().phase().controller().started());
  const std::string page = test::readFile(inFolder("position.html").toStdString());
  EXPECT_EQ(page.find("<section>"), std::string::npos);
  EXPECT_NE(page.find("data:image/png;base64,"), std::string::npos);
}

TEST_F(ExportWindow, AReportThatIsCalledOffLeavesNoPictures) {
  play("3-oblique");
  dialogs().exportAnswer = inFolder("off/report.md");
  QDir(inFolder(".")).mkdir(QStringLiteral("off"));
  trigger("export/report");
  ASSERT_TRUE(QTest::qWaitFor([this] { return find<QProgressBar>("exportProgress/bar").value() > 30; }, 60'000));
  clickButton("exportProgress/cancel");
  waitForExport();
  EXPECT_EQ(QDir(inFolder("off")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

TEST_F(ExportWindow, AReportThatCannotBeWrittenLeavesNoPictures) {
  play("4-flank");
  QDir(inFolder(".")).mkpath(QStringLiteral("taken/report.md"));  // a folder is where the page should be
  dialogs().exportAnswer = inFolder("taken/report.md");
  trigger("export/report");
  waitForExport();
  EXPECT_EQ(dialogs().told.size(), 1U);
  EXPECT_EQ(QDir(inFolder("taken")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
            QStringList{QStringLiteral("report.md")});
}

TEST_F(ExportWindow, TheCaptionIsThereWhenItIsTicked) {
  play("4-flank");
  for (const bool wanted : {false, true}) {
    dialogs().exportAnswer = inFolder("caption.svg");
    press(Qt::Key_E, Qt::ControlModifier);
    choose("export/format", 1);
    if (wanted) QTest::mouseClick(&find<QCheckBox>("export/caption"), Qt::LeftButton, {}, QPoint(8, 8));
    ASSERT_EQ(find<QCheckBox>("export/caption").isChecked(), wanted);
    clickButton("export/go");
    waitForExport();
    const std::string svg = test::readFile(inFolder("caption.svg").toStdString());
    EXPECT_EQ(svg.find("10.85″") != std::string::npos, wanted);
  }
}

TEST_F(ExportWindow, ThePictureIsCopiedFromTheDialogAsItSays) {
  QGuiApplication::clipboard()->clear();
  press(Qt::Key_E, Qt::ControlModifier);
  typeNumber("export/width", 640);
  clickButton("export/copy");
  waitForExport();
  EXPECT_EQ(QGuiApplication::clipboard()->image().width(), 640);
}

TEST_F(ExportWindow, EachFormatOfAnimationIsMadeAsItIsChosen) {
  play("4-flank");
  const std::pair<const char*, QByteArray> formats[] = {{"a.gif", "GIF89a"}, {"a.webp", "RIFF"}, {"a.mp4", {}}};
  int index = 0;
  for (const auto& [name, beginning] : formats) {
    dialogs().exportAnswer = inFolder(name);
    trigger("export/animation");
    choose("export/format", index++);
    choose("export/speed", 4);
    typeNumber("export/width", 200);
    if (!find<QPushButton>("export/go").isEnabled()) {  // the video without ffmpeg: the dialog says so
      EXPECT_TRUE(find<QLabel>("export/about").text().contains(QStringLiteral("ffmpeg")));
      QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
      continue;
    }
    clickButton("export/go");
    waitForExport();
    const QByteArray bytes = QByteArray::fromStdString(test::readFile(inFolder(name).toStdString()));
    EXPECT_GT(bytes.size(), 1000) << name;
    EXPECT_TRUE(bytes.startsWith(beginning)) << name;
  }
}

TEST_F(ExportWindow, APrintThatIsCalledOffLeavesNoFile) {
  open(crowd());
  auto printer = std::make_unique<QPrinter>();
  printer->setOutputFormat(QPrinter::PdfFormat);
  printer->setOutputFileName(inFolder("off.pdf"));
  window().exports().printOn(std::move(printer));
  ASSERT_TRUE(QTest::qWaitFor([this] { return find<QProgressBar>("exportProgress/bar").value() > 2; }, 60'000));
  clickButton("exportProgress/cancel");
  waitForExport();
  EXPECT_FALSE(QFileInfo::exists(inFolder("off.pdf")));
}

TEST_F(ExportWindow, IsPrintedByTheDialogIntoAFile) {
  press(Qt::Key_P, Qt::ControlModifier);
  auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  // The dialog offers a file of this name.
  EXPECT_EQ(dialog->printer()->docName(),
            QFileInfo(window().files().title()).completeBaseName() + QStringLiteral(".pdf"));
  dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
  dialog->printer()->setOutputFileName(inFolder("dialog.pdf"));
  emit dialog->accepted();
  waitForExport();
  EXPECT_EQ(test::readFile(inFolder("dialog.pdf").toStdString()).substr(0, 4), "%PDF");
  dialog->close();
}

TEST_F(ExportWindow, PrintingFillsOnePage) {
  auto printer = std::make_unique<QPrinter>();
  printer->setOutputFormat(QPrinter::PdfFormat);
  printer->setOutputFileName(inFolder("print.pdf"));
  window().exports().printOn(std::move(printer));
  waitForExport();
  const std::string pdf = test::readFile(inFolder("print.pdf").toStdString());
  EXPECT_EQ(pdf.substr(0, 4), "%PDF");
  EXPECT_GT(pdf.size(), 10'000U);
}

}  // namespace
}  // namespace frontage::ui
