#include "tests/ui/export/animation_reader.h"

#include "tests/support/files.h"
#include "ui/export/step_through.h"

#include <gtest/gtest.h>

#include <QProcess>

#include <cstdlib>
#include <gif_lib.h>
#include <numeric>
#include <webp/demux.h>

namespace frontage::ui {

namespace {

QImage painted(QImage canvas, const SavedImage& frame, const ColorMapObject* global) {
  const GifImageDesc& place = frame.ImageDesc;
  const ColorMapObject* map = place.ColorMap ? place.ColorMap : global;
  for (int y = 0; y < place.Height; ++y)
    for (int x = 0; x < place.Width; ++x) {
      const GifColorType& colour = map->Colors[frame.RasterBits[y * place.Width + x]];
      canvas.setPixel(place.Left + x, place.Top + y, qRgb(colour.Red, colour.Green, colour.Blue));
    }
  return canvas;
}

ReadAnimation readGif(const QString& path) {
  int error = 0;
  GifFileType* gif = DGifOpenFileName(path.toUtf8().constData(), &error);
  EXPECT_TRUE(gif && DGifSlurp(gif) == GIF_OK);
  ReadAnimation read;
  read.size = QSize(gif->SWidth, gif->SHeight);
  QImage canvas(read.size, QImage::Format_RGB32);
  canvas.fill(Qt::magenta);
  for (int i = 0; i < gif->ImageCount; ++i) {
    GraphicsControlBlock control;
    EXPECT_EQ(DGifSavedExtensionToGCB(gif, i, &control), GIF_OK);
    for (int e = 0; e < gif->SavedImages[i].ExtensionBlockCount; ++e) {
      const ExtensionBlock& block = gif->SavedImages[i].ExtensionBlocks[e];
      if (block.Function == APPLICATION_EXT_FUNC_CODE &&
          std::string(reinterpret_cast<char*>(block.Bytes), 11) == "NETSCAPE2.0")
        read.loops = true;
    }
    canvas = painted(canvas, gif->SavedImages[i], gif->SColorMap);
    read.frames.push_back(canvas);
    read.times.push_back(control.DelayTime * 10);
  }
  DGifCloseFile(gif, &error);
  return read;
}

ReadAnimation readWebp(const QString& path) {
  const std::string bytes = test::readFile(path.toStdString());
  const WebPData data{reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()};
  WebPAnimDecoderOptions options;
  WebPAnimDecoderOptionsInit(&options);
  options.color_mode = MODE_BGRA;
  WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, &options);
  WebPAnimInfo info;
  EXPECT_TRUE(decoder && WebPAnimDecoderGetInfo(decoder, &info));
  ReadAnimation read;
  read.size = QSize(static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height));
  read.loops = info.loop_count == 0;
  int before = 0;
  while (WebPAnimDecoderHasMoreFrames(decoder)) {
    uint8_t* pixels = nullptr;
    int time = 0;
    EXPECT_TRUE(WebPAnimDecoderGetNext(decoder, &pixels, &time));
    read.frames.push_back(QImage(pixels, read.size.width(), read.size.height(), QImage::Format_RGB32).copy());
    read.times.push_back(time - before);
    before = time;
  }
  WebPAnimDecoderDelete(decoder);
  return read;
}

QByteArray outputOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  EXPECT_TRUE(process.waitForFinished(120'000) && process.exitCode() == 0)
      << process.readAllStandardError().toStdString();
  return process.readAllStandardOutput();
}

ReadAnimation readVideo(const QString& path) {
  const QByteArray about =
      outputOf(QStringLiteral("ffprobe"),
               {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-show_entries"),
                QStringLiteral("stream=width,height"), QStringLiteral("-of"), QStringLiteral("csv=p=0"), path});
  ReadAnimation read;
  read.size = QSize(about.split(',').value(0).trimmed().toInt(), about.split(',').value(1).trimmed().toInt());
  const QByteArray all =
      outputOf(QStringLiteral("ffmpeg"),
               {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), path, QStringLiteral("-f"),
                QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"), QStringLiteral("bgr0"), QStringLiteral("-")});
  const qsizetype one = qsizetype(read.size.width()) * read.size.height() * 4;
  EXPECT_EQ(all.size() % one, 0);
  for (qsizetype at = 0; at + one <= all.size(); at += one) {
    read.frames.push_back(QImage(reinterpret_cast<const uchar*>(all.constData() + at), read.size.width(),
                                 read.size.height(), QImage::Format_RGB32)
                              .copy());
    read.times.push_back(kFrameTime);
  }
  return read;
}

}  // namespace

int ReadAnimation::milliseconds() const {
  return std::accumulate(times.begin(), times.end(), 0);
}

double ReadAnimation::meanDifference(const QImage& picture, int time) const {
  std::size_t at = 0;
  for (int end = 0; at < times.size() && (end += times[at]) <= time;) ++at;
  if (at >= frames.size()) return 255;
  qint64 sum = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) {
      const QRgb a = picture.pixel(x, y);
      const QRgb b = frames[at].pixel(x, y);
      sum += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
    }
  return double(sum) / (3.0 * picture.width() * picture.height());
}

ReadAnimation readAnimation(AnimationFormat format, const QString& path) {
  switch (format) {
    case AnimationFormat::Gif:
      return readGif(path);
    case AnimationFormat::Webp:
      return readWebp(path);
    case AnimationFormat::Mp4:
      return readVideo(path);
  }
  return {};
}

}  // namespace frontage::ui
