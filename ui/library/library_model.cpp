#include "ui/library/library_model.h"

#include "core/rules/unit_library.h"
#include "ui/text/terrain_names.h"
#include "ui/text/unit_text.h"

#include <QMimeData>

#include <map>

namespace frontage::ui {

LibraryModel::LibraryModel(QObject* parent) : QStandardItemModel(parent) {
  std::map<core::TroopType, QStandardItem*> headings;
  for (const core::UnitType& type : core::UnitLibrary::bundled().types()) {
    QStandardItem*& heading = headings[type.stats.troopType];
    if (!heading) heading = addHeading(troopName(type.stats.troopType));
    const QString figures = tr("%n model(s)", nullptr, type.models) + QStringLiteral(" · ") +
                            tr("%1 × %2 mm").arg(type.base.width).arg(type.base.depth);
    addEntry(heading, {type.id, {}}, unitTypeName(type), figures);
    if (!type.about.empty()) heading->child(heading->rowCount() - 1)->setToolTip(unitTypeAbout(type));
  }
  QStandardItem* terrain = addHeading(tr("Terrain"));
  for (const core::TerrainKind kind : kTerrainKinds)
    addEntry(terrain, {{}, kind}, terrainName(kind), terrainAbout(kind));
}

QStandardItem* LibraryModel::addHeading(const QString& title) {
  auto* item = new QStandardItem(title);
  item->setData(true, IsHeadingRole);
  item->setFlags(Qt::ItemIsEnabled);
  appendRow(item);
  return item;
}

void LibraryModel::addEntry(QStandardItem* heading, const LibraryEntry& entry, const QString& title,
                            const QString& about) {
  auto* item = new QStandardItem(title);
  item->setData(QVariant::fromValue(entry), EntryRole);
  item->setData(about, AboutRole);
  item->setData(tr("%1, %2").arg(title, about), Qt::AccessibleTextRole);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
  heading->appendRow(item);
}

QStringList LibraryModel::mimeTypes() const {
  return {QLatin1String(kLibraryMime)};
}

QMimeData* LibraryModel::mimeData(const QModelIndexList& indexes) const {
  for (const QModelIndex& index : indexes)
    if (const auto entry = entryOf(index)) return toMime(*entry);
  return nullptr;
}

std::optional<LibraryEntry> LibraryModel::entryOf(const QModelIndex& index) {
  const QVariant value = index.data(EntryRole);
  if (!value.canConvert<LibraryEntry>()) return std::nullopt;
  return value.value<LibraryEntry>();
}

}  // namespace frontage::ui
