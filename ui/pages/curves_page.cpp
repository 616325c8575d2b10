// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/curves_page.h"

#include "charts/chart_titles.h"
#include "charts/curves_picture.h"
#include "charts/ghost.h"
#include "charts/legend_strip.h"
#include "charts/point_text.h"
#include "report/csv.h"
#include "words/chart_words.h"
#include "words/number_text.h"

#include <QLabel>
#include <QVBoxLayout>
#include <map>

namespace overtake
{
namespace
{

struct ColumnKind {
    ChartKind kind;
    const char *unit;
};
constexpr ColumnKind columnKinds[] = {{ChartKind::Time, "s"}, {ChartKind::Throughput, "1/s"}, {ChartKind::SpeedUp, ""}};

FigureTable::Cell cellOf(const ChartPoint &point, ChartKind kind, const QString &item)
{
    switch (kind) {
    case ChartKind::Time:
        return {secondsText(point.y), point.y, remarkOn(point)};
    case ChartKind::Throughput:
        return {rateText(point.y, item), point.y, remarkOn(point)};
    case ChartKind::SpeedUp:
        break;
    }
    return {ratioText(point.y, fasterDigits(point.y)), point.y, remarkOn(point)};
}

} // namespace

CurvesPage::CurvesPage(QWidget *parent) : Page(parent), m_charts(new ChartsView(this)), m_cover(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_charts);
    column->addWidget(m_cover, 1);
    m_cover->setObjectName(QStringLiteral("cover"));
    m_cover->setAlignment(Qt::AlignCenter);
    m_cover->setWordWrap(true);
    m_cover->setMinimumSize(1, 1); // its picture is made for the room that there is, and would make the window grow
    m_cover->hide();
}

void CurvesPage::setCover(const QPixmap &picture, const QString &words)
{
    m_cover->setAccessibleName(words);
    if (picture.isNull())
        m_cover->setText(words);
    else
        m_cover->setPixmap(picture);
    m_cover->setVisible(!words.isEmpty());
    m_charts->setVisible(words.isEmpty());
}

void CurvesPage::showCurve(const ShownCurve &shown, Change change)
{
    m_run = shown.run;
    if (change <= Change::Axis)
        m_charts->setContext(shown.context, shown.points.sharedSweep(), shown.points.sharedSingle(), shown.predicted);
    else if (change == Change::Points)
        m_charts->setPoints(shown.points.sharedSweep(), shown.points.sharedSingle());
    if (change <= Change::Axis || change == Change::Cursor)
        m_charts->setCursor(shown.cursor);
}

/// A row for each place where something was measured, here or elsewhere; a column for each curve that is not hidden.
FigureTable CurvesPage::table() const
{
    const ChartSnapshot snapshot = m_charts->snapshot();
    const ChartContext &context = snapshot.context;
    const std::vector<LegendItem> items = legendItems(context, ChartTheme());
    FigureTable table;
    table.columns.push_back({context.axisLabel});
    std::map<double, std::map<std::size_t, FigureTable::Cell>> places;
    for (const auto &[kind, unit] : columnKinds) {
        const std::vector<ChartSeries> all = chartSeries(snapshot, kind);
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::map<double, FigureTable::Cell> cells;
            for (const FailedPoint &point : all[i].failures)
                cells[point.x] = {ChartWords::tr("failed")};
            for (const ChartPoint &point : all[i].points)
                if (point.source.list != PointSource::List::Predicted) // along the whole axis, between all places
                    cells[point.x] = cellOf(point, kind, context.itemName);
            if (cells.empty() || !isShown(snapshot, i))
                continue;
            for (const auto &[x, cell] : cells)
                places[x][table.columns.size()] = cell;
            table.columns.push_back(
                {ChartWords::tr("%1: %2", "who, what").arg(items[i].text, shortChartTitle(kind, context.hasEpochs)),
                 QString::fromLatin1(unit)});
        }
    }
    for (const auto &[x, cells] : places) {
        auto &row = table.rows.emplace_back(table.columns.size());
        row[0] = {countText(x), x};
        for (const auto &[column, cell] : cells)
            row[column] = cell;
    }
    return table;
}

ChartSnapshot CurvesPage::snapshot() const
{
    ChartSnapshot snapshot = m_charts->snapshot();
    if (m_run)
        snapshot.context.caption = captionFor(*m_run());
    for (const ChartContext::Ghost &ghost : snapshot.context.ghosts)
        snapshot.context.caption += QStringLiteral(" · %1 (%2)").arg(ghost.difference, ghost.origin);
    return snapshot;
}

Sheet CurvesPage::sheet() const
{
    const ChartSnapshot shown = snapshot();
    const Shared<RunRecord> run = m_run ? m_run() : Shared<RunRecord>();
    Sheet sheet;
    sheet.kind = objectName();
    sheet.name = QString::fromStdString(run->sweep.workload + "-" + run->sweep.key);
    sheet.pictures = picturesOf(shown);
    sheet.csv = [run, context = shown.context] { return toCsv(*run, ghostSweeps(context)); };
    return sheet;
}

QString CurvesPage::introduction() const
{
    return emptyText(ChartKind::SpeedUp);
}

} // namespace overtake
