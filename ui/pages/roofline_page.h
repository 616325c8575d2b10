// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Roofline': what bounds each part of a step, memory or arithmetic, on logarithmic axes, with each device's roof.
// Window thread only.
#pragma once

#include "charts/roofline.h"
#include "pages/point_page.h"

class QCustomPlot;

namespace overtake
{

class RooflinePage : public PointPage
{
    Q_OBJECT

public:
    explicit RooflinePage(QWidget *parent = nullptr);

    FigureTable table() const override;
    QString introduction() const override;

protected:
    void redraw() override;
    std::unique_ptr<PointPage> another() const override { return std::make_unique<RooflinePage>(); }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void drawRoof(const Roofline &roof, const SeriesStyle &style, double left, double right);
    void drawPoints(const Roofline &roof, const SeriesStyle &style);
    void addText(const QString &text, double x, double y, const QColor &color, Qt::Alignment alignment);
    QString textAt(const QPointF &position) const;

    QLabel *m_note;
    QCustomPlot *m_plot;
    ChartTheme m_theme; ///< of what is drawn
    std::vector<Roofline> m_roofs;
};

} // namespace overtake
