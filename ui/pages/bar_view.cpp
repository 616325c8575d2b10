// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/bar_view.h"

#include "words/wrapped_text.h"

#include <QAbstractSeries>
#include <QBarCategoryAxis>
#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLocale>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

// Qt Charts' own limits: a label that is larger loses its end, the figure.
constexpr double axisShare = 0.4;    ///< share of the chart's width, for the names
constexpr double legendShare = 0.4;  ///< share of the chart's width
constexpr double labelPadding = 5.5; ///< on each side of a label
constexpr int smallestLabel = 6;     ///< pixels

/// In HTML, as Qt Charts writes labels.
QString labelOf(const BarView::Row &row, const QFont &font, double width, int lines)
{
    if (lines == 1) {
        const QFontMetricsF metrics(font);
        const QString end = QLatin1Char(' ') + row.figure;
        const QString name =
            metrics.elidedText(row.name, Qt::ElideRight, std::max(0.0, width - metrics.horizontalAdvance(end)));
        return metrics.elidedText(name + end, Qt::ElideRight, width).toHtmlEscaped();
    }
    const QStringList figure = wrappedText(row.figure, font, width, lines - 1);
    QStringList all = wrappedText(row.name, font, width, lines - static_cast<int>(figure.size())) + figure;
    for (QString &line : all)
        line = line.toHtmlEscaped();
    return all.join(QStringLiteral("<br>"));
}

} // namespace

BarView::BarView(QWidget *parent) : QChartView(parent), m_names(new QBarCategoryAxis), m_values(new QValueAxis)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setMinimumSize(0, 0); // of its own it is larger than a low view, which would cut the axis
    chart()->setBackgroundRoundness(0);
    chart()->setLocale(QLocale());
    m_names->setGridLineVisible(false);
    chart()->addAxis(m_names, Qt::AlignLeft);
    chart()->addAxis(m_values, Qt::AlignBottom);
}

/// A bar under the pointer says that it is left when it goes: to a whole object.
BarView::~BarView()
{
    chart()->removeAllSeries();
}

void BarView::begin(const ChartTheme &theme, std::vector<Row> rows)
{
    m_theme = theme;
    m_rows = std::move(rows);
    chart()->removeAllSeries();
    chart()->setBackgroundBrush(theme.background);
    setBackgroundBrush(theme.background);
    chart()->setTitleFont(theme.titleFont());
    chart()->setTitleBrush(theme.text);
    for (QAbstractAxis *axis : std::initializer_list<QAbstractAxis *>{m_names, m_values}) {
        axis->setLabelsFont(theme.font);
        axis->setTitleFont(theme.font);
        axis->setTitleBrush(theme.mutedText);
        axis->setLinePen(QPen(theme.axis, 1));
        axis->setGridLinePen(QPen(theme.grid, 1));
    }
    m_names->setLabelsColor(theme.text);
    m_values->setLabelsColor(theme.mutedText);
    chart()->legend()->setFont(theme.font);
    chart()->legend()->setLabelColor(theme.text);
    const int gap = qRound(2 * theme.spacing());
    chart()->setMargins(QMargins(gap, gap / 2, gap, gap / 2));
    QStringList numbers; // a series that meets an axis without categories makes some
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        numbers << QString::number(row);
    m_names->setCategories(numbers);
}

void BarView::add(QAbstractSeries *series)
{
    chart()->addSeries(series);
    series->attachAxis(m_names);
    series->attachAxis(m_values);
}

double BarView::lineOf(const QFont &font) const
{
    return lineHeight(m_rows.empty() ? QString() : m_rows.front().name, font) + 1;
}

int BarView::leastHeight(int lines) const
{
    const double row = lines * lineOf(m_theme.font) + 2 * labelPadding;
    return static_cast<int>(std::ceil((static_cast<double>(m_rows.size()) + 2) * row)) + chart()->margins().bottom();
}

void BarView::writeLabels()
{
    if (m_rows.empty())
        return;
    const QMargins margins = chart()->margins();
    double across = width() - margins.left() - margins.right();
    if (chart()->legend()->isVisible())
        across -= std::min(chart()->legend()->effectiveSizeHint(Qt::PreferredSize).width(), legendShare * across);
    const double most = axisShare * across - 2 * labelPadding;
    const double high = (height() - margins.bottom()) / (static_cast<double>(m_rows.size()) + 2) - 2 * labelPadding;
    QFont font = m_theme.font;
    double line = lineOf(font);
    if (line > high) {
        font.setPixelSize(std::max(smallestLabel, static_cast<int>(m_theme.textPixels * high / line)));
        line = lineOf(font);
    }
    QStringList categories;
    for (std::size_t row = m_rows.size(); row-- > 0;) {
        QString text = labelOf(m_rows[row], font, most, std::max(1, static_cast<int>(high / line)));
        while (categories.contains(text)) // an axis has each of them once; spaces at the end are not seen
            text += QLatin1Char(' ');
        categories << text;
    }
    m_names->setLabelsFont(font);
    m_names->setCategories(categories);
}

void BarView::resizeEvent(QResizeEvent *event)
{
    writeLabels();
    QChartView::resizeEvent(event);
    chart()->layout()->activate(); // now: a picture is painted before events are handled
}

} // namespace overtake
