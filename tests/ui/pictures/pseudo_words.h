#pragma once

#include <QStringList>
#include <QTranslator>
#include <QWidget>

namespace frontage::ui {

/// A language that nobody speaks: every text that goes through a translation comes back longer, in accented letters and
/// between marks. What is seen without marks is written somewhere that no translator can reach.
class PseudoWords : public QTranslator {
  Q_OBJECT

 public:
  using QTranslator::QTranslator;
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char* comment, int n) const override;
};

/// Every text of the window, its menus and its other windows that is written in words and did not come from the
/// translator; each with what bears it. Names of rulesets, ids of clauses and file formats are nobody's language.
[[nodiscard]] QStringList unmarkedTexts(const QWidget& window);

}  // namespace frontage::ui
