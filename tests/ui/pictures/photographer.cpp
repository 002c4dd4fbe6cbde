#include "tests/ui/pictures/photographer.h"

#include "tests/ui/pictures/cut_text.h"
#include "tests/ui/pictures/pseudo_words.h"
#include "tests/ui/pictures/window_words.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPixmap>

#include <cstdio>

namespace frontage::ui {

namespace {

constexpr int kSettled = 250;  // milliseconds

bool isBlank(const QImage& image) {
  const QRgb first = image.pixel(0, 0);
  for (int y = 0; y < image.height(); y += 7)
    for (int x = 0; x < image.width(); x += 7)
      if (image.pixel(x, y) != first) return false;
  return true;
}

}  // namespace

void Photographer::take(const QString& stage, QWidget& window) {
  wait(kSettled);
  const QString path = m_folder.filePath(stage + m_suffix + QStringLiteral(".png"));
  const QPixmap picture = window.grab();
  if (picture.isNull() || isBlank(picture.toImage()) || !picture.save(path)) fault(stage, QStringLiteral("no picture"));
  for (const QString& words : cutTexts(window)) fault(stage, QStringLiteral("cut off: ") + words);
  for (const QString& letter : sharedLetters(window)) fault(stage, QStringLiteral("shared letter: ") + letter);
  if (!m_pseudo) return;
  for (const QString& words : unmarkedTexts(window)) fault(stage, QStringLiteral("not translated: ") + words);
}

void Photographer::fault(const QString& stage, const QString& what) {
  m_well = false;
  std::fprintf(stderr, "%s%s: %s\n", qPrintable(stage), qPrintable(m_suffix), qPrintable(what));
}

void Photographer::wait(int milliseconds) {
  QElapsedTimer timer;
  timer.start();
  for (int turn = 0; turn < 20 || timer.elapsed() < milliseconds; ++turn)
    QApplication::processEvents(QEventLoop::AllEvents, 20);
}

}  // namespace frontage::ui
