#include "core/phase/sight/unit_sight.h"

#include "core/battlefield/formation.h"
#include "core/phase/sight/scene.h"

#include <algorithm>
#include <optional>
#include <set>

// Hills. A line from p to q is stopped by every hill that it crosses but those on which p or q lies. Which hills those
// are is the same for all lines from one piece of the front edge to one piece of the target, where the pieces are what
// the hills cut out of either (hills.h). So the exact answer is that of a few questions, one for each pair of pieces,
// each without the hills on which one of the two lies: the target is seen if one of them says so. Where no hill lies
// under looker or target, which is nearly always, that is one question.

namespace frontage::core {

namespace {

using geometry::Sight;
using LeftOut = Scene::LeftOut;
using Indices = std::vector<int>;

/// The questions that were answered with no.
struct Closed {
  bool outsideCone = true;       ///< none of them was about anything inside the cone
  std::vector<Indices> closers;  ///< of each
};

/// Asks until the target is seen, and notes what closes it otherwise.
class Questions {
 public:
  explicit Questions(const Scene& scene) : m_scene(scene) {}

  /// The answer of a front, without what is left out besides: when not visible, only that.
  Sight ask(const Front& front, const LeftOut& besides);
  [[nodiscard]] const Closed& closed() const noexcept { return m_closed; }

 private:
  Sight askInPieces(const geometry::Looker& edge, const LeftOut& leftOut);
  Sight askOf(const EdgePiece& from, const TargetPiece& to, LeftOut leftOut) const;
  Sight askPastHills(const geometry::Looker& edge, LeftOut leftOut) const;
  void note(const Sight& answer);

  const Scene& m_scene;
  Closed m_closed;
};

Sight Questions::ask(const Front& front, const LeftOut& besides) {
  if (!m_scene.hills.empty()) {
    LeftOut leftOut = m_scene.lowerThan(std::max(front.height, m_scene.targetHeight));
    for (std::size_t i = 0; i < besides.size(); ++i) leftOut[i] |= besides[i];
    return askInPieces(front.edge, leftOut);
  }
  Sight answer = geometry::sight(front.edge, m_scene.target, m_scene.shapes, besides);
  if (!answer.visible) note(answer);
  return answer;
}

Sight Questions::askInPieces(const geometry::Looker& edge, const LeftOut& leftOut) {
  const std::vector<EdgePiece> from = piecesOn(m_scene.hills, edge);
  const std::vector<TargetPiece>& to = m_scene.targetPieces;
  const Sight whole = askOf(from[0], to[0], leftOut);
  const bool onlyOne = from.size() == 1 && to.size() == 1;
  if (whole.visible) return whole;
  if (onlyOne || whole.outsideCone) {
    note(whole);
    return whole;
  }
  // What is closed by other things than these hills is closed in pieces, too.
  if (const Sight without = askPastHills(edge, leftOut); !without.visible) {
    note(without);
    return without;
  }
  note(whole);
  for (const EdgePiece& start : from) {
    for (const TargetPiece& end : to) {
      if (&start == &from[0] && &end == &to[0]) continue;
      const Sight answer = askOf(start, end, leftOut);
      if (answer.visible) return answer;
      note(answer);
    }
  }
  return whole;
}

Sight Questions::askOf(const EdgePiece& from, const TargetPiece& to, LeftOut leftOut) const {
  m_scene.leaveOut(from.on, leftOut);
  m_scene.leaveOut(to.on, leftOut);
  if (&to == &m_scene.targetPieces[0]) return geometry::sight(from.edge, m_scene.target, m_scene.shapes, leftOut);
  return geometry::sight(from.edge, to.shape, m_scene.shapes, leftOut);
}

Sight Questions::askPastHills(const geometry::Looker& edge, LeftOut leftOut) const {
  for (const std::size_t hill : m_scene.hillScreens) leftOut[hill] = 1;
  return geometry::sight(edge, m_scene.target, m_scene.shapes, leftOut);
}

void Questions::note(const Sight& answer) {
  m_closed.outsideCone = m_closed.outsideCone && answer.outsideCone;
  m_closed.closers.push_back(answer.blockers);
}

int ranksThatLook(const Ruleset& rules, const Unit& looker) {
  return rules.whoMustSee == WhoMustSee::AnyModel ? ranksOf(looker) : 1;
}

/// The looker's eyes: rank after rank, as far as they are asked for.
struct Eyes {
  const Unit& looker;
  int ranks = 1;

  /// The first answer in which the target is seen.
  [[nodiscard]] std::optional<Sight> firstToSee(Questions& questions, const Scene& scene,
                                                const LeftOut& besides) const {
    std::optional<Sight> seen;
    for (int rank = 0; rank < ranks && !seen; ++rank) {
      forFronts(looker, rank, scene.hills, [&](const Front& front) {
        Sight answer = questions.ask(front, besides);
        if (answer.visible) seen = std::move(answer);
        return !seen;
      });
    }
    return seen;
  }
};

/// What closes all questions. What closes one of them has nothing to spare, and so have all together when that closes
/// the others as well; else one after the other is taken away, as long as the rest closes all.
Indices closersOf(const Scene& scene, const Eyes& eyes, const std::vector<Indices>& closers) {
  std::set<int> all;
  for (const Indices& one : closers) all.insert(one.begin(), one.end());
  Indices kept(all.begin(), all.end());
  if (std::find(closers.begin(), closers.end(), kept) != closers.end()) return kept;
  LeftOut leftOut(scene.shapes.size(), 1);
  for (const int i : kept) leftOut[static_cast<std::size_t>(i)] = 0;
  const auto isSpare = [&](int i) {
    std::uint8_t& out = leftOut[static_cast<std::size_t>(i)];
    out = 1;
    Questions without(scene);
    if (eyes.firstToSee(without, scene, leftOut)) out = 0;
    return out != 0;
  };
  kept.erase(std::remove_if(kept.begin(), kept.end(), isSpare), kept.end());
  return kept;
}

}  // namespace

UnitSight unitSight(const Ruleset& rules, const Battlefield& field, const Unit& looker, const Unit& target) {
  const Scene scene = sceneOf(field, looker, target);
  const Eyes eyes{looker, ranksThatLook(rules, looker)};
  Questions questions(scene);
  if (std::optional<Sight> seen = eyes.firstToSee(questions, scene, {})) return {std::move(*seen), {}};
  UnitSight unseen;
  unseen.sight.outsideCone = questions.closed().outsideCone;
  unseen.sight.blockers = closersOf(scene, eyes, questions.closed().closers);
  for (const int index : unseen.sight.blockers)
    unseen.blockers.push_back(*scene.screens[static_cast<std::size_t>(index)].id);
  return unseen;
}

}  // namespace frontage::core
