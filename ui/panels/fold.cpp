// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/fold.h"

#include "panels/bare_layout.h"
#include "words/guarded.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace overtake
{

Fold::Fold(const QString &title, QWidget *parent)
    : QWidget(parent), m_heading(new QToolButton(this)), m_body(new QWidget(this)),
      m_layout(bareLayout<QVBoxLayout>(m_body, 8))
{
    auto *column = bareLayout<QVBoxLayout>(this, 8);
    m_heading->setText(title);
    m_heading->setToolTip(tr("Show or hide."));
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setArrowType(Qt::RightArrow);
    m_heading->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_heading);
    column->addWidget(m_body);
    m_body->hide();
    connect(m_heading, &QToolButton::clicked, this, guarded([this] { setOpen(!isOpen()); }));
}

void Fold::setOpen(bool open)
{
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(open);
}

} // namespace overtake
