#pragma once

#include <QScrollArea>

#include <vector>

class QStackedWidget;

namespace frontage::ui {

class Document;
class InspectorPage;
struct ChangeSet;

/// The Inspector dock: the page that fits what is selected.
class InspectorPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit InspectorPanel(Document& document, QWidget* parent = nullptr);

 private:
  void onChanged(const ChangeSet& what);
  [[nodiscard]] InspectorPage* wantedPage() const;

  Document& m_document;
  InspectorPage* m_table;
  InspectorPage* m_unit;
  InspectorPage* m_terrain;
  InspectorPage* m_several;
  InspectorPage* m_current = nullptr;
};

}  // namespace frontage::ui
