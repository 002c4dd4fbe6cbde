#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedLayout;

namespace frontage::ui {

class Document;
class MeasureEdit;
class TableTools;
class Tool;

/// The fields that belong to the active tool, in the toolbar: the limit of a move and what is used of it, the kind of
/// terrain to draw.
class ToolOptions : public QWidget {
  Q_OBJECT

 public:
  ToolOptions(Document& document, TableTools& tools, QWidget* parent = nullptr);
  void setTool(const Tool* tool);

 private:
  void syncMove();
  QWidget* makeMovePart();
  QWidget* makeTerrainPart();

  Document& m_document;
  TableTools& m_tools;
  QWidget* m_move;
  QWidget* m_terrain;
  MeasureEdit* m_limit;
  QLabel* m_used;
};

}  // namespace frontage::ui
