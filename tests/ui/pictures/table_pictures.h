#pragma once

#include "tests/ui/pictures/photographer.h"
#include "ui/window/main_window.h"

namespace frontage::ui {

/// The table as it is set up: what the Inspector has for a regiment, several things and nothing, figures along the
/// edges, what is held by the magnet, words that lie close, the menu, and what is empty.
void photographTable(MainWindow& window, Photographer& photographer);

}  // namespace frontage::ui
