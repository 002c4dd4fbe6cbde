#include "ui/theme/theme.h"

#include <QFontDatabase>

#include <utility>

namespace frontage::ui {

namespace {

/// Inter with figures of one width (scripts/fonts); the system's own Inter would have others.
QString family() {
  return QStringLiteral("Inter Tabular");
}

double pointsOf(TextSize size) {
  switch (size) {
    case TextSize::Small:
      return 8.5;
    case TextSize::Normal:
      return 9.75;
    case TextSize::Large:
      return 12.5;
  }
  return 9.75;
}

}  // namespace

void loadFonts() {
  static bool loaded = false;
  if (std::exchange(loaded, true)) return;
  for (const char* name : {"Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf"})
    QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + QLatin1String(name));
}

QFont uiFont(TextSize size, QFont::Weight weight) {
  QFont font(family());
  font.setPointSizeF(pointsOf(size));
  font.setWeight(weight);
  return font;
}

QFont boardFont(double sceneSize, QFont::Weight weight) {
  QFont font(family());
  font.setPixelSize(qMax(1, qRound(sceneSize)));
  font.setWeight(weight);
  return font;
}

}  // namespace frontage::ui
