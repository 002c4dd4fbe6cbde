#pragma once

#include "core/battlefield/battlefield.h"
#include "geometry/base/pose.h"

#include <QGraphicsScene>

#include <map>
#include <memory>
#include <optional>

namespace frontage::ui {

class Document;
class LabelItem;
class TablePainter;
class TerrainItem;
class UnitItem;
struct ChangeSet;

/// The picture of the table. Mirrors the document, or, while a phase is played, a battlefield that the player hands in;
/// never changes either.
class BattlefieldScene : public QGraphicsScene {
  Q_OBJECT

 public:
  explicit BattlefieldScene(Document& document, QObject* parent = nullptr);
  ~BattlefieldScene() override;

  /// Shows another battlefield in the place of the document's: states, models and poses as in `field`; units that are
  /// not in it or destroyed are hidden. Stays until showDocument().
  void showField(const core::Battlefield& field);
  /// Moves units of the battlefield that is shown; all others stay where it has them. Stays until the next showField()
  /// or showDocument(). Cheap: meant for every frame of an animation.
  void showPoses(const std::map<core::UnitId, geometry::Pose>& poses);
  /// Back to the document.
  void showDocument();
  [[nodiscard]] bool isShowingDocument() const noexcept { return !m_shown.has_value(); }
  /// What stands where in the picture at this moment.
  [[nodiscard]] core::Battlefield shown() const;

  [[nodiscard]] UnitItem* unitItem(const core::UnitId& id) const;
  [[nodiscard]] TerrainItem* terrainItem(const core::TerrainId& id) const;
  [[nodiscard]] bool isSelected(const core::UnitId& id) const;
  /// The unit that is selected, when it is the only thing.
  [[nodiscard]] std::optional<core::UnitId> selectedAlone() const;
  /// The topmost unit there.
  [[nodiscard]] std::optional<core::UnitId> unitAt(QPointF scenePoint) const;
  [[nodiscard]] std::optional<core::TerrainId> terrainAt(QPointF scenePoint) const;

  /// The place of the unit's army among the armies that are shown: decides its colours.
  [[nodiscard]] std::size_t armyIndexOf(const core::Unit& unit) const;

  void setHovered(const std::optional<core::UnitId>& id);
  [[nodiscard]] const std::optional<core::UnitId>& hovered() const noexcept { return m_hovered; }

  /// Pixels for one scene unit: by it lines and labels keep their size. The view sets it when it zooms, an export for
  /// the size it wants.
  void setZoom(double pixelsPerUnit);
  [[nodiscard]] double zoom() const noexcept { return m_zoom; }

  /// The picture is for a file: words are painted afresh, and not kept for the next repaint.
  void setForFile(bool forFile) noexcept { m_forFile = forFile; }
  [[nodiscard]] bool isForFile() const noexcept { return m_forFile; }

  void setTableParts(bool grid, bool rulers, bool deployment);
  /// About all words of units that are to be read; empty when there are none.
  [[nodiscard]] QRectF wordsBox() const;
  void setNamesVisible(bool visible);
  /// The handle of a tool stands here: no words do. Empty: there is none.
  void keepFree(const QRectF& handle);
  [[nodiscard]] bool hasRulers() const;
  /// The table without its rulers.
  [[nodiscard]] QRectF surfaceRect() const;
  /// The table with its rulers.
  [[nodiscard]] QRectF tableRect() const;
  /// The table alone, on a painter whose units are those of the scene.
  void paintTable(QPainter& painter) const;

 signals:
  /// The pointer came over a unit, or over none (empty id).
  void hoverChanged(const frontage::core::UnitId& id);
  /// A unit was clicked with the select tool, whatever became of the selection.
  void unitClicked(const frontage::core::UnitId& id);
  /// Something in the picture stands elsewhere or looks different: for what is drawn beside the units.
  void pictureChanged();
  void zoomChanged();
  /// The table itself looks different: for who keeps a picture of it.
  void groundChanged();

 protected:
  void drawBackground(QPainter* painter, const QRectF& exposed) override;

 private:
  void onChanged(const ChangeSet& what);
  [[nodiscard]] const core::Battlefield& base() const;
  void syncAll();
  void syncLabels();
  void placeWords();
  void syncUnit(const core::UnitId& id);
  void syncTerrain(const core::TerrainId& id);
  void syncTable();
  void syncSelection();

  Document& m_document;
  std::optional<core::Battlefield> m_shown;
  QRectF m_keptFree;
  std::map<core::UnitId, geometry::Pose> m_poses;
  std::map<core::UnitId, std::unique_ptr<UnitItem>> m_units;
  std::map<core::UnitId, std::unique_ptr<LabelItem>> m_labels;
  std::map<core::TerrainId, std::unique_ptr<TerrainItem>> m_terrain;
  std::unique_ptr<TablePainter> m_table;
  std::optional<core::UnitId> m_hovered;
  double m_zoom = 0.5;
  bool m_names = true;
  bool m_forFile = false;
};

}  // namespace frontage::ui
