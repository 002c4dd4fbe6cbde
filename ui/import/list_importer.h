#pragma once

#include "core/import/army_list.h"
#include "ui/concurrency/background.h"

#include <QObject>
#include <QString>

class QWidget;

namespace frontage::ui {

class Dialogs;
class Document;

/// Brings an army list to its review: reads it beside the window, says what is wrong with it, or shows the review.
class ListImporter : public QObject {
  Q_OBJECT

 public:
  ListImporter(Document& document, Dialogs& dialogs, QWidget& window);
  /// Asks for the file first. `folder` is where the asking begins.
  void start(const QString& folder);
  void importPath(const QString& path);

 signals:
  void said(const QString& line);

 private:
  void show(const core::ImportResult& result, const QString& path);

  Document& m_document;
  Dialogs& m_dialogs;
  QWidget& m_window;
  Background m_background;
};

}  // namespace frontage::ui
