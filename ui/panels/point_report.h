// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that was noticed while a point was measured, engine by engine: how it was measured, what the machine did
// meanwhile, every remark, and why something failed. Rich text.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QString>

namespace overtake
{

QString pointReport(const ChartContext &context, const SweepPoint &point);

} // namespace overtake
