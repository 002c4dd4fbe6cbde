#pragma once

#include <QIcon>

namespace frontage::ui {

/// A small base in the colour and with the mark of the army, for lists.
[[nodiscard]] QIcon armySwatch(std::size_t armyIndex);

}  // namespace frontage::ui
