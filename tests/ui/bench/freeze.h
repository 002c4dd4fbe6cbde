#pragma once

namespace frontage::ui {

/// Opens, imports and exports what is large in the real window, with a heart that beats every few milliseconds, and
/// prints how long the turns of the event loop were: as the clock has it, and in processor time of the window's
/// thread, which other programs cannot lengthen. None is to be longer than 100 ms.
void benchFreeze();

}  // namespace frontage::ui
