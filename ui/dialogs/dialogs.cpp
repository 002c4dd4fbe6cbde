#include "ui/dialogs/dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Dialogs)
};

QString filter() {
  return Words::tr("Frontage scenarios (*.frontage)") + QStringLiteral(";;") + Words::tr("All files (*)");
}

QFileDialog* fileDialog(QWidget* parent, const QString& title, std::function<void(QString)> then) {
  auto* dialog = new QFileDialog(parent, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setNameFilter(filter());
  dialog->setDefaultSuffix(QStringLiteral("frontage"));
  QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                   [then = std::move(then)](const QString& path) { then(path); });
  return dialog;
}

void useForLessons(QFileDialog& dialog) {
  dialog.setNameFilter(Words::tr("Lessons (*.json)") + QStringLiteral(";;") + Words::tr("All files (*)"));
  dialog.setDefaultSuffix(QStringLiteral("json"));
}

QMessageBox* messageBox(QWidget* parent, QMessageBox::Icon icon, const QString& title, const QString& text) {
  auto* box = new QMessageBox(icon, QStringLiteral("Frontage"), title, QMessageBox::NoButton, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setInformativeText(text);
  return box;
}

}  // namespace

void WindowDialogs::askOpen(QWidget* parent, const QString& folder, std::function<void(QString)> then) {
  QFileDialog* dialog = fileDialog(parent, Words::tr("Open scenario"), std::move(then));
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setDirectory(folder);
  dialog->open();
}

void WindowDialogs::askList(QWidget* parent, const QString& folder, std::function<void(QString)> then) {
  QFileDialog* dialog = fileDialog(parent, Words::tr("Import army list"), std::move(then));
  dialog->setNameFilter(Words::tr("Army lists (*.ros *.rosz *.json)") + QStringLiteral(";;") +
                        Words::tr("All files (*)"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setDirectory(folder);
  dialog->open();
}

void WindowDialogs::askSaveAs(QWidget* parent, const QString& suggestion, std::function<void(QString)> then) {
  QFileDialog* dialog = fileDialog(parent, Words::tr("Save scenario as"), std::move(then));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->selectFile(suggestion);
  dialog->open();
}

void WindowDialogs::askOpenLesson(QWidget* parent, const QString& folder, std::function<void(QString)> then) {
  QFileDialog* dialog = fileDialog(parent, Words::tr("Open lesson"), std::move(then));
  useForLessons(*dialog);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setDirectory(folder);
  dialog->open();
}

void WindowDialogs::askSaveLesson(QWidget* parent, const QString& suggestion, std::function<void(QString)> then) {
  QFileDialog* dialog = fileDialog(parent, Words::tr("Save lesson as"), std::move(then));
  useForLessons(*dialog);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->selectFile(suggestion);
  dialog->open();
}

void WindowDialogs::askExport(QWidget* parent, const QString& title, const QStringList& endings,
                              const QString& suggestion, std::function<void(QString)> then) {
  QFileDialog* dialog = fileDialog(parent, title, std::move(then));
  QStringList filters;
  for (const QString& ending : endings) filters << Words::tr("%1 files (*.%2)").arg(ending.toUpper(), ending);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters(filters);
  dialog->setDefaultSuffix(endings.front());
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, endings, filters](const QString& filter) {
    dialog->setDefaultSuffix(endings.value(filters.indexOf(filter)));
  });
  dialog->selectFile(suggestion);
  dialog->open();
}

void WindowDialogs::askUnsaved(QWidget* parent, const QString& name, std::function<void(SaveAnswer)> then) {
  QMessageBox* box = messageBox(parent, QMessageBox::Warning, Words::tr("Save the changes to “%1”?").arg(name),
                                Words::tr("What is not saved is lost."));
  box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  box->setDefaultButton(QMessageBox::Save);
  QObject::connect(box, &QMessageBox::finished, parent, [then = std::move(then)](int button) {
    then(button == QMessageBox::Save      ? SaveAnswer::Save
         : button == QMessageBox::Discard ? SaveAnswer::Discard
                                          : SaveAnswer::Cancel);
  });
  box->open();
}

void WindowDialogs::askRecover(QWidget* parent, const QString& name, std::function<void(RecoverAnswer)> then) {
  QMessageBox* box =
      messageBox(parent, QMessageBox::Question, Words::tr("Frontage did not close properly the last time."),
                 Words::tr("Unsaved work on “%1” was kept. Open it?").arg(name));
  QPushButton* open = box->addButton(Words::tr("Open it"), QMessageBox::AcceptRole);
  QPushButton* discard = box->addButton(Words::tr("Throw it away"), QMessageBox::DestructiveRole);
  QPushButton* later = box->addButton(Words::tr("Later"), QMessageBox::RejectRole);
  box->setDefaultButton(open);
  box->setEscapeButton(later);
  QObject::connect(box, &QMessageBox::finished, parent, [=, then = std::move(then)](int) {
    then(box->clickedButton() == open      ? RecoverAnswer::Open
         : box->clickedButton() == discard ? RecoverAnswer::Discard
                                           : RecoverAnswer::Later);
  });
  box->open();
}

void WindowDialogs::ask(QWidget* parent, const QString& title, const QString& text, const QString& yes,
                        const QString& no, std::function<void(bool)> then) {
  QMessageBox* box = messageBox(parent, QMessageBox::Question, title, text);
  QPushButton* first = box->addButton(yes, QMessageBox::AcceptRole);
  box->addButton(no, QMessageBox::RejectRole);
  box->setDefaultButton(first);
  QObject::connect(box, &QMessageBox::finished, parent,
                   [box, first, then = std::move(then)](int) { then(box->clickedButton() == first); });
  box->open();
}

void WindowDialogs::tell(QWidget* parent, const QString& title, const QString& text) {
  QMessageBox* box = messageBox(parent, QMessageBox::Warning, title, text);
  box->setStandardButtons(QMessageBox::Ok);
  box->open();
}

}  // namespace frontage::ui
