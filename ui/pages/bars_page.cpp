// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/bars_page.h"

#include "charts/chart_data.h"
#include "charts/chart_titles.h"
#include "charts/ghost.h"
#include "charts/point_text.h"
#include "pages/bar_view.h"
#include "pages/stopwatch_line.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QBarSet>
#include <QBoxLayout>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>
#include <optional>
#include <utility>

namespace overtake
{
namespace
{

struct Bar {
    QString label;
    QColor color;
    double value = 0; ///< 0: not measured
    Interval ci95;
    QString text;        ///< the value with its unit, or why there is none
    QString speedUp;     ///< with its sign; empty without one
    QString reason;      ///< why it was not measured
    QString details;     ///< for hovering
    QString remark = {}; ///< as remarkOn()
    bool hollow = false;
    bool predicted = false;
    bool wrongOnPurpose = false;
};

// In text heights, for charts side by side. On a projector both charts matter more than whole names.
constexpr int narrowestForTwo = 56;
constexpr int narrowestOnProjector = 42;

/// A very wide interval is cut: it would make all bars short.
double shownHigh(const Bar &bar)
{
    return std::min(bar.ci95.high, 2 * bar.value);
}

} // namespace

/// Bars from zero, one for each engine, in its own colour, with their intervals. An engine's value stands with its
/// name: a label in the bar could not have its own unit.
class BarChart : public BarView
{
public:
    explicit BarChart(QWidget *parent) : BarView(parent)
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        chart()->legend()->hide(); // the axis names the bars
        chart()->setLocalizeNumbers(true);
        values().setLabelFormat(QStringLiteral("%.6g"));
    }

    void setBars(const QString &title, const std::vector<Bar> &bars, ChartKind kind, const ChartTheme &theme)
    {
        setAccessibleName(title);
        QStringList details, reasons;
        std::vector<Row> rows;
        double highest = 0;
        for (const Bar &bar : bars) {
            details << bar.details;
            if (!bar.reason.isEmpty())
                reasons << ChartWords::tr("%1: %2", "who, what").arg(bar.label, bar.reason);
            rows.push_back(
                {bar.label, bar.speedUp.isEmpty() ? bar.text : bar.text + QStringLiteral(", ") + bar.speedUp});
            highest = std::max({highest, bar.value, shownHigh(bar)});
        }
        begin(theme, std::move(rows));
        setToolTip(reasons.join(QLatin1Char('\n')));
        chart()->setTitle(title.toHtmlEscaped());
        const NumberUnit unit = kind == ChartKind::Time ? secondsUnit(highest) : rateUnit(highest);
        values().setTitleText(highest > 0 ? unit.text : QString());
        values().setLabelsVisible(highest > 0);
        values().setRange(0, highest > 0 ? highest / unit.factor : 1);
        values().setTickCount(mostTicks);
        values().applyNiceNumbers();

        auto *series = new QHorizontalStackedBarSeries;
        series->setBarWidth(barShare);
        for (std::size_t i = 0; i < bars.size(); ++i) {
            auto *set = new QBarSet(bars[i].label);
            for (std::size_t row = 0; row < bars.size(); ++row)
                set->append(i == rowOf(static_cast<int>(row)) ? bars[i].value / unit.factor : 0);
            set->setBrush(bars[i].hollow || bars[i].predicted ? theme.background : bars[i].color);
            set->setPen(QPen(bars[i].color, theme.lineWidth,
                             bars[i].predicted || bars[i].wrongOnPurpose ? Qt::DashLine : Qt::SolidLine));
            series->append(set);
        }
        connect(series, &QHorizontalStackedBarSeries::hovered, this,
                guarded([this, details, others = toolTip()](bool on, int category, QBarSet *) {
                    setToolTip(on ? details.value(static_cast<qsizetype>(rowOf(category))) : others);
                }));
        add(series);
        for (std::size_t i = 0; i < bars.size(); ++i)
            if (bars[i].value > 0 && bars[i].ci95.high > bars[i].ci95.low)
                addInterval(categoryOf(i), bars[i].ci95.low / unit.factor, shownHigh(bars[i]) / unit.factor);
        writeLabels();
    }

private:
    static constexpr double barShare = 0.55; ///< share of a row
    static constexpr int mostTicks = 5;

    /// A line with a cap at each end.
    void addInterval(double row, double low, double high)
    {
        constexpr double cap = 0.25 * barShare;
        auto *line = new QLineSeries;
        line->append(
            {{low, row - cap}, {low, row + cap}, {low, row}, {high, row}, {high, row - cap}, {high, row + cap}});
        line->setPen(QPen(theme().text, std::max(1.0, theme().lineWidth * 0.6)));
        add(line);
    }
};

namespace
{

/// Measurements to compare: a chosen baseline stands in front of the curve's own engines.
struct Compared {
    SweepPoint point;
    ChartContext context;
    std::vector<SeriesStyle> styles;
    bool hasBase = true; ///< a chosen one may not have been measured at this place
};

Compared comparedAt(double value, const Comparison &comparison, const ChartContext &context, const ChartTheme &theme)
{
    Compared all{{value, false, comparison}, context, seriesStyles(context, theme), !context.base};
    auto against = againstChosenBase(context, all.point);
    if (!against)
        return all;
    std::size_t base = firstGhost(context);
    for (std::size_t ghost = 0; ghost < *context.base; ++ghost)
        base += context.ghosts[ghost].series.size();
    const SeriesStyle style = all.styles[base];
    all.styles.insert(all.styles.begin(), style);
    return {{value, false, std::move(against->comparison)}, std::move(against->context), std::move(all.styles)};
}

QString barLabel(const Compared &all, std::size_t engine)
{
    const QString label = seriesName(all.context.series[engine]);
    return all.hasBase && engine == 0 ? ChartWords::tr("%1 (baseline)").arg(label) : label;
}

/// Compares an engine with the base; empty for the base itself.
FigureTable::Cell speedUpCell(const Compared &all, std::size_t engine)
{
    const auto speedUp =
        all.hasBase && engine > 0 ? chartPoint(all.point.comparison, engine, ChartKind::SpeedUp) : std::nullopt;
    if (!speedUp)
        return {};
    return {ratioText(speedUp->y, fasterDigits(speedUp->y)), speedUp->y, remarkOn(*speedUp)};
}

std::vector<Bar> makeBars(const Compared &all, ChartKind kind)
{
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < std::min(all.context.series.size(), all.point.comparison.measurements.size()); ++i) {
        const Measurement &measurement = all.point.comparison.measurements[i];
        Bar bar{barLabel(all, i), all.styles[i].color, 0, {}, ChartWords::tr("not measured"), {}, {}, {}};
        bar.speedUp = speedUpCell(all, i).text;
        if (const std::optional<ChartPoint> point = chartPoint(all.point.comparison, i, kind)) {
            bar.value = point->y;
            bar.ci95 = point->ci95;
            bar.hollow = point->hollow;
            bar.predicted = point->predicted;
            bar.wrongOnPurpose = !measurement.use.isHonest();
            bar.details = pointText(all.context, all.point, i, kind);
            bar.remark = remarkOn(*point);
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

BarsPage::BarsPage(QWidget *parent)
    : PointPage(parent), m_row(new QBoxLayout(QBoxLayout::LeftToRight)), m_times(new StopwatchTimes(this))
{
    for (BarChart *&chart : m_charts) {
        chart = new BarChart(this);
        m_row->addWidget(chart, 1);
    }
    QVBoxLayout *column = makeColumn();
    m_row->setSpacing(column->spacing());
    column->addWidget(makeHeading());
    column->addLayout(m_row, 1);
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
            m_charts[i]->setBars(chartTitle(m_context, kinds[i]), makeBars(all, kinds[i]), kinds[i], theme());
    }
    m_times->setLines(stopwatchLines(*m_comparison, m_context), theme());
    fitCharts();
}

/// In little room one below the other: names and figures need the width.
void BarsPage::fitCharts()
{
    const bool isNarrow = width() < (m_projector ? narrowestOnProjector : narrowestForTwo) * theme().textPixels;
    m_row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (BarChart *chart : m_charts)
        chart->setMinimumHeight(m_isPicture ? 0 : chart->leastHeight(isNarrow ? 2 : 1));
}

void BarsPage::resizeEvent(QResizeEvent *event)
{
    PointPage::resizeEvent(event);
    fitCharts();
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
            return bar.value > 0 ? FigureTable::Cell{bar.text, bar.value, bar.remark} : FigureTable::Cell{bar.text};
        };
        auto &row = table.rows.emplace_back(4);
        row[0] = {seriesName(all.context.series[i])};
        row[1] = cellOf(times[i]);
        row[2] = cellOf(rates[i]);
        row[3] = speedUpCell(all, i);
    }
    return table;
}

} // namespace overtake
