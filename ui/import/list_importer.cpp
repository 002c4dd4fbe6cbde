#include "ui/import/list_importer.h"

#include "core/import/import_list.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/import/import_dialog.h"

#include <QFileInfo>

namespace frontage::ui {

ListImporter::ListImporter(Document& document, Dialogs& dialogs, QWidget& window)
    : m_document(document), m_dialogs(dialogs), m_window(window) {}

void ListImporter::start(const QString& folder) {
  if (m_document.isLocked()) return m_document.refuseEdit();
  m_dialogs.askList(&m_window, folder, [this](const QString& path) { importPath(path); });
}

void ListImporter::importPath(const QString& path) {
  if (m_document.isLocked()) return m_document.refuseEdit();
  emit said(tr("Reading “%1”…").arg(QFileInfo(path).fileName()));
  const std::string file = path.toStdString();
  m_background.ask([file] { return core::importListFile(file); },
                   [this, path](const std::optional<core::ImportResult>& result, const std::string& problem) {
                     emit said({});
                     if (result)
                       show(*result, path);
                     else
                       m_dialogs.tell(&m_window, tr("“%1” cannot be imported.").arg(QFileInfo(path).fileName()),
                                      QString::fromStdString(problem));
                   });
}

void ListImporter::show(const core::ImportResult& result, const QString& path) {
  if (!result.ok()) {
    m_dialogs.tell(&m_window, tr("“%1” cannot be imported.").arg(QFileInfo(path).fileName()),
                   QString::fromStdString(result.error.text()));
    return;
  }
  auto* dialog = new ImportDialog(m_document, m_dialogs, *result.list, &m_window);
  connect(dialog, &ImportDialog::added, this, &ListImporter::said);
  dialog->open();
}

}  // namespace frontage::ui
