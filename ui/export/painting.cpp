// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/painting.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <qcustomplot.h>

namespace overtake
{

// QPicture could do the same, but it encodes every image as PNG and moves texts to whole pixels.
class Painting::Engine : public QPaintEngine
{
public:
    explicit Engine(Painting &painting) : QPaintEngine(AllFeatures), m_steps(painting.m_steps) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &state) override
    {
        const DirtyFlags changed = state.state();
        if (changed & DirtyTransform) // first: a clip is in its coordinates
            m_steps.push_back([all = state.transform()](QPainter &painter, const QTransform &first) {
                painter.setTransform(all * first);
            });
        if (changed & DirtyPen)
            add([pen = state.pen()](QPainter &painter) { painter.setPen(pen); });
        if (changed & DirtyBrush)
            add([brush = state.brush()](QPainter &painter) { painter.setBrush(brush); });
        if (changed & DirtyBrushOrigin)
            add([origin = state.brushOrigin()](QPainter &painter) { painter.setBrushOrigin(origin); });
        if (changed & DirtyBackground)
            add([brush = state.backgroundBrush()](QPainter &painter) { painter.setBackground(brush); });
        if (changed & DirtyBackgroundMode)
            add([mode = state.backgroundMode()](QPainter &painter) { painter.setBackgroundMode(mode); });
        if (changed & DirtyClipEnabled)
            add([on = state.isClipEnabled()](QPainter &painter) { painter.setClipping(on); });
        if (changed & DirtyClipRegion)
            add([region = state.clipRegion(), how = state.clipOperation()](QPainter &painter) {
                if (region.rectCount() == 1) // set as a rectangle: on whole pixels
                    painter.setClipRect(region.boundingRect(), how);
                else
                    painter.setClipRegion(region, how);
            });
        if (changed & DirtyClipPath)
            add([path = state.clipPath(), how = state.clipOperation()](QPainter &painter) {
                painter.setClipPath(path, how);
            });
        if (changed & DirtyHints)
            add([hints = state.renderHints()](QPainter &painter) {
                painter.setRenderHints(~QPainter::RenderHints(), false);
                painter.setRenderHints(hints);
            });
        if (changed & DirtyCompositionMode)
            add([mode = state.compositionMode()](QPainter &painter) { painter.setCompositionMode(mode); });
        if (changed & DirtyOpacity)
            add([opacity = state.opacity()](QPainter &painter) { painter.setOpacity(opacity); });
    }

    void drawPath(const QPainterPath &path) override
    {
        add([path](QPainter &painter) { painter.drawPath(path); });
    }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        add([polygon = QPolygonF(QList<QPointF>(points, points + count)), mode](QPainter &painter) {
            if (mode == PolylineMode)
                painter.drawPolyline(polygon);
            else
                painter.drawPolygon(polygon, mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
        });
    }
    void drawLines(const QLineF *lines, int count) override
    {
        add([all = QList<QLineF>(lines, lines + count)](QPainter &painter) { painter.drawLines(all); });
    }
    void drawRects(const QRectF *rects, int count) override
    {
        add([all = QList<QRectF>(rects, rects + count)](QPainter &painter) { painter.drawRects(all); });
    }
    void drawEllipse(const QRectF &rect) override
    {
        add([rect](QPainter &painter) { painter.drawEllipse(rect); });
    }
    void drawPoints(const QPointF *points, int count) override
    {
        add([all = QPolygonF(QList<QPointF>(points, points + count))](QPainter &painter) { painter.drawPoints(all); });
    }
    void drawPixmap(const QRectF &to, const QPixmap &pixmap, const QRectF &from) override
    {
        drawImage(to, pixmap.toImage(), from, Qt::AutoColor); // a pixmap belongs to the window's thread
    }
    void drawTiledPixmap(const QRectF &to, const QPixmap &pixmap, const QPointF &offset) override
    {
        add([to, tile = pixmap.toImage(), offset](QPainter &painter) {
            QBrush brush(tile);
            brush.setTransform(QTransform::fromTranslate(to.x() - offset.x(), to.y() - offset.y()));
            painter.fillRect(to, brush);
        });
    }
    void drawImage(const QRectF &to, const QImage &image, const QRectF &from, Qt::ImageConversionFlags flags) override
    {
        add([=](QPainter &painter) { painter.drawImage(to, image, from, flags); });
    }
    void drawTextItem(const QPointF &place, const QTextItem &item) override
    {
        QFont font = item.font();
        font.setResolveMask(QFont::AllPropertiesResolved); // or the painter would take some from its own
        add([place, text = item.text(), font](QPainter &painter) {
            painter.setFont(font);
            painter.drawText(place, text);
        });
    }

private:
    template <typename Step>
    void add(Step step)
    {
        m_steps.push_back([step = std::move(step)](QPainter &painter, const QTransform &) { step(painter); });
    }

    std::vector<std::function<void(QPainter &, const QTransform &)>> &m_steps;
};

class Painting::Device : public QPaintDevice
{
public:
    Device(Painting &painting, const QSize &size) : m_engine(painting), m_size(size) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        static const QImage image(1, 1, QImage::Format_RGB32); // its resolution, so that texts get the same fonts
        constexpr double millimetresPerInch = 25.4;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmWidthMM:
            return qRound(m_size.width() * millimetresPerInch / image.logicalDpiX());
        case PdmHeightMM:
            return qRound(m_size.height() * millimetresPerInch / image.logicalDpiY());
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return image.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return image.logicalDpiY();
        case PdmNumColors:
            return image.colorCount();
        case PdmDepth:
            return image.depth();
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    mutable Engine m_engine;
    QSize m_size;
};

Painting Painting::record(const QSize &size, bool vector, const std::function<void(QCPPainter &)> &paint)
{
    Painting painting;
    Device device(painting, size);
    QCPPainter painter;
    painter.begin(&device);
    painter.setMode(QCPPainter::pmNoCaching); // a label kept as pixels would not be sharp at another scale
    painter.setMode(QCPPainter::pmVectorized, vector);
    paint(painter);
    painter.end();
    return painting;
}

void Painting::paint(QPainter &painter, const std::function<void(double)> &advance) const
{
    const QTransform first = painter.transform();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (advance)
            advance(static_cast<double>(i) / static_cast<double>(m_steps.size()));
        m_steps[i](painter, first);
    }
}

} // namespace overtake
