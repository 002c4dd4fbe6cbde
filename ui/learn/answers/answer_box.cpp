#include "ui/learn/answers/answer_box.h"

#include "core/battlefield/formation.h"
#include "core/lesson/model/lesson_names.h"
#include "geometry/zones/zones.h"
#include "ui/learn/answers/ghost_box.h"
#include "ui/learn/answers/number_box.h"
#include "ui/learn/answers/order_box.h"
#include "ui/learn/answers/play_box.h"
#include "ui/learn/answers/rows_box.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/table/lesson_tool.h"

#include <algorithm>

namespace frontage::ui {

namespace {

using Mode = LessonTool::Mode;

/// Makes the box for each kind of task and sets the tool on the table for it.
struct Maker {
  const core::Task& task;
  const core::Battlefield& field;
  LessonTool& tool;
  QWidget* parent;

  AnswerBox* operator()(const core::PlaceTask& place) const {
    tool.begin(Mode::Place, *field.find(place.unit));
    return new GhostBox(GhostBox::Asked::Place, tool, parent);
  }
  AnswerBox* operator()(const core::TurnTask& turn) const {
    const bool wheel = turn.measure == core::TurnTask::Measure::Wheel;
    tool.begin(wheel ? Mode::Wheel : Mode::Turn, *field.find(turn.unit));
    return new GhostBox(wheel ? GhostBox::Asked::Wheel : GhostBox::Asked::Facing, tool, parent);
  }
  AnswerBox* operator()(const core::ZoneTask& zone) const {
    std::vector<std::string> ids;
    for (const auto& named : core::Names<geometry::Side>::table) ids.emplace_back(named.name);
    ids.emplace_back("tie");
    RowsBox* box = rows(ids, false);
    tool.begin(Mode::Zone, std::nullopt);
    const geometry::Footprint target = core::footprintOf(*field.find(zone.target));
    QObject::connect(&tool, &LessonTool::pointed, box, [box, target](geometry::Vec at) {
      box->pick(std::string(core::nameOf(geometry::zoneOf(target, at).zone)));
    });
    return box;
  }
  AnswerBox* operator()(const core::ReactionTask& reaction) const {
    std::vector<std::string> ids;
    for (const auto& named : core::Names<core::Reaction>::table) ids.emplace_back(named.name);
    tool.begin(Mode::Nothing, std::nullopt);
    return rows(ids, reaction.choose == core::Choose::All);
  }
  AnswerBox* operator()(const core::TargetTask& target) const {
    std::vector<std::string> ids;
    for (const core::Unit& unit : field.units)
      if (mayBe(target, unit) || isMentioned(unit.id.value)) ids.push_back(unit.id.value);
    for (const core::Terrain& terrain : field.terrain)
      if (target.which == core::TargetTask::Which::Blockers || isMentioned(terrain.id.value))
        ids.push_back(terrain.id.value);
    RowsBox* box = rows(ids, target.choose == core::Choose::All);
    tool.begin(Mode::Pick, std::nullopt);
    QObject::connect(&tool, &LessonTool::picked, box, [box](const QString& id) { box->pick(id.toStdString()); });
    return box;
  }
  AnswerBox* operator()(const core::LegalTask&) const { return yesOrNo(); }
  AnswerBox* operator()(const core::HappensTask&) const { return yesOrNo(); }
  AnswerBox* operator()(const core::ChoiceTask& choice) const {
    std::vector<std::string> ids;
    for (const core::Sentence& option : choice.options) ids.push_back(option.id);
    tool.begin(Mode::Nothing, std::nullopt);
    return rows(ids, false);
  }
  AnswerBox* operator()(const core::NumberTask& number) const {
    tool.begin(Mode::Nothing, std::nullopt);
    return new NumberBox(number, parent);
  }
  AnswerBox* operator()(const core::OrderTask& order) const {
    tool.begin(Mode::Nothing, std::nullopt);
    return new OrderBox(order, parent);
  }
  AnswerBox* operator()(const core::PlayTask&) const {
    tool.begin(Mode::Nothing, std::nullopt);
    return new PlayBox(parent);
  }

 private:
  /// Every unit but the charger itself and what is gone: leaving more out would give answers away.
  [[nodiscard]] static bool mayBe(const core::TargetTask& target, const core::Unit& unit) {
    return !unit.state.destroyed && unit.id != target.charger;
  }

  /// By an answer that the file lists.
  [[nodiscard]] bool isMentioned(const std::string& id) const {
    const auto has = [&](const core::Answer& answer) {
      const auto* picks = std::get_if<core::Picks>(&answer);
      return picks && std::count(picks->begin(), picks->end(), id) > 0;
    };
    return has(task.solution) || std::any_of(task.wrong.begin(), task.wrong.end(),
                                             [&](const core::WrongAnswer& wrong) { return has(wrong.answer); });
  }

  [[nodiscard]] RowsBox* rows(const std::vector<std::string>& ids, bool several) const {
    std::vector<RowsBox::Row> rows;
    for (const std::string& id : ids) rows.push_back({id, breakable(pickWords(id, task, field))});
    return new RowsBox(std::move(rows), several, parent);
  }

  [[nodiscard]] AnswerBox* yesOrNo() const {
    tool.begin(Mode::Nothing, std::nullopt);
    auto* box = new RowsBox({{"yes", RowsBox::tr("Yes")}, {"no", RowsBox::tr("No")}}, false, parent);
    box->setYesOrNo();
    return box;
  }
};

}  // namespace

AnswerBox* makeAnswerBox(const core::Task& task, const core::Battlefield& field, LessonTool& tool, QWidget* parent) {
  return std::visit(Maker{task, field, tool, parent}, task.body);
}

}  // namespace frontage::ui
