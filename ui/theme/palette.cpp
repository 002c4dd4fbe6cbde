#include "ui/theme/program_style.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPalette>

#include <utility>

namespace frontage::ui {

namespace {

const Theme*& current() {
  static const Theme* theme = &Theme::light();
  return theme;
}

/// Whether the desktop asked for dark before this program changed the palette. Qt 6.4 has no other way to know.
bool desktopIsDark() {
  static const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
  return dark;
}

QPalette paletteOf(const Theme& t) {
  QPalette p;
  const auto set = [&](QPalette::ColorRole role, Role from) { p.setColor(role, t.colour(from)); };
  set(QPalette::Window, Role::Window);
  set(QPalette::WindowText, Role::Text);
  set(QPalette::Base, Role::Surface);
  set(QPalette::AlternateBase, Role::Window);
  set(QPalette::Text, Role::Text);
  set(QPalette::Button, Role::Raised);
  set(QPalette::ButtonText, Role::Text);
  set(QPalette::BrightText, Role::Bad);
  set(QPalette::Highlight, Role::Accent);
  set(QPalette::HighlightedText, Role::OnAccent);
  set(QPalette::Link, Role::Accent);
  set(QPalette::LinkVisited, Role::Accent);
  set(QPalette::ToolTipBase, Role::Raised);
  set(QPalette::ToolTipText, Role::Text);
  set(QPalette::PlaceholderText, Role::SoftText);
  set(QPalette::Light, Role::Raised);
  set(QPalette::Midlight, Role::Line);
  set(QPalette::Mid, Role::Line);
  p.setColor(QPalette::Dark, t.colour(Role::Line).darker(115));
  p.setColor(QPalette::Shadow, t.isDark() ? QColor(0, 0, 0) : t.colour(Role::Line).darker(150));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    QColor faint = t.colour(Role::SoftText);
    faint.setAlphaF(0.65F);
    p.setColor(QPalette::Disabled, role, faint);
  }
  p.setColor(QPalette::Disabled, QPalette::Highlight, t.colour(Role::Line));
  return p;
}

/// Only what Fusion cannot be told through the palette: thin scroll bars without arrows, tooltips without a frame.
QString styleSheetOf(const Theme& t) {
  const auto name = [&](Role role) { return t.colour(role).name(); };
  return QStringLiteral(
             "QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }"
             "QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }"
             "QScrollBar::handle { background: %1; border-radius: 3px; margin: 2px; min-height: 28px; min-width: 28px; "
             "}"
             "QScrollBar::handle:hover { background: %2; }"
             "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
             "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
             "QToolTip { color: %3; background: %4; border: 1px solid %1; padding: 3px; }"
             "QStatusBar::item { border: none; }")
      .arg(name(Role::Line), name(Role::SoftText), name(Role::Text), name(Role::Raised));
}

}  // namespace

const Theme& theme() {
  return *current();
}

PaintedAs::PaintedAs(const Theme& look) : m_before(std::exchange(current(), &look)) {}

PaintedAs::~PaintedAs() {
  current() = m_before;
}

void useScheme(Scheme scheme) {
  const bool dark = scheme == Scheme::Dark || (scheme == Scheme::System && desktopIsDark());
  current() = dark ? &Theme::dark() : &Theme::light();
  static bool styled = false;
  if (!std::exchange(styled, true)) {
    QApplication::setStyle(new ProgramStyle);
    QApplication::setFont(uiFont());
  }
  QApplication::setPalette(paletteOf(theme()));
  qApp->setStyleSheet(styleSheetOf(theme()));
}

}  // namespace frontage::ui
