#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

class QWidget;

namespace frontage::ui {

enum class SaveAnswer : std::uint8_t { Save, Discard, Cancel };
enum class RecoverAnswer : std::uint8_t { Open, Discard, Later };

/// Every question that would stop the program until it is answered. The window asks only through this, so that tests
/// can answer. Answers come back through the callback, perhaps at once, perhaps after the event loop has run.
class Dialogs {
 public:
  virtual ~Dialogs() = default;
  virtual void askOpen(QWidget* parent, const QString& folder, std::function<void(QString path)> then) = 0;
  /// An army list of another program.
  virtual void askList(QWidget* parent, const QString& folder, std::function<void(QString path)> then) = 0;
  virtual void askSaveAs(QWidget* parent, const QString& suggestion, std::function<void(QString path)> then) = 0;
  /// The same for lesson files.
  virtual void askOpenLesson(QWidget* parent, const QString& folder, std::function<void(QString path)> then) {
    askOpen(parent, folder, std::move(then));
  }
  virtual void askSaveLesson(QWidget* parent, const QString& suggestion, std::function<void(QString path)> then) {
    askSaveAs(parent, suggestion, std::move(then));
  }
  /// Where to put something that is made from the scenario: a file with one of the endings, of which the first is meant
  /// unless another is chosen.
  virtual void askExport(QWidget* parent, const QString& title, const QStringList& endings, const QString& suggestion,
                         std::function<void(QString path)> then) = 0;
  virtual void askUnsaved(QWidget* parent, const QString& name, std::function<void(SaveAnswer)> then) = 0;
  /// About work that was kept when the program did not close properly; to leave the question is to be asked again.
  virtual void askRecover(QWidget* parent, const QString& name, std::function<void(RecoverAnswer)> then) = 0;
  /// A question with two named answers; true for the first.
  virtual void ask(QWidget* parent, const QString& title, const QString& text, const QString& yes, const QString& no,
                   std::function<void(bool)> then) = 0;
  virtual void tell(QWidget* parent, const QString& title, const QString& text) = 0;
};

/// The real ones: window-modal, never exec().
class WindowDialogs : public Dialogs {
 public:
  void askOpen(QWidget* parent, const QString& folder, std::function<void(QString)> then) override;
  void askList(QWidget* parent, const QString& folder, std::function<void(QString)> then) override;
  void askSaveAs(QWidget* parent, const QString& suggestion, std::function<void(QString)> then) override;
  void askOpenLesson(QWidget* parent, const QString& folder, std::function<void(QString)> then) override;
  void askSaveLesson(QWidget* parent, const QString& suggestion, std::function<void(QString)> then) override;
  void askExport(QWidget* parent, const QString& title, const QStringList& endings, const QString& suggestion,
                 std::function<void(QString)> then) override;
  void askUnsaved(QWidget* parent, const QString& name, std::function<void(SaveAnswer)> then) override;
  void askRecover(QWidget* parent, const QString& name, std::function<void(RecoverAnswer)> then) override;
  void ask(QWidget* parent, const QString& title, const QString& text, const QString& yes, const QString& no,
           std::function<void(bool)> then) override;
  void tell(QWidget* parent, const QString& title, const QString& text) override;
};

}  // namespace frontage::ui
