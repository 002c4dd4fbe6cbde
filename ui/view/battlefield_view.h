#pragma once

#include "geometry/base/vec.h"

#include <QGraphicsView>

#include <functional>
#include <optional>

namespace frontage::ui {

class BattlefieldScene;
class EdgeRuler;
class LibraryDrop;
class Tool;
struct TablePointer;

/// The window onto the table: zooms to the pointer, pans, and hands everything else to the active tool.
class BattlefieldView : public QGraphicsView {
  Q_OBJECT

 public:
  explicit BattlefieldView(BattlefieldScene& scene, QWidget* parent = nullptr);

  [[nodiscard]] BattlefieldScene& battlefield() const noexcept { return m_scene; }
  void setTool(Tool* tool);
  [[nodiscard]] Tool* tool() const noexcept { return m_tool; }

  /// Asked before the view's own keys; true when the key was taken.
  void setKeysFirst(std::function<bool(const QKeyEvent&)> keys) { m_keysFirst = std::move(keys); }
  void setLibraryDrop(LibraryDrop* drop) { m_drop = drop; }
  /// The middle of what is seen, kept on the table.
  [[nodiscard]] geometry::Vec centreOfView() const;

  /// The whole table with its rulers and the words of its units; stays so while the window changes its size, until the
  /// next zoom.
  void fitTable();
  /// The part of the table between these corners, in inches, with a little around it. The same once more, or
  /// leavePart(), brings back what was seen before, unless somebody has looked elsewhere since.
  void showPart(geometry::Vec least, geometry::Vec most);
  /// False when there is nothing to go back to.
  bool leavePart();
  void zoomBy(double factor);
  void zoomBy(double factor, QPoint about);
  /// Tells screen readers which unit is selected now.
  void announceSelection();
  /// Pixels for one inch.
  [[nodiscard]] double pixelsPerInch() const;

 signals:
  /// Where the pointer is, in inches; nothing when it left the table's view.
  void pointerMoved(std::optional<frontage::geometry::Vec> inches);
  void zoomChanged(double pixelsPerInch);
  void toolChanged();
  /// Keys that move and turn the selection; Tab goes through the units.
  void nudged(frontage::geometry::Vec inches, bool repeated);
  void turned(double degreesLeft, bool repeated);
  void stepped(int through);
  /// The menu of what is there is wanted, by the mouse or by its key; in pixels of the viewport.
  void menuWanted(QPoint at, bool byKey);

 protected:
  void drawBackground(QPainter* painter, const QRectF& exposed) override;
  void scrollContentsBy(int dx, int dy) override;
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  [[nodiscard]] TablePointer pointerOf(const QMouseEvent& event) const;
  bool nudgeKey(const QKeyEvent& event);
  bool turnKey(const QKeyEvent& event);
  bool leavingKey(const QKeyEvent& event);
  void loseButton();
  [[nodiscard]] bool isDragging() const;
  void startPan(QPoint at);
  void stopPan();
  void updateCursor();
  void setScale(double pixelsPerUnit);
  /// Somebody looks where they want to.
  void lookFreely();
  void moveRulers();
  [[nodiscard]] QMarginsF overhang(const QRectF& surface) const;

  BattlefieldScene& m_scene;
  EdgeRuler* m_rulerBelow;
  EdgeRuler* m_rulerLeft;
  Tool* m_tool = nullptr;
  LibraryDrop* m_drop = nullptr;
  std::function<bool(const QKeyEvent&)> m_keysFirst;
  std::optional<QPoint> m_panFrom;
  bool m_dragging = false;  ///< the tool has the left button
  bool m_spaceHeld = false;
  bool m_fitted = true;
  /// What was seen before a part of the table was shown.
  struct Sight {
    double pixelsPerUnit = 1;
    QPointF centre;
    bool fitted = false;
  };
  std::optional<Sight> m_before;
  QRectF m_part;  ///< that is shown while there is one before
};

}  // namespace frontage::ui
