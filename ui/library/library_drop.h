#pragma once

#include "core/battlefield/ids.h"
#include "ui/library/library_entry.h"
#include "ui/tools/table_context.h"

#include <QObject>

#include <functional>
#include <memory>

class QGraphicsPolygonItem;
class QMimeData;

namespace frontage::ui {

class GhostItem;
class SnapItem;

/// What happens on the table while something is dragged over it from the Library: a ghost shows the footprint, red
/// where it may not stand; letting go puts it there.
class LibraryDrop : public QObject {
  Q_OBJECT

 public:
  LibraryDrop(const TableContext& context, std::function<core::ArmyId()> army, QObject* parent = nullptr);
  ~LibraryDrop() override;
  /// False when the data is not from the Library.
  bool hover(const QMimeData& data, geometry::Vec at, bool maySnap);
  void leave();
  bool drop(const QMimeData& data, geometry::Vec at, bool maySnap);
  /// Puts one at the free place nearest to `at`.
  void insert(const LibraryEntry& entry, geometry::Vec at);
  [[nodiscard]] const GhostItem* ghost() const noexcept { return m_ghost.get(); }

 private:
  [[nodiscard]] std::optional<Things> wanted(const LibraryEntry& entry, geometry::Vec at, bool maySnap);
  void snapTerrain(Things& things);

  TableContext m_context;
  std::function<core::ArmyId()> m_army;
  std::unique_ptr<GhostItem> m_ghost;
  std::unique_ptr<QGraphicsPolygonItem> m_terrain;
  std::unique_ptr<SnapItem> m_snapMark;
};

}  // namespace frontage::ui
