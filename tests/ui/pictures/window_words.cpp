#include "tests/ui/pictures/window_words.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

#include <map>

namespace frontage::ui {

namespace {

QStringList shared(const QString& where, const QStringList& texts) {
  std::map<QString, QString> taken;
  QStringList found;
  for (const QString& text : texts) {
    const QString letter = QKeySequence::mnemonic(text).toString();
    if (letter.isEmpty()) continue;
    const auto [owner, isNew] = taken.emplace(letter, text);
    if (!isNew) found << QStringLiteral("%1: %2 for “%3” and “%4”").arg(where, letter, owner->second, text);
  }
  return found;
}

QStringList textsOf(const QList<QAction*>& actions) {
  QStringList texts;
  for (const QAction* action : actions)
    if (action->isVisible() && !action->isSeparator()) texts << action->text();
  return texts;
}

}  // namespace

QString MissingWords::translate(const char* context, const char* source, const char* /*comment*/, int /*n*/) const {
  const QString words = QStringLiteral("%1: “%2”").arg(QLatin1String(context), QString::fromUtf8(source));
  if (words.startsWith(QLatin1String("frontage::")) && !m_found.contains(words)) m_found << words;
  return {};
}

QStringList sharedLetters(const QWidget& window) {
  QStringList found;
  QStringList seen;
  for (const auto* bar : window.findChildren<QMenuBar*>()) seen << textsOf(bar->actions());
  for (const auto* button : window.findChildren<QAbstractButton*>())
    if (!button->visibleRegion().isEmpty()) seen << button->text();
  for (const auto* label : window.findChildren<QLabel*>())
    if (!label->visibleRegion().isEmpty() && label->buddy()) seen << label->text();
  found << shared(QStringLiteral("window"), seen);
  for (const auto* menu : window.findChildren<QMenu*>()) found << shared(menu->title(), textsOf(menu->actions()));
  return found;
}

}  // namespace frontage::ui
