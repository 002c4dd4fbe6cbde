#include "ui/export/export_controller.h"

#include "ui/dialogs/dialogs.h"
#include "ui/export/animation_dialog.h"
#include "ui/export/copy_job.h"
#include "ui/export/export_progress.h"
#include "ui/export/picture_dialog.h"
#include "ui/export/print_job.h"
#include "ui/export/report_job.h"
#include "ui/export/window_content.h"
#include "ui/files/file_controller.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/window/main_window.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStatusBar>

#include <filesystem>
#include <utility>

namespace frontage::ui {

namespace {

/// A title as a file may be called.
QString fileName(QString title) {
  static const QRegularExpression unfit(QStringLiteral(R"([/\\:*?"<>|])"));
  return title.replace(unfit, QStringLiteral("-"));
}

}  // namespace

ExportController::ExportController(MainWindow& window)
    : QObject(&window), m_window(window), m_progress(new ExportProgress(&window)) {
  window.statusBar()->addPermanentWidget(m_progress);
  m_progress->hide();
  connect(m_progress, &ExportProgress::cancelled, this, [this] {
    if (m_job) m_job->cancel();
  });
}

ExportController::~ExportController() = default;

void ExportController::whenSafe(const std::function<void()>& then) {
  if (!busy()) return then();
  m_window.dialogs().ask(&m_window, tr("Something is still being exported."),
                         tr("Closing now gives it up, and nothing of it is kept."), tr("Give it up"),
                         tr("Go on exporting"), [this, then](bool giveUp) {
                           if (!giveUp) return;
                           if (m_job) m_job->cancel();
                           then();
                         });
}

bool ExportController::refuseWhileBusy() {
  if (busy()) m_window.say(tr("Something is being exported: wait for it, or cancel it."));
  return busy();
}

// ---- what there is

void ExportController::exportPicture() {
  if (refuseWhileBusy()) return;
  auto* dialog = new PictureDialog(pictureOf(m_window), seenPart(m_window), &m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  m_dialog = dialog;
  connect(dialog, &PictureDialog::copyWanted, this, [this, dialog] {
    const PictureContent content = dialog->content();
    dialog->accept();
    copy(content);
  });
  connect(dialog, &PictureDialog::exportWanted, this, [this, dialog] {
    const PictureFormat format = dialog->format();
    askForPath(tr("Export picture"), {endingOf(format)}, [this, dialog, format](const QString& path) {
      const PictureContent content = dialog->content();
      dialog->accept();
      run(std::make_unique<PictureJob>(content, format, path), tr("Drawing the picture"), path);
    });
  });
  dialog->open();
}

void ExportController::withPhase(const QString& otherwise, const std::function<void()>& then) {
  PhaseController& phase = m_window.phase().controller();
  if (!phase.ready() || phase.started() || phase.fileOrders().empty()) return then();
  m_window.dialogs().ask(&m_window, tr("The orders of this scenario have not been played."),
                         tr("Only what has been played is exported."), tr("&Play them"), otherwise,
                         [&phase, then](bool yes) {
                           if (yes) {
                             phase.playFileOrders();
                             phase.skip();
                           }
                           then();
                         });
}

void ExportController::exportAnimation() {
  if (!refuseWhileBusy()) withPhase(tr("&Cancel"), [this] { askForAnimation(); });
}

void ExportController::askForAnimation() {
  AnimationContent content = animationOf(m_window);
  if (content.timeline.marks().empty())
    return m_window.say(tr("Nothing has been ordered yet: there is no movement to show."));
  auto* dialog = new AnimationDialog(std::move(content), &m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  m_dialog = dialog;
  connect(dialog, &AnimationDialog::exportWanted, this, [this, dialog] {
    const AnimationFormat format = dialog->format();
    askForPath(tr("Export animation"), {endingOf(format)}, [this, dialog, format](const QString& path) {
      AnimationContent wanted = dialog->content();
      dialog->accept();
      run(std::make_unique<AnimationJob>(std::move(wanted), format, path), tr("Making the animation"), path);
    });
  });
  dialog->open();
}

void ExportController::exportReport() {
  if (!refuseWhileBusy()) withPhase(tr("The position &only"), [this] { askForReport(); });
}

void ExportController::askForReport() {
  askForPath(tr("Export battle report"), {QStringLiteral("html"), QStringLiteral("md")}, [this](const QString& path) {
    const bool markdown = QFileInfo(path).suffix().compare(QLatin1String("md"), Qt::CaseInsensitive) == 0;
    PictureOptions options = pictureOf(m_window).options;
    options.caption = {};
    options.size = {};
    run(std::make_unique<ReportJob>(reportOf(m_window), options, markdown ? ReportFormat::Markdown : ReportFormat::Html,
                                    path),
        tr("Writing the report"), path);
  });
}

void ExportController::print() {
  if (refuseWhileBusy()) return;
  auto printer = std::make_shared<std::unique_ptr<QPrinter>>(std::make_unique<QPrinter>(QPrinter::HighResolution));
  (*printer)->setPageOrientation(QPageLayout::Landscape);
  // Before the dialog, which offers a file of this name; what follows its last dot it takes for an ending.
  (*printer)->setDocName(fileName(QFileInfo(m_window.files().title()).completeBaseName()) + QStringLiteral(".pdf"));
  auto* dialog = new QPrintDialog(printer->get(), &m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  m_dialog = dialog;
  connect(dialog, qOverload<>(&QDialog::accepted), this, [this, printer] { printOn(std::move(*printer)); });
  dialog->open();
}

void ExportController::printOn(std::unique_ptr<QPrinter> printer) {
  if (refuseWhileBusy()) return;
  printer->setDocName(m_window.files().title());
  printer->setCreator(QStringLiteral("Frontage"));
  run(std::make_unique<PrintJob>(pictureOf(m_window), std::move(printer)), tr("Printing"), {});
}

void ExportController::copyPicture() {
  if (!refuseWhileBusy()) copy(pictureOf(m_window));
}

void ExportController::copy(const PictureContent& content) {
  auto job = std::make_unique<CopyJob>(content);
  CopyJob* made = job.get();
  connect(made, &ExportJob::finished, this, [this, made](const QString& problem) {
    if (!problem.isEmpty() || made->cancelled()) return;
    QGuiApplication::clipboard()->setImage(made->image());
    m_window.say(tr("The picture is in the clipboard."));
  });
  run(std::move(job), tr("Drawing the picture"), {});
}

void ExportController::copyWkt() {
  QGuiApplication::clipboard()->setText(wktOf(m_window));
  m_window.say(tr("Footprints and ways are in the clipboard as well-known text, in inches."));
}

// ---- how it is done

void ExportController::askForPath(const QString& title, const QStringList& endings, std::function<void(QString)> then) {
  const QString name = QFileInfo(m_window.files().title()).completeBaseName();
  const QString folder = m_window.settings().exportFolder;
  const QDir place(QFileInfo(folder).isDir() ? folder : m_window.files().folder());
  const auto go = [this, then = std::move(then)](const QString& path) {
    // By what it is, not by its name: a link leads to the scenario as well.
    std::error_code ignored;
    if (std::filesystem::equivalent(path.toStdString(), m_window.files().path().toStdString(), ignored))
      return m_window.dialogs().tell(
          &m_window, tr("Nothing was exported."),
          tr("“%1” is the scenario itself. Choose another file.").arg(QFileInfo(path).fileName()));
    m_window.settings().exportFolder = QFileInfo(path).absolutePath();
    then(path);
  };
  m_window.dialogs().askExport(m_dialog ? m_dialog.data() : static_cast<QWidget*>(&m_window), title, endings,
                               place.filePath(fileName(name) + QLatin1Char('.') + endings.front()), go);
}

void ExportController::run(std::unique_ptr<ExportJob> job, const QString& doing, const QString& done) {
  m_job = std::move(job);
  m_progress->begin(doing);
  connect(m_job.get(), &ExportJob::progressed, m_progress, &ExportProgress::show);
  connect(m_job.get(), &ExportJob::finished, this, [this, done](const QString& problem) { onFinished(done, problem); });
  m_job->start();
  emit busyChanged(true);
}

void ExportController::onFinished(const QString& done, const QString& problem) {
  const bool cancelled = m_job->cancelled();
  m_job.release()->deleteLater();
  m_progress->hide();
  emit busyChanged(false);
  if (cancelled)
    m_window.say(tr("Cancelled; nothing was written."));
  else if (!problem.isEmpty())
    m_window.dialogs().tell(&m_window, tr("The export did not work."), problem);
  else if (!done.isEmpty())
    m_window.say(tr("Exported to %1.").arg(QDir::toNativeSeparators(done)));
}

}  // namespace frontage::ui
