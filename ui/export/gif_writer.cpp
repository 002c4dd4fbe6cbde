#include "ui/export/gif_writer.h"

#include "ui/export/gif_colours.h"

#include <algorithm>
#include <gif_lib.h>
#include <stdexcept>

namespace frontage::ui {

namespace {

int writeBytes(GifFileType* gif, const GifByteType* bytes, int count) {
  auto* file = static_cast<QSaveFile*>(gif->UserData);
  return static_cast<int>(file->write(reinterpret_cast<const char*>(bytes), count));
}

std::runtime_error fault(const QString& path, const QString& why) {
  return std::runtime_error((path + QStringLiteral(": ") + why).toStdString());
}

}  // namespace

QRect changedPart(const QImage& before, const QImage& now) {
  QRect part;
  const auto* old = reinterpret_cast<const QRgb*>(before.constBits());
  const auto* fresh = reinterpret_cast<const QRgb*>(now.constBits());
  const int width = now.width();
  for (int y = 0; y < now.height(); ++y) {
    const QRgb* a = old + qsizetype(y) * width;
    const QRgb* b = fresh + qsizetype(y) * width;
    const int left = static_cast<int>(std::mismatch(a, a + width, b).first - a);
    if (left == width) continue;
    int right = width - 1;
    while (a[right] == b[right]) --right;
    part |= QRect(left, y, right - left + 1, 1);
  }
  return part.isEmpty() ? QRect(0, 0, 1, 1) : part;
}

GifWriter::GifWriter(const QString& path, QSize size, bool loop) : m_file(path) {
  if (!m_file.open(QIODevice::WriteOnly)) throw fault(path, m_file.errorString());
  int error = 0;
  m_gif = EGifOpen(&m_file, &writeBytes, &error);
  if (!m_gif) throw fault(path, QString::fromUtf8(GifErrorString(error)));
  EGifSetGifVersion(m_gif, true);
  check(EGifPutScreenDesc(m_gif, size.width(), size.height(), 8, 0, nullptr));
  if (loop) writeLoop();
}

GifWriter::~GifWriter() {
  int error = 0;
  if (m_gif) EGifCloseFile(m_gif, &error);
}

void GifWriter::check(int outcome) const {
  if (outcome == GIF_OK) return;
  const char* why = GifErrorString(m_gif->Error);
  throw fault(m_file.fileName(), m_file.error() != QFileDevice::NoError ? m_file.errorString()
                                                                        : QString::fromUtf8(why ? why : "GIF error"));
}

/// The extension by which browsers know that it begins anew, for ever.
void GifWriter::writeLoop() {
  const GifByteType again[] = {1, 0, 0};
  check(EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE));
  check(EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0"));
  check(EGifPutExtensionBlock(m_gif, sizeof again, again));
  check(EGifPutExtensionTrailer(m_gif));
}

void GifWriter::writeDelay(int milliseconds) {
  GraphicsControlBlock control{};
  control.DisposalMode = DISPOSE_DO_NOT;
  control.DelayTime = milliseconds / 10;
  control.TransparentColor = NO_TRANSPARENT_COLOR;
  GifByteType bytes[4];
  const auto count = static_cast<int>(EGifGCBToExtension(&control, bytes));
  check(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, count, bytes));
}

void GifWriter::add(const QImage& frame, int milliseconds) {
  const QRect part = m_before.isNull() ? frame.rect() : changedPart(m_before, frame);
  writeDelay(milliseconds);
  writePart(frame, part);
  m_before = frame;
}

void GifWriter::writePart(const QImage& frame, const QRect& part) {
  GifColours colours = coloursOf(frame, part);
  check(EGifPutImageDesc(m_gif, part.x(), part.y(), part.width(), part.height(), false, colours.map.get()));
  for (int y = 0; y < part.height(); ++y)
    check(EGifPutLine(m_gif, colours.pixels.data() + std::size_t(y) * std::size_t(part.width()), part.width()));
}

void GifWriter::finish() {
  int error = 0;
  const int outcome = EGifCloseFile(std::exchange(m_gif, nullptr), &error);
  if (outcome != GIF_OK) throw fault(m_file.fileName(), QString::fromUtf8(GifErrorString(error)));
  if (!m_file.commit()) throw fault(m_file.fileName(), m_file.errorString());
}

}  // namespace frontage::ui
