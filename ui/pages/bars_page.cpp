// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/bars_page.h"

#include "charts/chart_data.h"
#include "charts/chart_titles.h"
#include "charts/ghost.h"
#include "pages/stopwatch_line.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QHorizontalStackedBarSeries>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>
#include <optional>

namespace overtake
{
namespace
{

struct Bar {
    QString label;
    QColor color;
    double value = 0; ///< 0: not measured
    Interval ci95;
    QString text;   ///< the value with its unit, or why there is none
    QString reason; ///< why it was not measured
    bool hollow = false;
    bool predicted = false;
    bool wrongOnPurpose = false;
};

} // namespace

/// Horizontal bars from zero, one for each engine, in its own colour. Names, values and intervals are drawn on top of
/// what Qt Charts lays out: its own labels know neither units nor intervals, and its axes cut long names.
class BarChart : public QChartView
{
public:
    explicit BarChart(QWidget *parent) : QChartView(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setRenderHint(QPainter::Antialiasing);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        chart()->legend()->hide();
        chart()->layout()->setContentsMargins(0, 0, 0, 0);
        chart()->setBackgroundRoundness(0);
        for (QAbstractAxis *axis : std::initializer_list<QAbstractAxis *>{&m_engines, &m_values})
            axis->setVisible(false);
        chart()->addAxis(&m_engines, Qt::AlignLeft);
        chart()->addAxis(&m_values, Qt::AlignBottom);
    }

    ~BarChart() override
    {
        chart()->removeAxis(&m_engines);
        chart()->removeAxis(&m_values);
    }

    void setBars(const QString &title, const std::vector<Bar> &bars, const ChartTheme &theme)
    {
        m_title = title;
        m_bars = bars;
        m_theme = theme;
        setAccessibleName(title);
        QStringList reasons;
        for (const Bar &bar : bars)
            if (!bar.reason.isEmpty())
                reasons << ChartWords::tr("%1: %2", "who, what").arg(bar.label, bar.reason);
        setToolTip(reasons.join(QLatin1Char('\n')));
        chart()->setBackgroundBrush(theme.background);
        setBackgroundBrush(theme.background);

        chart()->removeAllSeries();
        QStringList rows;
        double highest = 0;
        for (const Bar &bar : bars) {
            rows << QString::number(rows.size());
            highest = std::max({highest, bar.value, shownHigh(bar)});
        }
        m_engines.clear();
        m_engines.append(rows);
        m_values.setRange(0, highest > 0 ? highest : 1);
        m_series = new QHorizontalStackedBarSeries;
        for (std::size_t i = 0; i < bars.size(); ++i) {
            auto *set = new QBarSet(bars[i].label);
            for (std::size_t row = 0; row < bars.size(); ++row)
                set->append(row == rowOf(i) ? bars[i].value : 0);
            set->setBrush(bars[i].hollow || bars[i].predicted ? theme.background : bars[i].color);
            set->setPen(QPen(bars[i].color, theme.lineWidth,
                             bars[i].predicted || bars[i].wrongOnPurpose ? Qt::DashLine : Qt::SolidLine));
            m_series->append(set);
        }
        chart()->addSeries(m_series);
        m_series->attachAxis(&m_engines);
        m_series->attachAxis(&m_values);
        makeRoom();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        makeRoom();
        QChartView::resizeEvent(event);
    }

    void drawForeground(QPainter *painter, const QRectF &) override
    {
        const double gap = m_theme.spacing();
        const QFontMetricsF titleMetrics(m_theme.titleFont());
        const QFontMetricsF metrics(m_theme.font);
        const double line = metrics.height();
        painter->setPen(m_theme.text);
        painter->setFont(m_theme.titleFont());
        painter->drawText(QPointF(2 * gap, gap + titleMetrics.ascent()),
                          titleMetrics.elidedText(m_title, Qt::ElideRight, width() - 4 * gap));
        painter->setFont(m_theme.font);
        const double barHeight = chart()->plotArea().height() / std::max<double>(1, m_bars.size()) * barShare();
        for (std::size_t i = 0; i < m_bars.size(); ++i) {
            const Bar &bar = m_bars[i];
            const auto at = [&](double value) {
                return chart()->mapToPosition(QPointF(value, static_cast<double>(rowOf(i))), m_series);
            };
            const double y = at(0).y();
            double end = at(bar.value).x();
            if (bar.value > 0 && bar.ci95.high > bar.ci95.low) {
                const double cap = std::min(line, barHeight) * 0.3;
                const double low = at(bar.ci95.low).x();
                const double high = at(shownHigh(bar)).x();
                painter->setPen(QPen(m_theme.text, std::max(1.0, m_theme.lineWidth * 0.6)));
                painter->drawLine(QLineF(low, y, high, y));
                painter->drawLine(QLineF(low, y - cap, low, y + cap));
                painter->drawLine(QLineF(high, y - cap, high, y + cap));
                end = std::max(end, high);
            }
            painter->setPen(bar.value > 0 ? m_theme.text : m_theme.mutedText);
            painter->drawText(QRectF(end + gap, y - line / 2, width() - end, line), Qt::AlignLeft | Qt::AlignVCenter,
                              bar.text);
            painter->setPen(m_theme.text);
            painter->drawText(QRectF(at(0).x(), y - barHeight / 2 - line * 1.2, width() - at(0).x() - gap, line),
                              Qt::AlignLeft | Qt::AlignVCenter,
                              metrics.elidedText(bar.label, Qt::ElideRight, width() - at(0).x() - gap));
        }
    }

private:
    /// The first engine stands on top; Qt Charts counts from below.
    std::size_t rowOf(std::size_t bar) const { return m_bars.size() - 1 - bar; }
    /// A very wide interval is cut: it would make all bars short.
    static double shownHigh(const Bar &bar) { return std::min(bar.ci95.high, 2 * bar.value); }

    /// The part of a row that the bar takes; the rest holds the engine's name above it.
    double barShare() const
    {
        const double row = chart()->plotArea().height() / std::max<double>(1, m_bars.size());
        return std::clamp(1 - 2.6 * QFontMetricsF(m_theme.font).height() / std::max(1.0, row), 0.15, 0.5);
    }

    void makeRoom()
    {
        if (m_series == nullptr)
            return;
        const double gap = m_theme.spacing();
        const QFontMetricsF metrics(m_theme.font);
        double widest = 0;
        for (const Bar &bar : m_bars)
            widest = std::max(widest, metrics.horizontalAdvance(bar.text));
        chart()->setMargins(
            QMargins(qRound(2 * gap), qRound(2 * gap + metrics.height()), qRound(widest + 3 * gap), qRound(gap)));
        m_series->setBarWidth(barShare());
    }

    QString m_title;
    std::vector<Bar> m_bars;
    ChartTheme m_theme;
    QBarCategoryAxis m_engines;
    QValueAxis m_values;
    QHorizontalStackedBarSeries *m_series = nullptr; ///< owned by the chart
};

/// When the work ended, and when each stopwatch was read.
class StopwatchTimes : public QWidget
{
public:
    explicit StopwatchTimes(QWidget *parent) : QWidget(parent) { setObjectName(QStringLiteral("stopwatches")); }

    void setLines(std::vector<StopwatchLine> lines, const ChartTheme &theme)
    {
        m_lines = std::move(lines);
        m_theme = theme;
        QStringList words;
        for (const StopwatchLine &line : m_lines)
            words << ChartWords::tr("%1: %2", "who, what").arg(line.label, stopwatchText(line));
        setAccessibleName(ChartWords::tr("When each stopwatch was read"));
        setAccessibleDescription(words.join(QLatin1Char('\n')));
        setToolTip(words.join(QLatin1Char('\n')));
        setFixedHeight(qRound(stopwatchLinesHeight(m_lines, theme)));
        setVisible(!m_lines.empty());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawStopwatchLines(painter, rect(), m_lines, m_theme);
    }

private:
    std::vector<StopwatchLine> m_lines;
    ChartTheme m_theme;
};

namespace
{

/// Measurements to compare: a chosen baseline stands in front of the curve's own engines.
struct Compared {
    Comparison comparison;
    ChartContext context;
    std::vector<SeriesStyle> styles;
    bool hasBase = true; ///< a chosen one may not have been measured at this place
};

Compared comparedAt(double value, const Comparison &comparison, const ChartContext &context, const ChartTheme &theme)
{
    Compared all{comparison, context, seriesStyles(context, theme), !context.base};
    auto against = againstChosenBase(context, {value, false, comparison});
    if (!against)
        return all;
    std::size_t base = firstGhost(context);
    for (std::size_t ghost = 0; ghost < *context.base; ++ghost)
        base += context.ghosts[ghost].series.size();
    const SeriesStyle style = all.styles[base];
    all.styles.insert(all.styles.begin(), style);
    return {std::move(against->comparison), std::move(against->context), std::move(all.styles)};
}

/// The engine, and how it compares with the base.
QString barLabel(const Compared &all, std::size_t engine)
{
    const QString label = seriesName(all.context.series[engine]);
    if (!all.hasBase)
        return label;
    if (engine == 0)
        return ChartWords::tr("%1 (baseline)").arg(label);
    if (const std::optional<ChartPoint> speedUp = chartPoint(all.comparison, engine, ChartKind::SpeedUp))
        return ChartWords::tr("%1, %2 times as fast", "engine, speed-up").arg(label, fasterText(speedUp->y));
    return label;
}

std::vector<Bar> makeBars(const Compared &all, ChartKind kind)
{
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < std::min(all.context.series.size(), all.comparison.measurements.size()); ++i) {
        const Measurement &measurement = all.comparison.measurements[i];
        Bar bar{barLabel(all, i), all.styles[i].color, 0, {}, ChartWords::tr("not measured"), {}, false};
        if (const std::optional<ChartPoint> point = chartPoint(all.comparison, i, kind)) {
            bar.value = point->y;
            bar.ci95 = point->ci95;
            bar.hollow = point->hollow;
            bar.predicted = point->predicted;
            bar.wrongOnPurpose = !measurement.use.isHonest();
            bar.text = kind == ChartKind::Time ? secondsText(point->y) : rateText(point->y, QString());
        } else {
            if (measurement.status == PointStatus::Failed)
                bar.text = ChartWords::tr("failed");
            bar.reason = coreMessage(measurement.reason);
        }
        bars.push_back(bar);
    }
    return bars;
}

} // namespace

BarsPage::BarsPage(QWidget *parent) : PointPage(parent), m_times(new StopwatchTimes(this))
{
    constexpr int spacing = 8;
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    for (BarChart *&chart : m_charts) {
        chart = new BarChart(this);
        row->addWidget(chart, 1);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    column->addWidget(makeHeading());
    column->addLayout(row, 1);
    column->addWidget(m_times);
    BarsPage::redraw();
}

void BarsPage::redraw()
{
    const bool empty = m_comparison->measurements.empty();
    setHeading(ChartWords::tr("%1 (%3: %2)", "workload, value, what it counts")
                   .arg(m_context.workloadLabel, countText(m_value), m_context.axisLabel),
               empty);
    const Compared all = comparedAt(m_value, *m_comparison, m_context, theme());
    const std::array<ChartKind, 2> kinds{ChartKind::Time, ChartKind::Throughput};
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        m_charts[i]->setVisible(!empty);
        if (!empty)
            m_charts[i]->setBars(chartTitle(m_context, kinds[i]), makeBars(all, kinds[i]), theme());
    }
    m_times->setLines(stopwatchLines(*m_comparison, m_context), theme());
}

QString BarsPage::introduction() const
{
    return ChartWords::tr("Time and throughput of each engine will appear here as bars.");
}

FigureTable BarsPage::table() const
{
    const bool hasEpochs = m_context.hasEpochs;
    FigureTable table;
    table.columns = {{ChartWords::tr("Engine")},
                     {shortChartTitle(ChartKind::Time, hasEpochs), QStringLiteral("s")},
                     {shortChartTitle(ChartKind::Throughput, hasEpochs), QStringLiteral("1/s")},
                     {shortChartTitle(ChartKind::SpeedUp, hasEpochs)}};
    const Compared all = comparedAt(m_value, *m_comparison, m_context, theme());
    const std::vector<Bar> times = makeBars(all, ChartKind::Time);
    const std::vector<Bar> rates = makeBars(all, ChartKind::Throughput);
    for (std::size_t i = 0; i < times.size(); ++i) {
        const auto cellOf = [](const Bar &bar) {
            return bar.value > 0 ? FigureTable::Cell{bar.text, bar.value} : FigureTable::Cell{bar.text};
        };
        auto &row = table.rows.emplace_back(4);
        row[0] = {seriesName(all.context.series[i])};
        row[1] = cellOf(times[i]);
        row[2] = cellOf(rates[i]);
        if (const auto speedUp =
                all.hasBase && i > 0 ? chartPoint(all.comparison, i, ChartKind::SpeedUp) : std::nullopt)
            row[3] = {ratioText(speedUp->y, fasterDigits(speedUp->y)), speedUp->y};
    }
    return table;
}

} // namespace overtake
