#include "ui/export/battle_report.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QRegularExpression>

// The two ways in which a report is written down.
namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::BattleReport)
};

/// Words of the user's own are words, whatever they look like.
QString plain(const QString& text) {
  static const QRegularExpression special(QStringLiteral(R"(([\\`*_{}\[\]<>#|~]))"));
  QString escaped = text;
  return escaped.replace(special, QStringLiteral("\\\\1")).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString html(const QString& text) {
  return text.toHtmlEscaped();
}

QString clauseLine(const BattleReport::Entry& entry) {
  return entry.clauseTitle.isEmpty() ? entry.clause : QStringLiteral("%1 (%2)").arg(entry.clause, entry.clauseTitle);
}

QString markdownOf(const BattleReport::Entry& entry, int number, const QStringList& pictures) {
  QString text = QStringLiteral("### %1. %2\n\n%3\n\n").arg(number).arg(plain(entry.title), plain(entry.text));
  for (const auto& [what, value] : entry.figures)
    text += QStringLiteral("- %1: **%2**\n").arg(plain(what), plain(value));
  if (!entry.figures.empty()) text += QLatin1Char('\n');
  text += QStringLiteral("> **%1**").arg(plain(clauseLine(entry)));
  if (!entry.clauseWords.isEmpty()) text += QStringLiteral(" %1").arg(plain(entry.clauseWords));
  text += QStringLiteral("\n\n");
  if (entry.picture >= 0)
    text += QStringLiteral("![%1](<%2>)\n\n").arg(plain(entry.text), pictures.value(entry.picture));
  return text;
}

QString htmlOf(const BattleReport::Entry& entry, int number, const QStringList& pictures) {
  QString text =
      QStringLiteral("<section>\n<h3>%1. %2</h3>\n<p>%3</p>\n").arg(number).arg(html(entry.title), html(entry.text));
  if (!entry.figures.empty()) {
    text += QStringLiteral("<table>\n");
    for (const auto& [what, value] : entry.figures)
      text += QStringLiteral("<tr><th>%1</th><td>%2</td></tr>\n").arg(html(what), html(value));
    text += QStringLiteral("</table>\n");
  }
  text +=
      QStringLiteral("<p class=\"clause\"><b>%1</b> %2</p>\n").arg(html(clauseLine(entry)), html(entry.clauseWords));
  if (entry.picture >= 0)
    text += QStringLiteral("<img src=\"%1\" alt=\"%2\">\n").arg(html(pictures.value(entry.picture)), html(entry.text));
  return text + QStringLiteral("</section>\n");
}

QString styleOfPage() {
  const Theme& look = Theme::light();
  return QStringLiteral(
             "body { font: 16px/1.5 Inter, Helvetica, Arial, sans-serif; color: %1; background: %2; margin: 2rem auto; "
             "max-width: 60rem; padding: 0 1rem; }\n"
             "h1, h2, h3 { line-height: 1.25; } section { border-top: 1px solid %3; }\n"
             "img { max-width: 100%; height: auto; border: 1px solid %3; }\n"
             "table { border-collapse: collapse; font-variant-numeric: tabular-nums; }\n"
             "th { font-weight: normal; text-align: left; color: %4; padding: 0 1.5rem 0 0; }\n"
             ".rules, .clause { color: %4; } .clause { border-left: 3px solid %5; padding-left: .75rem; }\n")
      .arg(look.colour(Role::Text).name(), look.colour(Role::Surface).name(), look.colour(Role::Line).name(),
           look.colour(Role::SoftText).name(), look.colour(Role::Accent).name());
}

}  // namespace

QString toMarkdown(const BattleReport& report, const QStringList& pictures) {
  QString text = QStringLiteral("# %1\n\n%2\n\n").arg(plain(report.title), plain(report.rules));
  if (!report.notes.isEmpty()) text += report.notes.trimmed() + QStringLiteral("\n\n");
  text += QStringLiteral("## %1\n\n").arg(Words::tr("On the table"));
  for (const QString& line : report.forces) text += QStringLiteral("- %1\n").arg(plain(line));
  if (!pictures.isEmpty())
    text += QStringLiteral("\n![%1](<%2>)\n").arg(plain(report.pictures.front().about), pictures.front());
  text += QStringLiteral("\n## %1\n\n").arg(Words::tr("What happened"));
  if (report.entries.empty()) text += Words::tr("Nothing has been ordered yet.") + QStringLiteral("\n");
  int number = 0;
  for (const BattleReport::Entry& entry : report.entries) text += markdownOf(entry, ++number, pictures);
  return text.trimmed() + QLatin1Char('\n');
}

QString toHtml(const BattleReport& report, const QStringList& pictures) {
  QString text =
      QStringLiteral(
          "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n<style>\n%3</style>\n"
          "</head>\n<body>\n<h1>%2</h1>\n<p class=\"rules\">%4</p>\n")
          .arg(Words::tr("en", "the code of this language"), html(report.title), styleOfPage(), html(report.rules));
  if (!report.notes.isEmpty()) text += QStringLiteral("<p>%1</p>\n").arg(html(report.notes.trimmed()));
  text += QStringLiteral("<h2>%1</h2>\n<ul>\n").arg(html(Words::tr("On the table")));
  for (const QString& line : report.forces) text += QStringLiteral("<li>%1</li>\n").arg(html(line));
  text += QStringLiteral("</ul>\n");
  if (!pictures.isEmpty())
    text += QStringLiteral("<img src=\"%1\" alt=\"%2\">\n")
                .arg(html(pictures.front()), html(report.pictures.front().about));
  text += QStringLiteral("<h2>%1</h2>\n").arg(html(Words::tr("What happened")));
  if (report.entries.empty())
    text += QStringLiteral("<p>%1</p>\n").arg(html(Words::tr("Nothing has been ordered yet.")));
  int number = 0;
  for (const BattleReport::Entry& entry : report.entries) text += htmlOf(entry, ++number, pictures);
  return text + QStringLiteral("</body>\n</html>\n");
}

}  // namespace frontage::ui
