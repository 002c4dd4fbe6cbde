#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <array>
#include <cstdint>

namespace frontage::ui {

enum class Scheme : std::uint8_t { System, Light, Dark };

/// What a colour is for. Nothing in the window names a colour in any other way.
enum class Role : std::uint8_t {
  // The window
  Window,   ///< background of panels
  Surface,  ///< fields, lists
  Raised,   ///< buttons
  Line,     ///< hairlines between things
  Text,
  SoftText,    ///< secondary text, still 4.5:1 on Window and Surface
  Accent,      ///< the one accent: selection, focus, the button to press next
  OnAccent,    ///< text on Accent
  AccentSoft,  ///< a tint of the accent for rows and areas
  // The table
  Backdrop,  ///< around the table
  Table,
  TableEdge,
  Grid,       ///< every inch
  GridMajor,  ///< every 6 inches
  RulerText,
  // On the table
  UnitText,  ///< names and figures beside units
  Halo,      ///< behind text that lies on the table
  Measure,   ///< measuring lines and figures
  Good,      ///< allowed; always with a tick or a word
  Bad,       ///< not allowed, overlap; always with a cross or a word
  Doubt,     ///< close calls, by probability
  Snap,      ///< the magnet mark
  // Terrain, fill; the outline is a darker shade of it
  Impassable,
  Building,
  Hill,
  Forest,
  Water,
  Obstacle,
  Field,
  Count
};

/// How an army looks: a colour of the Okabe-Ito palette and a pattern, so that they differ without colour too.
struct ArmyStyle {
  QColor base;     ///< the army's colour
  QColor fill;     ///< of a base, a tint of it on the table
  QColor outline;  ///< lines, front edge; 3:1 on the table
  Qt::BrushStyle pattern = Qt::NoBrush;
};

/// All colours of one look. A value; the two looks are constants.
class Theme {
 public:
  [[nodiscard]] QColor colour(Role role) const { return m_colours[static_cast<std::size_t>(role)]; }
  /// Armies by their place in the battlefield's list; further ones begin anew.
  [[nodiscard]] const ArmyStyle& army(std::size_t index) const { return m_armies[index % m_armies.size()]; }
  [[nodiscard]] bool isDark() const noexcept { return m_dark; }

  [[nodiscard]] static const Theme& light();
  [[nodiscard]] static const Theme& dark();

 private:
  [[nodiscard]] static Theme makeLight();
  [[nodiscard]] static Theme makeDark();
  std::array<QColor, static_cast<std::size_t>(Role::Count)> m_colours;
  std::array<ArmyStyle, 4> m_armies;
  bool m_dark = false;
};

/// The look in use. Widgets hear of another one through QEvent::PaletteChange.
[[nodiscard]] const Theme& theme();
/// Dresses the whole application: style, palette, fonts. System follows the palette that the desktop gave at the start.
void useScheme(Scheme scheme);

/// While it lives, everything is painted in this look, whatever the window has: for pictures that are made beside it.
class PaintedAs {
 public:
  explicit PaintedAs(const Theme& look);
  ~PaintedAs();
  PaintedAs(const PaintedAs&) = delete;
  PaintedAs& operator=(const PaintedAs&) = delete;

 private:
  const Theme* m_before;
};

/// The three sizes of text in the window.
enum class TextSize : std::uint8_t { Small, Normal, Large };
[[nodiscard]] QFont uiFont(TextSize size = TextSize::Normal, QFont::Weight weight = QFont::Normal);
/// For text on the table, in scene units, so that it grows with exports.
[[nodiscard]] QFont boardFont(double sceneSize, QFont::Weight weight = QFont::Normal);
/// Registers the bundled fonts. Call once, before the first widget; in tests too.
void loadFonts();

}  // namespace frontage::ui
