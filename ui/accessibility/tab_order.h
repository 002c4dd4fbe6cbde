#pragma once

class QWidget;

namespace frontage::ui {

/// Puts a widget that was made late where Tab finds it: right after `anchor`, or, where nobody can give the anchor the
/// focus (a list, a label), after the last one before it that can have it. Without this, what is made late comes after
/// everything else in the window.
void putInTabOrder(QWidget& anchor, QWidget& late);

}  // namespace frontage::ui
