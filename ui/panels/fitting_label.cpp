// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/fitting_label.h"

#include <QPainter>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr double smallestShare = 0.6; // smaller is not readable from the back; then the end is cut, with a tooltip

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

QSize FittingLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize FittingLabel::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void FittingLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont font = this->font();
    const double smallest = smallestShare * font.pointSizeF();
    while (QFontMetrics(font).horizontalAdvance(m_text) > width() && font.pointSizeF() > smallest)
        font.setPointSizeF(font.pointSizeF() - 0.5);
    painter.setFont(font);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), static_cast<int>(m_alignment) | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

} // namespace overtake
