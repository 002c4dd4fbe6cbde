#pragma once

#include "core/run/play_orders.h"
#include "core/scenario/scenario.h"
#include "ui/export/animation_job.h"
#include "ui/export/picture_job.h"

#include <gtest/gtest.h>

#include <string>

namespace frontage::ui {

/// A bundled example by the beginning of its name: "4-flank".
[[nodiscard]] core::Scenario example(const std::string& name);
/// Twelve units and eight pieces of terrain here and there, facing anywhere; the same ones for the same number.
[[nodiscard]] core::Scenario scattered(unsigned number);

/// All of a scenario at its start, as it would be drawn.
[[nodiscard]] PictureContent contentOf(const core::Scenario& scenario);
[[nodiscard]] QByteArray bytesOf(const PictureContent& content, PictureFormat format);

/// The whole phase of a scenario in small frames.
[[nodiscard]] AnimationContent animationOf(const core::Scenario& scenario, QSize size);

}  // namespace frontage::ui
