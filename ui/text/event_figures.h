#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"

#include <QString>

#include <utility>
#include <vector>

namespace frontage::ui {

/// A figure of an event: what it is, and how much.
using EventFigure = std::pair<QString, QString>;

/// Every figure that an event carries, named and with its unit: for reports. Empty for an event without any.
[[nodiscard]] std::vector<EventFigure> eventFigures(const core::Event& event, const core::Battlefield& field);

}  // namespace frontage::ui
