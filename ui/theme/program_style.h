#pragma once

#include <QProxyStyle>

namespace frontage::ui {

/// Fusion with the program's own icons wherever Qt would draw its stock ones: file dialogs, questions, the buttons of
/// docks and fields; boxes and buttons to tick have a border that is seen in the dark too, and the tab that
/// is in front bears the accent.
class ProgramStyle : public QProxyStyle {
  Q_OBJECT

 public:
  ProgramStyle();
  [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                                   const QWidget* widget = nullptr) const override;
  [[nodiscard]] QPixmap standardPixmap(StandardPixmap which, const QStyleOption* option = nullptr,
                                       const QWidget* widget = nullptr) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget = nullptr) const override;
  [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                              QStyleHintReturn* data = nullptr) const override;
  using QProxyStyle::polish;
  using QProxyStyle::unpolish;
  void polish(QWidget* widget) override;
  void unpolish(QWidget* widget) override;
  /// Whoever scrolls past a field in a form does not change it.
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace frontage::ui
