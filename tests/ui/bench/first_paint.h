#pragma once

namespace frontage::ui {

/// What the program does instead when it was started with `--paint WHICH BEGIN`: shows a bare QMainWindow ("bare") or
/// the program's window ("frontage"; "table" ends when the table is painted, for profilers) and writes to standard
/// output when its first picture had been painted, when the table had, when all of it was there and painted
/// (milliseconds after BEGIN, nanoseconds of the monotonic clock), and the longest turn of the event loop after the
/// first picture (milliseconds).
int paintOnce(int argc, char** argv);

/// Starts such programs and prints what they say.
void benchFirstPaint();

}  // namespace frontage::ui
