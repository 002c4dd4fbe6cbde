#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::cli {

/// Of a picture, pixels.
struct Size {
  int width = 0;
  int height = 0;
};

/// What the command line said. Plain values, so that only one file needs the parser's heavy header.
struct Arguments {
  std::vector<std::string> files;  ///< "-" is standard input
  bool json = false;
  std::optional<std::string> ruleset;
  std::optional<std::uint64_t> seed;
  std::optional<int> step;
  std::optional<int> phases;
  std::string charger;
  std::string target;
  std::string output;
  std::optional<Size> size;
  bool animate = false;
  bool caption = false;
  bool dark = false;
  std::string army;
};

/// What a command takes beside --json, --ruleset and --seed, which all of them do.
enum class Takes : std::uint8_t {
  File,
  Files,
  List,
  Army,
  Step,
  Charger,
  Target,
  TargetIfAny,
  Output,
  Phases,
  Size,
  Animate,
  Look
};

/// Exit codes (formats.md "Command line").
inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;   ///< done, but an order was refused or a check failed
inline constexpr int kUnusable = 2;  ///< the input could not be used

/// One JSON document or plain lines on `out`, diagnostics on `err`.
struct Streams {
  std::ostream& out;
  std::ostream& err;
};

struct Command {
  std::string_view name;
  std::string_view summary;
  std::vector<Takes> takes;
  /// Returns the exit code. May throw std::exception for input that cannot be used: its text is printed on one line.
  int (*run)(const Arguments& arguments, const Streams& streams);
};

}  // namespace frontage::cli
