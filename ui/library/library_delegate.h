#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace frontage::ui {

/// Draws a row of the Library: the footprint to scale, the name, and a soft line below it.
class LibraryDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit LibraryDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}
  void setArmyIndex(std::size_t index) { m_armyIndex = index; }
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// The small drawing of an entry, for a drag.
  [[nodiscard]] QPixmap drawing(const QModelIndex& index, qreal devicePixelRatio) const;

 private:
  void paintDrawing(QPainter& painter, const QRectF& place, const QModelIndex& index) const;
  std::size_t m_armyIndex = 0;
};

}  // namespace frontage::ui
