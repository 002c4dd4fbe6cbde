#pragma once

#include <QScrollArea>

#include <vector>

class QLabel;
class QPushButton;

namespace frontage::ui {

class Document;
class InspectorPage;
struct ChangeSet;

/// The Inspector dock: the page that fits what is selected. While the document is locked the pages can only be read.
class InspectorPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit InspectorPanel(Document& document, QWidget* parent = nullptr);

 signals:
  /// The way out of a locked document was asked for.
  void unlockWanted();

 private:
  void onLock();
  void onChanged(const ChangeSet& what);
  [[nodiscard]] InspectorPage* wantedPage() const;

  Document& m_document;
  InspectorPage* m_table;
  InspectorPage* m_unit;
  InspectorPage* m_terrain;
  InspectorPage* m_several;
  QWidget* m_locked;  ///< why nothing can be changed, and the way out
  QPushButton* m_unlock = nullptr;
  QLabel* m_because;
  InspectorPage* m_current = nullptr;
};

}  // namespace frontage::ui
