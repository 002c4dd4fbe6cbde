#include "geometry/sight/sight.h"

#include "geometry/sight/answer.h"
#include "geometry/sight/stage_builder.h"

#include <array>

// TODO argument

namespace frontage::geometry {

Sight sight(const Looker& looker, const Footprint& target, std::span<const Polygon> blockers) {
  std::array<std::byte, 16384> buffer;
  std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
  sighting::Stage stage(&memory);
  sighting::setStage(looker, target, stage);
  if (stage.outsideCone()) return sighting::outsideCone();
  sighting::StageBuilder builder(stage);
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    if (blockers[i].vertices.size() >= 3) builder.add(blockers[i].vertices, static_cast<int>(i));
  }
  return answerOf(stage);
}

}  // namespace frontage::geometry
