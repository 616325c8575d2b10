// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Horizontal bars in rows, drawn by Qt Charts with its axes, title and legend, in the colours of a theme. Left of each
// row stand a name and a figure. Window thread only.
#pragma once

#include "charts/chart_theme.h"

#include <QChartView>
#include <QString>
#include <vector>

class QAbstractSeries;
class QBarCategoryAxis;
class QValueAxis;

namespace overtake
{

class BarView : public QChartView
{
public:
    struct Row {
        QString name;   ///< gives way where there is little room
        QString figure; ///< never left out
    };

    explicit BarView(QWidget *parent);
    ~BarView() override;

    int leastHeight(int lines) const; ///< for labels of so many lines each, in the theme's size
    /// Qt's own is the size that the view has, so that a page that scrolls would never make it lower.
    QSize sizeHint() const override { return minimumSize(); }

protected:
    /// Removes all bars. The first row stands on top.
    void begin(const ChartTheme &theme, std::vector<Row> rows);
    void add(QAbstractSeries *series); ///< along both axes; the chart owns it
    void writeLabels();                ///< after the last series: a legend takes room, too
    /// Qt Charts counts rows from below.
    int categoryOf(std::size_t row) const { return static_cast<int>(m_rows.size() - 1 - row); }
    std::size_t rowOf(int category) const { return m_rows.size() - 1 - static_cast<std::size_t>(category); }
    QValueAxis &values() const { return *m_values; }
    const ChartTheme &theme() const { return m_theme; }
    void resizeEvent(QResizeEvent *event) override;

private:
    double lineOf(const QFont &font) const; ///< height of a line of a label

    std::vector<Row> m_rows;
    ChartTheme m_theme;
    QBarCategoryAxis *m_names; ///< axes are owned by the chart
    QValueAxis *m_values;
};

} // namespace overtake
