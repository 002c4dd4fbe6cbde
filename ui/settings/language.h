#pragma once

#include <QString>

namespace frontage::ui {

/// Puts the program into a language ("de", "en"); an empty one is the system's. English is the source and the fallback;
/// its own translation holds only the plural forms. Call before the first widget is made.
void useLanguage(const QString& language);

}  // namespace frontage::ui
