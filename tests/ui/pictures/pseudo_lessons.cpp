#include "tests/ui/pictures/pseudo_lessons.h"

#include "core/lesson/course/course.h"
#include "core/lesson/read/lesson_file.h"
#include "core/lesson/write/lesson_text.h"
#include "tests/ui/pictures/pseudo_words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <stdexcept>

namespace frontage::ui {

namespace {

/// Puts each text of a lesson in the place of its English.
class Scribe {
 public:
  void write(core::Lesson& lesson) const {
    words(lesson.title);
    words(lesson.summary);
    for (auto& [id, name] : lesson.names) words(name);
    for (core::Step& step : lesson.steps) write(step);
  }

 private:
  void text(std::string& written) const {
    if (!written.empty()) written = m_pseudo.translate("", written.c_str(), "", -1).toStdString();
  }
  void words(core::Words& said) const {
    if (said.empty()) return;
    std::string english = said.in("en");
    text(english);
    said.byLanguage = {{"en", english}};
  }
  void write(core::Step& step) const {
    words(step.text);
    words(step.explain);
    for (core::Words& hint : step.hints) words(hint);
    for (core::Ruling& ruling : step.rulings) words(ruling.say);
    if (step.position) write(*step.position);
    if (step.task) write(*step.task);
  }
  void write(core::Scenario& position) const {
    text(position.name);
    for (core::Army& army : position.field.armies) text(army.name);
    for (core::Unit& unit : position.field.units) text(unit.name);
    for (core::Terrain& terrain : position.field.terrain) text(terrain.name);
  }
  void write(core::Task& task) const {
    words(task.ask);
    words(task.otherwise);
    for (core::WrongAnswer& wrong : task.wrong) words(wrong.say);
    if (auto* choice = std::get_if<core::ChoiceTask>(&task.body))
      for (core::Sentence& option : choice->options) words(option.text);
    if (auto* order = std::get_if<core::OrderTask>(&task.body))
      for (core::Sentence& event : order->events) words(event.text);
  }

  PseudoWords m_pseudo;
};

}  // namespace

void writePseudoResources(const QString& from, const QString& to) {
  QDir().mkpath(to);
  for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot))
    if (entry.fileName() != QLatin1String("lessons"))
      QFile::link(entry.absoluteFilePath(), QDir(to).filePath(entry.fileName()));
  const Scribe scribe;
  for (const std::string& file : core::lessonFiles(from.toStdString())) {
    core::LessonLoad loaded = core::loadLesson(file);
    if (!loaded.ok()) throw std::runtime_error(loaded.problems.front().text());
    scribe.write(*loaded.lesson);
    const QString name = QDir(from).relativeFilePath(QString::fromStdString(file));
    QDir(to).mkpath(QFileInfo(name).path());
    if (const auto problem = core::saveLesson(*loaded.lesson, QDir(to).filePath(name).toStdString()))
      throw std::runtime_error(*problem);
  }
}

}  // namespace frontage::ui
