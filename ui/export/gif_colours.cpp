#include "ui/export/gif_colours.h"

#include <array>
#include <gif_lib.h>
#include <stdexcept>

namespace frontage::ui {

namespace {

constexpr int kColours = 256;

/// The three channels apart, as giflib wants them.
struct Channels {
  std::vector<GifByteType> red, green, blue;
};

Channels channelsOf(const QImage& picture, const QRect& part) {
  const auto count = std::size_t(part.width()) * std::size_t(part.height());
  Channels channels;
  for (auto* channel : {&channels.red, &channels.green, &channels.blue}) channel->reserve(count);
  for (int y = part.top(); y <= part.bottom(); ++y) {
    const auto* row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
    for (int x = part.left(); x <= part.right(); ++x) {
      channels.red.push_back(static_cast<GifByteType>(qRed(row[x])));
      channels.green.push_back(static_cast<GifByteType>(qGreen(row[x])));
      channels.blue.push_back(static_cast<GifByteType>(qBlue(row[x])));
    }
  }
  return channels;
}

void takeMeans(ColorMapObject& map, const Channels& channels, const std::vector<unsigned char>& pixels) {
  struct Sum {
    std::uint64_t red = 0, green = 0, blue = 0, count = 0;
  };
  std::array<Sum, kColours> sums{};
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    Sum& sum = sums[pixels[i]];
    sum.red += channels.red[i];
    sum.green += channels.green[i];
    sum.blue += channels.blue[i];
    ++sum.count;
  }
  const auto mean = [](std::uint64_t total, std::uint64_t count) {
    return static_cast<GifByteType>((total + count / 2) / count);
  };
  for (int i = 0; i < map.ColorCount; ++i)
    if (const Sum& sum = sums[static_cast<std::size_t>(i)]; sum.count > 0)
      map.Colors[i] = {mean(sum.red, sum.count), mean(sum.green, sum.count), mean(sum.blue, sum.count)};
}

}  // namespace

void FreeColours::operator()(ColorMapObject* map) const noexcept {
  GifFreeMapObject(map);
}

GifColours coloursOf(const QImage& picture, const QRect& part) {
  Channels channels = channelsOf(picture, part);  // giflib promises not to change them, but does not say so
  GifColours colours{std::unique_ptr<ColorMapObject, FreeColours>(GifMakeMapObject(kColours, nullptr)),
                     std::vector<unsigned char>(channels.red.size())};
  int found = kColours;
  if (!colours.map || GifQuantizeBuffer(static_cast<unsigned>(part.width()), static_cast<unsigned>(part.height()),
                                        &found, channels.red.data(), channels.green.data(), channels.blue.data(),
                                        colours.pixels.data(), colours.map->Colors) != GIF_OK)
    throw std::runtime_error("there is not enough memory for the colours of a frame");
  takeMeans(*colours.map, channels, colours.pixels);
  return colours;
}

}  // namespace frontage::ui
