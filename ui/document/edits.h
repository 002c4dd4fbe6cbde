#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/vec.h"
#include "ui/document/commands.h"
#include "ui/document/things.h"

#include <QString>

#include <functional>

namespace frontage::ui {

class Document;

/// What became of an edit. When it was refused, `why` is one sentence for the status bar.
struct Outcome {
  bool done = false;
  QString why;
  explicit operator bool() const noexcept { return done; }
};

// Every edit of the table goes through these: each is one named step of undo (with a gesture: one for the gesture), and
// one that would change nothing leaves none. An edit that would put a unit where it may not stand (off the table, over
// another unit, into impassable terrain) is refused whole; a unit that stood wrong before may still be moved. Terrain
// that lies on the table stays on it.
// While the document is locked every one of them is refused with its reason.

/// Puts the things in the place of those with the same ids.
Outcome replace(Document& document, Things things, const QString& text, const Gesture& gesture = {});
/// Puts new things on the table. Their ids are made free ones, names are kept: see withFreeNames().
Outcome add(Document& document, Things things, const QString& text);
/// The same at the nearest free place.
Outcome addNearby(Document& document, const Things& things, const QString& text);
/// Numbered where something on the table has the name already, as "Spearmen 2", so that words tell them apart.
[[nodiscard]] Things withFreeNames(const core::Battlefield& field, Things things);
Outcome removeSelected(Document& document);
/// The same after it was copied: under another name.
Outcome cutSelected(Document& document);

/// Moves by so many inches.
[[nodiscard]] Things moved(Things things, geometry::Vec by);
/// Turns about the common centre (a single thing about its own), to the left positive.
[[nodiscard]] Things turned(Things things, geometry::Angle left);
[[nodiscard]] geometry::Vec centreOf(const Things& things);

Outcome moveSelected(Document& document, geometry::Vec by, const Gesture& gesture = {});
Outcome turnSelected(Document& document, geometry::Angle left, const Gesture& gesture = {});
/// A copy of the selection beside it, selected.
Outcome duplicateSelected(Document& document);
/// All selected units take the facing of the first of them.
Outcome alignFacing(Document& document);
/// The fronts of the selected units come onto the front line of the first, as they face; each unit goes straight ahead
/// or back.
Outcome lineUp(Document& document);

/// Changes table, armies, names, ruleset... `change` gets a copy of the scenario; units and terrain stay as they are.
Outcome changeDetails(Document& document, const std::function<void(core::Scenario&)>& change, const ChangeSet& what,
                      const QString& text, const Gesture& gesture = {});

/// The sentence for the first thing that would stand wrong, or an empty one.
[[nodiscard]] QString faultOf(const core::Battlefield& before, const core::Battlefield& after);
/// Width along the bottom edge of the table and depth along its side, of the least such box around the piece.
[[nodiscard]] geometry::Vec sizeOf(const core::Terrain& terrain);
/// Stretched about its middle to these measures, along the edges of the table. Requires: both above 0.
[[nodiscard]] core::Terrain resized(core::Terrain terrain, double width, double depth);
/// "Knights", or "3 things".
[[nodiscard]] QString nameOf(const Things& things);

}  // namespace frontage::ui
