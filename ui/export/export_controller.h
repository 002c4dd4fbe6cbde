#pragma once

#include "ui/export/export_job.h"
#include "ui/export/picture_maker.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QDialog;
class QPrinter;

namespace frontage::ui {

class ExportProgress;
class MainWindow;
struct PictureContent;

/// What leaves the window: pictures, animations, reports, prints, and what is copied. One thing at a time; the window
/// can be worked in meanwhile, sees how far it is and can call it off.
class ExportController : public QObject {
  Q_OBJECT

 public:
  /// Becomes a child of the window.
  explicit ExportController(MainWindow& window);
  ~ExportController() override;

  void exportPicture();
  void exportAnimation();
  void exportReport();
  void print();
  void copyPicture();
  void copyWkt();

  /// Prints on what has been set up already.
  void printOn(std::unique_ptr<QPrinter> printer);
  [[nodiscard]] bool busy() const noexcept { return m_job != nullptr; }
  /// Goes on at once, or while something is being exported when somebody has said that it may be given up.
  void whenSafe(const std::function<void()>& then);

 signals:
  /// Something has begun or ended.
  void busyChanged(bool busy);

 private:
  /// Orders that came with the file and have not been played: asks whether to play them, and goes on.
  void withPhase(const QString& otherwise, const std::function<void()>& then);
  void askForAnimation();
  void askForReport();
  void askForPath(const QString& title, const QStringList& endings, std::function<void(QString)> then);
  /// `done` is what the status bar says once it is there.
  void run(std::unique_ptr<ExportJob> job, const QString& doing, const QString& done);
  void onFinished(const QString& done, const QString& problem);
  void copy(const PictureContent& content);
  [[nodiscard]] bool refuseWhileBusy();

  MainWindow& m_window;
  ExportProgress* m_progress;
  std::unique_ptr<ExportJob> m_job;
  QPointer<QDialog> m_dialog;
};

}  // namespace frontage::ui
