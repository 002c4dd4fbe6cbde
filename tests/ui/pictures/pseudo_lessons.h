#pragma once

#include <QString>

namespace frontage::ui {

/// A copy of the program's resources in which every lesson is written in the language of nobody (PseudoWords), as if
/// its author had spoken it: what is left in words beside it belongs to the views.
void writePseudoResources(const QString& from, const QString& to);

}  // namespace frontage::ui
