#include "ui/text/outline_words.h"

#include "ui/text/phrase_book.h"

#include <QCoreApplication>

#include <array>

namespace frontage::ui {

namespace {

constexpr std::array kPhrases{
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "has fewer than three vertices"),
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "has no finite point as vertex %1"),
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "has its vertices %1 and %2 in one place, %3"),
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "crosses itself near %1"),
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "runs back over itself"),
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "has no area"),
    QT_TRANSLATE_NOOP("frontage::ui::OutlineWords", "is not a simple polygon (%1)"),
};

}  // namespace

QString outlineWords(const std::string& fault) {
  static const PhraseBook phrases("frontage::ui::OutlineWords", kPhrases);
  const auto words = phrases.words(fault, [](const QString& place) { return place; });
  return words ? *words : QString::fromStdString(fault);
}

}  // namespace frontage::ui
