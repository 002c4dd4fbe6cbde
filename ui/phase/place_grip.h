#pragma once

#include "geometry/base/footprint.h"
#include "ui/tools/table_grip.h"

#include <QObject>

#include <optional>
#include <vector>

namespace frontage::ui {

/// The ghost of a charger at the place that it will take: dragged along the charged facing, it goes to the nearest of
/// the places that are as good.
class PlaceGrip : public QObject, public TableGrip {
  Q_OBJECT

 public:
  using QObject::QObject;
  /// The ghost where it is now, the direction of growing offsets, and the offset; `places` are those on offer.
  void set(const geometry::Footprint& ghost, geometry::Vec along, double offset, std::vector<double> places);
  void clear();

  [[nodiscard]] bool holds(geometry::Vec inches) const override;
  void take() override;
  void drag(geometry::Vec from, geometry::Vec to) override;

 signals:
  /// Index of the place that the ghost was dragged to.
  void movedTo(int index);

 private:
  std::optional<geometry::Footprint> m_ghost;
  geometry::Vec m_along;
  double m_offset = 0;
  double m_taken = 0;  ///< the offset when the pointer took hold
  std::vector<double> m_places;
};

}  // namespace frontage::ui
