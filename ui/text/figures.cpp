#include "ui/text/figures.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Figures)
};

}  // namespace

QString numberText(double value, int decimals) {
  const double scale = std::pow(10.0, decimals);
  double rounded = std::round(value * scale) / scale;
  if (rounded == 0) rounded = 0;  // no "-0"
  int shown = decimals;
  while (shown > 0 && std::fabs(rounded * std::pow(10.0, shown - 1) - std::round(rounded * std::pow(10.0, shown - 1))) <
                          1e-9)  // a decimal that is not needed
    --shown;
  return QLocale().toString(rounded, 'f', shown);
}

QString inchesText(double inches, int decimals) {
  return numberText(inches, decimals) + QStringLiteral("\u2033");
}

QString degreesText(geometry::Angle angle, int decimals) {
  return numberText(angle.degrees(), decimals) + QStringLiteral("\u00b0");
}

QString turnText(geometry::Angle left) {
  const QString figure = degreesText(geometry::abs(left));
  if (figure == degreesText(geometry::Angle{})) return Words::tr("none");
  return left.radians() > 0 ? Words::tr("%1 left").arg(figure) : Words::tr("%1 right").arg(figure);
}

QString percentText(double probability) {
  double percent = probability * 100;
  if (probability > 0 && percent < 1) percent = 1;
  if (probability < 1 && percent > 99) percent = 99;
  return Words::tr("%1 %").arg(numberText(percent, 0));
}

}  // namespace frontage::ui
