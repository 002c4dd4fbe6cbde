#pragma once

#include <QHash>

namespace frontage::ui {

/// While it lives, Qt's hashes are made without a random seed: what Qt writes in the order of a hash (the fonts of a
/// PDF) is then written in the same order every time.
class StableHashes {
 public:
  StableHashes() { QHashSeed::setDeterministicGlobalSeed(); }
  ~StableHashes() { QHashSeed::resetRandomGlobalSeed(); }
  StableHashes(const StableHashes&) = delete;
  StableHashes& operator=(const StableHashes&) = delete;
};

}  // namespace frontage::ui
