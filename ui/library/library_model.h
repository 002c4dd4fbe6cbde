#pragma once

#include "ui/library/library_entry.h"

#include <QStandardItemModel>

namespace frontage::ui {

/// The tree of the Library: headings by troop type and one for terrain, entries below them. Entries can be dragged.
class LibraryModel : public QStandardItemModel {
  Q_OBJECT

 public:
  enum DataRole { EntryRole = Qt::UserRole + 1, AboutRole, IsHeadingRole };

  explicit LibraryModel(QObject* parent = nullptr);
  [[nodiscard]] QStringList mimeTypes() const override;
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
  [[nodiscard]] static std::optional<LibraryEntry> entryOf(const QModelIndex& index);

 private:
  QStandardItem* addHeading(const QString& title);
  void addEntry(QStandardItem* heading, const LibraryEntry& entry, const QString& title, const QString& about);
};

}  // namespace frontage::ui

Q_DECLARE_METATYPE(frontage::ui::LibraryEntry)
