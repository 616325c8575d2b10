// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/map_chart.h"

#include "charts/axis_ticks.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace overtake
{
namespace
{

/// The next of `values` beyond `value`, or the last one.
double steppedAlong(const std::vector<double> &values, double value, int direction)
{
    if (direction > 0) {
        const auto above = std::ranges::upper_bound(values, value);
        return above == values.end() ? values.back() : *above;
    }
    const auto notBelow = std::ranges::lower_bound(values, value);
    return notBelow == values.begin() ? values.front() : *std::prev(notBelow);
}

/// Names the values that were measured first, as many as find room.
void nameValues(QCPAxis &axis, const MapAxis &values, double room)
{
    const QFontMetricsF metrics(axis.tickLabelFont());
    double widest = metrics.height() * 1.5;
    if (axis.orientation() == Qt::Horizontal)
        for (const std::size_t at : values.coarse)
            widest = std::max(widest, metrics.horizontalAdvance(shortCountText(values.values[at])) + metrics.height());
    const auto every = static_cast<std::size_t>(
        std::max(1.0, std::ceil(static_cast<double>(values.coarse.size()) * widest / std::max(1.0, room))));
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (std::size_t i = 0; i < values.coarse.size(); i += every)
        ticker->addTick(static_cast<double>(values.coarse[i]), shortCountText(values.values[values.coarse[i]]));
    axis.setTicker(ticker);
}

void addSegments(QCPCurve &curve, const std::vector<MapSegment> &line)
{
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    for (const MapSegment &segment : line) {
        curve.addData(segment.from[0], segment.from[1]);
        curve.addData(segment.to[0], segment.to[1]);
        curve.addData(gap, gap);
    }
}

void writeWithin(QCPTextElement &element, int width)
{
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    const int height = QFontMetrics(element.font()).boundingRect(room, element.textFlags(), element.text()).height();
    element.setMinimumSize(1, height);
    element.setMaximumSize(QWIDGETSIZE_MAX, height);
}

} // namespace

QCPColorGradient mapGradient(bool dark)
{
    QCPColorGradient gradient;
    gradient.setColorStops({{0, QColor(dark ? "#3F8FD0" : "#2C7FB8")},
                            {0.5, QColor(dark ? "#2A2C2E" : "#F7F7F5")},
                            {1, QColor(dark ? "#E08214" : "#E6862D")}});
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

MapChart::MapChart(QWidget *parent)
    : QCustomPlot(parent), m_title(new QCPTextElement(this)), m_legend(new QCPTextElement(this)),
      m_scale(new QCPColorScale(this)), m_cells(new QCPColorMap(xAxis, yAxis)), m_line(addLine()), m_bounds(addLine()),
      m_measured(addMarks()), m_failed(addMarks()), m_sides{new QCPItemText(this), new QCPItemText(this)},
      m_crosshair(new QCPItemTracer(this)), m_halo(new QCPItemTracer(this)), m_ring(new QCPItemTracer(this))
{
    setObjectName(QStringLiteral("map"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    QWidget::setCursor(Qt::CrossCursor);
    arrange();
    fill();
    setTheme(ChartTheme::forWidget(*this, false));
}

QCPCurve *MapChart::addLine()
{
    auto *line = new QCPCurve(xAxis, yAxis);
    line->setScatterSkip(0);
    return line;
}

QCPGraph *MapChart::addMarks()
{
    QCPGraph *marks = addGraph();
    marks->setLineStyle(QCPGraph::lsNone);
    return marks;
}

/// The title above, the map with its scale, the legend below.
void MapChart::arrange()
{
    auto *middle = new QCPLayoutGrid;
    QCPAxisRect *cells = axisRect();
    plotLayout()->take(cells);
    plotLayout()->addElement(0, 0, m_title);
    plotLayout()->addElement(1, 0, middle);
    plotLayout()->addElement(2, 0, m_legend);
    middle->addElement(0, 0, cells);
    middle->addElement(0, 1, m_scale);
    for (QCPTextElement *text : {m_title, m_legend})
        text->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
    m_scale->setType(QCPAxis::atRight);
    m_scale->setDataScaleType(QCPAxis::stLogarithmic);
    m_scale->axis()->setTicker(QSharedPointer<ChartTicker>::create(m_scale->axis(), Quantity::Ratio));
    m_scale->axis()->setSubTicks(false);
    auto *ends = new QCPMarginGroup(this); // the scale is as high as the map
    for (QCPLayoutElement *element : std::initializer_list<QCPLayoutElement *>{cells, m_scale})
        element->setMarginGroup(QCP::msTop | QCP::msBottom, ends);
    m_cells->setInterpolate(false);
    m_cells->setColorScale(m_scale);
    cells->setupFullAxesBox();
    for (QCPAxis *axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->grid()->setVisible(false);
        axis->setSubTicks(false);
    }
    for (QCPAxis *axis : {xAxis2, yAxis2})
        axis->setTicks(false);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setClipToAxisRect(false);
        m_sides[i]->setRotation(-90);
        m_sides[i]->position->setType(QCPItemPosition::ptAxisRectRatio);
        m_sides[i]->position->setAxisRect(m_scale->axis()->axisRect());
        m_sides[i]->position->setCoords(0.5, i == 0 ? 0.75 : 0.25);
    }
    m_crosshair->setStyle(QCPItemTracer::tsCrosshair);
    m_halo->setStyle(QCPItemTracer::tsCircle);
    m_ring->setStyle(QCPItemTracer::tsCircle);
}

void MapChart::setDrawing(const MapDrawing &drawing)
{
    const auto content = [](const MapDrawing &of) {
        return std::tie(of.map, of.engine, of.firstLabel, of.secondLabel, of.base, of.other);
    };
    if (content(m_drawing) == content(drawing))
        return;
    m_drawing = drawing;
    fill();
}

void MapChart::fill()
{
    setAccessibleDescription(mapDescription(m_drawing));
    nameCross();
    for (QCPCurve *line : {m_line, m_bounds})
        line->data()->clear();
    for (QCPGraph *marks : {m_measured, m_failed})
        marks->data()->clear();
    plotLayout()->setVisible(!m_drawing.isEmpty());
    for (QCPItemText *side : m_sides)
        side->setVisible(!m_drawing.isEmpty());
    if (m_drawing.isEmpty())
        return replot(QCustomPlot::rpQueuedReplot);
    const MapField field = fieldOf(*m_drawing.map, m_drawing.engine);
    const QCPRange columns(0, static_cast<double>(field.columns - 1));
    const QCPRange rows(0, static_cast<double>(field.rows - 1));
    m_cells->data()->setSize(static_cast<int>(field.columns), static_cast<int>(field.rows));
    m_cells->data()->setRange(columns, rows);
    for (std::size_t b = 0; b < field.rows; ++b)
        for (std::size_t a = 0; a < field.columns; ++a)
            m_cells->data()->setCell(static_cast<int>(a), static_cast<int>(b), std::exp(field.at(field.median, a, b)));
    const double largest = largestRatio(field);
    m_scale->setDataRange({1 / largest, largest});
    xAxis->setRange(columns.lower - 0.5, columns.upper + 0.5);
    yAxis->setRange(rows.lower - 0.5, rows.upper + 0.5);
    xAxis->setLabel(m_drawing.firstLabel);
    yAxis->setLabel(m_drawing.secondLabel);
    m_title->setText(mapTitle(m_drawing));
    addSegments(*m_line, zeroLine(field, field.median));
    addSegments(*m_bounds, zeroLine(field, field.low));
    addSegments(*m_bounds, zeroLine(field, field.high));
    for (const MapPoint &point : m_drawing.map->points)
        (point.comparison.speedUps[m_drawing.engine].hasRatio() ? m_measured : m_failed)
            ->addData(static_cast<double>(point.a), static_cast<double>(point.b));
    placeCross();
    fit();
}

/// The size decides which values are named and where texts end.
void MapChart::fit()
{
    if (m_drawing.isEmpty())
        return;
    constexpr int lowestWithLegend = 16; // in text heights; the map itself comes first
    m_legend->setText(height() < lowestWithLegend * m_theme.textPixels ? QString() : mapLegend());
    for (QCPTextElement *text : {m_title, m_legend})
        writeWithin(*text, width() - 2 * qRound(m_theme.spacing()));
    layOut(*this, size());
    nameValues(*xAxis, m_drawing.map->first, axisRect()->width());
    nameValues(*yAxis, m_drawing.map->second, axisRect()->height());
    const QFontMetrics metrics(m_theme.font);
    const QString side = QCoreApplication::translate("Map", "%1 is faster");
    const int room = axisRect()->height() / 2 - m_theme.textPixels - metrics.horizontalAdvance(side.arg(QString()));
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setVisible(room > 0); // on a low chart, one would lie on the other
        m_sides[i]->setText(
            side.arg(metrics.elidedText(i == 0 ? m_drawing.base : m_drawing.other, Qt::ElideRight, room)));
    }
    replot(QCustomPlot::rpQueuedReplot);
}

void MapChart::setTheme(const ChartTheme &theme)
{
    m_theme = theme;
    styleAxes(*this, theme);
    const int gap = qRound(theme.spacing());
    plotLayout()->setMargins(QMargins(gap, gap / 2, gap, gap / 2));
    axisRect()->setBackground(QBrush(theme.axis, Qt::BDiagPattern)); // seen where there is no answer
    m_title->setFont(theme.titleFont());
    m_title->setTextColor(theme.text);
    m_legend->setFont(theme.font);
    m_legend->setTextColor(theme.mutedText);
    m_scale->setGradient(mapGradient(theme.dark));
    m_scale->setBarWidth(qRound(QFontMetricsF(theme.font).height() * 1.3));
    for (QCPAxis *axis : axisRect()->axes() + m_scale->axis()->axisRect()->axes()) {
        axis->setBasePen(QPen(theme.axis, 1));
        axis->setTickPen(QPen(theme.axis, 1));
        axis->setTickLength(0, gap / 2);
        axis->setTickLabelFont(theme.font);
        axis->setTickLabelColor(theme.text);
        axis->setLabelColor(theme.text);
    }
    m_line->setPen(QPen(theme.text, theme.lineWidth * 1.3, Qt::SolidLine, Qt::RoundCap));
    m_bounds->setPen(QPen(theme.text, theme.lineWidth * 0.6, Qt::DashLine));
    const double dot = theme.markerSize * 0.4;
    m_measured->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, theme.text, dot));
    m_failed->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCross, QPen(theme.text, theme.lineWidth * 0.75), Qt::NoBrush, 2 * dot));
    for (QCPItemText *side : m_sides) {
        side->setFont(theme.font);
        side->setColor(theme.text);
    }
    m_crosshair->setPen(QPen(theme.text, 1, Qt::DotLine));
    m_halo->setPen(QPen(theme.background, theme.lineWidth * 2));
    m_ring->setPen(QPen(theme.text, theme.lineWidth));
    for (QCPItemTracer *ring : {m_halo, m_ring})
        ring->setSize(2 * theme.markerSize);
    fit();
}

void MapChart::setProjector(bool on)
{
    setTheme(ChartTheme::forWidget(*this, on));
}

void MapChart::setCross(double first, double second)
{
    m_drawing.cross = {first, second};
    placeCross();
    replot(QCustomPlot::rpQueuedReplot);
    nameCross();
}

/// Qt tells assistive technology, which says the name of what has the focus.
void MapChart::nameCross()
{
    const QString point = pointText();
    const QString name = tr("Map of the speed-up") + (point.isEmpty() ? QString() : QStringLiteral(": ") + point);
    if (name != accessibleName())
        setAccessibleName(name);
}

void MapChart::placeCross()
{
    for (QCPItemTracer *tracer : {m_crosshair, m_halo, m_ring}) {
        tracer->setVisible(m_drawing.cross && !m_drawing.isEmpty());
        if (tracer->visible())
            tracer->position->setCoords(indexAt(m_drawing.map->first.values, (*m_drawing.cross)[0]),
                                        indexAt(m_drawing.map->second.values, (*m_drawing.cross)[1]));
    }
}

QString MapChart::pointText() const
{
    return m_drawing.cross ? mapPointText(m_drawing, (*m_drawing.cross)[0], (*m_drawing.cross)[1]) : QString();
}

QPointF MapChart::placeOf(double first, double second) const
{
    return {xAxis->coordToPixel(indexAt(m_drawing.map->first.values, first)),
            yAxis->coordToPixel(indexAt(m_drawing.map->second.values, second))};
}

std::array<double, 2> MapChart::valuesAt(const QPointF &point) const
{
    return {valueAt(m_drawing.map->first.values, xAxis->pixelToCoord(point.x())),
            valueAt(m_drawing.map->second.values, yAxis->pixelToCoord(point.y()))};
}

void MapChart::paintEvent(QPaintEvent *event)
{
    matchScreen(*this);
    QCustomPlot::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void MapChart::resizeEvent(QResizeEvent *event)
{
    fit();
    QCustomPlot::resizeEvent(event);
}

void MapChart::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        setProjector(m_theme.projector);
}

void MapChart::moveTo(const QPointF &point)
{
    const auto [first, second] = valuesAt(point);
    const auto rounded = [](double value) { return QString::number(value, 'g', 3).toDouble(); };
    emit crossMoved(rounded(first), rounded(second));
}

void MapChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    emit gestureBegun();
}

void MapChart::mousePressEvent(QMouseEvent *event)
{
    emit gestureBegun();
    if (event->button() == Qt::LeftButton && !m_drawing.isEmpty())
        moveTo(event->position());
}

void MapChart::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && !m_drawing.isEmpty())
        moveTo(event->position());
}

void MapChart::keyPressEvent(QKeyEvent *event)
{
    if (m_drawing.isEmpty() || !m_drawing.cross)
        return QWidget::keyPressEvent(event);
    const auto [first, second] = *m_drawing.cross;
    const int key = event->key();
    const int step = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1;
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        emit crossMoved(steppedAlong(m_drawing.map->first.values, first, step), second);
    else if (key == Qt::Key_Down || key == Qt::Key_Up)
        emit crossMoved(first, steppedAlong(m_drawing.map->second.values, second, step));
    else
        QWidget::keyPressEvent(event);
}

bool MapChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_drawing.isEmpty()) {
        auto *help = static_cast<QHelpEvent *>(event);
        if (axisRect()->rect().contains(help->pos())) {
            const auto [first, second] = valuesAt(help->pos());
            QToolTip::showText(help->globalPos(), mapPointText(m_drawing, first, second), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QCustomPlot::event(event);
}

void paintMap(QCPPainter &painter, const QRect &area, const MapDrawing &drawing, const ChartTheme &theme)
{
    if (drawing.isEmpty())
        return;
    MapChart chart;
    chart.resize(area.size());
    chart.setTheme(theme);
    chart.setDrawing(drawing);
    paintPlot(painter, chart, area);
}

} // namespace overtake
