#include "core/phase/declare/declare.h"
#include "core/phase/phase.h"
#include "tests/core/phase/board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace frontage::core {
namespace {

/// A column of 4.92" beside the corner of a front that has 2.8" of table before it, in which it cannot stand. The
/// target is held from behind, so that it does not turn to the column either (M8).
test::Board columnAtTheEdge() {
  test::Board board("battleaxe");
  board.add("target", "blue", 36, 43.23, 0).name = "Spears";
  board.add("column", "red", 31.06, 46.84, 100, 5, 1).name = "Column";
  board.add("friend", "red", 36, 43.23 - 3.937, 0).name = "Friends";
  return board;
}

/// What the refusal says of the room.
ClauseCheck roomOf(const test::Board& board) {
  const Verdict verdict = query(board.begin(), Declare{{"column"}, {{"target"}}});
  const auto found = std::find_if(verdict.clauses.begin(), verdict.clauses.end(),
                                  [](const ClauseCheck& check) { return check.clause == "D6"; });
  return found == verdict.clauses.end() ? ClauseCheck{} : *found;
}

TEST(InTheWay, IsTheTablesEdgeWhereOnlyThatIs) {
  const ClauseCheck room = roomOf(columnAtTheEdge());
  EXPECT_FALSE(room.ok);
  EXPECT_EQ(room.text, "No legal move reaches the charged facing of Spears without leaving the table.");
  EXPECT_TRUE(room.blockers.empty());
}

TEST(InTheWay, IsNotTheEdgeOfATableThatIsWideEnough) {
  test::Board board = columnAtTheEdge();
  board.field().table.height = 52;
  EXPECT_TRUE(roomOf(board).ok);
}

TEST(InTheWay, IsARockWhereThatAloneIs) {
  test::Board board = columnAtTheEdge();
  board.field().table.height = 52;
  Terrain rock;
  rock.id = {"rock"};
  rock.name = "Rock";
  rock.kind = TerrainKind::Impassable;
  rock.shape = geometry::makePolygon(std::vector<geometry::Vec>{{30, 48.5}, {45, 48.5}, {45, 49}, {30, 49}});
  board.field().terrain.push_back(rock);
  const ClauseCheck room = roomOf(board);
  EXPECT_EQ(room.text, "No legal move reaches the charged facing of Spears; in the way: Rock.");
  EXPECT_EQ(room.blockers, std::vector<std::string>{"rock"});
}

}  // namespace
}  // namespace frontage::core
