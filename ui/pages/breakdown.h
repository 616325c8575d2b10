// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the time of a step goes, per engine, in shares: copies in and out, each kind of operation, launching and
// waiting. Pure: from profiles to what the chart draws and says.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QString>
#include <vector>

namespace overtake
{

struct Breakdown {
    enum class Group { CopyIn, Operation, Other, Waiting, CopyOut };
    struct Category {
        Group group = Group::Operation;
        QString label;
        std::vector<double> shares; ///< share of each engine's step, 0 to 1
    };
    struct Row {
        QString label; ///< the engine
        QString time;  ///< time of its step, "662 us a step"; or why there is no breakdown
        bool known = false;
        bool predicted = false;
        double stepSeconds = 0;
    };
    std::vector<Row> rows;            ///< per engine, in the order of the context
    std::vector<Category> categories; ///< copies in first, then the largest operations, copies out last

    bool isEmpty() const;
    bool hasCopies() const;
};

/// Reason in a few words, of a measurement without a profile.
QString whyNoProfile(const Measurement &measurement);

/// Shares come from the profile, the time from the samples: the profile's clocks cost time themselves.
Breakdown breakdownOf(const Comparison &comparison, const ChartContext &context);

} // namespace overtake
