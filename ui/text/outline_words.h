#pragma once

#include <QString>

#include <string>

namespace frontage::ui {

/// What geometry::polygonFault() says, in the language of the window; goes on after "The outline".
[[nodiscard]] QString outlineWords(const std::string& fault);

}  // namespace frontage::ui
