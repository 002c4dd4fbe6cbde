#include "ui/export/render.h"

#include "ui/export/animation_job.h"
#include "ui/export/caption.h"
#include "ui/export/picture_job.h"
#include "ui/settings/language.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>

#include <stdexcept>

namespace frontage::ui {

namespace {

QString endingOfPath(const RenderRequest& request) {
  return QFileInfo(QString::fromStdString(request.path)).suffix();
}

/// Qt without a display: words, fonts and colours are those of the program, not of the desktop.
class Offscreen {
 public:
  Offscreen() : m_app(m_count, m_words) {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    useLanguage(QStringLiteral("en"));
    loadFonts();
  }

 private:
  /// Before the program starts Qt: how it is to draw. What Qt has to say of fonts and folders is nobody's business.
  static int prepare() {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
      if (type == QtFatalMsg) std::fprintf(stderr, "%s\n", qPrintable(message));
    });
    return 1;
  }
  int m_count = prepare();
  char m_name[13] = "frontage-cli";
  char* m_words[2] = {m_name, nullptr};
  QApplication m_app;
};

PictureOptions optionsOf(const core::Scenario& scenario, const core::PhaseRun& run, const RenderRequest& request) {
  PictureOptions options;
  if (request.width && request.height) options.size = QSize(*request.width, *request.height);
  options.look = request.dark ? &Theme::dark() : &Theme::light();
  if (request.caption) options.caption = captionOf(scenario, run.start.rules.get());
  return options;
}

std::vector<core::Event> eventsUpTo(const core::PhaseRun& run, std::size_t steps) {
  std::vector<core::Event> events;
  for (std::size_t i = 0; i < steps; ++i)
    events.insert(events.end(), run.steps[i].transition.events.begin(), run.steps[i].transition.events.end());
  return events;
}

void require(const QString& problem) {
  if (!problem.isEmpty()) throw std::runtime_error(problem.toStdString());
}

Rendered renderPicture(const core::Scenario& scenario, const core::PhaseRun& run, const RenderRequest& request) {
  PictureContent content;
  content.field = request.steps == 0 ? run.start.field : run.steps[request.steps - 1].transition.after.field;
  content.marks = marksAfter(run, request.steps);
  content.options = optionsOf(scenario, run, request);
  content.title = QString::fromStdString(scenario.name);
  if (request.caption) content.options.caption.lines = linesOf(eventsUpTo(run, request.steps), run.start.field);
  PictureJob job(content, *pictureFormatOf(endingOfPath(request)), QString::fromStdString(request.path));
  require(job.runToEnd());
  return {job.pixels().width(), job.pixels().height(), 0, 0};
}

Rendered renderAnimation(const core::Scenario& scenario, const core::PhaseRun& run, const RenderRequest& request) {
  AnimationContent content{timelineOf(run), optionsOf(scenario, run, request), {}, true};
  if (!request.width) {
    // Half as wide as a picture: files to be sent.
    const QSize whole = layOutPicture(run.start.field.table, content.options).pixels();
    content.options.size = whole / 2;
  }
  AnimationJob job(std::move(content), *animationFormatOf(endingOfPath(request)), QString::fromStdString(request.path));
  require(job.runToEnd());
  return {job.pixels().width(), job.pixels().height(), job.framesWritten(), job.milliseconds()};
}

}  // namespace

std::string renderProblem(const RenderRequest& request) {
  const QString ending = endingOfPath(request);
  const auto found = [&](const char* expected) {
    return "--output: found the ending \"" + ending.toStdString() + "\", expected " + expected;
  };
  if (request.animate) {
    const auto format = animationFormatOf(ending);
    if (!format) return found("gif, webp or mp4 with --animate");
    if (const QString problem = formatProblem(*format); !problem.isEmpty()) return problem.toStdString();
  } else if (!pictureFormatOf(ending)) {
    return found(animationFormatOf(ending) ? "png, svg or pdf (or --animate)" : "png, svg or pdf");
  }
  if (!request.width || !request.height) return {};
  const QString problem = sizeProblem(QSize(*request.width, *request.height));
  return problem.isEmpty() ? std::string() : "--size: " + problem.toStdString();
}

Rendered render(const core::Scenario& scenario, const core::PhaseRun& run, const RenderRequest& request) {
  const Offscreen qt;
  return request.animate ? renderAnimation(scenario, run, request) : renderPicture(scenario, run, request);
}

}  // namespace frontage::ui
