#include "core/import/text/rule_words.h"

#include "core/import/text/read_figure.h"
#include "core/import/text/words.h"
#include "core/rules/read_characteristics.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

enum class Does : std::uint8_t { Fear, Terror, Swift, Fly, Immune };

struct RuleWord {
  std::string_view word;
  Does does;
};

constexpr std::array kRules{
    RuleWord{"fear", Does::Fear},
    RuleWord{"causes fear", Does::Fear},
    RuleWord{"angst", Does::Fear},
    RuleWord{"verursacht angst", Does::Fear},
    RuleWord{"peur", Does::Fear},
    RuleWord{"miedo", Does::Fear},
    RuleWord{"paura", Does::Fear},
    RuleWord{"strach", Does::Fear},
    RuleWord{"terror", Does::Terror},
    RuleWord{"causes terror", Does::Terror},
    RuleWord{"entsetzen", Does::Terror},
    RuleWord{"verursacht entsetzen", Does::Terror},
    RuleWord{"terreur", Does::Terror},
    RuleWord{"terrore", Does::Terror},
    RuleWord{"swiftstride", Does::Swift},
    RuleWord{"swift stride", Does::Swift},
    RuleWord{"fly", Does::Fly},
    RuleWord{"flying", Does::Fly},
    RuleWord{"flier", Does::Fly},
    RuleWord{"flyer", Does::Fly},
    RuleWord{"fliegen", Does::Fly},
    RuleWord{"fliegt", Does::Fly},
    RuleWord{"vol", Does::Fly},
    RuleWord{"volar", Does::Fly},
    RuleWord{"vuelo", Does::Fly},
    RuleWord{"volo", Does::Fly},
    RuleWord{"latanie", Does::Fly},
    RuleWord{"immune to psychology", Does::Immune},
    RuleWord{"immun gegen psychologie", Does::Immune},
    RuleWord{"immunisé à la psychologie", Does::Immune},
    RuleWord{"inmune a psicología", Does::Immune},
    RuleWord{"immune a psicologia", Does::Immune},
};

void addTo(std::vector<Psychology>& list, Psychology value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

/// "fly (10)" -> "fly" and "10".
std::pair<std::string, std::string> split(std::string_view rule) {
  const std::string text = folded(rule);
  const std::size_t open = text.find('(');
  if (open == std::string::npos) return {std::string(trimmed(text)), {}};
  return {std::string(trimmed(std::string_view(text).substr(0, open))),
          text.substr(open + 1, text.find(')', open) - open - 1)};
}

void fly(ImportedUnit& unit, const std::string& distance) {
  unit.flying = true;
  const FigureText figure = parseFigure(listed(distance).empty() ? distance : listed(distance).front());
  const bool says = figure.kind == FigureText::Kind::Number || figure.kind == FigureText::Kind::Several;
  if (!says || !kMovementBounds.holds(figure.value)) return;
  if (unit.movement.origin == Origin::File && unit.movement.value >= figure.value) return;
  unit.movement = {figure.value, Origin::File};
}

}  // namespace

bool takeRule(std::string_view rule, ImportedUnit& unit) {
  const std::pair<std::string, std::string> parts = split(rule);
  const auto it = std::find_if(kRules.begin(), kRules.end(), [&](const RuleWord& w) { return w.word == parts.first; });
  if (it == kRules.end()) return false;
  switch (it->does) {
    case Does::Fear:
      addTo(unit.causes, Psychology::Fear);
      break;
    case Does::Terror:
      addTo(unit.causes, Psychology::Terror);
      break;
    case Does::Swift:
      unit.swiftstride = true;
      break;
    case Does::Fly:
      fly(unit, parts.second);
      break;
    case Does::Immune:
      for (const Psychology each : {Psychology::Fear, Psychology::Terror, Psychology::Panic}) addTo(unit.immune, each);
      break;
  }
  return true;
}

}  // namespace frontage::core
