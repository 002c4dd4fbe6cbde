#include "core/compare/why.h"

#include "core/rules/clause_book.h"

#include <algorithm>
#include <map>

namespace frontage::core {

namespace {

/// What has to be known before a clause can be applied.
const std::map<Clause, std::vector<Clause>>& foundations() {
  static const std::map<Clause, std::vector<Clause>> clauses{
      {"D1", {"Z2", "D8"}},
      {"D3", {"Z3", "Z4", "Z5"}},
      {"D5", {"M2"}},
      {"D6", {"M4", "M5", "M6", "M17"}},
      {"R2", {"R6", "R7", "D9"}},
      {"R6", {"R7"}},
      {"R9", {"R6"}},
      {"F2", {"F1", "F5"}},
      {"F3", {"F2"}},
      {"M3", {"M2"}},
      {"M4", {"M3", "M9"}},
      {"M6", {"M7", "M8", "M9"}},
      {"M9", {"M6", "M10"}},
      {"M11", {"M2", "M3"}},
      {"M12", {"M3"}},
      {"M14", {"F4"}},
  };
  return clauses;
}

Clause clauseOf(RollPurpose purpose) {
  switch (purpose) {
    case RollPurpose::Range:
      return "M2";
    case RollPurpose::Flee:
      return "F2";
    case RollPurpose::Redirect:
      return "R9";
    case RollPurpose::Terror:
      return "D9";
    case RollPurpose::Panic:
    case RollPurpose::Dangerous:
      return "F4";
    case RollPurpose::Zone:
      return "Z2";
    case RollPurpose::ToHit:
    case RollPurpose::ToWound:
    case RollPurpose::Save:
      return "R4";
    case RollPurpose::Reform:
      return "M12";
  }
  return "M2";
}

void add(std::vector<Clause>& clauses, const Clause& clause) {
  if (std::find(clauses.begin(), clauses.end(), clause) != clauses.end()) return;
  if (const auto below = foundations().find(clause); below != foundations().end())
    for (const Clause& each : below->second)
      if (std::find(clauses.begin(), clauses.end(), each) == clauses.end()) clauses.push_back(each);
  clauses.push_back(clause);
}

std::vector<Clause> clausesAt(const std::vector<ComparedRun>& runs, std::size_t i) {
  std::vector<Clause> clauses;
  for (const ComparedRun& run : runs) {
    if (i >= run.events.size()) {
      if (run.run.wanted) add(clauses, clauseOf(run.run.wanted->roll));
      continue;
    }
    if (const auto* refused = std::get_if<Refused>(&run.events[i].body))
      for (const ClauseCheck& reason : refused->reasons) add(clauses, reason.clause);
    add(clauses, run.events[i].clause);
  }
  return clauses;
}

bool saysToAll(const std::vector<ComparedRun>& runs, const Clause& clause, const std::string& text) {
  return std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& run) {
    const std::vector<ClauseSentence> said = ClauseBook::bundled().sentences(clause, *run.rules);
    return std::any_of(said.begin(), said.end(), [&](const ClauseSentence& s) { return s.text() == text; });
  });
}

std::string ownWords(const std::vector<ComparedRun>& runs, const Clause& clause, const Ruleset& rules) {
  std::string words;
  for (const ClauseSentence& sentence : ClauseBook::bundled().sentences(clause, rules))
    if (const std::string text = sentence.text(); !saysToAll(runs, clause, text))
      words += (words.empty() ? "" : " ") + text;
  return words;
}

ClauseDifference differenceIn(const std::vector<ComparedRun>& runs, const Clause& clause) {
  ClauseDifference difference{clause, {}};
  for (const ComparedRun& run : runs) {
    const std::string words = ownWords(runs, clause, *run.rules);
    auto known = std::find_if(difference.says.begin(), difference.says.end(),
                              [&](const auto& said) { return said.second == words; });
    if (known == difference.says.end()) known = difference.says.insert(difference.says.end(), {{}, words});
    known->first.push_back(run.rules->id);
  }
  return difference;
}

}  // namespace

std::vector<ClauseDifference> differencesBehind(const std::vector<ComparedRun>& runs, std::size_t i) {
  std::vector<ClauseDifference> differences;
  for (const Clause& clause : clausesAt(runs, i))
    if (ClauseDifference difference = differenceIn(runs, clause); difference.says.size() > 1)
      differences.push_back(std::move(difference));
  return differences;
}

}  // namespace frontage::core
