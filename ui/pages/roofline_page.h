// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Roofline': what bounds each part of a step, memory or arithmetic, on logarithmic axes, with each device's roof.
// Window thread only.
#pragma once

#include "charts/plot_zoom.h"
#include "charts/roofline.h"
#include "pages/point_page.h"

#include <QLineF>
#include <QStringList>
#include <functional>
#include <qcustomplot.h>
#include <vector>

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
    /// A text belongs to a point or to a part of a roof; where it stands depends on the size of the plot.
    struct Text {
        QCPItemText *item;
        std::function<std::vector<QPointF>(const QSizeF &)> corners; ///< see PlacedText::corners
    };

    void drawRoof(const Roofline &roof, const SeriesStyle &style, double left, double right);
    void drawPoints(const Roofline &roof, const SeriesStyle &style);
    QCPItemText *addText(const QString &text, const QColor &color);
    void placeTexts();
    QPointF pixel(double intensity, double rate) const;
    std::vector<QLineF> linesOf(const Roofline &roof) const; ///< its slope and its flat part, in pixels
    QString textAt(const QPointF &position) const;

    QLabel *m_note;
    QCustomPlot *m_plot;
    ChartTheme m_theme; ///< the current drawing's
    PlotZoom *m_zoom;
    QStringList m_subject; ///< work and engines that are drawn
    std::vector<Roofline> m_roofs;
    std::vector<Text> m_texts;
};

} // namespace overtake
