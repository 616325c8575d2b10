// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One comparison as bars: time and throughput per engine, the values on the bars, the base case named. Same colours as
// the curves. Window thread only.
#pragma once

#include "pages/point_page.h"

namespace overtake
{

class BarsPage : public PointPage
{
    Q_OBJECT

public:
    explicit BarsPage(QWidget *parent = nullptr);
    ~BarsPage() override;

    FigureTable table() const override;
    QString introduction() const override;

protected:
    void redraw() override;
    PointPtr pointOf(const ShownCurve &shown) const override { return shown.points.nearest(shown.cursor); }
    std::unique_ptr<PointPage> another() const override { return std::make_unique<BarsPage>(); }

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
