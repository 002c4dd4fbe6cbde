#pragma once

#include <QStringList>

class QWidget;

namespace frontage::ui {

/// The words of visible labels and buttons in the window that do not fit the room they have, each with the name of its
/// widget. Words that are shortened on purpose, with an ellipsis, are not looked at.
[[nodiscard]] QStringList cutTexts(const QWidget& window);

}  // namespace frontage::ui
