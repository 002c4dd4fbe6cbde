#include "tests/support/files.h"
#include "tests/ui/export/exported.h"
#include "ui/export/caption.h"
#include "ui/scene/coordinates.h"

#include <QGraphicsItem>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace frontage::ui {
namespace {

/// With words, marks and terrain: everything that could come out otherwise a second time.
PictureContent richContent() {
  const core::Scenario scenario = example("3-oblique");
  const core::PhaseRun run = core::playOrders(scenario);
  PictureContent content = contentOf(scenario);
  content.field = run.end().field;
  content.field.terrain = scattered(1).field.terrain;
  content.marks = marksAfter(run, run.steps.size());
  content.options.caption = captionOf(scenario, run.start.rules.get());
  content.options.caption.lines = linesOf(run.events(), run.start.field);
  return content;
}

TEST(Pictures, AreTheSameBytesEveryTime) {
  const PictureContent content = richContent();
  for (const auto format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf}) {
    const QByteArray first = bytesOf(content, format);
    EXPECT_GT(first.size(), 10'000) << endingOf(format).toStdString();
    EXPECT_TRUE(first == bytesOf(content, format)) << endingOf(format).toStdString();
  }
}

TEST(Pictures, AreTheSamePixelsTheFirstTimeToo) {
  for (int width = 200; width < 1800; width += 130) {
    PictureContent content = contentOf(scattered(static_cast<unsigned>(width)));
    for (core::Unit& unit : content.field.units) unit.name = "Words " + std::to_string(width) + unit.id.value;
    content.options.size = QSize(width, width * 3 / 4);
    const QByteArray first = bytesOf(content, PictureFormat::Png);
    EXPECT_TRUE(first == bytesOf(content, PictureFormat::Png)) << width;
  }
}

TEST(Pictures, HaveTheSizeThatWasAskedFor) {
  PictureContent content = contentOf(scattered(4));
  for (const QSize size : {QSize(64, 64), QSize(333, 777), QSize(5001, 3001)}) {
    content.options.size = size;
    EXPECT_EQ(QImage::fromData(bytesOf(content, PictureFormat::Png)).size(), size);
  }
}

/// The pixel in the middle of a unit's colour shows where it is.
TEST(Pictures, ShowAUnitOnAHillOverTheHill) {
  core::Scenario scenario = scattered(4);
  scenario.field.units.resize(1);
  core::Unit& unit = scenario.field.units[0];
  unit.models = unit.files = 1;
  unit.base = {254, 254};  // ten inches
  unit.pose = {{30, 20}, geometry::Facing::fromBearingDegrees(0)};
  core::Terrain hill;
  hill.id = {"hill"};
  hill.kind = core::TerrainKind::Hill;
  hill.shape = {{{20, 10}, {40, 10}, {40, 30}, {20, 30}}};
  scenario.field.terrain = {hill};
  PictureContent content = contentOf(scenario);
  content.options.grid = content.options.names = false;
  content.options.size = QSize(1600, 1200);
  const PictureLayout layout = layOutPicture(content.field.table, content.options);
  const QImage image = QImage::fromData(bytesOf(content, PictureFormat::Png));
  const QPointF at = layout.toPage.map(toScene(geometry::Vec{26, 17})) * layout.ratio;
  EXPECT_EQ(image.pixelColor(at.toPoint()), Theme::light().army(0).fill);
}

TEST(Pictures, ShowAUnitWhereItStands) {
  core::Scenario scenario = scattered(4);
  scenario.field.terrain.clear();
  scenario.field.units.resize(1);
  core::Unit& unit = scenario.field.units[0];
  unit.models = unit.files = 1;
  unit.base = {254, 254};  // ten inches
  unit.pose = {{30, 20}, geometry::Facing::fromBearingDegrees(0)};
  PictureContent content = contentOf(scenario);
  content.options.grid = content.options.names = false;
  for (const QSize size : {QSize(400, 300), QSize(3000, 2000)}) {
    content.options.size = size;
    const PictureLayout layout = layOutPicture(content.field.table, content.options);
    const QImage image = QImage::fromData(bytesOf(content, PictureFormat::Png));
    const auto colourAt = [&](double x, double y) {
      return image.pixelColor((layout.toPage.map(toScene(geometry::Vec{x, y})) * layout.ratio).toPoint());
    };
    const QColor fill = Theme::light().army(0).fill;
    const QColor table = Theme::light().colour(Role::Table);
    EXPECT_EQ(colourAt(26, 17), fill);
    EXPECT_EQ(colourAt(34, 17), fill);
    EXPECT_EQ(colourAt(24, 17), table);
    EXPECT_EQ(colourAt(36, 23), table);
  }
}

TEST(Pictures, HaveNoSeamsBetweenTheirBands) {
  PictureContent content = richContent();
  content.options.size = QSize(2475, 1650);
  BoardPicture board(content.field, content.options);
  board.show(content.field, content.marks);
  RasterPicture picture(board);
  while (picture.advance()) {
  }
  const QImage inBands = picture.image();
  QImage whole(inBands.size(), QImage::Format_RGB32);
  whole.setDevicePixelRatio(board.layout().ratio);
  QPainter painter(&whole);
  board.paintGround(painter);
  for (QGraphicsItem* item : board.items()) board.paintItem(painter, *item);
  board.paintCaption(painter);
  painter.end();
  int differing = 0;
  for (int y = 0; y < whole.height(); ++y)
    for (int x = 0; x < whole.width(); ++x) {
      const QRgb a = whole.pixel(x, y);
      const QRgb b = inBands.pixel(x, y);
      // By one step of a channel at most: the other picture's memory may begin elsewhere.
      if (std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) > 3)
        ++differing;
    }
  EXPECT_EQ(differing, 0);
}

TEST(Pictures, ThatCannotBeWrittenSayWhy) {
  const test::ScratchFolder folder;
  PictureJob job(contentOf(scattered(1)), PictureFormat::Png,
                 QString::fromStdString(folder.file("no/such/folder.png").string()));
  EXPECT_NE(job.runToEnd().toStdString().find("folder.png"), std::string::npos);
}

TEST(Pictures, ThatAreCancelledLeaveNothing) {
  const test::ScratchFolder folder;
  PictureContent content = richContent();
  content.options.size = QSize(3000, 2000);
  {
    PictureJob job(content, PictureFormat::Png, QString::fromStdString(folder.file("a.png").string()));
    job.start();
    job.cancel();
    EXPECT_FALSE(job.running());
  }
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(PictureSize, IsRefusedBeyondReason) {
  EXPECT_EQ(sizeProblem(QSize(1600, 1100)), QString());
  EXPECT_EQ(sizeProblem(QSize(kLongestSide, 6400)), QString());
  EXPECT_NE(sizeProblem(QSize(63, 500)), QString());
  EXPECT_NE(sizeProblem(QSize(kLongestSide + 1, 500)), QString());
  EXPECT_NE(sizeProblem(QSize(12000, 12000)), QString());
}

TEST(Caption, SaysHowMuchOfALongPhaseItLeavesOut) {
  const core::Scenario scenario = example("4-flank");
  const core::PhaseRun run = core::playOrders(scenario);
  std::vector<core::Event> events = run.events();
  const auto isTold = [](const core::Event& event) { return !std::holds_alternative<core::StateChanged>(event.body); };
  const core::Event last = *std::find_if(events.rbegin(), events.rend(), isTold);
  const auto told = std::count_if(events.begin(), events.end(), isTold);
  for (auto i = told; i < 11; ++i) events.push_back(last);
  ASSERT_LE(told, 11);
  // Eight lines: the last seven of eleven events, and before them that four are left out.
  const std::vector<CaptionLine> lines = linesOf(events, run.start.field);
  ASSERT_GE(lines.size(), 8U);
  EXPECT_TRUE(lines[0].clause.isEmpty());
  EXPECT_TRUE(lines[0].text.contains(QLatin1String("4 earlier events"))) << lines[0].text.toStdString();
  for (std::size_t i = 1; i < 8; ++i) EXPECT_FALSE(lines[i].clause.isEmpty()) << i;
}

TEST(Caption, SaysByWhatItWasDecidedAndWithWhichFigures) {
  const core::Scenario scenario = example("4-flank");
  const core::PhaseRun run = core::playOrders(scenario);
  const Caption caption = captionOf(scenario, run.start.rules.get());
  EXPECT_EQ(caption.title.toStdString(), scenario.name);
  EXPECT_TRUE(caption.rules.contains(QString::fromStdString(run.start.rules->title)));
  QStringList words;
  for (const CaptionLine& line : linesOf(run.events(), run.start.field))
    words << line.clause + QLatin1Char(' ') + line.text;
  const QString all = words.join(QLatin1Char('\n'));
  // docs/command-line.md has this phase: 10.85" away, a range of 13".
  for (const char* part : {"10.85″", "13″", "M3 ", "M6 ", "Lancers: ", "Swordsmen: "})
    EXPECT_TRUE(all.contains(QString::fromUtf8(part))) << part << " in " << all.toStdString();
}

}  // namespace
}  // namespace frontage::ui
