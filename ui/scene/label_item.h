#pragma once

#include "core/battlefield/unit.h"

#include <QGraphicsItem>
#include <QPixmap>
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
  struct PictureKey {
    bool figures = false;
    double ratio = 0;  ///< device pixels a pixel
    QRgb text = 0;
    QRgb halo = 0;
    bool operator==(const PictureKey&) const = default;
  };
  void layOut();
  [[nodiscard]] QSizeF measure();
  [[nodiscard]] const QPixmap& picture(bool figures, double ratio);
  void paintWords(QPainter& painter, bool figures) const;
  void paintBadges(QPainter& painter, double y) const;

  core::Unit m_unit;
  QString m_name;
  QString m_figures;
  QStringList m_badges;
  QRectF m_box;  ///< in pixels about the item's place
  QPixmap m_picture;
  PictureKey m_pictureKey;
};

}  // namespace frontage::ui
