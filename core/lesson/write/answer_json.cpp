#include "core/lesson/write/answer_json.h"

#include "core/scenario/embedded.h"

#include <cmath>

namespace frontage::core {

namespace {

struct Writer {
  Figures figures;
  bool list;

  [[nodiscard]] JsonValue number(double value) const {
    return JsonValue::number(figures == Figures::Exact ? value : std::round(value * 1e4) / 1e4);
  }

  JsonValue operator()(bool answer) const { return JsonValue::flag(answer); }
  JsonValue operator()(const Span& span) const {
    if (span.least == span.most) return number(span.least);
    return JsonValue::object().add("least", number(span.least)).add("most", number(span.most));
  }
  JsonValue operator()(const Placing& place) const {
    return JsonValue::object().add("x", number(place.x)).add("y", number(place.y)).add("facing", number(place.facing));
  }
  JsonValue operator()(const Picks& picks) const {
    if (picks.size() == 1 && !list) return JsonValue::text(picks.front());
    JsonValue words = JsonValue::array();
    for (const std::string& pick : picks) words.push(JsonValue::text(pick));
    return words;
  }
  JsonValue operator()(const std::vector<Order>& orders) const {
    JsonValue written = JsonValue::array();
    for (const Order& order : orders) written.push(toJsonValue(order));
    return written;
  }
};

}  // namespace

JsonValue toJsonValue(const Answer& answer, Figures figures, bool list) {
  return std::visit(Writer{figures, list}, answer);
}

std::string answerText(const Answer& answer) {
  return toJsonValue(answer, Figures::ForPeople).line();
}

}  // namespace frontage::core
