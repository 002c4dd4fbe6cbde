#pragma once

#include <QString>

#include <functional>

namespace frontage::ui {

class BattlefieldScene;
class Document;
struct Settings;

/// What the tools of the table work on. Everything outlives them.
struct TableContext {
  Document& document;
  BattlefieldScene& scene;
  Settings& settings;
  std::function<void(const QString&)> say;  ///< one line for the status bar: what became of it
};

/// False, with a word to the user, while the document is locked or another position is shown: then the table may be
/// looked at but not rearranged.
[[nodiscard]] bool mayEdit(const TableContext& context);

}  // namespace frontage::ui
