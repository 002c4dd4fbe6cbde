#pragma once

#include "core/battlefield/battlefield.h"
#include "core/import/army_list.h"
#include "core/import/set_out.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableView;

namespace frontage::ui {

class Dialogs;
class Document;
class ImportModel;

/// The review of an imported list before anything comes onto the table: every unit with its figures, guesses marked and
/// to be put right in place, what was not understood, and the army that gets the units. Adding is one step of undo.
class ImportDialog : public QDialog {
  Q_OBJECT

 public:
  ImportDialog(Document& document, Dialogs& dialogs, core::ImportedList list, QWidget* parent = nullptr);
  /// Leaves it without adding; asks first when something was put right.
  void reject() override;
  [[nodiscard]] ImportModel& model() const noexcept { return *m_model; }

 signals:
  /// They are on the table; one sentence on it.
  void added(const QString& line);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeTable();
  void fillArmies();
  [[nodiscard]] QWidget* makeHead();
  [[nodiscard]] QWidget* makeRemarks();
  [[nodiscard]] QWidget* makeFoot();
  /// Works out where the chosen units would stand, and says what keeps them from it.
  void lookForRoom();
  void showState();
  void showUnitOf(int remark);
  void add();
  [[nodiscard]] core::ArmyId army() const;
  [[nodiscard]] core::TableEdge edge() const;
  [[nodiscard]] std::vector<core::Unit> chosenUnits() const;

  Document& m_document;
  Dialogs& m_dialogs;
  ImportModel* m_model;
  QComboBox* m_armies;
  QTableView* m_table;
  QListWidget* m_remarks;
  QLabel* m_summary;
  QLabel* m_complaint;
  QPushButton* m_add;
  core::SetOut m_places;
  QString m_typedWrong;
};

}  // namespace frontage::ui
