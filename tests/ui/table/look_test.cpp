#include "tests/ui/support/table_window.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QColor>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QLabel>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::ui {
namespace {

using Look = TableWindow;

TEST_F(Look, TheFontIsTheBundledOneInThreeSizes) {
  std::set<double> sizes;
  for (const TextSize size : {TextSize::Small, TextSize::Normal, TextSize::Large}) {
    EXPECT_EQ(QFontInfo(uiFont(size)).family().toStdString(), "Inter Tabular");
    sizes.insert(uiFont(size).pointSizeF());
  }
  EXPECT_EQ(sizes.size(), 3U);
  for (const QWidget* widget : window().findChildren<QWidget*>()) {
    if (!qobject_cast<const QLabel*>(widget) && !qobject_cast<const QAbstractButton*>(widget)) continue;
    EXPECT_TRUE(sizes.contains(widget->font().pointSizeF()))
        << widget->objectName().toStdString() << " has " << widget->font().pointSizeF();
  }
}

TEST_F(Look, FiguresAreTabular) {
  for (const QFont& font : {uiFont(), uiFont(TextSize::Small), boardFont(12, QFont::DemiBold), boardFont(11)}) {
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char digit = '1'; digit <= '9'; ++digit)
      EXPECT_NEAR(metrics.horizontalAdvance(QLatin1Char(digit)), zero, 0.02) << digit;
  }
}

TEST_F(Look, ToolTipsCarryTheShortcut) {
  int seen = 0;
  for (const QToolBar* bar : window().findChildren<QToolBar*>())
    for (const QAction* action : bar->actions()) {
      if (action->shortcut().isEmpty()) continue;
      ++seen;
      const QString keys = action->shortcut().toString(QKeySequence::NativeText);
      EXPECT_TRUE(action->toolTip().contains(keys))
          << action->objectName().toStdString() << ": " << action->toolTip().toStdString();
    }
  EXPECT_GE(seen, 8);
}

using Rgb = std::array<double, 3>;

Rgb linear(const QColor& colour) {
  const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return {part(colour.redF()), part(colour.greenF()), part(colour.blueF())};
}

/// How eyes without red, without green and without blue cones see it (Machado, Oliveira and Fernandes 2009).
Rgb seenBy(int eyes, const Rgb& c) {
  static constexpr double kEyes[3][3][3] = {
      {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
      {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
      {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
  Rgb seen{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < 3; ++k) seen[i] += kEyes[eyes][i][k] * c[k];
  return seen;
}

/// The difference in CIE L*a*b*, of which 2.3 is just noticeable.
double difference(const Rgb& one, const Rgb& other) {
  const auto lab = [](const Rgb& c) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
    const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
    return Rgb{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const Rgb a = lab(one);
  const Rgb b = lab(other);
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

TEST(ArmyColours, StayApartForColourBlindEyesAndDifferByPatternToo) {
  for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
    const ArmyStyle& first = theme->army(0);
    const ArmyStyle& second = theme->army(1);
    EXPECT_NE(first.pattern, second.pattern);
    for (int eyes = 0; eyes < 3; ++eyes) {
      EXPECT_GT(difference(seenBy(eyes, linear(first.outline)), seenBy(eyes, linear(second.outline))), 25) << eyes;
      EXPECT_GT(difference(seenBy(eyes, linear(first.fill)), seenBy(eyes, linear(second.fill))), 10) << eyes;
    }
  }
}

/// WCAG 2.1: relative luminance.
double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

TEST_F(Look, FieldsHaveABorderThatIsSeenInTheDark) {
  useScheme(Scheme::Dark);
  QApplication::processEvents();
  click({0, 0});
  for (const char* name : {"library/search", "library/army", "table/width", "table/ruleset"}) {
    auto* field = window().findChild<QWidget*>(QLatin1String(name));
    ASSERT_TRUE(field) << name;
    const QImage picture = field->grab().toImage();
    const double border = luminance(picture.pixelColor(0, picture.height() / 2));
    const double around = luminance(theme().colour(Role::Window));
    EXPECT_GE((std::max(border, around) + 0.05) / (std::min(border, around) + 0.05), 3.0) << name;
  }
  useScheme(Scheme::Light);
}

}  // namespace
}  // namespace frontage::ui
