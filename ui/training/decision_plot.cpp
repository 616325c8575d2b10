// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/decision_plot.h"

#include "words/number_text.h"

#include <QCoreApplication>
#include <QImage>
#include <algorithm>

namespace overtake
{
namespace
{

struct DecisionWords {
    Q_DECLARE_TR_FUNCTIONS(DecisionPlot)
};

constexpr double regionStrength = 0.3; ///< opacity of the class's colour in the background: the points stand out
constexpr int mostInLegend = 8;        ///< more look alike anyway
constexpr int mostInRow = 4;

QImage imageOf(const DecisionRegions &regions, const ChartTheme &theme)
{
    std::vector<QRgb> colours;
    for (int index = 0; index < regions.classes; ++index) {
        const QColor colour = classStyle(theme, static_cast<std::size_t>(index)).color;
        const auto mixed = [](int back, int front) { return static_cast<int>(back + (front - back) * regionStrength); };
        colours.push_back(qRgb(mixed(theme.background.red(), colour.red()),
                               mixed(theme.background.green(), colour.green()),
                               mixed(theme.background.blue(), colour.blue())));
    }
    constexpr int side = DecisionRegions::side;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.background);
    for (std::size_t cell = 0; cell < std::min<std::size_t>(regions.cells.size(), side * side); ++cell) {
        const int at = static_cast<int>(cell);
        const std::int32_t index = regions.cells[cell];
        if (index >= 0 && index < regions.classes)
            image.setPixel(at % side, side - 1 - at / side, colours[static_cast<std::size_t>(index)]);
    }
    return image;
}

void addRegions(QCustomPlot &plot, const DecisionRegions &regions, const ChartTheme &theme)
{
    auto *item = new QCPItemPixmap(&plot);
    item->setLayer(QStringLiteral("background"));
    item->setPixmap(QPixmap::fromImage(imageOf(regions, theme)));
    item->setScaled(true, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    item->setPen(Qt::NoPen);
    item->topLeft->setCoords(regions.x.low, regions.y.high);
    item->bottomRight->setCoords(regions.x.high, regions.y.low);
}

void addPoints(QCustomPlot &plot, const DecisionRegions &regions, const ChartTheme &theme)
{
    for (int index = 0; index < regions.classes; ++index) {
        QVector<double> x, y;
        for (const DecisionRegions::Point &point : *regions.points) {
            if (point.label != index)
                continue;
            x.append(static_cast<double>(point.x));
            y.append(static_cast<double>(point.y));
        }
        const SeriesStyle style = classStyle(theme, static_cast<std::size_t>(index));
        QCPGraph *graph = plot.addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        QCPScatterStyle marker = style.markerStyle(style.color);
        marker.setSize(0.7 * style.markerSize);
        // A cross drawn in the background's colour would be a hole.
        const bool isCross =
            style.marker == QCPScatterStyle::ssCrossSquare || style.marker == QCPScatterStyle::ssPlusCircle;
        marker.setPen(QPen(isCross ? style.color : theme.background, std::max(1.0, theme.lineWidth / 2)));
        graph->setScatterStyle(marker);
        graph->setData(x, y);
        graph->setName(DecisionWords::tr("class %1").arg(index));
        if (index >= mostInLegend)
            graph->removeFromLegend();
    }
}

} // namespace

void drawDecision(QCustomPlot &plot, const DecisionRegions &regions, const QString &engine, const ChartTheme &theme)
{
    plot.clearItems();
    plot.clearGraphs();
    addRegions(plot, regions, theme);
    addPoints(plot, regions, theme);
    for (QCPAxis *axis : {plot.xAxis, plot.yAxis})
        axis->grid()->setVisible(false);
    const QString step = countText(static_cast<double>(regions.step));
    plot.xAxis->setLabel(theme.projector
                             ? DecisionWords::tr("feature 1\nareas: step %1", "number").arg(step)
                             : DecisionWords::tr("feature 1\nareas: %1, step %2", "engine, number").arg(engine, step));
    plot.yAxis->setLabel(DecisionWords::tr("feature 2"));
    plot.xAxis->setRange(regions.x.low, regions.x.high);
    plot.yAxis->setRange(regions.y.low, regions.y.high);
    plot.legend->setVisible(true);
    putLegendBelow(plot);
    plot.legend->setWrap(mostInRow);
}

} // namespace overtake
