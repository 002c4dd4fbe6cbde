#pragma once

#include <QWidget>

namespace frontage::ui {

class BattlefieldView;

/// Inches along the lower or the left edge of the view, for as long as the table's own ruler there is out of sight.
class EdgeRuler : public QWidget {
 public:
  /// Becomes a child of the view; horizontal = along the lower edge.
  EdgeRuler(BattlefieldView& view, Qt::Orientation along);
  /// To be called when the view shows another part of the table, or at another size.
  void follow();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] bool isWanted() const;

  BattlefieldView& m_view;
  Qt::Orientation m_along;
};

}  // namespace frontage::ui
