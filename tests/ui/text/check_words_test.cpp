// What the engine says against an order is English: each such sentence has a phrase that the window can translate.
#include "ui/text/check_words.h"

#include "core/phase/phase.h"
#include "core/rules/ruleset_library.h"
#include "core/scenario/scenario.h"
#include "core/soak/random_battle.h"
#include "core/soak/random_order.h"
#include "ui/text/clause_text.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>

#include <cstdlib>
#include <set>

namespace frontage::ui {
namespace {

/// Runs a test in German.
class InGerman : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(m_german.load(QStringLiteral(":/translations/frontage_de.qm")));
    QCoreApplication::installTranslator(&m_german);
  }
  void TearDown() override { QCoreApplication::removeTranslator(&m_german); }
  QTranslator m_german;
};

core::Battlefield twoUnits() {
  core::Battlefield field;
  core::Unit knights;
  knights.id = {"knights"};
  knights.name = "Ritter";
  core::Unit odd;
  odd.id = {"odd"};
  odd.name = "Axt and Schild %1";  // a name may hold anything
  field.units = {knights, odd};
  return field;
}

core::ClauseCheck said(const std::string& clause, const std::string& text) {
  core::ClauseCheck check;
  check.clause = clause;
  check.ok = false;
  check.text = text;
  return check;
}

TEST_F(InGerman, ASentenceOfTheEngineIsToldInGermanWithItsNames) {
  EXPECT_EQ(checkWords(said("D2", "Ritter: marched."), twoUnits()), QStringLiteral("Ritter: marschiert."));
  EXPECT_EQ(clauseText(said("D2", "Ritter: marched."), twoUnits()), QStringLiteral("Ritter: marschiert."));
}

TEST_F(InGerman, AListIsJoinedInGermanWhateverANameHolds) {
  const std::string way = "No legal move reaches the charged facing of Axt and Schild %1; in the way: ";
  EXPECT_EQ(checkWords(said("D6", way + "Ritter and Axt and Schild %1."), twoUnits()),
            QStringLiteral("Kein erlaubter Weg führt an die angegriffene Seite von Axt and Schild %1. Im Weg: "
                           "Ritter und Axt and Schild %1."));
  EXPECT_EQ(checkWords(said("R3", "Ritter: the charger is in the left flank zone, not in the front zone."), twoUnits()),
            QStringLiteral("Ritter: Der Angreifer steht nicht im Frontbogen (Zone: linke Flanke)."));
}

TEST_F(InGerman, TheMoreTellingPhraseWinsOverTheShorter) {
  EXPECT_EQ(checkWords(said("R6", "Ritter: fighting, can only hold."), twoUnits()),
            QStringLiteral("Ritter: im Kampf, nur Halten ist möglich."));
}

TEST_F(InGerman, WhatNobodyKnowsComesBackAsItIs) {
  EXPECT_EQ(checkWords(said("D1", "Something new."), twoUnits()), QStringLiteral("Something new."));
}

/// clauseText() has words of its own for these.
bool hasOwnWords(const core::ClauseCheck& check) {
  return check.clause == "D3" || check.clause == "D4" || (check.clause == "D5" && check.value && check.limit);
}

TEST(CheckWords, HaveAPhraseForAllThatTheEngineSaysInRandomPhases) {
  const char* soak = std::getenv("FRONTAGE_SOAK");
  const int phases = 60 * (soak ? std::max(1, std::atoi(soak)) : 1);
  core::Chance chance(20);
  std::set<std::string> unknown;
  const auto look = [&](const core::PhaseState& state, const core::Order& order) {
    for (const core::ClauseCheck& check : core::query(state, order).clauses)
      if (!hasOwnWords(check) && !hasCheckWords(check)) unknown.insert(check.clause + ": " + check.text);
  };
  const core::RulesetLibrary& library = core::RulesetLibrary::bundled();
  const std::vector<std::string> ids = library.ids();
  for (int i = 0; i < phases; ++i) {
    const std::string& rules = ids[static_cast<std::size_t>(i) % ids.size()];
    core::PhaseState state = core::beginPhase(core::randomBattle(chance), library.find(rules), {"red"});
    core::Dice dice({}, chance.bits());
    for (int step = 0; step < 30 && !state.ended; ++step) {
      for (int wild = 0; wild < 12 && !state.field.units.empty(); ++wild) look(state, core::wildOrder(state, chance));
      const auto orders = core::nextOrders(state);
      ASSERT_FALSE(orders.empty());
      look(state, orders.front());
      core::Transition done = core::apply(state, core::randomChoice(orders, chance), dice);
      state = std::move(done.after);
      dice = std::move(done.diceAfter);
    }
  }
  for (const std::string& text : unknown) ADD_FAILURE() << "no phrase for " << text;
}

}  // namespace
}  // namespace frontage::ui
