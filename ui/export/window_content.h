#pragma once

#include "ui/export/animation_job.h"
#include "ui/export/battle_report.h"
#include "ui/export/picture_job.h"

#include <memory>

namespace frontage::ui {

class MainWindow;

// What the window has to give out at this moment, as values: what is exported from them stays what it was, whatever
// happens in the window meanwhile.

/// What is seen on the table, with everything that is drawn over it. The caption tells what has happened so far, or of
/// a charge that is only looked at what each clause says.
[[nodiscard]] PictureContent pictureOf(const MainWindow& window);
/// The part of the table that the window shows, in the scene.
[[nodiscard]] QRectF seenPart(const MainWindow& window);
/// The line of play that is looked at; empty when nothing has been ordered.
[[nodiscard]] AnimationContent animationOf(const MainWindow& window);
[[nodiscard]] BattleReport reportOf(const MainWindow& window);
/// Footprints and terrain as they are seen, and the ways that led there.
[[nodiscard]] QString wktOf(const MainWindow& window);

}  // namespace frontage::ui
