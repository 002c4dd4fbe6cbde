#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace frontage::ui {

/// How an action is made. The tooltip is made of the text and the shortcut.
struct ActionSpec {
  QString name;  ///< object name
  QString text;
  QList<QKeySequence> keys;  ///< explicit: some platforms define no standard ones
  QString icon;              ///< of the bundled set; empty = none
};

/// The action, added to the window so that its shortcut works wherever the focus is in it.
QAction* makeAction(QWidget& window, const ActionSpec& spec, std::function<void()> run);
QAction* makeSwitch(QWidget& window, const ActionSpec& spec, bool on, std::function<void(bool)> run);
/// Text without mnemonic marks, with the first shortcut in brackets.
[[nodiscard]] QString toolTipOf(const QAction& action);

}  // namespace frontage::ui
