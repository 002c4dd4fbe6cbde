#pragma once

#include <QRegularExpression>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace frontage::ui {

/// Turns English sentences that core and geometry put together back into the phrase they were made from, and that into
/// the language of the window: both know no Qt and therefore no translator. A phrase has places %1 to %9.
class PhraseBook {
 public:
  /// `context` is that of the translations. The phrases are literals and outlive the book.
  PhraseBook(const char* context, std::span<const char* const> phrases);

  /// Of the phrases that fit, the one that leaves least to its places; `inPlace` gives the words for what stands in
  /// one. Nothing when no phrase fits.
  [[nodiscard]] std::optional<QString> words(const std::string& sentence,
                                             const std::function<QString(const QString&)>& inPlace) const;

 private:
  struct Phrase {
    const char* text;
    QRegularExpression pattern;
  };
  const char* m_context;
  std::vector<Phrase> m_phrases;  ///< the longest first
};

}  // namespace frontage::ui
