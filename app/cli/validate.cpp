#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/json/json_value.h"

namespace frontage::cli {

namespace {

using core::JsonValue;

JsonValue toJson(const core::Problem& problem) {
  const bool error = problem.severity == core::Problem::Severity::Error;
  JsonValue object = JsonValue::object();
  object.add("severity", JsonValue::text(error ? "error" : "warning"))
      .add("path", JsonValue::text(problem.path))
      .add("line", JsonValue::number(problem.line))
      .add("column", JsonValue::number(problem.column))
      .add("what", JsonValue::text(problem.what));
  return object;
}

JsonValue toJson(const std::string& file, const Checked& checked) {
  JsonValue problems = JsonValue::array();
  for (const core::Problem& problem : checked.problems) problems.push(toJson(problem));
  JsonValue object = JsonValue::object();
  object.add("file", JsonValue::text(file)).add("ok", JsonValue::flag(checked.ok)).add("problems", std::move(problems));
  return object;
}

int validate(const Arguments& arguments, const Streams& streams) {
  if (arguments.ruleset) requireRuleset(*arguments.ruleset);
  bool good = true;
  JsonValue files = JsonValue::array();
  for (const std::string& file : arguments.files) {
    const Checked checked = check(file);
    good = good && checked.ok;
    for (const core::Problem& problem : checked.problems) streams.err << problem.text() << '\n';
    if (arguments.json)
      files.push(toJson(file, checked));
    else if (checked.ok)
      streams.out << file << ": good\n";
  }
  if (arguments.json) streams.out << JsonValue::object().add("files", std::move(files)).pretty();
  return good ? kDone : kUnusable;
}

}  // namespace

Command validateCommand() {
  return {"validate", "Loads files, checks them and prints every problem", {Takes::Files}, &validate};
}

}  // namespace frontage::cli
