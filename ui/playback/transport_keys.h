#pragma once

class QKeyEvent;

namespace frontage::ui {

class Playback;

/// Space plays or pauses, Left and Right step (with Control from event to event, else also within a movement), Home and
/// End go to the ends. True when the key was one of these; the same keys wherever the phase is looked at.
bool transportKey(Playback& playback, const QKeyEvent& event);

}  // namespace frontage::ui
