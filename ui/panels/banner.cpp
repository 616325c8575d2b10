// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/banner.h"

#include "words/guarded.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace overtake
{

Banner::Banner(QWidget *parent)
    : QFrame(parent), m_message(new QLabel(this)), m_button(new QToolButton(this)), m_cross(new QToolButton(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(16, 8, 8, 8);
    line->setSpacing(8);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long path must not widen the window
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(m_message, 1);
    line->addWidget(m_button, 0, Qt::AlignTop);
    line->addWidget(m_cross, 0, Qt::AlignTop);
    m_cross->setText(QStringLiteral("×"));
    m_cross->setAutoRaise(true);
    m_cross->setToolTip(tr("Dismiss"));
    m_cross->setAccessibleName(tr("Dismiss"));
    connect(m_button, &QToolButton::clicked, this, guarded(this, &Banner::dismiss));
    connect(m_cross, &QToolButton::clicked, this, guarded([this] {
                hide();
                emit closed();
            }));
    hide();
}

void Banner::showMessage(const QString &message, Tone tone, const QString &button, bool closable)
{
    m_tone = tone;
    m_message->setText(message);
    m_button->setText(button.isEmpty() ? QStringLiteral("×") : button);
    m_button->setAutoRaise(button.isEmpty());
    m_button->setToolTip(button.isEmpty() ? tr("Dismiss") : button);
    m_cross->setVisible(closable);
    m_button->setAccessibleName(button.isEmpty() ? tr("Dismiss") : button);
    show();
    update();
}

QString Banner::message() const
{
    return isVisibleTo(parentWidget()) ? m_message->text() : QString();
}

void Banner::dismiss()
{
    hide();
    emit dismissed();
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor mark = m_tone == Tone::Problem ? QColor(0xC6, 0x28, 0x28) : palette().color(QPalette::Highlight);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.fillRect(QRect(0, 0, 4, height()), mark); // beside the colour, the words say what it is
}

} // namespace overtake
