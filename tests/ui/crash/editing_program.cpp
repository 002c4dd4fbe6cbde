// A program that edits, autosaves and saves without a pause, to be killed: editing_program SETTINGS FILE
// It opens what the program would open at its start, and says on standard output, a line each and at once:
//   start N   the scenario that is shown now is number N
//   kept N    number N has been autosaved
//   saved N   number N has been saved
// Numbers rise by one with every edit; the scenario's name is its number.
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/files/file_controller.h"
#include "ui/window/main_window.h"

#include <QApplication>

#include <cstdio>

namespace {

using namespace frontage;

/// Takes back what a crash left, and never asks anything else.
class YesDialogs : public ui::Dialogs {
 public:
  void askOpen(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askList(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askExport(QWidget*, const QString&, const QStringList&, const QString&, std::function<void(QString)>) override {}
  void askSaveAs(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askUnsaved(QWidget*, const QString&, std::function<void(ui::SaveAnswer)> then) override {
    then(ui::SaveAnswer::Discard);
  }
  void askRecover(QWidget*, const QString&, std::function<void(ui::RecoverAnswer)> then) override {
    then(ui::RecoverAnswer::Open);
  }
  void ask(QWidget*, const QString&, const QString&, const QString&, const QString&,
           std::function<void(bool)> then) override {
    then(true);
  }
  void tell(QWidget*, const QString&, const QString& text) override { std::fprintf(stderr, "%s\n", qPrintable(text)); }
};

void say(const char* what, int number) {
  std::printf("%s %d\n", what, number);
  std::fflush(stdout);
}

void renumber(ui::Document& document, int number) {
  ui::ChangeSet what;
  what.details = true;
  ui::changeDetails(
      document, [number](core::Scenario& scenario) { scenario.name = std::to_string(number); }, what,
      QStringLiteral("Renumber"));
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("editing-program"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() != 3) return 2;
  YesDialogs dialogs;
  ui::MainWindow window(arguments[1], dialogs);
  window.start({});
  if (window.files().path() != arguments[2] && !window.files().isUnsaved()) window.files().openPath(arguments[2]);
  window.show();
  int number = std::stoi(window.document().scenario().name);
  say("start", number);
  while (true) {
    renumber(window.document(), ++number);
    QApplication::processEvents();
    if (number % 3 != 0) {
      window.files().autosave();
      say("kept", number);
    } else {
      window.files().save();
      say("saved", number);
    }
  }
}
