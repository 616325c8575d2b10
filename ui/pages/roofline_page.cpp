// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/roofline_page.h"

#include "charts/axis_ticks.h"
#include "charts/text_places.h"
#include "words/chart_words.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

constexpr std::size_t mostNamed = 3; ///< points of an engine that carry their name: those that take most of the time

constexpr int lowestPlot = 12; ///< in text heights
constexpr QMargins textPadding(4, 2, 4, 2);

/// Its area is the share of the time.
double markerSize(const SeriesStyle &style, const RoofPoint &point)
{
    return style.markerSize * (0.8 + 1.6 * std::sqrt(point.share));
}

bool isAbove(const Roofline &roof, const RoofPoint &point)
{
    return !roof.predicted && point.rate > point.intensity * roof.bandwidth && point.rate <= roof.peak;
}

bool hasPointAbove(const Roofline &roof)
{
    return std::ranges::any_of(roof.points, [&roof](const RoofPoint &point) { return isAbove(roof, point); });
}

/// A zoom is kept while this stays the same: the work and its engines.
QStringList subjectOf(const ChartContext &context)
{
    QStringList subject{context.workloadLabel, context.axisLabel};
    for (const ChartContext::Series &series : context.series)
        subject << seriesName(series);
    return subject;
}

} // namespace

RooflinePage::RooflinePage(QWidget *parent) : PointPage(parent), m_note(new QLabel(this)), m_plot(new QCustomPlot(this))
{
    constexpr int spacing = 8;
    m_plot->setMouseTracking(true);
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot->yAxis->setScaleType(QCPAxis::stLogarithmic);
    m_zoom = new PlotZoom(*m_plot);
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    m_plot->xAxis->setNumberFormat(QStringLiteral("g"));
    m_plot->yAxis->setTicker(QSharedPointer<ChartTicker>::create(m_plot->yAxis, Quantity::Rate));
    m_note->setContentsMargins(2 * spacing, 0, spacing, 0);
    m_note->setWordWrap(true);
    QVBoxLayout *column = makeColumn();
    column->addWidget(makeHeading());
    column->addWidget(m_plot, 1);
    column->addWidget(m_note);
    column->addStretch();
    RooflinePage::redraw();
    m_plot->installEventFilter(this);
    connect(m_plot, &QCustomPlot::afterLayout, this, guarded(this, &RooflinePage::placeTexts));
}

QCPItemText *RooflinePage::addText(const QString &text, const QColor &color)
{
    auto *item = new QCPItemText(m_plot);
    item->setText(text);
    item->setFont(m_theme.font);
    item->setColor(color);
    item->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    item->setPadding(textPadding);
    QColor backing = m_theme.background;
    backing.setAlphaF(0.75F);
    item->setBrush(backing);
    item->position->setType(QCPItemPosition::ptAbsolute);
    return item;
}

QPointF RooflinePage::pixel(double intensity, double rate) const
{
    return {m_plot->xAxis->coordToPixel(intensity), m_plot->yAxis->coordToPixel(rate)};
}

std::vector<QLineF> RooflinePage::linesOf(const Roofline &roof) const
{
    const QPointF ridge = pixel(roof.peak / roof.bandwidth, roof.peak);
    const QCPRange shown = m_plot->xAxis->range();
    const double start = std::max(shown.lower, m_plot->yAxis->range().lower / roof.bandwidth);
    return {{pixel(start, start * roof.bandwidth), ridge}, {ridge, pixel(shown.upper, roof.peak)}};
}

void RooflinePage::drawRoof(const Roofline &roof, const SeriesStyle &style, double left, double right)
{
    QPen pen(style.color, style.lineWidth);
    if (roof.specified) // no ceiling that anyone has touched
        pen.setDashPattern({6, 4});
    const double ridge = roof.peak / roof.bandwidth;
    QCPGraph *line = m_plot->addGraph();
    line->setPen(pen);
    line->addData(left, left * roof.bandwidth);
    line->addData(ridge, roof.peak);
    line->addData(right, roof.peak);
    const double gap = style.lineWidth;
    m_texts.push_back({addText(ChartWords::tr("%1: %2", "who, what").arg(roof.label, roof.peakText), style.labelColor),
                       [this, roof, gap](const QSizeF &size) {
                           const QPointF end = linesOf(roof).back().p2();
                           std::vector<QPointF> corners;
                           for (const double back : {1.0, 1.5, 2.0})
                               for (const double up : {size.height() + gap, -gap})
                                   corners.emplace_back(end.x() - back * size.width(), end.y() - up);
                           return corners;
                       }});
    m_texts.push_back({addText(roof.bandwidthText, style.labelColor), [this, roof, gap](const QSizeF &size) {
                           std::vector<QPointF> corners;
                           const QLineF slope = linesOf(roof).front();
                           for (const double part : {0.1, 0.25, 0.4, 0.55, 0.7, 0.85}) {
                               const QPointF at = slope.pointAt(part);
                               corners.emplace_back(at.x() - size.width() - gap, at.y() - size.height() - gap);
                               corners.emplace_back(at.x() + gap, at.y() + gap);
                           }
                           return corners;
                       }});
}

void RooflinePage::drawPoints(const Roofline &roof, const SeriesStyle &style)
{
    std::vector<RoofPoint> points = roof.points;
    std::ranges::stable_sort(points, [](const RoofPoint &a, const RoofPoint &b) { return a.share > b.share; });
    for (std::size_t i = 0; i < points.size(); ++i) {
        QCPGraph *graph = m_plot->addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        SeriesStyle marker = style;
        marker.markerSize = markerSize(style, points[i]);
        if (roof.predicted) { // a mere cross: nobody measured it
            marker.marker = QCPScatterStyle::ssCross;
            marker.lineWidth = 1;
        }
        graph->setScatterStyle(marker.markerStyle(style.color));
        graph->addData(points[i].intensity, points[i].rate);
        if (i >= mostNamed || points[i].share < 0.05)
            continue; // hovering names them all
        QCPItemText *text =
            addText(QStringLiteral("%1, %2").arg(points[i].name, shareText(points[i].share)), style.labelColor);
        m_texts.push_back({text, [this, point = points[i], reach = marker.markerSize / 2 + 2](const QSizeF &size) {
                               const QPointF at = pixel(point.intensity, point.rate);
                               const double x = at.x() - size.width() / 2, y = at.y() - size.height() / 2;
                               const double aside = reach + size.width() / 2, over = reach + size.height() / 2;
                               return std::vector<QPointF>{{x, y + over},         {x, y - over},
                                                           {x + aside, y},        {x - aside, y},
                                                           {x + aside, y + over}, {x + aside, y - over},
                                                           {x - aside, y + over}, {x - aside, y - over}};
                           }});
    }
}

/// At the size at which the plot is drawn now. What finds no place is told by hovering.
void RooflinePage::placeTexts()
{
    const std::vector<SeriesStyle> styles = seriesStyles(m_context, m_theme);
    PictureObstacles obstacles;
    obstacles.area = QRectF(m_plot->axisRect()->rect());
    for (const Roofline &roof : m_roofs) {
        const std::vector<QLineF> lines = linesOf(roof);
        obstacles.lines.insert(obstacles.lines.end(), lines.begin(), lines.end());
        for (const RoofPoint &point : roof.points) {
            const double size = markerSize(styles[roof.engine], point);
            QRectF marker(0, 0, size, size);
            marker.moveCenter(pixel(point.intensity, point.rate));
            obstacles.markers.push_back(marker);
        }
    }
    std::vector<PlacedText> wanted;
    for (const Text &text : m_texts) {
        const QRect bounds =
            QFontMetrics(m_theme.font).boundingRect(0, 0, 0, 0, Qt::TextDontClip, text.item->text()) + textPadding;
        wanted.push_back({bounds.size(), text.corners(bounds.size())});
    }
    const auto places = placesFor(wanted, obstacles);
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        m_texts[i].item->setVisible(places[i].has_value());
        if (places[i])
            m_texts[i].item->position->setPixelPosition(places[i]->topLeft());
    }
}

void RooflinePage::redraw()
{
    m_theme = theme();
    m_roofs = rooflinesOf(*m_comparison, m_context);
    const bool empty = m_roofs.empty();
    m_plot->setVisible(!empty);
    m_note->setVisible(!empty);
    setHeading(
        ChartWords::tr("Roofline (%2: %1)", "value, what it counts").arg(countText(m_value), m_context.axisLabel),
        empty);
    if (empty)
        return;
    QStringList lines;
    for (const Roofline &roof : m_roofs)
        if (!roof.utilisationText.isEmpty())
            lines << roof.utilisationText;
    if (std::ranges::any_of(m_roofs, [](const Roofline &roof) { return !roof.points.empty(); }))
        lines << ChartWords::tr("The percentages beside the points are shares of the step's time.");
    if (std::ranges::any_of(m_roofs, hasPointAbove))
        lines << ChartWords::tr("A point above its slope took its data from a cache. The slope is the bandwidth of the "
                                "memory.");
    m_note->setFont(m_theme.font);
    m_note->setText(lines.join(QLatin1Char('\n')));
    m_note->setToolTip(ChartWords::tr("Model FLOPs utilisation: the operations that the mathematics needs, divided by "
                                      "the time and by this device's own peak at the precision used."));

    const QString rate = ChartWords::tr("operations per second");
    const int least = std::max(lowestPlot * m_theme.textPixels,
                               QFontMetrics(m_theme.font).horizontalAdvance(rate) + 4 * m_theme.textPixels);
    m_plot->setMinimumHeight(m_isPicture ? 0 : least);
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_texts.clear();
    styleAxes(*m_plot, m_theme);
    double left = 0.05, right = 200, low = 1e30, high = 0;
    for (const Roofline &roof : m_roofs) {
        right = std::max(right, 4 * roof.peak / roof.bandwidth);
        high = std::max(high, roof.peak);
        low = std::min(low, roof.peak / 1000);
        for (const RoofPoint &point : roof.points) {
            left = std::min(left, point.intensity / 2);
            right = std::max(right, point.intensity * 3);
            low = std::min(low, point.rate / 2);
            high = std::max(high, point.rate);
        }
    }
    const std::vector<SeriesStyle> styles = seriesStyles(m_context, m_theme);
    for (const Roofline &roof : m_roofs) // their texts choose first
        drawRoof(roof, styles[roof.engine], left, right);
    for (const Roofline &roof : m_roofs)
        drawPoints(roof, styles[roof.engine]);
    QStringList subject = subjectOf(m_context);
    if (subject != m_subject) // a zoom stays while points of the same work arrive
        m_zoom->showAll();
    m_zoom->setHome({{left, right}, steppedRange(std::max(low, high * 1e-6), high * 1.5)});
    m_subject = std::move(subject);
    m_plot->xAxis->setLabel(ChartWords::tr("operations per byte moved"));
    m_plot->yAxis->setLabel(rate);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QString RooflinePage::textAt(const QPointF &position) const
{
    const double reach = std::max(12.0, m_theme.markerSize * 1.5);
    const auto distance = [&](double x, double y) { return QCPVector2D(pixel(x, y) - position).length(); };
    const Roofline *nearestRoof = nullptr;
    const RoofPoint *nearest = nullptr;
    for (const Roofline &roof : m_roofs)
        for (const RoofPoint &point : roof.points) {
            const double here = distance(point.intensity, point.rate);
            if (here < reach && (!nearest || here < distance(nearest->intensity, nearest->rate))) {
                nearest = &point;
                nearestRoof = &roof;
            }
        }
    if (nearest) {
        const double bound = std::min(nearestRoof->peak, nearest->intensity * nearestRoof->bandwidth);
        QStringList lines{nearestRoof->label, nearest->name,
                          ChartWords::tr("%1, %2 operations per byte")
                              .arg(unitRateText(nearest->rate, QStringLiteral("FLOP/s"), 3),
                                   QLocale().toString(nearest->intensity, 'g', 3)),
                          ChartWords::tr("%1 of its roof, %2 of the step's time", "two shares")
                              .arg(shareText(nearest->rate / bound), shareText(nearest->share))};
        if (nearestRoof->predicted)
            lines << ChartWords::tr("predicted by a model, not measured");
        else if (isAbove(*nearestRoof, *nearest))
            lines << ChartWords::tr("Above the slope the data came from a cache.");
        return lines.join(QLatin1Char('\n'));
    }
    for (const Roofline &roof : m_roofs)
        for (const QLineF &line : linesOf(roof))
            if (QCPVector2D(position).distanceSquaredToLine(line) < reach * reach / 4)
                return QStringList{roof.label, roof.peakText, roof.bandwidthText}.join(QLatin1Char('\n'));
    return ChartWords::tr(
        "Memory is the limit to the left of a roof's edge, arithmetic to the right of it.\nA part of the step lies "
        "above its device's roof only if its data come from a cache or the clock exceeds the specified one.");
}

QString RooflinePage::introduction() const
{
    return ChartWords::tr(
        "The roofline of each device will appear here once its peak rate and memory bandwidth are known.");
}

/// For each engine a row for its roof, then one for each part of its step.
FigureTable RooflinePage::table() const
{
    FigureTable table;
    table.columns = {{ChartWords::tr("Engine")},
                     {ChartWords::tr("Operation")},
                     {ChartWords::tr("operations per byte moved")},
                     {ChartWords::tr("operations per second"), QStringLiteral("FLOP/s")},
                     {ChartWords::tr("Share")},
                     {ChartWords::tr("Peak"), QStringLiteral("FLOP/s")},
                     {ChartWords::tr("Bandwidth"), QStringLiteral("B/s")}};
    for (const Roofline &roof : m_roofs) {
        table.rows.push_back(
            {{roof.label}, {}, {}, {}, {}, {roof.peakText, roof.peak}, {roof.bandwidthText, roof.bandwidth}});
        for (const RoofPoint &point : roof.points)
            table.rows.push_back({{roof.label},
                                  {point.name},
                                  {QLocale().toString(point.intensity, 'g', 3), point.intensity},
                                  {unitRateText(point.rate, QStringLiteral("FLOP/s"), 3), point.rate},
                                  {shareText(point.share), point.share},
                                  {},
                                  {}});
    }
    return table;
}

bool RooflinePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_plot && event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), textAt(help->pos()), m_plot);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overtake
