#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/export/picture_layout.h"
#include "ui/overlays/overlay_mark.h"

#include <memory>
#include <vector>

class QGraphicsItem;
class QPaintDevice;
class QPainter;

namespace frontage::ui {

class BattlefieldScene;
class Document;
class OverlayBoard;

/// A picture of the table, painted off the screen by the very items that the window shows: a scene of its own, so that
/// neither the window nor its zoom is touched. For the thread of the window only.
///
/// It is painted in pieces (ground, items from the bottom up, caption), so that whoever paints can let others have a
/// turn in between. Painters come with the page's top left corner at the origin and pixels of the layout as units.
class BoardPicture {
 public:
  BoardPicture(const core::Battlefield& field, PictureOptions options);
  ~BoardPicture();

  /// What stands on the table and what is drawn over it; the caption's lines below, where there is one.
  void show(const core::Battlefield& field, const Overlay& marks);
  void setCaptionLines(std::vector<CaptionLine> lines);

  /// The same picture in fewer (or more) pixels: everything in it keeps its proportions.
  void shrinkTo(QSize pixels);

  [[nodiscard]] const PictureLayout& layout() const noexcept { return m_layout; }
  [[nodiscard]] const PictureOptions& options() const noexcept { return m_options; }
  /// The items that are seen, the lowest first.
  [[nodiscard]] std::vector<QGraphicsItem*> items() const;
  /// The box of an item on the page.
  [[nodiscard]] QRectF boxOf(const QGraphicsItem& item) const;

  void paintGround(QPainter& painter) const;
  void paintItem(QPainter& painter, QGraphicsItem& item) const;
  void paintCaption(QPainter& painter) const;

 private:
  PictureOptions m_options;
  std::unique_ptr<Document> m_document;
  std::unique_ptr<BattlefieldScene> m_scene;
  OverlayBoard* m_overlays;  ///< the scene's
  PictureLayout m_layout;
};

}  // namespace frontage::ui
