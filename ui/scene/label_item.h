#pragma once

#include "core/battlefield/unit.h"

#include <QGraphicsItem>
#include <QString>
#include <QStringList>

namespace frontage::ui {

/// The name, strength and state of a unit, upright behind its rear edge, so that it never lies over the front. It keeps
/// its size on the screen, drops its second line when the table gets small and fades before it would clutter.
class LabelItem : public QGraphicsItem {
 public:
  enum { Type = UserType + 3 };

  LabelItem();
  [[nodiscard]] int type() const override { return Type; }
  void sync(const core::Unit& unit);
  /// To be called when the scene's zoom has changed.
  void zoomChanged();
  [[nodiscard]] QString text() const { return m_name; }

  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void layOut();
  [[nodiscard]] QSizeF measure();

  core::Unit m_unit;
  QString m_name;
  QString m_figures;
  QStringList m_badges;
  QRectF m_box;  ///< in pixels about the item's place
};

}  // namespace frontage::ui
