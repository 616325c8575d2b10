// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One comparison as bars: time and throughput per engine, the values on the bars, the base case named. Same colours as
// the curves. Window thread only.
#pragma once

#include "charts/point_view.h"

namespace overtake
{

class BarsView : public PointView
{
    Q_OBJECT

public:
    explicit BarsView(QWidget *parent = nullptr);
    ~BarsView() override;

protected:
    void redraw() override;
    std::unique_ptr<PointView> another() const override { return std::make_unique<BarsView>(); }

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
