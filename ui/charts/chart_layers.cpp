// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_layers.h"

#include "charts/curve_chart.h"
#include "charts/end_labels.h"
#include "charts/ghost.h"
#include "charts/label_layout.h"
#include "charts/point_text.h"
#include "words/chart_words.h"
#include "words/number_text.h"
#include "words/wrapped_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace overtake
{
namespace
{

constexpr double breakEven = 1;

/// The line under the title, where the crossover is told in words.
QRectF crossoverStrip(const CurveChart &chart)
{
    const QRectF area(chart.axisRect()->rect());
    const double line = QFontMetricsF(chart.theme().font).height();
    const double gap = chart.theme().spacing();
    const double high = crossoverHeight(chart);
    return {2 * gap, area.top() - gap - line * 0.3 - high, chart.viewport().width() - 4 * gap, high};
}

void drawBackdrop(QCPPainter &painter, const CurveChart &chart)
{
    painter.setAntialiasing(false);
    if (chart.kind() != ChartKind::SpeedUp)
        return;
    for (const CrossoverBand &band : crossoverBands(chart.snapshot())) {
        QColor color = chart.theme().band;
        if (band.doubt != Doubt::None)
            color.setAlphaF(0.25F);
        else if (!band.refined) // still wide: only where it will be
            color.setAlphaF(0.5F);
        const QRectF area = bandArea(chart, band);
        if (!area.isEmpty())
            painter.fillRect(area, color);
    }
    const QRectF area(chart.axisRect()->rect());
    const double y = chart.yAxis->coordToPixel(breakEven);
    painter.setPen(QPen(chart.theme().text, std::max(1.0, chart.theme().lineWidth * 0.6)));
    painter.drawLine(QLineF(area.left(), y, area.right(), y));
    QPen theory(chart.theme().mutedText, std::max(1.0, chart.theme().lineWidth * 0.6));
    theory.setDashPattern({6, 4});
    painter.setPen(theory);
    for (const ChartContext::Theory &line : chart.snapshot().context.theory) {
        const double at = chart.yAxis->coordToPixel(line.ratio);
        painter.drawLine(QLineF(area.left(), at, area.right(), at));
    }
}

void drawEmptyText(QCPPainter &painter, const CurveChart &chart)
{
    const double margin = chart.theme().spacing() * 2;
    QRectF area = QRectF(chart.axisRect()->rect()).adjusted(margin, margin, -margin, -margin);
    if (chart.kind() == ChartKind::SpeedUp) // clear of the break-even line, which runs through the middle
        area.setBottom(chart.yAxis->coordToPixel(breakEven) - margin * 2);
    const QString text = emptyTextOf(chart);
    const QRectF needed = painter.boundingRect(area, Qt::AlignCenter | Qt::TextWordWrap, text);
    if (needed.height() > area.height() || needed.width() > area.width())
        return;                                         // a small chart in large letters: its title says enough
    painter.fillRect(needed, chart.theme().background); // no line through the words
    painter.setPen(chart.theme().mutedText);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, text);
}

QRectF drawBreakEvenLabel(QCPPainter &painter, const CurveChart &chart)
{
    const ChartContext &context = chart.snapshot().context;
    if (context.series.empty())
        return {};
    const QRectF area(chart.axisRect()->rect());
    const QFontMetricsF metrics(chart.theme().font);
    const double gap = chart.theme().spacing();
    QString text = ChartWords::tr("as fast as %1").arg(baseLabel(context));
    const QPointF start(area.left() + gap, chart.yAxis->coordToPixel(breakEven));
    QSizeF size;
    std::optional<QRectF> free;
    const auto findPlace = [&] {
        size = QSizeF(metrics.horizontalAdvance(text), metrics.height());
        const double last = std::max(start.x(), area.right() - gap - size.width());
        free = freePlace(chart, size, cornersAlong(start.y(), start.x(), last, size, gap * 0.3));
    };
    if (metrics.horizontalAdvance(text) <= area.width() * 0.7)
        findPlace();
    if (!free) {
        text = ChartWords::tr("break-even");
        findPlace();
    }
    // Where there are curves everywhere it lies on them: they are what the chart is about.
    const QRectF place = free.value_or(QRectF(start - QPointF(0, size.height() + gap * 0.3), size));
    painter.setPen(chart.theme().text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
    return place;
}

void drawTheoryLabels(QCPPainter &painter, const CurveChart &chart, const QRectF &breakEvenLabel)
{
    const QRectF area(chart.axisRect()->rect());
    const QFontMetricsF metrics(chart.theme().font);
    const double gap = chart.theme().spacing();
    const auto rowAt = [&](double ratio) { // no text lies on a line
        return QRectF(area.left(), chart.yAxis->coordToPixel(ratio), area.width(), 0.1);
    };
    const std::vector<ChartContext::Theory> &lines = chart.snapshot().context.theory;
    std::vector<QRectF> taken{breakEvenLabel, rowAt(breakEven)};
    for (const ChartContext::Theory &line : lines)
        taken.push_back(rowAt(line.ratio));
    painter.setPen(chart.theme().mutedText);
    for (const ChartContext::Theory &line : lines) {
        QStringList full{theoryLabel(line)};
        if (metrics.horizontalAdvance(full.front()) > area.width() / 2) // the chips have a line of their own
            full = {shortTheoryLabel(line), metrics.elidedText(line.chips, Qt::ElideMiddle, area.width() - 2 * gap)};
        for (const QStringList &words : {full, {shortTheoryLabel(line)}}) { // the short one fits beside more curves
            double width = 0;
            for (const QString &one : words)
                width = std::max(width, metrics.horizontalAdvance(one));
            const QSizeF size(width + 1, metrics.lineSpacing() * static_cast<double>(words.size()));
            // From the right to the left; nowhere else, as hovering tells it too.
            const double first = area.right() - gap - size.width();
            const auto corners = cornersAlong(chart.yAxis->coordToPixel(line.ratio), first,
                                              std::min(first, area.left() + gap), size, gap * 0.2);
            if (const auto place = freePlace(chart, size, corners, taken)) {
                painter.drawText(*place, Qt::AlignLeft | Qt::AlignVCenter, words.join(QLatin1Char('\n')));
                taken.push_back(*place);
                break;
            }
        }
    }
}

void drawCrossover(QCPPainter &painter, const CurveChart &chart)
{
    const QRectF strip = crossoverStrip(chart);
    const QFontMetricsF metrics(chart.theme().font);
    const std::vector<CrossoverBand> bands = crossoverBands(chart.snapshot());
    painter.setPen(chart.theme().text);
    if (bands.empty()) {
        const QString text = noCrossoverText(chart.snapshot());
        const int lines = std::max(1, qRound(strip.height() / lineHeight(text, chart.theme().font)));
        const QStringList shown = wrappedText(text, chart.theme().font, strip.width(), lines);
        painter.drawText(strip, Qt::AlignLeft, shown.join(QLatin1Char('\n')));
        return;
    }
    for (const QString CrossoverBand::*words :
         {&CrossoverBand::text, &CrossoverBand::shortText, &CrossoverBand::rangeText}) {
        std::vector<LabelRequest> requests;
        for (const CrossoverBand &band : bands)
            requests.push_back({bandArea(chart, band).center().x(), metrics.horizontalAdvance(band.*words)});
        const auto centres = placeLabels(requests, strip.left(), strip.right(), chart.theme().spacing() * 2);
        if (!centres)
            continue;
        for (std::size_t i = 0; i < bands.size(); ++i) {
            QRectF place = strip;
            place.setWidth(requests[i].length + 1);
            place.moveLeft((*centres)[i] - requests[i].length / 2);
            painter.setPen(bands[i].doubt == Doubt::None ? chart.styles()[bands[i].engine].labelColor
                                                         : chart.theme().mutedText);
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, bands[i].*words);
        }
        return;
    }
    QStringList all;
    for (const CrossoverBand &band : bands)
        all << band.rangeText;
    const QString text = ChartWords::tr("%1 crossovers: %2").arg(bands.size()).arg(all.join(QStringLiteral(", ")));
    painter.drawText(strip, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, strip.width()));
}

void drawEndLabels(QCPPainter &painter, const CurveChart &chart)
{
    for (const EndLabel &label : endLabels(chart)) {
        const SeriesStyle &style = chart.styles()[label.series];
        const QPointF start(label.end.x() + style.markerSize / 2 + 1, label.end.y());
        const QPointF stop(label.rect.left() - 2, label.rect.center().y());
        if (std::abs(start.y() - stop.y()) > label.rect.height() / 2) { // moved away: lead the eye to it
            painter.setPen(QPen(style.color, 1));
            painter.drawLine(QLineF(start, stop));
        }
        QColor backing = chart.theme().background;
        backing.setAlphaF(0.8F);
        painter.fillRect(label.rect, backing);
        painter.setPen(style.labelColor);
        painter.drawText(label.rect.adjusted(0, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         label.text);
    }
}

void drawFailures(QCPPainter &painter, const CurveChart &chart)
{
    for (const FailureMark &mark : failureMarks(chart)) {
        SeriesStyle style = chart.styles()[mark.series];
        style.marker = QCPScatterStyle::ssCrossSquare;
        drawMarker(painter, mark.centre, style, chart.theme().background);
    }
}

void drawAnnotations(QCPPainter &painter, const CurveChart &chart)
{
    painter.setFont(chart.theme().font);
    painter.setBrush(Qt::NoBrush);
    if (!chart.hasPoints() && chart.guess().kind == ChartGuess::Kind::None) // a guess would lie across the words
        drawEmptyText(painter, chart);
    if (chart.kind() == ChartKind::SpeedUp) {
        drawTheoryLabels(painter, chart, drawBreakEvenLabel(painter, chart));
        if (chart.tellsCrossover())
            drawCrossover(painter, chart);
    }
    drawEndLabels(painter, chart);
    drawFailures(painter, chart);
}

/// The title, and on the right the baseline with its absolute time at the cursor, where a speed-up is shown.
void drawTitle(QCPPainter &painter, const CurveChart &chart)
{
    const ChartTheme &theme = chart.theme();
    const double gap = theme.spacing();
    const QFontMetricsF titleMetrics(theme.titleFont());
    const QFontMetricsF metrics(theme.font);
    const QRectF area(gap * 2, gap, chart.viewport().width() - 4 * gap, titleMetrics.height());
    QString title = chartTitle(chart.snapshot().context, chart.kind());
    if (titleMetrics.horizontalAdvance(title) > area.width())
        title = titleMetrics.elidedText(shortChartTitle(chart.kind(), chart.snapshot().context.hasEpochs),
                                        Qt::ElideRight, area.width());
    painter.setPen(theme.text);
    painter.setFont(theme.titleFont());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, title);
    if (chart.kind() != ChartKind::SpeedUp || !chart.cursorValue())
        return;
    const QString base = baseTimeText(chart.snapshot(), *chart.cursorValue());
    if (titleMetrics.horizontalAdvance(title) + gap * 3 + metrics.horizontalAdvance(base) > area.width())
        return;
    painter.setPen(theme.mutedText);
    painter.setFont(theme.font);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, base);
}

/// A tick label half under the cursor's value would be misread: it goes as a whole.
void clearTickLabels(QCPPainter &painter, const CurveChart &chart, const QRectF &pill)
{
    const QCPAxis &axis = *chart.xAxis;
    const QFontMetricsF metrics(axis.tickLabelFont());
    const QVector<double> ticks = axis.tickVector();
    const QVector<QString> labels = axis.tickVectorLabels();
    painter.setBrush(chart.theme().background);
    for (qsizetype i = 0; i < std::min(ticks.size(), labels.size()); ++i) {
        QRectF label(0, pill.top(), metrics.horizontalAdvance(labels[i]) + 4, pill.height());
        label.moveLeft(axis.coordToPixel(ticks[i]) - label.width() / 2);
        if (label.intersects(pill))
            painter.drawRect(label);
    }
}

void drawCursor(QCPPainter &painter, const CurveChart &chart, double value)
{
    const ChartTheme &theme = chart.theme();
    const QRectF area(chart.axisRect()->rect());
    const double x = chart.xAxis->coordToPixel(value);
    const double gap = theme.spacing();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    if (chart.hasPoints()) { // a line through the words of an empty chart would help nobody
        const double width = std::max(1.0, theme.lineWidth * 0.6);
        QColor line = theme.text;
        line.setAlphaF(0.55F); // the interval of the point that it stands on shows through
        painter.fillRect(QRectF(x - width / 2, area.top(), width, area.height()), line);
        const double grip = gap * 0.7; // says that the line can be taken
        painter.drawPolygon(
            QPolygonF({{x - grip, area.top() - grip}, {x + grip, area.top() - grip}, {x, area.top() + grip}}));
    }

    const QString text = countText(value);
    const QFontMetricsF metrics(theme.font);
    const double top = area.bottom() + 1 + chart.xAxis->tickLengthOut() + chart.xAxis->tickLabelPadding();
    QRectF pill(0, top - 1, metrics.horizontalAdvance(text) + gap * 1.6, metrics.height() + 2);
    pill.moveLeft(std::clamp(x - pill.width() / 2, 1.0, std::max(1.0, chart.viewport().width() - pill.width() - 1)));
    clearTickLabels(painter, chart, pill);
    painter.setBrush(theme.text);
    painter.drawRoundedRect(pill, gap / 2, gap / 2);
    painter.setPen(theme.background);
    painter.drawText(pill, Qt::AlignCenter, text);
}

void drawOverlay(QCPPainter &painter, const CurveChart &chart)
{
    drawTitle(painter, chart);
    painter.setFont(chart.theme().font);
    if (chart.cursorValue() && chart.xAxis->range().contains(*chart.cursorValue()))
        drawCursor(painter, chart, *chart.cursorValue());
    if (chart.selection()) {
        QColor shade = chart.theme().text;
        shade.setAlphaF(0.12F);
        painter.fillRect(*chart.selection(), shade);
    }
    if (chart.showsFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(chart.palette().color(QPalette::Highlight), 1));
        painter.drawRect(QRectF(chart.viewport()).adjusted(0.5, 0.5, -1.5, -1.5));
    }
}

/// Paints a part of the chart on one of the plot's layers.
class ChartLayer : public QCPLayerable
{
public:
    using Draw = void (*)(QCPPainter &painter, const CurveChart &chart);

    ChartLayer(CurveChart &chart, const char *layer, Draw draw)
        : QCPLayerable(&chart, QString::fromLatin1(layer)), m_chart(chart), m_draw(draw)
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter *painter) override { m_draw(*painter, m_chart); }

private:
    const CurveChart &m_chart;
    Draw m_draw;
};

} // namespace

void addLayers(CurveChart &chart)
{
    new ChartLayer(chart, "grid", &drawBackdrop);
    new ChartLayer(chart, "legend", &drawAnnotations);
    new ChartLayer(chart, "overlay", &drawOverlay);
    new ChartLayer(chart, "overlay", &drawGuess);
}

double crossoverHeight(const CurveChart &chart)
{
    constexpr double mostOfHeight = 1.0 / 3; // the curves need the rest
    const QFontMetricsF metrics(chart.theme().font);
    const double room = chart.width() - 4 * chart.theme().spacing();
    const QString text = noCrossoverText(chart.snapshot());
    const double line = lineHeight(text, chart.theme().font);
    const double needed = static_cast<double>(wrappedText(text, chart.theme().font, room, 100).size()) * line;
    const double most = std::floor(chart.height() * mostOfHeight / line) * line;
    return std::max(metrics.height(), std::min(needed, most));
}

QRectF bandArea(const CurveChart &chart, const CrossoverBand &band)
{
    constexpr double narrowest = 3;
    const QRectF area(chart.axisRect()->rect());
    double left = chart.xAxis->coordToPixel(band.low);
    double right = chart.xAxis->coordToPixel(band.high);
    if (right - left < narrowest) {
        const double centre = (left + right) / 2;
        left = centre - narrowest / 2;
        right = centre + narrowest / 2;
    }
    return QRectF(left, area.top(), right - left, area.height()) & area;
}

QString emptyTextOf(const CurveChart &chart)
{
    const std::vector<ChartSeries> &all = chart.series();
    if (std::ranges::any_of(all, [](const ChartSeries &one) { return !one.points.empty(); }))
        return ChartWords::tr("All curves are hidden: click on their names below.");
    return failureMarks(chart).empty() ? emptyText(chart.kind())
                                       : ChartWords::tr("Nothing could be measured: the marks below say why.");
}

std::vector<FailureMark> failureMarks(const CurveChart &chart)
{
    std::vector<FailureMark> marks;
    const QRectF area(chart.axisRect()->rect());
    const double rowHeight = chart.theme().markerSize * 1.6;
    double y = area.bottom() - rowHeight * 0.6;
    for (std::size_t i = 0; i < chart.series().size(); ++i) {
        const std::vector<FailedPoint> &failures = chart.series()[i].failures;
        if (!chart.isShown(i) || failures.empty())
            continue;
        for (std::size_t k = 0; k < failures.size(); ++k)
            if (chart.xAxis->range().contains(failures[k].x))
                marks.push_back({i, k, {chart.xAxis->coordToPixel(failures[k].x), y}});
        y -= rowHeight;
    }
    return marks;
}

} // namespace overtake
