// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/fitting_label.h"

#include "words/wrapped_text.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr double smallestShare = 0.6; // text that needs less is cut at its end, with a tooltip

/// Whether all of it is shown: its width alone would not say so, as it is rounded.
bool fits(const QString &text, const QFontMetrics &metrics, int width)
{
    return metrics.elidedText(text, Qt::ElideRight, width) == text;
}

} // namespace

FittingLabel::FittingLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FittingLabel::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    setToolTip(text);
    updateGeometry();
    update();
}

void FittingLabel::setAlignment(Qt::Alignment horizontal)
{
    m_alignment = horizontal;
    update();
}

void FittingLabel::setPointSize(double points, bool bold)
{
    QFont font = this->font();
    font.setPointSizeF(points);
    font.setBold(bold);
    setFont(font);
    updateGeometry();
}

void FittingLabel::setTwoLines(std::optional<double> points)
{
    m_twoLines = points;
    updateGeometry();
    update();
}

QFont FittingLabel::smallFont() const
{
    QFont font = this->font();
    font.setPointSizeF(m_twoLines.value_or(smallestShare * font.pointSizeF()));
    return font;
}

QSize FittingLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, minimumSizeHint().height()};
}

QSize FittingLabel::minimumSizeHint() const
{
    const double two = m_twoLines ? 2 * lineHeight(m_text, smallFont()) : 0;
    return {0, static_cast<int>(std::ceil(std::max(lineHeight(m_text, font()), two)))};
}

void FittingLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont font = this->font();
    const double smallest = smallFont().pointSizeF();
    while (!fits(m_text, QFontMetrics(font), width()) && font.pointSizeF() > smallest)
        font.setPointSizeF(std::max(smallest, font.pointSizeF() - 0.5));
    painter.setFont(font);
    painter.setPen(palette().color(foregroundRole()));
    const QStringList lines = wrappedText(m_text, font, width(), m_twoLines ? 2 : 1);
    painter.drawText(rect(), static_cast<int>(m_alignment) | Qt::AlignVCenter, lines.join(QLatin1Char('\n')));
}

} // namespace overtake
