// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charts_view.h"

#include "charts/curve_chart.h"
#include "charts/ghost.h"
#include "charts/legend_strip.h"
#include "engines/precision.h"

#include <QEvent>
#include <QGridLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace overtake
{
namespace
{

constexpr double lowestForThree = 21; // in text heights; in less room, speed-up alone
constexpr double narrowestForThree = 36;

/// As they were, where the series was there before; `fresh` where it was not.
std::vector<bool> visibleAsBefore(const ChartSnapshot &before, const ChartContext &now, const ChartTheme &theme,
                                  std::vector<bool> fresh)
{
    const std::vector<LegendItem> old = legendItems(before.context, theme);
    const std::vector<LegendItem> items = legendItems(now, theme);
    for (std::size_t i = 0; i < items.size(); ++i)
        for (std::size_t k = 0; k < old.size(); ++k)
            if (old[k].text == items[i].text)
                fresh[i] = isShown(before, k);
    return fresh;
}

} // namespace

class ChartsView::Private
{
public:
    explicit Private(ChartsView *view);

    void applyTheme();
    void fitCharts();
    void pointsChanged(CurveChart::YRange mode);
    void applyHome();
    void zoom(double lower, double upper);
    void dragCursor(double value);
    void placeCursor(double value);
    void setVisible(int index, bool visible);

    ChartsView *q;
    ChartSnapshot snapshot;
    std::array<CurveChart *, 3> charts{}; // speed-up, time, throughput
    LegendStrip *legend = nullptr;
    bool projector = false;
    bool zoomed = false;
    std::optional<double> cursor;
};

ChartsView::Private::Private(ChartsView *view) : q(view)
{
    constexpr int spacing = 8;
    auto *grid = new QGridLayout(q);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(spacing);
    const std::array<ChartKind, 3> kinds{ChartKind::SpeedUp, ChartKind::Time, ChartKind::Throughput};
    for (std::size_t i = 0; i < charts.size(); ++i) {
        charts[i] = new CurveChart(snapshot, kinds[i], q);
        connect(charts[i], &CurveChart::cursorDragged, q, [this](double value) { dragCursor(value); });
        connect(charts[i], &CurveChart::zoomRequested, q, [this](double lower, double upper) { zoom(lower, upper); });
        connect(charts[i], &CurveChart::zoomResetRequested, q, &ChartsView::resetZoom);
        connect(charts[i], &CurveChart::guessMoved, q, &ChartsView::guessMoved);
        connect(charts[i], &CurveChart::guessStepped, q, &ChartsView::guessStepped);
        connect(charts[i], &CurveChart::seriesClicked, q, [this](int index) { setVisible(index, false); });
    }
    legend = new LegendStrip(q);
    connect(legend, &LegendStrip::toggled, q, [this](int index, bool shown) { setVisible(index, shown); });
    grid->addWidget(charts[0], 0, 0, 2, 1);
    grid->addWidget(charts[1], 0, 1);
    grid->addWidget(charts[2], 1, 1);
    grid->addWidget(legend, 2, 0, 1, 2);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);

    applyTheme();
    applyHome();
}

void ChartsView::Private::applyTheme()
{
    const ChartTheme theme = ChartTheme::forWidget(*q, projector);
    for (CurveChart *chart : charts)
        chart->setTheme(theme);
    legend->setSeries(snapshot.context, theme);
    for (std::size_t i = 0; i < snapshot.visible.size(); ++i)
        legend->setShown(static_cast<int>(i), snapshot.visible[i]);
    fitCharts();
}

/// With text for the back of the room a small screen has room for one chart: the one that answers the question.
void ChartsView::Private::fitCharts()
{
    const int text = charts[0]->theme().textPixels;
    const bool three = q->height() >= lowestForThree * text && q->width() >= narrowestForThree * text;
    charts[1]->setVisible(three);
    charts[2]->setVisible(three);
    static_cast<QGridLayout *>(q->layout())->setColumnStretch(1, three ? 2 : 0);
}

/// The charts take the snapshot at once, so that hovering never meets an old one; they repaint once per turn of the
/// event loop.
void ChartsView::Private::pointsChanged(CurveChart::YRange mode)
{
    for (CurveChart *chart : charts)
        chart->pointsChanged(mode);
    if (!zoomed)
        applyHome();
}

void ChartsView::Private::applyHome()
{
    const Interval home = homeRange(snapshot);
    for (CurveChart *chart : charts)
        chart->setXRange({home.low, home.high});
}

void ChartsView::Private::zoom(double lower, double upper)
{
    const Interval home = homeRange(snapshot);
    // Panning stops at the ends instead of shrinking what is seen.
    const bool logarithmic = snapshot.context.logarithmicAxis;
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
    zoomed = lower > home.low || upper < home.high;
    for (CurveChart *chart : charts)
        chart->setXRange({lower, upper});
}

void ChartsView::Private::placeCursor(double value)
{
    cursor = value;
    for (CurveChart *chart : charts)
        chart->setCursorValue(cursor);
}

void ChartsView::Private::dragCursor(double value)
{
    placeCursor(value);
    emit q->cursorMoved(value);
}

void ChartsView::Private::setVisible(int index, bool visible)
{
    const auto place = static_cast<std::size_t>(index);
    if (place >= snapshot.visible.size() || snapshot.visible[place] == visible)
        return;
    snapshot.visible[place] = visible;
    legend->setShown(index, visible);
    pointsChanged(CurveChart::YRange::Fit);
    emit q->seriesVisibilityChanged(index, visible);
}

ChartsView::ChartsView(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this)) {}

ChartsView::~ChartsView()
{
    // The charts refer to the snapshot, which goes with d, before the widgets.
    for (CurveChart *chart : d->charts)
        delete chart;
}

void ChartsView::setContext(const ChartContext &context)
{
    const ChartContext &old = d->snapshot.context;
    const bool sameAxis = old.axisLabel == context.axisLabel && old.workloadLabel == context.workloadLabel;
    std::vector<bool> visible(seriesCount(context), true);
    for (std::size_t i = 0; i < context.recorded.size(); ++i) // plain fp32; what rounds to less is a click away
        visible[context.series.size() + context.reported.size() + i] =
            precisionOf(context.recorded[i].points.front().measurement.use.options) == Precision::Fp32;
    if (sameAxis)
        visible = visibleAsBefore(d->snapshot, context, d->charts[0]->theme(), std::move(visible));
    d->zoomed = d->zoomed && sameAxis;
    d->snapshot = {};
    d->snapshot.context = context;
    d->snapshot.visible = std::move(visible);
    d->applyTheme();
    if (!d->zoomed)
        d->applyHome();
}

const ChartContext &ChartsView::context() const
{
    return d->snapshot.context;
}

void ChartsView::setPoints(Shared<Sweep> sweep, Shared<std::vector<SweepPoint>> live)
{
    const bool restarted = sweep->points.size() < d->snapshot.sweep->points.size() && live->empty();
    d->snapshot.sweep = std::move(sweep);
    d->snapshot.live = std::move(live);
    d->pointsChanged(restarted ? CurveChart::YRange::Fit : CurveChart::YRange::Grow);
}

void ChartsView::setPredicted(Shared<std::vector<SweepPoint>> points)
{
    if (points->empty() && d->snapshot.predicted->empty())
        return;
    d->snapshot.predicted = std::move(points);
    d->pointsChanged(CurveChart::YRange::Grow);
}

void ChartsView::setCursor(double value)
{
    d->placeCursor(value);
}

void ChartsView::setSeriesVisible(int index, bool visible)
{
    d->setVisible(index, visible);
}

bool ChartsView::isSeriesVisible(int index) const
{
    return overtake::isShown(d->snapshot, static_cast<std::size_t>(index));
}

void ChartsView::setProjector(bool on)
{
    d->projector = on;
    d->applyTheme();
}

void ChartsView::resetZoom()
{
    d->zoomed = false;
    d->applyHome();
}

void ChartsView::setGuess(const ChartGuess &guess)
{
    for (CurveChart *chart : d->charts)
        chart->setGuess(guess);
}

ChartSnapshot ChartsView::snapshot() const
{
    return d->snapshot;
}

void ChartsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->fitCharts();
}

void ChartsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        d->applyTheme();
        break;
    default:
        break;
    }
}

} // namespace overtake
