// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A combo box whose text ends with '…' where the room is narrow; Qt's own cuts through a letter.
#pragma once

#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace overtake
{

class ElidingComboBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr int inset = 4; // of the text in its field
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, field.width() - inset);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

} // namespace overtake
