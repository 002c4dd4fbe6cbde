#pragma once

#include "ui/theme/theme.h"

#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace frontage::ui {

/// A line of a caption: the clause of rules.md in front, if there is one, then a sentence.
struct CaptionLine {
  QString clause;
  QString text;
  bool operator==(const CaptionLine&) const = default;
};

/// The words below a picture, made for showing it to somebody who was not there.
struct Caption {
  QString title;
  QString rules;  ///< ruleset and house rules
  std::vector<CaptionLine> lines;
  [[nodiscard]] bool empty() const { return title.isEmpty() && rules.isEmpty() && lines.empty(); }
};

/// How a picture of the table is to look.
struct PictureOptions {
  QSize size;  ///< pixels; empty = what the table and the caption need at the usual width
  bool grid = true;
  bool rulers = true;
  bool names = true;
  bool deployment = false;
  std::optional<QRectF> part;  ///< of the scene; nothing = the whole table
  const Theme* look = &Theme::light();
  Caption caption;  ///< empty = none
};

/// The most pixels of one picture, and of one side. Beyond it nothing reads a picture reliably.
inline constexpr qint64 kMostPixels = 128'000'000;
inline constexpr int kLongestSide = 20'000;
/// The shortest side on which the table can still be told.
inline constexpr int kShortestSide = 64;

/// What is wrong with a size for a picture, in one sentence; empty when it will do.
[[nodiscard]] QString sizeProblem(QSize size);

}  // namespace frontage::ui
