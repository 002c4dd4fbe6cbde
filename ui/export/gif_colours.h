#pragma once

#include <QImage>
#include <QRect>

#include <memory>
#include <vector>

struct ColorMapObject;

namespace frontage::ui {

struct FreeColours {
  void operator()(ColorMapObject* map) const noexcept;
};

/// A part of a picture in 256 colours at most: which, and which one each pixel has, row by row.
struct GifColours {
  std::unique_ptr<ColorMapObject, FreeColours> map;
  std::vector<unsigned char> pixels;
};

/// By giflib's median cut, which puts like colours together; each group then gets the mean of what is in it, so that a
/// flat ground keeps its very colour. A function of the pixels alone. Requires: Format_RGB32. Throws
/// std::runtime_error.
[[nodiscard]] GifColours coloursOf(const QImage& picture, const QRect& part);

}  // namespace frontage::ui
