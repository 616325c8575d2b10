// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The context of translation that the charts share: ChartWords::tr("…").
#pragma once

#include <QCoreApplication>

namespace overtake
{

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

} // namespace overtake
