#include "ui/text/measures.h"

#include "ui/text/figures.h"

#include <QRegularExpression>

#include <cmath>

namespace frontage::ui {

namespace {

struct Typed {
  double value = 0;
  QString unit;
};

std::optional<Typed> parse(const QString& text) {
  static const QRegularExpression pattern(
      QStringLiteral(R"(^\s*([-+−]?[0-9]*[.,]?[0-9]+|[-+−]?[0-9]+[.,]?)\s*(.*?)\s*$)"));
  const QRegularExpressionMatch match = pattern.match(text);
  if (!match.hasMatch()) return std::nullopt;
  QString digits = match.captured(1);
  digits.replace(QLatin1Char(','), QLatin1Char('.')).replace(QChar(0x2212), QLatin1Char('-'));
  bool ok = false;
  const double value = digits.toDouble(&ok);
  if (!ok || !std::isfinite(value)) return std::nullopt;
  return Typed{value, match.captured(2).toLower()};
}

/// How many inches one of the unit is; nothing for a unit that is none.
std::optional<double> inchesIn(const QString& unit) {
  if (unit == QLatin1String("\"") || unit == QChar(0x2033) || unit == QChar(0x201D) || unit == QLatin1String("''") ||
      unit == QLatin1String("in") || unit == QLatin1String("inch") || unit == QLatin1String("inches") ||
      unit == QLatin1String("zoll"))
    return 1;
  if (unit == QLatin1String("mm")) return 1 / 25.4;
  if (unit == QLatin1String("cm")) return 10 / 25.4;
  if (unit == QLatin1String("m")) return 1000 / 25.4;
  if (unit == QLatin1String("'") || unit == QChar(0x2032) || unit == QLatin1String("ft")) return 12;
  return std::nullopt;
}

std::optional<double> parseLength(const QString& text, double bareUnit) {
  const auto typed = parse(text);
  if (!typed) return std::nullopt;
  if (typed->unit.isEmpty()) return typed->value * bareUnit;
  const auto unit = inchesIn(typed->unit);
  if (!unit) return std::nullopt;
  return typed->value * *unit;
}

}  // namespace

QString millimetresText(double value) {
  return numberText(value, 1) + QChar(0x202F) + QStringLiteral("mm");
}

std::optional<double> parseInches(const QString& text) {
  return parseLength(text, 1);
}

std::optional<double> parseMillimetres(const QString& text) {
  const auto typed = parse(text);
  if (typed && typed->unit.isEmpty()) return typed->value;
  const auto value = parseInches(text);
  return value ? std::optional(*value * 25.4) : std::nullopt;
}

std::optional<double> parseDegrees(const QString& text) {
  const auto typed = parse(text);
  if (!typed || !(typed->unit.isEmpty() || typed->unit == QChar(0xB0) || typed->unit == QLatin1String("deg")))
    return std::nullopt;
  return typed->value;
}

}  // namespace frontage::ui
