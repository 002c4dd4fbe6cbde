#pragma once

#include "core/battlefield/unit.h"

#include <QGraphicsItem>
#include <QPixmap>
#include <QString>
#include <QStringList>

namespace frontage::ui {

/// The name, strength and state of a unit, upright behind its rear edge or, where there is no room, beside it, else its
/// name (and its state, where there is room) on a plate over its own bases; never over the front. It keeps its size on
/// the screen and drops its second line when the table gets small. Where units are no more than blocks, it is a short
/// form of the name on the block.
class LabelItem : public QGraphicsItem {
 public:
  enum { Type = UserType + 3 };

  LabelItem();
  [[nodiscard]] int type() const override { return Type; }
  void sync(const core::Unit& unit);
  /// Whether the strength stands below the name.
  void setFigures(bool shown);
  /// To be called when the scene's zoom has changed.
  void zoomChanged();
  enum class Place { Behind, Right, Left, Over };
  /// How the rim of the letters is made: as their outlines, or for pixels, quickly, of the letters themselves.
  enum class Rim { Outlined, Stamped };
  /// The box that the words would take there, in the scene.
  [[nodiscard]] QRectF boxAt(Place place) const;
  /// Puts the words there. `crowded`: there is no free room anywhere, and they stand back.
  void setPlace(Place place, bool crowded);
  [[nodiscard]] bool isCrowded() const noexcept { return m_crowded; }
  /// The box of the words in the scene; empty while they are not to be read.
  [[nodiscard]] QRectF takenBox() const;
  [[nodiscard]] QString text() const { return m_name; }
  /// What is to be read of it at this zoom.
  [[nodiscard]] QString shownText() const { return isShort() ? m_shortName : m_shownName; }
  /// The table is so small that the short form stands on the block.
  [[nodiscard]] bool isShort() const;

  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  struct PictureKey {
    bool figures = false;
    bool plate = false;
    bool badges = false;
    bool shortened = false;
    double ratio = 0;  ///< device pixels a pixel
    QRgb text = 0;
    QRgb halo = 0;
    bool operator==(const PictureKey&) const = default;
  };
  struct Spot {
    QPointF at;  ///< of the item
    QRectF box;  ///< in pixels about it
  };
  void layOut();
  [[nodiscard]] Spot spotAt(Place place) const;
  [[nodiscard]] Spot spotOver() const;
  void measureWords();
  [[nodiscard]] bool hasFigures(Place place) const;
  [[nodiscard]] bool hasBadges(Place place) const;
  [[nodiscard]] QSizeF measure(Place place) const;
  [[nodiscard]] PictureKey keyOf(bool figures, double ratio) const;
  [[nodiscard]] const QPixmap& picture(bool figures, double ratio);
  void paintWords(QPainter& painter, bool figures, Rim rim) const;
  void paintBadges(QPainter& painter, double y) const;

  core::Unit m_unit;
  QString m_name;
  QString m_shownName;  ///< as much of it as a board bears
  QString m_shortName;
  QString m_figures;
  QStringList m_badges;
  double m_nameWidth = 0;  ///< pixels, like the other widths
  double m_shortWidth = 0;
  double m_figuresWidth = 0;
  double m_badgesWidth = 0;
  QRectF m_box;  ///< in pixels about the item's place
  QPixmap m_picture;
  PictureKey m_pictureKey;
  Place m_place = Place::Behind;
  bool m_crowded = false;
  bool m_withFigures = true;
};

}  // namespace frontage::ui
