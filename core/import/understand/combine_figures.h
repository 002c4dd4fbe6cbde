#pragma once

#include "core/import/format/list_unit.h"
#include "core/json/object_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// Reads the texts of a unit's lines and makes one figure of each kind out of them.
class FigureReader {
 public:
  FigureReader(const ListUnit& unit, std::vector<Remark>& remarks) noexcept : m_unit(unit), m_remarks(remarks) {}

  /// How far it goes: mounted troops as far as the fastest of them, others as far as the slowest.
  [[nodiscard]] std::optional<double> movement(bool mounted);
  /// The best of riders and models; a mount's only when nobody else has one.
  [[nodiscard]] std::optional<double> leadership();
  /// Toughness or wounds: those of the models, what a mount adds ("(+1)") on top; of a beast that carries its rider
  /// (`beast`) its own where it has any and they are more.
  [[nodiscard]] std::optional<double> body(Stat stat, const NumberBounds& bounds, bool beast);
  /// Of the models; a dash where there could be a save says that there is none (7).
  [[nodiscard]] std::optional<double> armourSave();
  /// Of the models, as it stands there.
  [[nodiscard]] std::optional<double> plain(Stat stat, const NumberBounds& bounds);

 private:
  struct Value {
    StatLine::Of of = StatLine::Of::Model;
    double value = 0;
    bool bonus = false;
    const ListText* text = nullptr;
  };
  [[nodiscard]] std::vector<Value> values(Stat stat, const NumberBounds& bounds);
  void remark(Remark::Kind kind, Stat stat, const ListText& text, std::string taken = {});
  void noteDifferent(Stat stat, const std::vector<Value>& values, double taken);

  const ListUnit& m_unit;
  std::vector<Remark>& m_remarks;
};

}  // namespace frontage::core
