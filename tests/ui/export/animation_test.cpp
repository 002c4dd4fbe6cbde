#include "tests/support/files.h"
#include "tests/ui/export/animation_reader.h"
#include "tests/ui/export/exported.h"
#include "ui/export/gif_colours.h"
#include "ui/export/gif_writer.h"

#include <gif_lib.h>

namespace frontage::ui {
namespace {

/// A charge of three moments: a roll, a movement of exactly a second, contact.
Timeline handMade() {
  core::Battlefield field;
  field.armies = {{{"red"}, "Red"}};
  core::Unit unit;
  unit.id = {"a"};
  unit.army = {"red"};
  unit.models = 10;
  unit.files = 5;
  unit.pose.centre = {10, 10};
  field.units = {unit};
  geometry::Path path({unit.pose, 2.5, 1});
  path.advance(geometry::Length::fromInches(4));  // 0.6 s and 0.1 s an inch
  core::Battlefield after = field;
  after.units[0].pose = path.end().pose;
  Timeline timeline(field);
  timeline.append(1, after,
                  {{"M3", core::RangeRolled{{"a"}, {3, 4}, 9, {}, {}}},
                   {"M4", core::ChargeMoved{{"a"}, {"b"}, path, geometry::Angle()}},
                   {"D8", core::StateChanged{{"a"}, {}, {}, false}}});
  return timeline;
}

TEST(AnimationFrames, GoThroughMovementsAtTwentyFiveASecond) {
  const Timeline timeline = handMade();
  ASSERT_NEAR(timeline.marks()[1].duration, 1.0, 1e-12);
  const std::vector<Frame> frames = framesOf(timeline, {});
  // The start, the roll, 24 moments on the way, the end of the way, the change of state.
  ASSERT_EQ(frames.size(), 28U);
  EXPECT_EQ(frames.front(), (Frame{0, 1000}));
  EXPECT_EQ(frames[1].milliseconds, 1200);
  for (int i = 1; i <= 24; ++i) {
    EXPECT_NEAR(frames[static_cast<std::size_t>(1 + i)].t, timeline.marks()[1].start + i * 0.04, 1e-9);
    EXPECT_EQ(frames[static_cast<std::size_t>(1 + i)].milliseconds, 40);
  }
  EXPECT_EQ(frames[26].t, timeline.marks()[1].end());
  EXPECT_EQ(frames[26].milliseconds, 440);
  EXPECT_EQ(frames.back().milliseconds, 2000);
}

TEST(AnimationFrames, TakeHalfTheTimeAtTwiceTheSpeed) {
  Pace pace;
  pace.speed = 2;
  EXPECT_EQ(framesOf(handMade(), pace).size(),
            28U - 12U);  // 24 moments on the way become 12: 0.5 s / 0.04 s, rounded up
}

class Animations : public ::testing::TestWithParam<AnimationFormat> {
 protected:
  [[nodiscard]] QString path(const char* name) const { return QString::fromStdString(m_folder.file(name).string()); }
  test::ScratchFolder m_folder;
};

TEST_P(Animations, ReadBackHaveTheirFramesAndDurations) {
  AnimationJob job(animationOf(example("3-oblique"), QSize(400, 300)), GetParam(), path("a"));
  ASSERT_EQ(job.runToEnd().toStdString(), "");
  const ReadAnimation read = readAnimation(GetParam(), path("a"));
  EXPECT_EQ(read.size, QSize(400, 300));
  EXPECT_EQ(read.milliseconds(), job.milliseconds());
  if (GetParam() == AnimationFormat::Mp4) {
    EXPECT_EQ(static_cast<int>(read.times.size()), job.milliseconds() / kFrameTime);
  } else {
    EXPECT_EQ(static_cast<int>(read.times.size()), job.framesWritten());
    EXPECT_TRUE(read.loops);
    EXPECT_GT(job.framesWritten(), 50);  // a charge with a wheel and a door takes more than two seconds
  }
}

TEST_P(Animations, AreTheSameBytesEveryTimeFromTheFirstOn) {
  AnimationContent content = animationOf(example("5-failed"), QSize(320, 240));
  std::string made[2];
  for (std::string& bytes : made) {
    AnimationJob job(content, GetParam(), path("a"));
    ASSERT_EQ(job.runToEnd().toStdString(), "");
    bytes = test::readFile(m_folder.file("a"));
  }
  EXPECT_GT(made[1].size(), 1000U);
  EXPECT_TRUE(made[0] == made[1]);
}

/// Each frame, drawn anew from the timeline, is what the file holds at that time.
TEST_P(Animations, ShowTheTrueMoments) {
  AnimationContent content = animationOf(example("3-oblique"), QSize(400, 300));
  AnimationJob job(content, GetParam(), path("a"));
  ASSERT_EQ(job.runToEnd().toStdString(), "");
  const ReadAnimation read = readAnimation(GetParam(), path("a"));
  BoardPicture board(content.timeline.fieldAt(0), content.options);
  int time = 0;
  for (const Frame& frame : framesOf(content.timeline, content.pace)) {
    board.show(content.timeline.fieldAt(frame.t), marksAt(content.timeline, frame.t));
    RasterPicture picture(board);
    while (picture.advance()) {
    }
    // GIF has 256 colours a frame, and video loses some of the colour's detail.
    const double allowed = GetParam() == AnimationFormat::Webp ? 0 : 3;
    EXPECT_LE(read.meanDifference(picture.image(), time), allowed) << time;
    time += frame.milliseconds;
  }
}

TEST_P(Animations, ThatAreCancelledLeaveNothing) {
  AnimationJob job(animationOf(example("3-oblique"), QSize(400, 300)), GetParam(), path("a"));
  QObject::connect(&job, &ExportJob::progressed, &job, [&job](double share) {
    if (share > 0.3) job.cancel();
  });
  EXPECT_EQ(job.runToEnd().toStdString(), "");
  EXPECT_TRUE(job.cancelled());
  EXPECT_TRUE(std::filesystem::is_empty(m_folder.path()));
}

TEST_P(Animations, ThatCannotBeWrittenSayWhy) {
  AnimationJob job(animationOf(example("3-oblique"), QSize(100, 80)), GetParam(), path("no/such/folder"));
  EXPECT_NE(job.runToEnd().toStdString().find("no/such/folder"), std::string::npos);
}

std::vector<AnimationFormat> formatsHere() {
  std::vector<AnimationFormat> formats{AnimationFormat::Gif, AnimationFormat::Webp};
  if (formatProblem(AnimationFormat::Mp4).isEmpty()) formats.push_back(AnimationFormat::Mp4);
  return formats;
}

INSTANTIATE_TEST_SUITE_P(Formats, Animations, ::testing::ValuesIn(formatsHere()),
                         [](const auto& format) { return endingOf(format.param).toStdString(); });

TEST(Video, WithoutFfmpegIsRefusedWithAWord) {
  const QByteArray before = qgetenv("PATH");
  qputenv("PATH", "/nowhere");
  EXPECT_TRUE(formatProblem(AnimationFormat::Mp4).contains(QLatin1String("ffmpeg")));
  EXPECT_EQ(formatProblem(AnimationFormat::Gif), QString());
  qputenv("PATH", before);
}

TEST(Gif, KeepsOnlyWhatChanged) {
  QImage before(40, 30, QImage::Format_RGB32);
  before.fill(Qt::white);
  QImage now = before;
  now.setPixel(7, 5, 0xff000000);
  now.setPixel(20, 9, 0xff000000);
  EXPECT_EQ(changedPart(before, now), QRect(QPoint(7, 5), QPoint(20, 9)));
  EXPECT_EQ(changedPart(before, before), QRect(0, 0, 1, 1));
}

TEST(Gif, KeepsTheColourOfAFlatGround) {
  QImage picture(64, 64, QImage::Format_RGB32);
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x)  // half of it one colour, the rest thousands
      picture.setPixel(x, y, y < 32 ? qRgb(0xdf, 0xe5, 0xdc) : qRgb(x * 4, y * 4, (x * y) % 256));
  const GifColours colours = coloursOf(picture, picture.rect());
  const GifColorType& ground = colours.map->Colors[colours.pixels[0]];
  EXPECT_NEAR(ground.Red, 0xdf, 2);
  EXPECT_NEAR(ground.Green, 0xe5, 2);
  EXPECT_NEAR(ground.Blue, 0xdc, 2);
}

}  // namespace
}  // namespace frontage::ui
