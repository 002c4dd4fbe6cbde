#pragma once

#include "core/battlefield/ids.h"
#include "ui/library/library_entry.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace frontage::ui {

class Document;
class LibraryDelegate;
class LibraryModel;
struct ChangeSet;

/// The Library dock: what can be put on the table, and for which army.
class LibraryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryPanel(Document& document, QWidget* parent = nullptr);
  /// The army that gets what is taken from the Library.
  [[nodiscard]] core::ArmyId army() const;
  [[nodiscard]] std::optional<LibraryEntry> current() const;
  void focusSearch();

 signals:
  /// Double click, Enter, Insert: put it on the table.
  void insertRequested(const frontage::ui::LibraryEntry& entry);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void onChanged(const ChangeSet& what);
  void fillArmies();
  void insertCurrent();

  Document& m_document;
  LibraryModel* m_model;
  QSortFilterProxyModel* m_filter;
  LibraryDelegate* m_delegate;
  QComboBox* m_armies;
  QLineEdit* m_search;
  QTreeView* m_tree;
  QLabel* m_nothing;  ///< says that the search finds nothing
  QPushButton* m_insert;
};

}  // namespace frontage::ui
