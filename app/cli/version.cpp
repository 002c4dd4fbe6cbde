#include "app/cli/commands.h"
#include "core/json/json_value.h"

namespace frontage::cli {

namespace {

// Given by CMake: the program itself links neither Qt nor the compiled parts of Boost.
constexpr const char* kVersion = FRONTAGE_VERSION;
constexpr const char* kQt = FRONTAGE_QT_VERSION;
constexpr const char* kBoost = FRONTAGE_BOOST_VERSION;

bool hasWindow() noexcept {
  return *kQt != '\0';
}

int version(const Arguments& arguments, const Streams& streams) {
  if (arguments.json) {
    using core::JsonValue;
    streams.out << JsonValue::object()
                       .add("frontage", JsonValue::text(kVersion))
                       .add("qt", hasWindow() ? JsonValue::text(kQt) : JsonValue::raw("null"))
                       .add("boost", JsonValue::text(kBoost))
                       .pretty();
    return kDone;
  }
  streams.out << versionText() << '\n';
  return kDone;
}

}  // namespace

std::string versionText() {
  return std::string("frontage-cli ") + kVersion + "\nQt " + (hasWindow() ? kQt : "not used") + "\nBoost " + kBoost;
}

Command versionCommand() {
  return {"version", "Prints the version, with Qt's and Boost's", {}, &version};
}

}  // namespace frontage::cli
