// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/theme.h"

#include "charts/chart_theme.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>
#include <QToolTip>
#include <algorithm>

namespace overtake
{
namespace
{

bool systemIsDark = false; // only prepareThemes() writes it

struct Colours {
    QColor window, base, alternate, text, muted, button, accent, onAccent, line;
};
const Colours light{QColor(0xF5, 0xF5, 0xF5), Qt::white,
                    QColor(0xEB, 0xEE, 0xF1), QColor(0x1A, 0x1A, 0x1A),
                    QColor(0x5F, 0x63, 0x68), QColor(0xEE, 0xEE, 0xEE),
                    QColor(0x1F, 0x6F, 0xB2), Qt::white,
                    QColor(0xB8, 0xBC, 0xC0)};
// Fields are lighter than the window: Fusion's outlines are dark and would not show an empty box.
const Colours dark{QColor(0x1B, 0x1D, 0x20), QColor(0x29, 0x2C, 0x30), QColor(0x33, 0x37, 0x3C),
                   QColor(0xEC, 0xEC, 0xEC), QColor(0xA6, 0xAB, 0xB1), QColor(0x3A, 0x3E, 0x43),
                   QColor(0x4A, 0x9F, 0xE0), QColor(0x10, 0x10, 0x10), QColor(0x50, 0x55, 0x5B)};

/// Fusion derives its outlines from the window's colour, which in a dark window leaves an empty box nearly unseen, and
/// its boxes have one size for text of any.
class OutlinedFusion : public QProxyStyle
{
public:
    OutlinedFusion() : QProxyStyle(QStringLiteral("Fusion")) {}

    /// Boxes and radio buttons grow with the text beside them, as on a projector.
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        switch (metric) {
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return widget == nullptr ? usual
                                     : std::max(usual, usual * widget->fontMetrics().height() /
                                                           QFontMetrics(QApplication::font()).height());
        default:
            return usual;
        }
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        if ((!isBox && element != PE_IndicatorRadioButton) || !isDark(option->palette))
            return;
        painter->save();
        painter->setPen(
            option->palette.color((option->state & State_Enabled) != 0 ? QPalette::PlaceholderText : QPalette::Mid));
        painter->setBrush(Qt::NoBrush);
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        isBox ? painter->drawRect(outline) : painter->drawEllipse(outline.adjusted(0.5, 0.5, -0.5, -0.5));
        painter->restore();
    }
};

} // namespace

QPalette paletteFor(bool darkTheme)
{
    const Colours &colours = darkTheme ? dark : light;
    QPalette palette(colours.button, colours.window);
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::Button, colours.button);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, colours.alternate);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::Mid, colours.line);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = colours.muted;
        faded.setAlpha(150);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.line);
    return palette;
}

void prepareThemes()
{
    systemIsDark = isDark(QApplication::palette());
    QApplication::setStyle(new OutlinedFusion);
}

void applyTheme(Theme theme)
{
    const QPalette palette = paletteFor(theme == Theme::Dark || (theme == Theme::System && systemIsDark));
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace overtake
