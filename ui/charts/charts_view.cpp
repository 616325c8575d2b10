// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charts_view.h"

#include "charts/ghost.h"
#include "charts/legend_strip.h"
#include "engines/precision.h"
#include "words/guarded.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr double lowestForThree = 21; // in text heights; in less room, speed-up alone, without the legend's keys
constexpr double narrowestForThree = 36;
constexpr int lowestChart = 20; // a long legend scrolls before the chart is lower, or has less than two thirds

/// Visibility of each series as before; `fresh` for new series. Series of one name are told apart by their order.
std::vector<bool> visibleAsBefore(const ChartSnapshot &before, const ChartContext &now, const ChartTheme &theme,
                                  std::vector<bool> fresh)
{
    const std::vector<LegendItem> old = legendItems(before.context, theme);
    const std::vector<LegendItem> items = legendItems(now, theme);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto hasItsName = [&](const LegendItem &item) { return item.text == items[i].text; };
        auto earlier = std::count_if(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(i), hasItsName);
        for (std::size_t k = 0; k < old.size(); ++k)
            if (hasItsName(old[k]) && earlier-- == 0)
                fresh[i] = isShown(before, k);
    }
    return fresh;
}

} // namespace

ChartsView::ChartsView(QWidget *parent) : QWidget(parent)
{
    constexpr int spacing = 8;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(spacing);
    const std::array<ChartKind, 3> kinds{ChartKind::SpeedUp, ChartKind::Time, ChartKind::Throughput};
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        m_charts[i] = new CurveChart(m_snapshot, kinds[i], this);
        connect(m_charts[i], &CurveChart::gestureBegun, this, &ChartsView::gestureBegun);
        connect(m_charts[i], &CurveChart::cursorDragged, this, guarded(this, &ChartsView::dragCursor));
        connect(m_charts[i], &CurveChart::zoomRequested, this, guarded(this, &ChartsView::zoom));
        connect(m_charts[i], &CurveChart::zoomResetRequested, this, guarded(this, &ChartsView::resetZoom));
        connect(m_charts[i], &CurveChart::guessMoved, this, &ChartsView::guessMoved);
        connect(m_charts[i], &CurveChart::guessStepped, this, &ChartsView::guessStepped);
        connect(m_charts[i], &CurveChart::seriesClicked, this,
                guarded([this](int index) { setSeriesVisible(index, false); }));
    }
    setFocusProxy(m_charts[0]);
    m_legend = new LegendStrip;
    m_legendArea = new QScrollArea(this); // after the charts: the order of Tab
    m_legendArea->setWidget(m_legend);
    m_legendArea->setWidgetResizable(true);
    m_legendArea->setFrameShape(QFrame::NoFrame);
    m_legendArea->setFocusPolicy(Qt::NoFocus);
    m_legendArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_legend, &LegendStrip::toggled, this, guarded(this, &ChartsView::setSeriesVisible));
    grid->addWidget(m_charts[0], 0, 0, 2, 1);
    grid->addWidget(m_charts[1], 0, 1);
    grid->addWidget(m_charts[2], 1, 1);
    grid->addWidget(m_legendArea, 2, 0, 1, 2);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);

    applyTheme();
    applyHome();
}

void ChartsView::applyTheme()
{
    const ChartTheme theme = ChartTheme::forWidget(*this, m_projector);
    for (CurveChart *chart : m_charts)
        chart->setTheme(theme);
    fillLegend();
    fitCharts();
}

bool ChartsView::hasFailures() const
{
    const auto &all = m_charts[1]->series(); // the times have a mark for the baseline, too
    return std::ranges::any_of(all, [](const ChartSeries &one) { return !one.failures.empty(); });
}

bool ChartsView::hasHollow() const
{
    return std::ranges::any_of(m_charts[0]->series(), hasHollowMarks);
}

void ChartsView::fillLegend()
{
    m_hasFailures = hasFailures();
    m_legend->setSeries(m_snapshot.context, m_charts[0]->theme(), m_hasFailures);
    for (std::size_t i = 0; i < m_snapshot.visible.size(); ++i)
        m_legend->setShown(static_cast<int>(i), m_snapshot.visible[i]);
}

/// With text for the back of the room a small screen has room for one chart: the one that answers the question.
void ChartsView::fitCharts()
{
    const int text = m_charts[0]->theme().textPixels;
    const bool isHigh = height() >= lowestForThree * text;
    const bool three = m_details && isHigh && width() >= narrowestForThree * text;
    m_charts[1]->setVisible(three);
    m_charts[2]->setVisible(three);
    // Curves are labelled at their ends; the legend names the sources of what was not measured here, and says that a
    // curve is pinned and what the marks of failures mean. The key of hollow points comes with the first one and stays,
    // so that the charts do not jump.
    const ChartContext &context = m_snapshot.context;
    m_hasHollow = m_hasHollow || hasHollow();
    const bool isFull =
        m_details || m_projector || context.pinned || m_hasFailures || seriesCount(context) > context.series.size();
    m_legendArea->setVisible(isFull || (m_hasHollow && isHigh));
    m_legend->choose(isFull, isHigh);
    const int room =
        std::max(std::min(height() - lowestChart * text, height() / 3), m_legend->minimumSizeHint().height());
    m_legendArea->setFixedHeight(std::min(m_legend->heightForWidth(width()), room));
    static_cast<QGridLayout *>(layout())->setColumnStretch(1, three ? 2 : 0);
}

/// The charts take the snapshot at once, so that hovering never meets an old one; they repaint once per turn of the
/// event loop.
void ChartsView::pointsChanged(CurveChart::YRange mode)
{
    for (CurveChart *chart : m_charts)
        chart->pointsChanged(mode);
    if (!m_zoomed)
        applyHome();
    const bool isNewMark = m_hasFailures != hasFailures();
    if (isNewMark)
        fillLegend();
    if (isNewMark || (!m_hasHollow && hasHollow()))
        fitCharts();
}

void ChartsView::applyHome()
{
    const Interval home = homeRange(m_snapshot);
    for (CurveChart *chart : m_charts)
        chart->setXRange({home.low, home.high});
}

void ChartsView::zoom(double lower, double upper)
{
    const Interval home = homeRange(m_snapshot);
    // Panning stops at the ends instead of shrinking what is seen.
    const bool logarithmic = m_snapshot.context.logarithmicAxis;
    if (logarithmic && !(lower > 0))
        lower = home.low;
    if (lower < home.low) {
        upper = logarithmic ? upper * (home.low / lower) : upper + (home.low - lower);
        lower = home.low;
    }
    if (upper > home.high) {
        lower = std::max(home.low, logarithmic ? lower * (home.high / upper) : lower - (upper - home.high));
        upper = home.high;
    }
    const bool tooNarrow = logarithmic ? upper / lower < 1.02 : (upper - lower) < (home.high - home.low) * 1e-3;
    if (tooNarrow)
        return;
    m_zoomed = lower > home.low || upper < home.high;
    for (CurveChart *chart : m_charts)
        chart->setXRange({lower, upper});
}

void ChartsView::setCursor(double value)
{
    for (CurveChart *chart : m_charts)
        chart->setCursorValue(value);
}

void ChartsView::dragCursor(double value)
{
    setCursor(value);
    emit cursorMoved(value);
}

void ChartsView::setSeriesVisible(int index, bool visible)
{
    const auto place = static_cast<std::size_t>(index);
    if (place >= m_snapshot.visible.size() || m_snapshot.visible[place] == visible)
        return;
    m_snapshot.visible[place] = visible;
    m_legend->setShown(index, visible);
    pointsChanged(CurveChart::YRange::Fit);
}

ChartsView::~ChartsView()
{
    // The charts refer to the snapshot, which goes before the widgets.
    for (CurveChart *chart : m_charts)
        delete chart;
}

void ChartsView::setContext(const ChartContext &context, Shared<Sweep> sweep, Shared<std::vector<SweepPoint>> live,
                            Shared<std::vector<SweepPoint>> predicted)
{
    const ChartContext &old = m_snapshot.context;
    const bool sameAxis = old.axisLabel == context.axisLabel && old.workloadLabel == context.workloadLabel;
    std::vector<bool> visible(seriesCount(context), true);
    for (std::size_t i = 0; i < context.recorded.size(); ++i) // plain fp32; what rounds to less is a click away
        visible[context.series.size() + context.reported.size() + i] =
            precisionOf(context.recorded[i].points.front().measurement.use.options) == Precision::Fp32;
    if (sameAxis)
        visible = visibleAsBefore(m_snapshot, context, m_charts[0]->theme(), std::move(visible));
    m_zoomed = m_zoomed && sameAxis;
    m_snapshot = {context, std::move(sweep), std::move(live), std::move(predicted), std::move(visible)};
    applyTheme();
    if (!m_zoomed)
        applyHome();
}

void ChartsView::setPoints(Shared<Sweep> sweep, Shared<std::vector<SweepPoint>> live)
{
    const bool restarted = sweep->points.size() < m_snapshot.sweep->points.size() && live->empty();
    m_snapshot.sweep = std::move(sweep);
    m_snapshot.live = std::move(live);
    pointsChanged(restarted ? CurveChart::YRange::Fit : CurveChart::YRange::Grow);
}

void ChartsView::setProjector(bool on)
{
    m_projector = on;
    applyTheme();
}

void ChartsView::setDetails(bool on)
{
    m_details = on;
    fitCharts();
}

void ChartsView::resetZoom()
{
    m_zoomed = false;
    applyHome();
}

void ChartsView::takeOver(const ChartsView &before)
{
    for (std::size_t i = 0; i < before.m_snapshot.visible.size(); ++i)
        setSeriesVisible(static_cast<int>(i), before.m_snapshot.visible[i]);
    const QCPRange range = before.m_charts[0]->xAxis->range();
    if (before.m_zoomed)
        zoom(range.lower, range.upper);
}

void ChartsView::setGuess(const ChartGuess &guess)
{
    for (CurveChart *chart : m_charts)
        chart->setGuess(guess);
}

QSize ChartsView::minimumSizeHint() const
{
    return m_charts[0]->minimumSizeHint() + QSize(0, m_legend->minimumSizeHint().height());
}

bool ChartsView::isEmpty() const
{
    const ChartContext &context = m_snapshot.context;
    return m_snapshot.sweep->points.empty() && m_snapshot.live->empty() && m_snapshot.predicted->empty() &&
           context.reported.empty() && context.recorded.empty() && context.ghosts.empty();
}

void ChartsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitCharts();
}

void ChartsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace overtake
