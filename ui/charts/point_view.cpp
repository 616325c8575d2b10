// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/point_view.h"

#include "charts/chart_theme.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <qcustomplot.h>

namespace overtake
{
namespace
{

constexpr double pictureScale = 2; // sharp in print
constexpr QSize smallestPicture(800, 500);
constexpr int pictureMargin = 16;

} // namespace

void PointView::setComparison(double value, const Comparison &comparison, const ChartContext &context)
{
    m_value = value;
    m_comparison = comparison;
    m_context = context;
    redraw();
}

void PointView::clear()
{
    m_comparison = {};
    redraw();
}

void PointView::setProjector(bool on)
{
    m_projector = on;
    redraw();
}

/// By another one that nobody sees: the window keeps its theme and its size meanwhile.
QImage PointView::picture(const QString &caption) const
{
    const std::unique_ptr<PointView> view = another();
    const ChartTheme theme = ChartTheme::forPicture(false, 13);
    QPalette light(QColor(0xf0, 0xf0, 0xf0), theme.background);
    light.setColor(QPalette::PlaceholderText, theme.mutedText);
    view->setPalette(light);
    view->setAutoFillBackground(true);
    view->resize(size().expandedTo(smallestPicture));
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->show(); // lays it out
    view->setComparison(m_value, m_comparison, m_context);
    for (auto *plot : view->findChildren<QCustomPlot *>()) {
        plot->setBufferDevicePixelRatio(pictureScale);
        plot->replot();
    }
    const int width = view->width() - 2 * pictureMargin;
    const QRect words =
        QFontMetrics(theme.font).boundingRect(QRect(0, 0, width, view->height()), Qt::TextWordWrap, caption);
    const QSize whole(view->width(), view->height() + words.height() + 2 * pictureMargin);
    QImage image(whole * pictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(pictureScale);
    image.fill(theme.background);
    QPainter painter(&image);
    view->render(&painter);
    painter.setFont(theme.font);
    painter.setPen(theme.mutedText);
    painter.drawText(QRect(pictureMargin, view->height() + pictureMargin, width, words.height()), Qt::TextWordWrap,
                     caption);
    return image;
}

void PointView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        redraw();
        break;
    default:
        break;
    }
}

} // namespace overtake
