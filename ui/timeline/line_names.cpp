#include "ui/timeline/line_names.h"

#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::LineNames)
};

/// How many steps two lines have in common at their beginning.
std::size_t inCommon(const LineSteps& a, const LineSteps& b) {
  const auto parted = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(parted.first - a.begin());
}

QString withDice(const LineStep& step) {
  QStringList faces;
  for (const core::GivenRoll& roll : step.rolls)
    for (const int value : roll.values) faces << QString::number(value);
  return faces.empty() ? step.caption : Words::tr("%1 (dice %2)").arg(step.caption, faces.join(QLatin1Char(' ')));
}

QString nameOf(const LineSteps& line, const std::vector<LineSteps>& all) {
  std::set<std::size_t> apart;   // the steps by which it is told from others
  std::set<std::size_t> byDice;  // of them those that only the dice tell apart
  bool goesOn = false;           // another line does, beyond its end
  for (const LineSteps& other : all) {
    if (&other == &line) continue;
    const std::size_t at = inCommon(line, other);
    if (at == line.size()) {
      goesOn = true;
      continue;
    }
    apart.insert(at);
    if (at < other.size() && other[at].caption == line[at].caption) byDice.insert(at);
  }
  if (goesOn && !line.empty()) apart.insert(line.size() - 1);
  QStringList words;
  for (const std::size_t at : apart) words << (byDice.contains(at) ? withDice(line[at]) : line[at].caption);
  const QString name = words.join(QStringLiteral(" \u2026 "));
  return goesOn ? Words::tr("%1, and no further").arg(name) : name;
}

/// With no other line to be told from: how it begins and how it ends.
QString endsOf(const LineSteps& line) {
  if (line.empty()) return {};
  if (line.size() == 1) return line.front().caption;
  return Words::tr("%1 \u2026 %2").arg(line.front().caption, line.back().caption);
}

}  // namespace

LineSteps stepsTo(const PhaseTree& tree, int tip) {
  LineSteps steps;
  for (const int place : tree.pathTo(tip)) {
    const PhaseNode& node = tree.node(place);
    if (node.order) steps.push_back({*node.order, node.rolls, orderText(*node.order, node.state.field)});
  }
  return steps;
}

LineSteps stepsOf(const core::Branch& line, const core::Battlefield& field) {
  LineSteps steps;
  for (const core::Order& order : line.orders) steps.push_back({order, {}, orderText(order, field)});
  if (!steps.empty()) steps.back().rolls = line.given;
  return steps;
}

QStringList lineNames(const std::vector<LineSteps>& lines) {
  QStringList names;
  if (lines.size() == 1) return {endsOf(lines.front())};
  for (const LineSteps& line : lines) names << nameOf(line, lines);
  return names;
}

}  // namespace frontage::ui
