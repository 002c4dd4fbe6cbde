#pragma once

#include "ui/overlays/overlay_mark.h"
#include "ui/scene/layers.h"

#include <QObject>

#include <array>
#include <map>

class QGraphicsScene;

namespace frontage::ui {

class MarksItem;

/// What lies over the table at the moment, from several sources, each with its own place: the verdict's line that is
/// pointed at, the event that is played, who stands in contact, the unit that is hovered. Each kind has its switch.
/// While something is pointed at it stands alone with the choice, whatever the switches say.
class OverlayBoard : public QObject {
  Q_OBJECT

 public:
  enum class Source { Unit, Choice, Pointed, Standing, Event, Lesson };

  /// Becomes a child of the scene, which owns what is drawn.
  explicit OverlayBoard(QGraphicsScene& scene);

  void set(Source source, Overlay marks);
  void clear(Source source) { set(source, {}); }
  [[nodiscard]] const Overlay& of(Source source) const;
  /// What is drawn now.
  [[nodiscard]] Overlay shown() const;

  void setOn(OverlayKind kind, bool on);
  [[nodiscard]] bool isOn(OverlayKind kind) const noexcept { return m_on[static_cast<std::size_t>(kind)]; }

 signals:
  void switched(frontage::ui::OverlayKind kind, bool on);

 private:
  void refresh();
  std::map<Source, Overlay> m_overlays;
  std::array<bool, static_cast<std::size_t>(OverlayKind::Count)> m_on;
  std::map<Layer, MarksItem*> m_items;  ///< the scene's
};

}  // namespace frontage::ui
