#pragma once

#include "ui/dialogs/dialogs.h"

namespace frontage::ui {

/// Never comes back with an answer: a bench has nobody to ask.
class NoDialogs : public Dialogs {
 public:
  void askOpen(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askList(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askExport(QWidget*, const QString&, const QStringList&, const QString&, std::function<void(QString)>) override {}
  void askSaveAs(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askUnsaved(QWidget*, const QString&, std::function<void(SaveAnswer)>) override {}
  void askRecover(QWidget*, const QString&, std::function<void(RecoverAnswer)>) override {}
  void ask(QWidget*, const QString&, const QString&, const QString&, const QString&,
           std::function<void(bool)>) override {}
  void tell(QWidget*, const QString&, const QString&) override {}
};

}  // namespace frontage::ui
