#pragma once

#include "core/scenario/scenario.h"
#include "tests/ui/support/charge_hands.h"
#include "tests/ui/support/moment_pictures.h"
#include "tests/ui/support/table_window.h"
#include "ui/phase/phase_session.h"

#include <map>
#include <string>
#include <vector>

namespace frontage::ui {

/// One phase to be played through the window: the position, who charges whom, how the charged answer, whom a charger
/// turns to, and what the dice of each purpose show when they are typed.
struct Play {
  struct Charge {
    std::string charger;
    std::vector<std::string> targets;
  };
  const char* name;
  core::Scenario position;
  std::vector<Charge> charges;
  std::map<std::string, core::Reaction> answers;  ///< by the charged unit; else hold
  std::map<std::string, std::string> redirects;   ///< by the charger; else it presses on
  std::map<core::RollPurpose, int> faces;         ///< of each die; else 4
  /// What a typed play must have come to, as core's events tell it.
  void (*expect)(const std::vector<core::Event>& events, const core::Ruleset& rules);
};

enum class DiceAre { Typed, Seeded };

/// Plays a phase through the real window with mouse and keyboard alone, and keeps what was seen on the way.
class PlayedPhase : public ChargeHands {
 protected:
  /// From the set-up to the end of the phase. Looks at the dock at every moment (see examine()).
  void play(const Play& play, DiceAre dice);

  /// Called before every step and at the end, when all that happened has been shown.
  virtual void atRest() {}

  [[nodiscard]] std::vector<core::Event> events() const;
  /// Steps back with the keyboard, stop by stop, and holds the table against what was seen on the way there.
  void stepBackToTheStart();
  /// Draws every movement of the line at 21 moments and holds the drawn unit against the event's path.
  void holdEveryMovementAgainstItsPath();
  /// Ends the phase early from its middle, then opens the old line again.
  void branchInTheMiddle();
  /// What could not be declared, in the dock's words.
  std::vector<QString> m_refusals;

 private:
  /// Every control that is off says why, the dock names what comes next, and no words are cut off.
  void examine(const char* when);
  void lookIntoTheDocks();
  void act();
  void watch();
  void declare(const Play::Charge& charge);
  void react();
  void giveDice();
  void redirect();
  void resolve();

  struct Moment {
    int place = 0;
    core::PhaseState state;
    core::Battlefield scene;
  };
  const Play* m_play = nullptr;
  DiceAre m_dice = DiceAre::Typed;
  std::size_t m_declared = 0;
  std::vector<Moment> m_moments;
  MomentPictures m_pictures;
  core::Battlefield m_before;
};

}  // namespace frontage::ui
