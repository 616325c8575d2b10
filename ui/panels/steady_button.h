// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A button with one text for each state ("Start training", "Stop"), and one size for all of them: nothing beside it
// moves.
#pragma once

#include <QPushButton>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionButton>

namespace overtake
{

class SteadyButton : public QPushButton
{
public:
    SteadyButton(QStringList texts, QWidget *parent) : QPushButton(texts.front(), parent), m_texts(std::move(texts)) {}

    QSize sizeHint() const override
    {
        QSize size = QPushButton::sizeHint();
        for (const QString &text : m_texts) {
            QStyleOptionButton option;
            initStyleOption(&option);
            option.text = text;
            const QSize room = option.fontMetrics.size(Qt::TextShowMnemonic, text);
            size = size.expandedTo(style()->sizeFromContents(QStyle::CT_PushButton, &option, room, this));
        }
        return size;
    }

private:
    QStringList m_texts;
};

} // namespace overtake
