#pragma once

#include <QStringList>
#include <QTranslator>
#include <QWidget>

namespace frontage::ui {

/// Asked last of all translators: notes what the window asked for and none of them had.
class MissingWords : public QTranslator {
 public:
  using QTranslator::QTranslator;
  [[nodiscard]] bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char* comment, int n) const override;
  [[nodiscard]] QStringList found() const { return m_found; }

 private:
  mutable QStringList m_found;
};

/// Letters that two entries of one menu have, or two of the menu bar and the buttons that can be seen: Alt with the
/// letter would then only go to and fro between them.
[[nodiscard]] QStringList sharedLetters(const QWidget& window);

}  // namespace frontage::ui
