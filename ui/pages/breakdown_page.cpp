// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/breakdown_page.h"

#include "pages/bar_view.h"
#include "pages/breakdown.h"
#include "words/chart_words.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QLabel>
#include <QLegend>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace overtake
{
namespace
{

/// Told apart in grey print by their order and by the hatching of everything but computing.
constexpr std::array lightColors{"#0072B2", "#56B4E9", "#009E73", "#CC79A7", "#F0E442", "#6A5ACD"};
constexpr std::array darkColors{"#56B4E9", "#0072B2", "#2DC79A", "#CC79A7", "#F0E442", "#9F8FEF"};

QBrush brushFor(const Breakdown::Category &category, std::size_t ordinal, bool dark)
{
    const QColor copies(QLatin1String(dark ? "#E69F00" : "#D55E00"));
    switch (category.group) {
    case Breakdown::Group::CopyIn:
        return {copies, Qt::BDiagPattern};
    case Breakdown::Group::CopyOut:
        return {copies, Qt::FDiagPattern};
    case Breakdown::Group::Waiting:
        return {QColor(dark ? 0xC8 : 0x50, dark ? 0xC8 : 0x50, dark ? 0xC8 : 0x50), Qt::Dense6Pattern};
    case Breakdown::Group::Other:
        return QColor(QLatin1String(dark ? "#8A8A8A" : "#999999"));
    case Breakdown::Group::Operation:
        break;
    }
    return QColor(QLatin1String((dark ? darkColors : lightColors)[ordinal % lightColors.size()]));
}

} // namespace

/// Names of parts and shares are painted into the bars: Qt Charts knows one label for all bars, and writes it over
/// the neighbours of a bar that is shorter.
class BreakdownChart : public BarView
{
public:
    explicit BreakdownChart(QWidget *parent) : BarView(parent)
    {
        values().setRange(0, 100);
        values().setLabelFormat(QStringLiteral("%.0f %%"));
        chart()->legend()->setAlignment(Qt::AlignRight); // one below the other: no name is cut
        chart()->legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
    }

    void show(const Breakdown &breakdown, const ChartTheme &theme)
    {
        m_breakdown = breakdown;
        std::vector<Row> rows;
        for (const Breakdown::Row &engine : breakdown.rows)
            rows.push_back({engine.label, engine.time});
        begin(theme, std::move(rows));
        auto *series = new QHorizontalStackedBarSeries;
        series->setBarWidth(barShare);
        for (std::size_t k = 0; k < breakdown.categories.size(); ++k) {
            const Breakdown::Category &category = breakdown.categories[k];
            auto *set = new QBarSet(category.label);
            for (std::size_t row = breakdown.rows.size(); row-- > 0;) // from below
                set->append(100 * category.shares[row]);
            set->setBrush(brushFor(category, colourOf(category, breakdown), theme.dark));
            set->setPen(QPen(theme.background, 1));
            series->append(set);
            connect(set, &QBarSet::hovered, this,
                    guarded([this, k](bool on, int index) { setToolTip(on ? partText(k, rowOf(index)) : QString()); }));
        }
        add(series);
        writeLabels();
    }

    void takeColours(const BreakdownChart &other) { m_colours = other.m_colours; }

protected:
    void drawForeground(QPainter *painter, const QRectF &) override
    {
        const QRectF area = chart()->plotArea();
        const double row = area.height() / std::max<double>(1, static_cast<double>(m_breakdown.rows.size()));
        painter->setFont(theme().font);
        for (std::size_t i = 0; i < m_breakdown.rows.size(); ++i)
            if (m_breakdown.rows[i].known) {
                const double centre = area.top() + row * (static_cast<double>(i) + 0.5);
                drawShares(*painter, i, QRectF(area.left(), centre - row * barShare / 2, area.width(), row * barShare));
            }
    }

private:
    static constexpr double barShare = 0.5; ///< share of a row

    /// An operation keeps its colour while others overtake it, unless one above it has the same; a new one gets the
    /// first that nothing on show has.
    std::size_t colourOf(const Breakdown::Category &category, const Breakdown &breakdown)
    {
        if (category.group != Breakdown::Group::Operation)
            return 0;
        const auto has = [this](std::size_t colour) {
            return [this, colour](const Breakdown::Category &one) {
                const auto known = m_colours.find(one.label);
                return known != m_colours.end() && known->second == colour;
            };
        };
        const std::vector<Breakdown::Category> &all = breakdown.categories;
        const auto known = m_colours.find(category.label);
        if (known != m_colours.end() && std::none_of(all.data(), &category, has(known->second)))
            return known->second;
        std::size_t free = 0;
        while (std::ranges::any_of(all, has(free)))
            ++free;
        return m_colours[category.label] = free;
    }

    /// Name and share within those pieces that are long enough.
    void drawShares(QPainter &painter, std::size_t row, const QRectF &bar) const
    {
        const QFontMetricsF metrics(theme().font);
        double left = bar.left();
        for (const Breakdown::Category &category : m_breakdown.categories) {
            const double width = category.shares[row] * bar.width();
            const QString share = shareText(category.shares[row]);
            const QString full = category.label + QLatin1Char(' ') + share;
            const double room = width - theme().spacing();
            const QString text = metrics.horizontalAdvance(full) < room    ? full
                                 : metrics.horizontalAdvance(share) < room ? share
                                                                           : QString();
            if (!text.isEmpty()) {
                const QRectF words(0, 0, metrics.horizontalAdvance(text) + theme().spacing(), metrics.height());
                QRectF place = words;
                place.moveCenter({left + width / 2, bar.center().y()});
                QColor backing = theme().background;
                backing.setAlphaF(0.85F);
                painter.fillRect(place, backing);
                painter.setPen(theme().text);
                painter.drawText(place, Qt::AlignCenter, text);
            }
            left += width;
        }
        if (m_breakdown.rows[row].predicted) { // never to be taken for a measurement
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, theme().lineWidth, Qt::DashLine));
            painter.drawRect(bar);
        }
    }

    QString partText(std::size_t category, std::size_t row) const
    {
        if (row >= m_breakdown.rows.size())
            return {};
        const double share = m_breakdown.categories.at(category).shares[row];
        return ChartWords::tr("%1: %2 of the step, %3", "what, share, time")
            .arg(m_breakdown.categories[category].label, shareText(share),
                 secondsText(share * m_breakdown.rows[row].stepSeconds, 3));
    }

    Breakdown m_breakdown;
    std::map<QString, std::size_t> m_colours; ///< colours of operations, by name
};

BreakdownPage::BreakdownPage(QWidget *parent)
    : PointPage(parent), m_chart(new BreakdownChart(this)), m_note(new QLabel(this))
{
    constexpr int spacing = 8;
    m_note->setContentsMargins(2 * spacing, 0, spacing, 0);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    QVBoxLayout *column = makeColumn();
    column->addWidget(makeHeading());
    column->addWidget(m_chart, 1);
    column->addWidget(m_note);
    column->addStretch();
    BreakdownPage::redraw();
}

/// In a picture an operation has the colour that it has on the screen.
std::unique_ptr<PointPage> BreakdownPage::another() const
{
    auto page = std::make_unique<BreakdownPage>();
    page->m_chart->takeColours(*m_chart);
    return page;
}

void BreakdownPage::redraw()
{
    const Breakdown breakdown = breakdownOf(*m_comparison, m_context);
    const bool empty = breakdown.isEmpty();
    setHeading(ChartWords::tr("Where the time of a step goes (%2: %1)", "value, what it counts")
                   .arg(countText(m_value), m_context.axisLabel),
               empty);
    m_note->setFont(theme().font);
    QString note =
        ChartWords::tr("Shares of one step with a clock around each part. The rest is launching and waiting.");
    if (breakdown.hasCopies())
        note =
            ChartWords::tr("%1 %2", "two sentences")
                .arg(note, ChartWords::tr("On a CPU, a copy stays within main memory. It brings data into the step's "
                                          "buffers, or results out of them."));
    m_note->setText(note);
    m_note->setVisible(!empty);
    m_chart->setVisible(!empty);
    if (empty)
        return;
    m_chart->show(breakdown, theme());
    const auto names = static_cast<int>(breakdown.categories.size());
    const int line = QFontMetrics(theme().font).height();
    constexpr int between = 7; // pixels that Qt Charts leaves between two entries of a legend
    m_chart->setMinimumHeight(m_isPicture ? 0 : std::max(m_chart->leastHeight(3), names * (line + between) + 2 * line));
}

QString BreakdownPage::introduction() const
{
    return ChartWords::tr("The parts of a step's time will appear here after a full measurement: press S for a sweep.");
}

/// A row for each engine: its step, and the share of each part.
FigureTable BreakdownPage::table() const
{
    const Breakdown breakdown = breakdownOf(*m_comparison, m_context);
    FigureTable table;
    if (breakdown.isEmpty())
        return table;
    table.columns = {{ChartWords::tr("Engine")}, {ChartWords::tr("Step"), QStringLiteral("s")}};
    for (const Breakdown::Category &category : breakdown.categories)
        table.columns.push_back({category.label});
    for (std::size_t i = 0; i < breakdown.rows.size(); ++i) {
        const Breakdown::Row &engine = breakdown.rows[i];
        auto &row = table.rows.emplace_back(table.columns.size());
        row[0] = {engine.label};
        row[1] = {engine.time};
        if (!engine.known)
            continue;
        row[1].number = engine.stepSeconds;
        for (std::size_t k = 0; k < breakdown.categories.size(); ++k) {
            const double share = breakdown.categories[k].shares[i];
            row[2 + k] = {shareText(share), share};
        }
    }
    return table;
}

} // namespace overtake
