#include "ui/overlays/overlay_board.h"

#include "ui/overlays/marks_item.h"
#include "ui/scene/battlefield_scene.h"

#include <QGraphicsScene>

namespace frontage::ui {

OverlayBoard::OverlayBoard(QGraphicsScene& scene) : QObject(&scene) {
  m_on.fill(true);
  // What would clutter the table all the time is asked for.
  for (const OverlayKind kind : {OverlayKind::Zones, OverlayKind::Sight, OverlayKind::Flight}) m_on[static_cast<std::size_t>(kind)] = false;
  for (const Layer layer : {Layer::Zones, Layer::Swept, Layer::Lines, Layer::Labels}) {
    auto* item = new MarksItem(layer);
    scene.addItem(item);
    m_items.emplace(layer, item);
  }
  // The words here step aside for those of the units.
  if (auto* table = qobject_cast<BattlefieldScene*>(&scene))
    connect(table, &BattlefieldScene::pictureChanged, this, [this] { m_items.at(Layer::Labels)->update(); });
}

void OverlayBoard::set(Source source, Overlay marks) {
  if (marks.empty() && m_overlays[source].empty()) return;
  m_overlays[source] = std::move(marks);
  refresh();
}

const Overlay& OverlayBoard::of(Source source) const {
  static const Overlay none;
  const auto it = m_overlays.find(source);
  return it == m_overlays.end() ? none : it->second;
}

Overlay OverlayBoard::shown() const {
  Overlay all;
  const bool pointed = !of(Source::Pointed).empty();
  const bool playing = !of(Source::Event).empty();  // what happened is shown without what might be chosen
  for (const auto& [source, marks] : m_overlays) {
    if (source == Source::Unit && (pointed || playing)) continue;
    if (source == Source::Choice && playing) continue;
    for (const OverlayMark& mark : marks)
      if (source == Source::Pointed || isOn(mark.kind)) all.push_back(mark);
  }
  return all;
}

void OverlayBoard::setOn(OverlayKind kind, bool on) {
  bool& flag = m_on[static_cast<std::size_t>(kind)];
  if (flag == on) return;
  flag = on;
  refresh();
  emit switched(kind, on);
}

void OverlayBoard::refresh() {
  std::map<Layer, Overlay> parts;
  for (const OverlayMark& mark : shown()) {
    parts[layerOf(mark)].push_back(mark);
    if (!mark.label.isEmpty() && mark.shape != OverlayMark::Shape::Label) parts[Layer::Labels].push_back(mark);
  }
  for (auto& [layer, item] : m_items) item->setMarks(std::move(parts[layer]));
}

}  // namespace frontage::ui
