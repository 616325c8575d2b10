// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Curves': the three charts, and all their points as a table.
#pragma once

#include "charts/charts_view.h"
#include "pages/page.h"

class QLabel;

namespace overtake
{

class CurvesPage : public Page
{
    Q_OBJECT

public:
    explicit CurvesPage(QWidget *parent = nullptr);

    void showCurve(const ShownCurve &shown, Change change) override;
    void setProjector(bool on) override { m_charts->setProjector(on); }
    FigureTable table() const override;
    Sheet sheet() const override;
    QString introduction() const override;

    /// In place of charts that are empty: a picture, or words where there is none. Both empty: the charts.
    void setCover(const QPixmap &picture, const QString &words);

    ChartsView &charts() { return *m_charts; }
    ChartSnapshot snapshot() const; ///< for pictures: with a caption

private:
    ChartsView *m_charts;
    QLabel *m_cover;
    std::function<Shared<RunRecord>()> m_run;
};

} // namespace overtake
