#pragma once

#include "geometry/reach/candidate.h"
#include "geometry/reach/span.h"

#include <vector>

namespace frontage::geometry::charge {

/// The offsets known to be reachable, in the table's sense, with one move for each stretch of them.
class Cover {
 public:
  struct Stretch {
    Span offsets;
    Candidate witness;
  };

  /// Joins what touches; the witness with the smaller wheel stays.
  void add(Span offsets, const Candidate& witness);
  /// How much of the stretch is not covered, to 1e-5"; 0 only when all of it is.
  [[nodiscard]] double missing(Span offsets) const noexcept;
  [[nodiscard]] const std::vector<Stretch>& stretches() const noexcept { return m_stretches; }

 private:
  std::vector<Stretch> m_stretches;  ///< ascending, apart
};

}  // namespace frontage::geometry::charge
