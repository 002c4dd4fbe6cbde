#include "ui/text/clause_words.h"

#include "core/rules/clause_book.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

/// The sentences stand in resources/clauses, and their translations in this context.
constexpr const char* kContext = "frontage::ui::ClauseWords";

QString sentenceText(const core::ClauseSentence& sentence) {
  QString text = QCoreApplication::translate(kContext, sentence.words.c_str());
  text.replace(QStringLiteral("{}"), QString::fromStdString(sentence.value));
  if (!sentence.assumed) return text;
  return QCoreApplication::translate("frontage::ui::ClauseWords", "%1 (Assumed: the source does not say.)").arg(text);
}

}  // namespace

QStringList clauseSentences(const core::Clause& clause, const core::Ruleset& rules) {
  QStringList sentences;
  for (const core::ClauseSentence& sentence : core::ClauseBook::bundled().sentences(clause, rules))
    sentences << sentenceText(sentence);
  return sentences;
}

QString clauseWords(const core::Clause& clause, const core::Ruleset& rules) {
  return clauseSentences(clause, rules).join(QLatin1Char(' '));
}

}  // namespace frontage::ui
