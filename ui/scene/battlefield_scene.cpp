#include "ui/scene/battlefield_scene.h"

#include "ui/document/document.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/label_item.h"
#include "ui/scene/label_layout.h"
#include "ui/scene/layers.h"
#include "ui/scene/table_painter.h"
#include "ui/scene/terrain_item.h"
#include "ui/scene/unit_item.h"

#include <QPainter>

#include <set>

namespace frontage::ui {

namespace {

/// Room around the table, scene units, so that one can scroll a little past its edges.
constexpr double kSceneMargin = 8 * kUnitsPerInch;

template <class Id, class Thing>
std::set<Id> idsOf(const std::vector<Thing>& things) {
  std::set<Id> ids;
  for (const Thing& thing : things) ids.insert(thing.id);
  return ids;
}

}  // namespace

BattlefieldScene::BattlefieldScene(Document& document, QObject* parent)
    : QGraphicsScene(parent), m_document(document), m_table(std::make_unique<TablePainter>()) {
  setItemIndexMethod(NoIndex);
  connect(&m_document, &Document::changed, this, &BattlefieldScene::onChanged);
  connect(&m_document, &Document::questionChanged, this, &BattlefieldScene::syncLabels);
  syncAll();
}

BattlefieldScene::~BattlefieldScene() {
  // The items are owned by the maps; take them out before the scene would delete them too.
  for (auto& [id, item] : m_units) removeItem(item.get());
  for (auto& [id, item] : m_labels) removeItem(item.get());
  for (auto& [id, item] : m_terrain) removeItem(item.get());
}

const core::Battlefield& BattlefieldScene::base() const {
  return m_shown ? *m_shown : m_document.field();
}

core::Battlefield BattlefieldScene::shown() const {
  core::Battlefield field = base();
  for (const auto& [id, pose] : m_poses)
    if (core::Unit* unit = field.find(id)) unit->pose = pose;
  return field;
}

void BattlefieldScene::showField(const core::Battlefield& field) {
  m_shown = field;
  m_poses.clear();
  syncAll();
}

void BattlefieldScene::showPoses(const std::map<core::UnitId, geometry::Pose>& poses) {
  std::set<core::UnitId> touched;
  for (const auto& [id, pose] : m_poses) touched.insert(id);
  for (const auto& [id, pose] : poses) touched.insert(id);
  m_poses = poses;
  for (const core::UnitId& id : touched) syncUnit(id);
  placeWords();
  emit pictureChanged();
}

void BattlefieldScene::showDocument() {
  if (!m_shown && m_poses.empty()) return;
  m_shown.reset();
  m_poses.clear();
  syncAll();
}

UnitItem* BattlefieldScene::unitItem(const core::UnitId& id) const {
  const auto found = m_units.find(id);
  return found == m_units.end() ? nullptr : found->second.get();
}

TerrainItem* BattlefieldScene::terrainItem(const core::TerrainId& id) const {
  const auto found = m_terrain.find(id);
  return found == m_terrain.end() ? nullptr : found->second.get();
}

std::optional<core::UnitId> BattlefieldScene::selectedAlone() const {
  const Selection& selection = m_document.selection();
  if (selection.count() != 1 || selection.units.empty()) return std::nullopt;
  return *selection.units.begin();
}

bool BattlefieldScene::isSelected(const core::UnitId& id) const {
  return m_document.selection().units.contains(id);
}

std::optional<core::UnitId> BattlefieldScene::unitAt(QPointF scenePoint) const {
  for (const QGraphicsItem* item : items(scenePoint))
    if (const auto* unit = qgraphicsitem_cast<const UnitItem*>(item)) return unit->unit().id;
  return std::nullopt;
}

std::optional<core::TerrainId> BattlefieldScene::terrainAt(QPointF scenePoint) const {
  for (const QGraphicsItem* item : items(scenePoint))
    if (const auto* terrain = qgraphicsitem_cast<const TerrainItem*>(item)) return terrain->terrain().id;
  return std::nullopt;
}

void BattlefieldScene::setHovered(const std::optional<core::UnitId>& id) {
  if (id == m_hovered) return;
  if (m_hovered)
    if (UnitItem* item = unitItem(*m_hovered)) item->setHovered(false);
  m_hovered = id;
  if (m_hovered)
    if (UnitItem* item = unitItem(*m_hovered)) item->setHovered(true);
  emit hoverChanged(m_hovered.value_or(core::UnitId{}));
}

void BattlefieldScene::setZoom(double pixelsPerUnit) {
  m_zoom = pixelsPerUnit;
  for (auto& [id, label] : m_labels) label->zoomChanged();
  placeWords();
  emit zoomChanged();
  update();
}

QRectF BattlefieldScene::wordsBox() const {
  QRectF all;
  for (const auto& [id, label] : m_labels)
    if (label->isVisible()) all |= label->sceneBoundingRect();
  return all;
}

void BattlefieldScene::setTableParts(bool grid, bool rulers, bool deployment) {
  m_table->setParts(grid, rulers, deployment);
  emit groundChanged();
  update();
}

void BattlefieldScene::setNamesVisible(bool visible) {
  m_names = visible;
  syncLabels();
}

void BattlefieldScene::syncLabels() {
  for (auto& [id, unit] : m_units) syncUnit(core::UnitId(id));
  placeWords();
}

void BattlefieldScene::keepFree(const QRectF& handle) {
  if (m_keptFree == handle) return;
  m_keptFree = handle;
  placeWords();
}

void BattlefieldScene::placeWords() {
  placeLabels(m_units, m_labels, tableRect(), m_keptFree);
}

bool BattlefieldScene::hasRulers() const {
  return m_table->hasRulers();
}

QRectF BattlefieldScene::surfaceRect() const {
  return m_table->surface();
}

QRectF BattlefieldScene::tableRect() const {
  return m_table->bounds();
}

void BattlefieldScene::paintTable(QPainter& painter) const {
  m_table->paint(painter, m_zoom);
}

void BattlefieldScene::onChanged(const ChangeSet& what) {
  if (what.everything) {
    m_shown.reset();
    m_poses.clear();
    syncAll();
    return;
  }
  if (what.selection) syncSelection();
  if (!isShowingDocument()) return;
  if (what.table) syncTable();
  if (what.armies) {
    syncAll();
    return;
  }
  for (const core::TerrainId& id : what.terrain) syncTerrain(id);
  for (const core::UnitId& id : what.units) syncUnit(id);
  if (!what.units.empty()) placeWords();
  if (what.field()) emit pictureChanged();
}

void BattlefieldScene::syncAll() {
  syncTable();
  std::set<core::UnitId> units = idsOf<core::UnitId>(base().units);
  for (const auto& [id, item] : m_units) units.insert(id);
  for (const core::UnitId& id : units) syncUnit(id);
  std::set<core::TerrainId> terrain = idsOf<core::TerrainId>(base().terrain);
  for (const auto& [id, item] : m_terrain) terrain.insert(id);
  for (const core::TerrainId& id : terrain) syncTerrain(id);
  placeWords();
  syncSelection();
  emit pictureChanged();
}

void BattlefieldScene::syncTable() {
  if (m_table->sync(base().table)) emit groundChanged();
  setSceneRect(m_table->surface().adjusted(-kSceneMargin, -kSceneMargin, kSceneMargin, kSceneMargin));
}

void BattlefieldScene::syncUnit(const core::UnitId& id) {
  const core::Unit* found = base().find(id);
  if (!found) {
    if (m_hovered == id) setHovered(std::nullopt);
    m_units.erase(id);
    m_labels.erase(id);
    return;
  }
  core::Unit unit = *found;
  if (const auto pose = m_poses.find(id); pose != m_poses.end()) unit.pose = pose->second;
  auto& item = m_units[id];
  auto& label = m_labels[id];
  if (!item) {
    item = std::make_unique<UnitItem>();
    item->setZValue(zOf(Layer::Units));
    addItem(item.get());
    label = std::make_unique<LabelItem>();
    addItem(label.get());
    item->setSelected(m_document.selection().units.contains(id));
  }
  item->sync(unit, armyIndexOf(unit));
  label->sync(unit);
  label->setFigures(!m_document.question() || !m_document.question()->aboutLabels);
  if (!m_names) label->setVisible(false);
}

void BattlefieldScene::syncTerrain(const core::TerrainId& id) {
  const core::Terrain* found = base().find(id);
  if (!found) {
    m_terrain.erase(id);
    return;
  }
  auto& item = m_terrain[id];
  if (!item) {
    item = std::make_unique<TerrainItem>();
    item->setZValue(zOf(Layer::Terrain));
    addItem(item.get());
    item->setSelected(m_document.selection().terrain.contains(id));
  }
  item->sync(*found);
}

void BattlefieldScene::syncSelection() {
  const Selection& selection = m_document.selection();
  for (auto& [id, item] : m_units) item->setSelected(selection.units.contains(id));
  for (auto& [id, item] : m_terrain) item->setSelected(selection.terrain.contains(id));
}

void BattlefieldScene::drawBackground(QPainter* painter, const QRectF&) {
  painter->save();
  paintTable(*painter);
  painter->restore();
}

std::size_t BattlefieldScene::armyIndexOf(const core::Unit& unit) const {
  const auto& armies = base().armies;
  for (std::size_t i = 0; i < armies.size(); ++i)
    if (armies[i].id == unit.army) return i;
  return 0;
}

}  // namespace frontage::ui
