// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/eliding_check_box.h"

#include <QStyle>
#include <QStyleOptionButton>

namespace overtake
{

ElidingCheckBox::ElidingCheckBox(QWidget *parent) : QCheckBox(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // an ordinary one never gets narrower than its text
}

void ElidingCheckBox::setLabel(const QString &label)
{
    m_label = label;
    setAccessibleName(label);
    setToolTip(m_details.isEmpty() ? m_label : m_label + QLatin1Char('\n') + m_details);
    updateGeometry();
    fit();
}

void ElidingCheckBox::setDetails(const QString &details)
{
    m_details = details;
    setLabel(m_label);
}

int ElidingCheckBox::markWidth() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, &option, this);
}

QSize ElidingCheckBox::sizeHint() const
{
    return {markWidth() + fontMetrics().horizontalAdvance(m_label) + 4, QCheckBox::sizeHint().height()};
}

QSize ElidingCheckBox::minimumSizeHint() const
{
    return {markWidth() + fontMetrics().averageCharWidth() * 8, QCheckBox::minimumSizeHint().height()};
}

void ElidingCheckBox::resizeEvent(QResizeEvent *event)
{
    QCheckBox::resizeEvent(event);
    fit();
}

void ElidingCheckBox::fit()
{
    setText(fontMetrics().elidedText(m_label, Qt::ElideRight, std::max(0, width() - markWidth())));
}

} // namespace overtake
