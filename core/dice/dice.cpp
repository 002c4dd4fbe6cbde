#include "core/dice/dice.h"

#include "core/text/names.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace frontage::core {

namespace {

/// SplitMix64 (Steele, Lea, Flood 2014) read at place n: the whole state is a counter, so a copy is two words and a
/// jump costs nothing. Integer arithmetic only, the same on every machine.
std::uint64_t randomAt(std::uint64_t seed, std::uint64_t n) noexcept {
  std::uint64_t z = seed + (n + 1) * 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

std::string describe(const RollRequest& request) {
  return "dice for " + std::string(nameOf(request.roll)) + " of " + request.unit.value;
}

std::string wrongCount(const RollRequest& request, std::size_t given) {
  return describe(request) + ": " + std::to_string(request.count) + " wanted, " + std::to_string(given) + " given";
}

}  // namespace

DiceMissing::DiceMissing(RollRequest wanted, const std::string& what)
    : std::runtime_error(what), request(std::move(wanted)) {}

Dice::Dice(std::vector<GivenRoll> given, std::optional<std::uint64_t> seed) : m_given(std::move(given)), m_seed(seed) {}

std::vector<int> Dice::roll(const RollRequest& request) {
  const auto it = std::find_if(m_given.begin(), m_given.end(),
                               [&](const GivenRoll& g) { return g.roll == request.roll && g.unit == request.unit; });
  if (it != m_given.end()) {
    if (it->values.size() != static_cast<std::size_t>(request.count))
      throw DiceMissing(request, wrongCount(request, it->values.size()));
    for (const int value : it->values)
      if (value < 1 || value > 6)
        throw DiceMissing(request, describe(request) + ": no die shows " + std::to_string(value));
    std::vector<int> values = std::move(it->values);
    m_given.erase(it);
    return values;
  }
  if (!m_seed && m_rest) return std::vector<int>(static_cast<std::size_t>(request.count), *m_rest);
  if (!m_seed) throw DiceMissing(request, "no " + describe(request) + ": " + std::to_string(request.count) + " wanted");
  std::vector<int> values(static_cast<std::size_t>(request.count));
  std::generate(values.begin(), values.end(), [this] { return d6(); });
  return values;
}

void Dice::dropUnfit(const RollRequest& request) {
  std::erase_if(m_given, [&](const GivenRoll& given) {
    return given.roll == request.roll && given.unit == request.unit &&
           given.values.size() != static_cast<std::size_t>(request.count);
  });
}

void Dice::reseed(std::optional<std::uint64_t> seed) {
  m_seed = seed;
  m_drawn = 0;
}

int Dice::d6() {
  // The last, incomplete run of six at the top of the range is thrown away, so that all faces are equally likely.
  constexpr std::uint64_t whole = std::numeric_limits<std::uint64_t>::max() / 6 * 6;
  std::uint64_t r = whole;
  while (r >= whole) r = randomAt(*m_seed, m_drawn++);
  return 1 + static_cast<int>(r % 6);
}

}  // namespace frontage::core
