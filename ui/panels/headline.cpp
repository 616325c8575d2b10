// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/headline.h"

#include "panels/bare_layout.h"

#include <QVBoxLayout>

namespace overtake
{
namespace
{

constexpr int gap = 16;

} // namespace

Headline::Headline(QWidget *parent)
    : QWidget(parent), m_verdict(new FittingLabel(this)), m_certainty(new FittingLabel(this)),
      m_crossover(new FittingLabel(this)), m_why(new FittingLabel(this))
{
    auto *column = bareLayout<QVBoxLayout>(this, 0); // a single line has its distance in the height of two
    auto *line = new QHBoxLayout;
    line->setSpacing(gap);
    line->addWidget(m_verdict, 1);
    line->addWidget(m_certainty);
    column->addLayout(line);
    column->addWidget(m_crossover);
    column->addWidget(m_why);
    m_why->setObjectName(QStringLiteral("why"));
    m_certainty->setAlignment(Qt::AlignRight);
    m_certainty->setForegroundRole(QPalette::PlaceholderText);
    setProjector(false);
}

void Headline::setTexts(const QString &verdict, const QString &certainty, const QString &crossover, const QString &why,
                        bool provisional)
{
    m_verdict->setForegroundRole(provisional ? QPalette::PlaceholderText : QPalette::WindowText);
    m_verdict->setText(verdict);
    m_certainty->setText(certainty);
    m_crossover->setText(crossover);
    m_why->setText(why);
    fit();
}

void Headline::setWhyDetails(const QString &richText)
{
    m_why->setToolTip(richText.isEmpty() ? m_why->text() : richText);
}

/// Where there is no room for both, the verdict stays large.
void Headline::fit()
{
    const int wanted = m_verdict->sizeHint().width() + gap + m_certainty->sizeHint().width();
    m_certainty->setVisible(m_details && wanted <= width());
}

void Headline::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void Headline::setDetails(bool on)
{
    m_details = on;
    m_why->setVisible(on);
    fit();
}

void Headline::setProjector(bool on)
{
    m_verdict->setPointSize(on ? 36 : 22, true);
    m_certainty->setPointSize(on ? 18 : 10);
    m_crossover->setPointSize(on ? 24 : 12);
    m_why->setPointSize(on ? 24 : 12);
    constexpr double readable = 18; // from the back of a room: 24 px
    constexpr double half = 11;     // two lines take the height of one
    constexpr double small = 8;     // at scale 1.5, a French sentence on a disturbance is shown to its end
    m_verdict->setTwoLines(on ? readable : half);
    m_crossover->setTwoLines(on ? readable : small);
    m_why->setTwoLines(on ? readable : small);
    fit();
}

} // namespace overtake
