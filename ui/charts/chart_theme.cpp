// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QScreen>
#include <QWidget>
#include <algorithm>
#include <array>

namespace overtake
{
namespace
{

constexpr int usualTextPixels = 13;         // text size to which line width and marker size refer
constexpr double projectorPoints = 24;      // for an image of 1080 lines, and in proportion for a smaller one
constexpr double leastProjectorPoints = 18; // lower limit of that: 24 pixels
constexpr double projectorLineWidth = 4;

QColor mix(const QColor &from, const QColor &to, double part)
{
    const auto channel = [part](int a, int b) { return static_cast<int>(a + (b - a) * part + 0.5); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

/// Sizes by the text's, and colours between those of text and background.
void derive(ChartTheme &theme)
{
    const double factor = static_cast<double>(theme.textPixels) / usualTextPixels;
    theme.font.setPixelSize(theme.textPixels);
    theme.lineWidth = theme.projector ? projectorLineWidth : 2 * factor;
    theme.markerSize = theme.projector ? projectorLineWidth * 3.5 : 7.5 * factor;
    theme.mutedText = mix(theme.background, theme.text, theme.projector ? 0.85 : 0.68); // 7 to 1
    theme.axis = mix(theme.background, theme.text, 0.45);
    theme.grid = mix(theme.background, theme.text, 0.11);
    theme.band = mix(theme.background, theme.text, 0.16);
}

// Okabe and Ito's colours: told apart by people with any kind of colour blindness, and in grey print by marker and
// dash.
struct Look {
    const char *light;
    const char *dark;
    QCPScatterStyle::ScatterShape marker;
    std::array<qreal, 4> dashes; ///< in line widths; {0} is solid
};
using S = QCPScatterStyle;
constexpr std::array<Look, 5> cpuLooks{{{"#0072B2", "#56B4E9", S::ssCircle, {0}},
                                        {"#CC79A7", "#CC79A7", S::ssDiamond, {6, 2, 1.5, 2}},
                                        {"#5A5A5A", "#B8B8B8", S::ssTriangleInverted, {4, 2}},
                                        {"#7A7A1F", "#DDCC77", S::ssCrossSquare, {2, 1.5}},
                                        {"#332288", "#AA99FF", S::ssPlusCircle, {12, 2}}}};
constexpr std::array<Look, 3> gpuLooks{{{"#D55E00", "#E69F00", S::ssSquare, {9, 2}},
                                        {"#882255", "#F0E442", S::ssTriangleInverted, {6, 2, 1.5, 2}},
                                        {"#5A5A5A", "#B8B8B8", S::ssDiamond, {4, 2}}}};
constexpr std::array<Look, 1> referenceLooks{{{"#009E73", "#2DC79A", S::ssTriangle, {4, 1.5}}}};

constexpr std::array<S::ScatterShape, 2> reportedCpuMarkers{S::ssCross, S::ssCrossCircle};
constexpr std::array<S::ScatterShape, 3> reportedGpuMarkers{S::ssPlus, S::ssStar, S::ssPlusCircle};

constexpr std::array<S::ScatterShape, 2> recordedMarkers{S::ssPlusSquare, S::ssPeace};
const std::array<QVector<qreal>, 2> recordedDashes{{{7, 2, 1, 2, 1, 2}, {3, 2, 1, 2, 1, 2}}};

template <typename T, std::size_t count>
const T &pick(const std::array<T, count> &choices, std::size_t ordinal)
{
    return choices[ordinal % count];
}

SeriesStyle styleOf(const Look &look, const ChartTheme &theme)
{
    SeriesStyle style;
    style.color = QColor(QLatin1String(theme.dark ? look.dark : look.light));
    style.labelColor = mix(style.color, theme.text, theme.projector ? 0.55 : 0.3);
    style.lineWidth = theme.lineWidth;
    style.markerSize = theme.markerSize;
    style.marker = look.marker;
    for (const qreal dash : look.dashes)
        if (dash > 0)
            style.dashes.append(dash);
    return style;
}

} // namespace

QFont ChartTheme::titleFont() const
{
    QFont title(font);
    title.setBold(true);
    return title;
}

QColor ChartTheme::warning() const
{
    return QColor(QLatin1String(dark ? "#FF6B6B" : "#C8102E"));
}

QColor guessColor(const ChartTheme &theme)
{
    return QColor(QLatin1String(theme.dark ? "#A8F090" : "#7800D8"));
}

ChartTheme ChartTheme::forWidget(const QWidget &widget, bool projector)
{
    const QPalette palette = widget.palette();
    ChartTheme theme;
    theme.dark = isDark(palette);
    theme.projector = projector;
    theme.background = palette.color(QPalette::Base);
    theme.text = palette.color(QPalette::Text);
    theme.font = widget.font();
    const double points =
        std::clamp(projectorPoints * widget.screen()->size().height() / 1080.0, leastProjectorPoints, projectorPoints);
    theme.textPixels = projector ? qRound(points * widget.logicalDpiY() / 72.0) : QFontInfo(widget.font()).pixelSize();
    derive(theme);
    return theme;
}

ChartTheme ChartTheme::forPicture(int textPixels)
{
    ChartTheme theme;
    theme.background = Qt::white;
    theme.text = QColor(0x1f, 0x23, 0x28);
    theme.font = QApplication::font();
    theme.textPixels = textPixels;
    derive(theme);
    return theme;
}

QFont projectorFont(bool on, double points)
{
    QFont font; // the system's, where nothing is set
    if (on)
        font.setPointSizeF(points);
    return font;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

QPen SeriesStyle::linePen() const
{
    QPen pen(color, lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QCPScatterStyle SeriesStyle::markerStyle(const QColor &fill) const
{
    const QBrush brush(open ? QColor(Qt::transparent) : fill);
    return QCPScatterStyle(marker, QPen(color, std::max(1.5, lineWidth * 0.75)), brush, markerSize);
}

SeriesStyle classStyle(const ChartTheme &theme, std::size_t index)
{
    static const std::array<Look, 8> looks{cpuLooks[0], gpuLooks[0], referenceLooks[0], cpuLooks[1],
                                           cpuLooks[3], cpuLooks[4], gpuLooks[1],       cpuLooks[2]};
    return styleOf(pick(looks, index), theme);
}

std::vector<SeriesStyle> seriesStyles(const ChartContext &context, const ChartTheme &theme)
{
    const auto fromElsewhere = [&theme](const Look &look) {
        SeriesStyle style = styleOf(look, theme);
        style.lineWidth = theme.lineWidth * 0.75;
        style.markerSize = theme.markerSize * 1.3;
        return style;
    };
    const auto look = [&](const ChartContext::Series &series, const auto &looks, std::size_t ordinal) {
        const std::size_t round = ordinal / looks.size(); // colours come again, with other markers or wider gaps
        SeriesStyle style = styleOf(pick(looks, ordinal), theme);
        style.marker = pick(looks, ordinal + round).marker;
        if (series.predicted) { // never to be taken for a measurement, in grey print neither
            style.dashes = {2.5, 2 + 2.5 * static_cast<double>(round)};
            style.marker = S::ssNone;
        }
        if (series.wrongOnPurpose) { // never to be taken for a result
            style.color = style.labelColor = theme.warning();
            style.dashes = {1.5, 1.5};
            style.marker = S::ssCrossCircle;
            style.open = true;
            style.markerSize = theme.markerSize * 1.3;
        }
        if (series.lost)
            style.color = style.labelColor = theme.mutedText;
        return style;
    };
    std::vector<SeriesStyle> styles;
    std::size_t cpus = 0, gpus = 0, references = 0;
    const std::size_t base = context.series.empty() ? 0 : std::min(context.basePlace, context.series.size() - 1);
    for (std::size_t i = 0; i < context.series.size(); ++i) { // in the order that another baseline does not change
        const ChartContext::Series &series = context.series[i < base ? i + 1 : i == base ? 0 : i];
        switch (series.kind) {
        case EngineKind::Cpu:
            styles.push_back(look(series, cpuLooks, cpus++));
            break;
        case EngineKind::Gpu:
            styles.push_back(look(series, gpuLooks, gpus++));
            break;
        case EngineKind::Reference:
            styles.push_back(look(series, referenceLooks, references++));
            break;
        }
    }
    if (!styles.empty()) {
        const auto first = styles.begin() + static_cast<std::ptrdiff_t>(base);
        std::rotate(styles.begin(), first, first + 1);
    }
    const std::size_t liveGpus = gpus;
    cpus = gpus = 0;
    for (const ReportedSeries &series : context.reported) {
        const std::size_t ordinal = series.gpu ? gpus++ : cpus++;
        SeriesStyle style = fromElsewhere(series.gpu ? pick(gpuLooks, ordinal) : pick(cpuLooks, ordinal));
        style.color = mix(style.color, theme.background, 0.25);
        style.marker = series.gpu ? pick(reportedGpuMarkers, ordinal) : pick(reportedCpuMarkers, ordinal);
        style.dashes = {1, 3};
        styles.push_back(style);
    }
    for (std::size_t i = 0; i < context.recorded.size(); ++i) { // colours that the GPUs here leave over
        SeriesStyle style = fromElsewhere(pick(gpuLooks, liveGpus + i));
        style.dashes = pick(recordedDashes, i);
        style.marker = pick(recordedMarkers, i);
        style.open = true;
        styles.push_back(style);
    }
    for (const ChartContext::Ghost &ghost : context.ghosts) {
        ChartContext own;
        own.series = ghost.series;
        std::vector<SeriesStyle> ghostStyles = seriesStyles(own, theme);
        for (std::size_t i = 0; i < ghostStyles.size(); ++i) {
            for (std::size_t k = 0; k < context.series.size(); ++k) // the same engine is the same colour
                if (context.series[k].label == ghost.series[i].label)
                    ghostStyles[i] = styles[k];
            ghostStyles[i].lineWidth = theme.lineWidth * 0.5;
            ghostStyles[i].markerSize = theme.markerSize * 0.6;
            styles.push_back(ghostStyles[i]);
        }
    }
    return styles;
}

void drawSeriesSample(QCPPainter &painter, const QRectF &area, const SeriesStyle &style)
{
    painter.save();
    painter.setAntialiasing(true);
    painter.setPen(style.linePen());
    painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()));
    painter.restore();
    drawMarker(painter, area.center(), style, style.color);
}

void putLegendBelow(QCustomPlot &plot)
{
    if (plot.plotLayout()->rowCount() > 1)
        return;
    plot.plotLayout()->addElement(1, 0, plot.legend);
    plot.plotLayout()->setRowStretchFactor(1, 0.001); // no higher than it needs
    plot.legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
}

void styleAxes(QCustomPlot &plot, const ChartTheme &theme)
{
    plot.setBackground(theme.background);
    for (QCPAxis *axis : {plot.xAxis, plot.yAxis}) {
        axis->setBasePen(QPen(theme.axis, 1));
        axis->setTickPen(QPen(theme.axis, 1));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelFont(theme.font);
        axis->setTickLabelColor(theme.mutedText);
        axis->setLabelFont(theme.font);
        axis->setLabelColor(theme.mutedText);
        axis->grid()->setPen(QPen(theme.grid, 1));
    }
}

void matchScreen(QCustomPlot &plot)
{
    if (qFuzzyCompare(plot.bufferDevicePixelRatio(), plot.devicePixelRatioF()))
        return;
    plot.setBufferDevicePixelRatio(plot.devicePixelRatioF());
    plot.replot(QCustomPlot::rpQueuedReplot);
}

void drawMarker(QCPPainter &painter, const QPointF &centre, const SeriesStyle &style, const QColor &fill)
{
    const QCPScatterStyle marker = style.markerStyle(fill);
    painter.save();
    painter.setAntialiasing(true);
    marker.applyTo(&painter, marker.pen());
    marker.drawShape(&painter, centre);
    painter.restore();
}

} // namespace overtake
