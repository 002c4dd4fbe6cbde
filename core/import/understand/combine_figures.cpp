#include "core/import/understand/combine_figures.h"

#include "core/import/text/read_figure.h"
#include "core/import/text/words.h"
#include "core/rules/read_characteristics.h"

#include <algorithm>
#include <utility>

namespace frontage::core {

namespace {

using Of = StatLine::Of;

bool isWhole(Stat stat) noexcept {
  return stat != Stat::Movement && stat != Stat::UnitStrength;
}

}  // namespace

void FigureReader::remark(Remark::Kind kind, Stat stat, const ListText& text, std::string taken) {
  Remark made{kind, m_unit.name, std::string(figureName(stat)), text.text, std::move(taken), text.place};
  const auto same = [&](const Remark& r) {
    return r.kind == made.kind && r.unit == made.unit && r.subject == made.subject && r.found == made.found;
  };
  if (std::none_of(m_remarks.begin(), m_remarks.end(), same)) m_remarks.push_back(std::move(made));
}

std::vector<FigureReader::Value> FigureReader::values(Stat stat, const NumberBounds& bounds) {
  using Kind = FigureText::Kind;
  std::vector<Value> found;
  for (const StatLine& line : m_unit.lines) {
    const ListText& text = line.at(stat);
    const FigureText figure = parseFigure(text.text);
    if (figure.kind == Kind::None) continue;
    const bool bonus = figure.kind == Kind::Bonus;
    const bool whole = !isWhole(stat) ||
                       figure.value == static_cast<double>(static_cast<long long>(std::clamp(figure.value, -1e9, 1e9)));
    if (figure.kind == Kind::Unreadable || !whole) {
      remark(Remark::Kind::Unreadable, stat, text);
      continue;
    }
    if (!bonus && !bounds.holds(figure.value)) {
      remark(Remark::Kind::OutOfBounds, stat, text);
      continue;
    }
    if (figure.kind == Kind::Several) remark(Remark::Kind::SeveralValues, stat, text, shownNumber(figure.value));
    found.push_back({line.of, figure.value, bonus, &text});
  }
  return found;
}

/// One remark when the models of a unit do not agree.
void FigureReader::noteDifferent(Stat stat, const std::vector<Value>& values, double taken) {
  std::vector<double> all;
  const ListText* place = nullptr;
  for (const Value& value : values) {
    if (value.bonus || value.of == Of::Mount) continue;
    if (std::find(all.begin(), all.end(), value.value) == all.end()) all.push_back(value.value);
    if (all.size() == 2 && !place) place = value.text;
  }
  if (!place) return;
  std::sort(all.begin(), all.end());
  std::string text;
  for (const double value : all) text += (text.empty() ? "" : ", ") + shownNumber(value);
  remark(Remark::Kind::SeveralValues, stat, {text, place->place}, shownNumber(taken));
}

std::optional<double> FigureReader::movement(bool mounted) {
  const std::vector<Value> all = values(Stat::Movement, kMovementBounds);
  const bool carried =
      std::any_of(all.begin(), all.end(), [](const Value& v) { return v.of == Of::Mount && !v.bonus; });
  std::optional<double> far;
  for (const Value& value : all) {
    if (value.bonus || (carried && value.of != Of::Mount)) continue;
    const bool faster = mounted && !carried;  // several mounts keep together
    if (!far || (faster ? value.value > *far : value.value < *far)) far = value.value;
  }
  if (far && !carried) noteDifferent(Stat::Movement, all, *far);
  return far;
}

std::optional<double> FigureReader::leadership() {
  const std::vector<Value> all = values(Stat::Leadership, kLeadershipBounds);
  const bool people = std::any_of(all.begin(), all.end(), [](const Value& v) { return v.of != Of::Mount; });
  std::optional<double> best;
  for (const Value& value : all)
    if (!value.bonus && (!people || value.of != Of::Mount)) best = std::max(best.value_or(0), value.value);
  if (best) noteDifferent(Stat::Leadership, all, *best);
  return best;
}

std::optional<double> FigureReader::body(Stat stat, const NumberBounds& bounds, bool beast) {
  const std::vector<Value> all = values(stat, bounds);
  std::optional<double> own;
  std::optional<double> carrier;
  double bonus = 0;
  for (const Value& value : all) {
    if (value.bonus)
      bonus = std::max(bonus, value.value);
    else if (value.of == Of::Mount)
      carrier = std::max(carrier.value_or(0), value.value);
    else if (value.of == Of::Model && !own)
      own = value.value;
  }
  if (!own) own = carrier;
  if (beast && carrier && own) own = std::max(*own, *carrier);
  if (!own) return std::nullopt;
  noteDifferent(stat, all, *own + bonus);
  return std::min(*own + bonus, bounds.most);
}

std::optional<double> FigureReader::armourSave() {
  if (const auto save = plain(Stat::ArmourSave, {1, 7})) return save;
  const bool none = std::any_of(m_unit.lines.begin(), m_unit.lines.end(), [](const StatLine& line) {
    const std::string& text = line.at(Stat::ArmourSave).text;
    return line.of == Of::Model && !trimmed(text).empty() && parseFigure(text).kind == FigureText::Kind::None;
  });
  return none ? std::optional<double>(7) : std::nullopt;
}

std::optional<double> FigureReader::plain(Stat stat, const NumberBounds& bounds) {
  const std::vector<Value> all = values(stat, bounds);
  const auto it = std::find_if(all.begin(), all.end(), [](const Value& v) { return v.of != Of::Mount && !v.bonus; });
  if (it == all.end()) return std::nullopt;
  noteDifferent(stat, all, it->value);
  return it->value;
}

}  // namespace frontage::core
