#pragma once

#include "core/battlefield/ids.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace frontage::core {

/// What a roll is for; the names are those of the files (formats.md "Dice").
enum class RollPurpose : std::uint8_t {
  Range,
  Flee,
  Redirect,
  Terror,
  Panic,
  Zone,
  ToHit,
  ToWound,
  Save,
  Dangerous,
  Reform,
};

/// A roll that somebody made: typed in, or given in the file.
struct GivenRoll {
  RollPurpose roll = RollPurpose::Range;
  UnitId unit;
  std::vector<int> values;  ///< 1 to 6 each, in the order rolled
  bool operator==(const GivenRoll&) const = default;
};

/// How the values of a roll are read. Rolls that read alike come to the same, which is what odds count by.
struct Reading {
  enum class Kind : std::uint8_t {
    Values,     ///< value by value
    SumAtMost,  ///< whether their sum is at most `to`
    Showing,    ///< how many of them show `from` to `to`
    KeptSum,    ///< the sum of the two highest
  };
  Kind kind = Kind::Values;
  int from = 0;
  int to = 0;
  bool operator==(const Reading&) const = default;

  [[nodiscard]] static constexpr Reading sumAtMost(int most) noexcept { return {Kind::SumAtMost, 0, most}; }
  [[nodiscard]] static constexpr Reading showing(int least, int most) noexcept { return {Kind::Showing, least, most}; }
  [[nodiscard]] static constexpr Reading atLeast(int least) noexcept { return {Kind::Showing, least, 6}; }
  [[nodiscard]] static constexpr Reading keptSum() noexcept { return {Kind::KeptSum, 0, 0}; }
};

/// A roll that is wanted, by name, so that a person can make it.
struct RollRequest {
  RollPurpose roll = RollPurpose::Range;
  UnitId unit;
  int count = 1;
  Reading reading = {};
  bool operator==(const RollRequest&) const = default;
};

/// Thrown inside the engine and turned into a value by query/apply: there are no dice for this roll, or the given ones
/// do not fit. Never leaves core.
struct DiceMissing : std::runtime_error {
  DiceMissing(RollRequest request, const std::string& what);
  RollRequest request;
};

/// Where rolls come from (rules.md N1): the first unused given entry of that name, else the seeded generator, else the
/// face that all the rest show, else the roll is reported as wanted. A value: copying it copies the place in the queue
/// and in the generator. The same seed gives the same dice on every machine and compiler: SplitMix64 and rejection,
/// integer arithmetic only. A given entry that does not fit (wrong count, a value that no die shows) is an error, never
/// skipped over.
class Dice {
 public:
  Dice() = default;
  Dice(std::vector<GivenRoll> given, std::optional<std::uint64_t> seed);

  /// Throws DiceMissing. The request's count is the number of values that come back.
  [[nodiscard]] std::vector<int> roll(const RollRequest& request);
  void give(GivenRoll roll) { m_given.push_back(std::move(roll)); }
  /// Puts given entries of that name aside that cannot serve the roll: a wrong number of values would stand before
  /// every other roll of that name.
  void dropUnfit(const RollRequest& request);
  [[nodiscard]] const std::vector<GivenRoll>& unused() const noexcept { return m_given; }
  [[nodiscard]] std::optional<std::uint64_t> seed() const noexcept { return m_seed; }
  void reseed(std::optional<std::uint64_t> seed);
  /// What every die shows that is neither given nor drawn, so that no roll is missing; nothing takes that back.
  void setRest(std::optional<int> face) noexcept { m_rest = face; }
  bool operator==(const Dice&) const = default;

 private:
  int d6();
  std::vector<GivenRoll> m_given;
  std::optional<std::uint64_t> m_seed;
  std::optional<int> m_rest;  ///< 1 to 6
  std::uint64_t m_drawn = 0;  ///< raw numbers drawn so far: the place in the seeded generator
};

}  // namespace frontage::core
