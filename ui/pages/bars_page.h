// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One comparison as bars: time and throughput per engine, the values on the bars, the baseline named: the curve's own,
// or a kept curve's. Same colours as the curves. Window thread only.
#pragma once

#include "pages/point_page.h"

#include <array>

class QBoxLayout;

namespace overtake
{

class BarChart;
class StopwatchTimes;

class BarsPage : public PointPage
{
    Q_OBJECT

public:
    explicit BarsPage(QWidget *parent = nullptr);

    FigureTable table() const override;
    QString introduction() const override;

protected:
    void redraw() override;
    PointPtr pointOf(const ShownCurve &shown) const override { return shown.points.nearest(shown.cursor); }
    std::unique_ptr<PointPage> another() const override { return std::make_unique<BarsPage>(); }
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitCharts();

    std::array<BarChart *, 2> m_charts{}; ///< time, throughput
    QBoxLayout *m_row;                    ///< the charts
    StopwatchTimes *m_times;              ///< below; hidden while all stopwatches are honest
};

} // namespace overtake
