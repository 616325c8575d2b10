// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Three charts with a CPU and a GPU, shown: what the tests of the charts start from.
#pragma once

#include "charts/charts_view.h"
#include "charts/curve_chart.h"
#include "ui/sample_sweeps.h"

#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>

namespace overtake::test
{

/// Text of all labels in a page's charts of bars, each in one line.
inline QString barLabels(const QWidget &page)
{
    QStringList all;
    for (const QGraphicsView *chart : page.findChildren<QGraphicsView *>())
        for (const QGraphicsItem *item : chart->scene()->items())
            if (const auto *text = qgraphicsitem_cast<const QGraphicsTextItem *>(item); text && text->isVisible())
                all << text->toPlainText().replace(QLatin1Char('\n'), QLatin1Char(' '));
    return all.join(QLatin1Char('|'));
}

class Charts : public testing::Test
{
protected:
    void SetUp() override
    {
        view.resize(1280, 700);
        view.setContext(makeContext(cpuAndGpu(), 5, 2000));
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
        charts = view.findChildren<CurveChart *>();
        ASSERT_EQ(charts.size(), 3);
    }

    CurveChart &chart(ChartKind kind) const
    {
        return **std::ranges::find_if(charts, [kind](CurveChart *c) { return c->kind() == kind; });
    }

    /// Waits until what was set has been drawn.
    void settle() const
    {
        QTest::qWait(50);
        for (CurveChart *each : charts)
            each->replot();
    }

    void setSweep(int points)
    {
        view.setPoints(makeSweep(geometric(5, 2000, points), cpuAndGpu()));
        settle();
    }

    static QPoint at(const CurveChart &chart, double value, double height = 0.5)
    {
        const QRect area = chart.axisRect()->rect();
        return {qRound(chart.xAxis->coordToPixel(value)), qRound(area.top() + area.height() * height)};
    }

    ChartsView view;
    QList<CurveChart *> charts;
};

} // namespace overtake::test
