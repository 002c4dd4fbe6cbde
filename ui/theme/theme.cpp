#include "ui/theme/theme.h"

namespace frontage::ui {

namespace {

// Okabe and Ito's palette for colour-blind eyes: blue, vermilion, bluish green, reddish purple.
const QColor kBlue(0x00, 0x72, 0xB2);
const QColor kVermilion(0xD5, 0x5E, 0x00);
const QColor kGreen(0x00, 0x9E, 0x73);
const QColor kPurple(0xCC, 0x79, 0xA7);

QColor mix(const QColor& a, const QColor& b, double share) {
  const auto at = [share](int x, int y) { return static_cast<int>(x + (y - x) * share + 0.5); };
  return {at(a.red(), b.red()), at(a.green(), b.green()), at(a.blue(), b.blue())};
}

}  // namespace

Theme Theme::makeLight() {
  Theme t;
  const auto set = [&t](Role role, const char* hex) {
    t.m_colours[static_cast<std::size_t>(role)] = QColor(QLatin1String(hex));
  };
  set(Role::Window, "#f6f7f5");
  set(Role::Surface, "#ffffff");
  set(Role::Raised, "#ffffff");
  set(Role::Line, "#d5d9d4");
  set(Role::Text, "#1d2421");
  set(Role::SoftText, "#5a645f");
  set(Role::Accent, "#0b6b63");
  set(Role::OnAccent, "#ffffff");
  set(Role::AccentSoft, "#d9ebe8");
  set(Role::Backdrop, "#e6e9e4");
  set(Role::Table, "#dfe5dc");
  set(Role::TableEdge, "#93a096");
  set(Role::Grid, "#d1d9cf");
  set(Role::GridMajor, "#b9c4b8");
  set(Role::RulerText, "#59645c");
  set(Role::UnitText, "#1d2421");
  set(Role::Halo, "#f3f6f1");
  set(Role::Measure, "#1d2421");
  set(Role::Good, "#1b6e3c");
  set(Role::Bad, "#b3261e");
  set(Role::Doubt, "#8a5a00");
  set(Role::Snap, "#a1206c");
  set(Role::Impassable, "#b4b2ac");
  set(Role::Building, "#c9b8a4");
  set(Role::Hill, "#d9cfa6");
  set(Role::Forest, "#b4ccaa");
  set(Role::Water, "#b3d0dc");
  set(Role::Obstacle, "#bfa98b");
  set(Role::Field, "#e2dba9");
  const QColor ink = t.colour(Role::Text);
  const auto army = [&](const QColor& base, Qt::BrushStyle pattern) {
    return ArmyStyle{base, mix(base, QColor(Qt::white), 0.72), mix(base, ink, 0.28), pattern};
  };
  t.m_armies = {army(kVermilion, Qt::BDiagPattern), army(kBlue, Qt::Dense6Pattern), army(kGreen, Qt::HorPattern),
                army(kPurple, Qt::DiagCrossPattern)};
  return t;
}

Theme Theme::makeDark() {
  Theme t;
  const auto set = [&t](Role role, const char* hex) {
    t.m_colours[static_cast<std::size_t>(role)] = QColor(QLatin1String(hex));
  };
  set(Role::Window, "#1e2326");
  set(Role::Surface, "#171b1e");
  set(Role::Raised, "#2a3034");
  set(Role::Line, "#3a4247");
  set(Role::Text, "#e6eae7");
  set(Role::SoftText, "#a3aeab");
  set(Role::Accent, "#5cc4b6");
  set(Role::OnAccent, "#06211e");
  set(Role::AccentSoft, "#203f3d");
  set(Role::Backdrop, "#14181a");
  set(Role::Table, "#2a3338");
  set(Role::TableEdge, "#5d6a70");
  set(Role::Grid, "#323c42");
  set(Role::GridMajor, "#414d54");
  set(Role::RulerText, "#9aa7ac");
  set(Role::UnitText, "#eef2ef");
  set(Role::Halo, "#1d2428");
  set(Role::Measure, "#f2f5f3");
  set(Role::Good, "#79d297");
  set(Role::Bad, "#ff8a80");
  set(Role::Doubt, "#f0c060");
  set(Role::Snap, "#ff8ecb");
  set(Role::Impassable, "#555a5c");
  set(Role::Building, "#5f564b");
  set(Role::Hill, "#544f3a");
  set(Role::Forest, "#37503d");
  set(Role::Water, "#2c4c5b");
  set(Role::Obstacle, "#5c4f3d");
  set(Role::Field, "#575331");
  t.m_dark = true;
  const QColor white(Qt::white);
  const QColor table = t.colour(Role::Table);
  const auto army = [&](const QColor& base, Qt::BrushStyle pattern) {
    return ArmyStyle{mix(base, white, 0.3), mix(base, table, 0.62), mix(base, white, 0.5), pattern};
  };
  t.m_armies = {army(kVermilion, Qt::BDiagPattern), army(kBlue, Qt::Dense6Pattern), army(kGreen, Qt::HorPattern),
                army(kPurple, Qt::DiagCrossPattern)};
  return t;
}

const Theme& Theme::light() {
  static const Theme theme = makeLight();
  return theme;
}

const Theme& Theme::dark() {
  static const Theme theme = makeDark();
  return theme;
}

}  // namespace frontage::ui
