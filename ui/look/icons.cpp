// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/icons.h"

#include <QPainter>

namespace overtake
{
namespace
{

/// On a square of 16 by 16.
void drawGlyph(QPainter &painter, Glyph glyph, const QColor &color, QIcon::State state)
{
    QPen pen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    switch (glyph) {
    case Glyph::Live:
        if (state == QIcon::On) // a ring when it is off
            painter.setBrush(color);
        painter.drawEllipse(QPointF(8, 8), 4, 4);
        break;
    case Glyph::Sweep:
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF({{4.5, 3}, {12.5, 8}, {4.5, 13}}));
        break;
    case Glyph::Cancel:
        painter.drawLine(QPointF(4, 4), QPointF(12, 12));
        painter.drawLine(QPointF(12, 4), QPointF(4, 12));
        break;
    case Glyph::Export:
        painter.drawLine(QPointF(8, 2), QPointF(8, 10));
        painter.drawPolyline(QPolygonF({{5, 7}, {8, 10}, {11, 7}}));
        painter.drawPolyline(QPolygonF({{3, 10}, {3, 13.5}, {13, 13.5}, {13, 10}}));
        break;
    }
}

QPixmap makePixmap(Glyph glyph, const QColor &color, int pixels, QIcon::State state)
{
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels / 16.0, pixels / 16.0);
    drawGlyph(painter, glyph, color, state);
    return pixmap;
}

} // namespace

QIcon makeIcon(Glyph glyph, const QPalette &palette)
{
    QIcon icon;
    for (const int pixels : {16, 32, 64}) {
        const auto add = [&](QPalette::ColorGroup group, QPalette::ColorRole role, QIcon::Mode mode,
                             QIcon::State state) {
            icon.addPixmap(makePixmap(glyph, palette.color(group, role), pixels, state), mode, state);
        };
        add(QPalette::Active, QPalette::ButtonText, QIcon::Normal, QIcon::Off);
        add(QPalette::Disabled, QPalette::ButtonText, QIcon::Disabled, QIcon::Off);
        add(QPalette::Active, glyph == Glyph::Live ? QPalette::Highlight : QPalette::ButtonText, QIcon::Normal,
            QIcon::On);
    }
    return icon;
}

} // namespace overtake
