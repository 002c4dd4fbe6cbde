#include "ui/text/phrase_book.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace frontage::ui {

namespace {

/// The places of a phrase stand in the order of their numbers, each once.
QRegularExpression patternOf(const char* phrase) {
  static const QRegularExpression place(QStringLiteral("%[1-9]"));
  const QStringList between = QString::fromUtf8(phrase).split(place);
  QStringList quoted;
  for (const QString& words : between) quoted << QRegularExpression::escape(words);
  return QRegularExpression(QRegularExpression::anchoredPattern(quoted.join(QStringLiteral("(.+?)"))));
}

}  // namespace

PhraseBook::PhraseBook(const char* context, std::span<const char* const> phrases) : m_context(context) {
  for (const char* phrase : phrases) m_phrases.push_back({phrase, patternOf(phrase)});
  std::stable_sort(m_phrases.begin(), m_phrases.end(), [](const Phrase& a, const Phrase& b) {
    return std::string_view(a.text).size() > std::string_view(b.text).size();
  });
}

std::optional<QString> PhraseBook::words(const std::string& sentence,
                                         const std::function<QString(const QString&)>& inPlace) const {
  const QString english = QString::fromStdString(sentence);
  for (const Phrase& phrase : m_phrases) {
    const QRegularExpressionMatch match = phrase.pattern.match(english);
    if (!match.hasMatch()) continue;
    const QString words = QCoreApplication::translate(m_context, phrase.text);
    QString filled;
    for (qsizetype i = 0; i < words.size(); ++i) {
      // By hand, not by arg(): what stands in a place may itself hold a %1.
      const int number = words[i] == QLatin1Char('%') && i + 1 < words.size() ? words[i + 1].digitValue() : -1;
      if (number < 1) {
        filled += words[i];
        continue;
      }
      filled += inPlace(match.captured(number));
      ++i;
    }
    return filled;
  }
  return std::nullopt;
}

}  // namespace frontage::ui
