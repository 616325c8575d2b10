// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/training_charts.h"

#include "charts/axis_ticks.h"
#include "training/decision_plot.h"
#include "words/guarded.h"

#include <QEvent>
#include <QFontMetrics>
#include <QGridLayout>
#include <algorithm>
#include <cmath>
#include <memory>
#include <qcustomplot.h>

namespace overtake
{
namespace
{

constexpr qsizetype meanOver = 40; ///< points of the curve, so that noise of single steps is averaged out

/// The next of 1, 1.5, 2, 3, 5, 7 times a power of ten: a range that grows in steps, so that nothing creeps.
double stepAbove(double value)
{
    if (!(value > 0))
        return 1;
    const double decade = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 1.5, 2.0, 3.0, 5.0, 7.0})
        if (value <= factor * decade)
            return factor * decade;
    return 10 * decade;
}

QCustomPlot *makePlot(QWidget *parent)
{
    auto *plot = new QCustomPlot(parent);
    plot->setPlottingHint(QCP::phFastPolylines); // thick jagged lines are slow otherwise
    plot->setMinimumSize(100, 120);
    plot->xAxis->setTicker(QSharedPointer<ChartTicker>::create(plot->xAxis, Quantity::Count));
    plot->yAxis->setTicker(QSharedPointer<ChartTicker>::create(plot->yAxis, Quantity::Count));
    return plot;
}

void applyTheme(QCustomPlot &plot, const ChartTheme &theme)
{
    styleAxes(plot, theme);
    plot.legend->setFont(theme.font);
    plot.legend->setTextColor(theme.text);
    plot.legend->setBorderPen(Qt::NoPen);
    QColor backing = theme.background;
    backing.setAlphaF(0.8F);
    plot.legend->setBrush(backing);
}

/// Makes as many columns as fit, and cuts a name that has no room in its middle. Returns the number of rows.
int arrangeLegend(QCustomPlot &plot, const std::vector<TrainingSeries> &series, int width)
{
    QCPLegend &legend = *plot.legend;
    const int count = std::min(legend.itemCount(), static_cast<int>(series.size())); // a hidden plot has older ones
    const int room = width - legend.margins().left() - legend.margins().right();
    const int icon = legend.iconSize().width() + legend.iconTextPadding();
    int widest = 1;
    for (int i = 0; i < count; ++i) {
        const QCPAbstractLegendItem *item = legend.item(i);
        const int text = room - icon - item->margins().left() - item->margins().right();
        const QString &name = series[static_cast<std::size_t>(i)].label;
        plot.graph(2 * i + 1)->setName(QFontMetrics(item->font()).elidedText(name, Qt::ElideMiddle, text));
        widest = std::max(widest, item->minimumOuterSizeHint().width());
    }
    const int columns = std::max(1, room / (widest + legend.columnSpacing()));
    if (legend.wrap() != columns)
        legend.setWrap(columns);
    return (count + columns - 1) / columns;
}

} // namespace

TrainingCharts::TrainingCharts(QWidget *parent)
    : QWidget(parent), m_loss(makePlot(this)), m_accuracy(makePlot(this)), m_decision(makePlot(this)),
      m_lossZoom(new PlotZoom(*m_loss)), m_accuracyZoom(new PlotZoom(*m_accuracy))
{
    m_loss->setObjectName(QStringLiteral("lossPlot"));
    m_loss->setAccessibleName(tr("loss"));
    m_accuracy->setAccessibleName(tr("accuracy in training, %"));
    m_accuracy->setObjectName(QStringLiteral("accuracyPlot"));
    m_decision->setObjectName(QStringLiteral("decisionPlot"));
    m_decision->setAccessibleName(tr("decision regions"));
    letScroll(*m_decision);
    m_decision->setToolTip(tr("Some of the training data, by class. The background shows the class that the model "
                              "predicts at each place. Where the colours meet, its prediction changes."));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    grid->addWidget(m_loss, 0, 0);
    grid->addWidget(m_accuracy, 0, 1);
    for (QCustomPlot *plot : {m_loss, m_accuracy}) // the layout gives it another width later
        connect(plot, &QCustomPlot::beforeReplot, this, guarded([this, plot] {
                    arrangeLegend(*plot, m_series, plot->width());
                    nameAxes(*plot, plot == m_loss ? Figure::Loss : Figure::Accuracy);
                }));
    arrange();
    redraw();
}

void TrainingCharts::setRun(const TrainingRun &run, const std::vector<TrainingSeries> &series)
{
    const bool isSame = m_run.workload == run.workload && m_run.parameters == run.parameters;
    if (m_run.engines.empty() || !isSame) // a zoom stays while points of the same training arrive
        for (PlotZoom *zoom : {m_lossZoom, m_accuracyZoom})
            zoom->showAll();
    m_run = run;
    m_series = series;
    redraw();
}

void TrainingCharts::setAxis(TrainingAxis axis)
{
    m_axis = axis;
    for (PlotZoom *zoom : {m_lossZoom, m_accuracyZoom})
        zoom->showAll();
    redraw();
}

void TrainingCharts::setProjector(bool on)
{
    m_projector = on;
    redraw();
}

double TrainingCharts::position(const EngineTraining &training, const TrainingPoint &point) const
{
    switch (m_axis) {
    case TrainingAxis::Steps:
        return static_cast<double>(point.step);
    case TrainingAxis::Epochs:
        return static_cast<double>(point.step) / static_cast<double>(training.stepsPerEpoch);
    case TrainingAxis::Seconds:
        break;
    }
    return point.seconds;
}

/// Steps and epochs end where training will; seconds where they have come to, in steps.
double TrainingCharts::axisEnd(const TrainingRun &run) const
{
    double end = 0;
    for (const EngineTraining &training : run.engines)
        if (m_axis == TrainingAxis::Steps)
            end = std::max(end, static_cast<double>(run.epochs) * static_cast<double>(training.stepsPerEpoch));
        else if (m_axis == TrainingAxis::Epochs)
            end = std::max(end, static_cast<double>(run.epochs));
        else
            end = std::max(end, stepAbove(training.seconds));
    return end > 0 ? end : 1;
}

std::vector<TrainingCharts::Figure> TrainingCharts::figures(const TrainingRun &run)
{
    std::vector<Figure> figures{Figure::Loss};
    const auto hasAccuracy = [](const EngineTraining &training) {
        return !training.curve.empty() && training.curve.front().accuracy;
    };
    if (run.engines.empty() || std::ranges::any_of(run.engines, hasAccuracy))
        figures.push_back(Figure::Accuracy);
    if (run.regions && run.base < run.engines.size())
        figures.push_back(Figure::Decision);
    return figures;
}

PlotRanges TrainingCharts::draw(QCustomPlot &plot, Figure figure, const ChartTheme &theme, const TrainingRun &run,
                                const std::vector<TrainingSeries> &series) const
{
    applyTheme(plot, theme);
    if (figure != Figure::Decision)
        return drawCurves(plot, figure, run, series);
    drawDecision(plot, *run.regions, series[run.base].label, theme);
    return rangesOf(plot);
}

/// A name that has no room is replaced by a shorter one.
void TrainingCharts::nameAxes(QCustomPlot &plot, Figure figure) const
{
    const QMargins margins = plot.axisRect()->margins();
    const auto name = [](QCPAxis &axis, int room, const QString &whole, const QString &shorter) {
        axis.setLabel(QFontMetrics(axis.labelFont()).horizontalAdvance(whole) <= room ? whole : shorter);
    };
    const int width = plot.viewport().width() - margins.left() - margins.right();
    if (m_axis == TrainingAxis::Seconds)
        name(*plot.xAxis, width, tr("seconds of the engine's own work"), tr("seconds"));
    else
        plot.xAxis->setLabel(m_axis == TrainingAxis::Steps ? tr("steps") : tr("epochs"));
    const int legend = plot.legend->visible() ? plot.legend->outerRect().height() : 0; // below the axes
    const int height = plot.viewport().height() - margins.top() - margins.bottom() - legend;
    if (figure == Figure::Accuracy)
        name(*plot.yAxis, height, tr("accuracy in training, %"), tr("accuracy, %"));
    else
        plot.yAxis->setLabel(tr("loss"));
}

PlotRanges TrainingCharts::drawCurves(QCustomPlot &plot, Figure figure, const TrainingRun &run,
                                      const std::vector<TrainingSeries> &series) const
{
    plot.clearGraphs();
    nameAxes(plot, figure);

    double low = 100, high = 0;
    for (std::size_t i = 0; i < run.engines.size() && i < series.size(); ++i) {
        const EngineTraining &training = run.engines[i];
        QVector<double> x, raw, mean;
        QVector<double> sums{0}; // prefix sums, from 0 points
        for (const TrainingPoint &point : training.curve) {
            const double value = figure == Figure::Loss ? point.loss : 100 * point.accuracy.value_or(0);
            if (!std::isfinite(value))
                break;
            x.append(position(training, point));
            raw.append(value);
            sums.append(sums.back() + value);
            // Over few points at first: there the curve falls fast.
            const qsizetype count = raw.size();
            const qsizetype over = std::clamp<qsizetype>(count / 4, 1, meanOver);
            mean.append((sums[count] - sums[count - over]) / static_cast<double>(over));
            low = std::min(low, mean.back());
            high = std::max(high, mean.back());
        }
        QColor pale = series[i].style.color;
        pale.setAlphaF(0.25F);
        QCPGraph *thin = plot.addGraph();
        thin->setPen(QPen(pale, 1));
        thin->setData(x, raw, true);
        thin->removeFromLegend();
        QCPGraph *thick = plot.addGraph();
        QPen pen = series[i].style.linePen();
        thick->setPen(pen);
        thick->setData(x, mean, true);
        if (x.size() == 1) // a line would have no length
            thick->setScatterStyle(series[i].style.markerStyle(series[i].style.color));
        thick->setName(series[i].label);
    }
    // Thick lines above the thin ones of all engines.
    for (int graph = 0; graph < plot.graphCount(); ++graph)
        plot.graph(graph)->setLayer(graph % 2 == 0 ? QStringLiteral("grid") : QStringLiteral("main"));
    plot.legend->setVisible(run.engines.size() > 0);
    putLegendBelow(plot);
    const QCPRange losses(0, stepAbove(high * 1.05));
    const QCPRange accuracies(std::clamp(std::floor(low / 10 - 0.5) * 10, 0.0, 90.0), 100);
    return {{0, axisEnd(run)}, figure == Figure::Loss ? losses : accuracies};
}

void TrainingCharts::redraw()
{
    const ChartTheme theme = ChartTheme::forWidget(*this, m_projector);
    const std::vector<Figure> shown = figures(m_run);
    for (const auto &[figure, plot] : {std::pair(Figure::Loss, m_loss), std::pair(Figure::Accuracy, m_accuracy),
                                       std::pair(Figure::Decision, m_decision)}) {
        plot->setVisible(contains(shown, figure));
        if (!plot->isVisibleTo(this))
            continue;
        const PlotRanges home = draw(*plot, figure, theme, m_run, m_series);
        if (figure != Figure::Decision)
            (figure == Figure::Loss ? m_lossZoom : m_accuracyZoom)->setHome(home);
        plot->replot(QCustomPlot::rpQueuedReplot);
    }
    arrange();
}

void TrainingCharts::arrange()
{
    int legendRows = 0;
    for (QCustomPlot *plot : {m_loss, m_accuracy})
        legendRows = std::max(legendRows, arrangeLegend(*plot, m_series, plot->width()));
    const int lowest = 13 + legendRows; // in text heights, as is the next
    constexpr int narrowestForThree = 45;
    const int text = fontMetrics().height();
    const bool hasThree = !m_decision->isHidden();
    const bool isBelow = width() < narrowestForThree * text;
    auto *grid = static_cast<QGridLayout *>(layout());
    if (m_isBelow != isBelow)
        grid->addWidget(m_decision, isBelow ? 1 : 0, isBelow ? 0 : 2, 1, isBelow ? 2 : 1);
    m_isBelow = isBelow;
    for (int column = 0; column < 3; ++column)
        grid->setColumnStretch(column, column < 2 || (hasThree && !isBelow) ? 1 : 0);
    setMinimumHeight((hasThree && isBelow ? 2 : 1) * lowest * text);
}

void TrainingCharts::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TrainingCharts::paint(QCPPainter &painter, const QRect &area, const ChartTheme &theme, const TrainingRun &run,
                           const std::vector<TrainingSeries> &series) const
{
    const int margin = theme.textPixels;
    const std::vector<Figure> shown = figures(run);
    const int width = area.width() / static_cast<int>(shown.size());
    int left = area.left();
    for (const Figure figure : shown) {
        const std::unique_ptr<QCustomPlot> plot(makePlot(nullptr));
        setRanges(*plot, draw(*plot, figure, theme, run, series));
        const QSize size(width - margin, area.height() - margin);
        if (figure != Figure::Decision) {
            arrangeLegend(*plot, series, size.width());
            layOut(*plot, size);
            nameAxes(*plot, figure);
        }
        paintPlot(painter, *plot, {{left, area.top() + margin}, size});
        left += width;
    }
}

void TrainingCharts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

} // namespace overtake
