// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/notes.h"

#include "panels/banner.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <utility>

namespace overtake
{

Notes::Notes(QWidget *parent)
    : QObject(parent), m_problem(new Banner(parent)), m_trouble(new Banner(parent)), m_record(new Banner(parent)),
      m_unkept(new Banner(parent))
{
    m_problem->setObjectName(QStringLiteral("problem"));
    m_trouble->setObjectName(QStringLiteral("trouble"));
    m_record->setObjectName(QStringLiteral("record"));
    m_unkept->setObjectName(QStringLiteral("unkept"));
    connect(m_problem, &Banner::dismissed, this, guarded([this] {
                m_otherProblem.clear();
                m_waiting.clear();
                m_measuringProblem.clear();
            }));
    connect(m_trouble, &Banner::dismissed, this, &Notes::reconnectAsked);
    connect(m_record, &Banner::dismissed, this, &Notes::recordDismissed);
}

void Notes::addTo(QBoxLayout &column)
{
    for (Banner *banner : {m_problem, m_trouble, m_record, m_unkept})
        column.addWidget(banner);
}

void Notes::showProblem(const QString &message)
{
    m_otherProblem = message;
    showProblems();
}

void Notes::setWaiting(const QString &message)
{
    m_waiting = message;
    showProblems();
}

void Notes::setMeasuringProblem(const QString &message, const std::string &worker)
{
    m_measuringProblem = message;
    m_failedWorker = worker;
    showProblems();
}

void Notes::showProblems()
{
    const bool isTrouble = m_lost.contains(m_failedWorker); // said as its worker's
    QStringList messages{m_otherProblem, m_waiting, isTrouble ? QString() : m_measuringProblem};
    messages.removeAll(QString());
    if (messages.isEmpty())
        m_problem->hide();
    else
        m_problem->showMessage(messages.join(QLatin1Char(' ')), Banner::Tone::Problem);
}

void Notes::showTrouble(const QString &message, bool isLost)
{
    if (message.isEmpty())
        m_trouble->hide();
    else
        m_trouble->showMessage(message, isLost ? Banner::Tone::Problem : Banner::Tone::Notice,
                               isLost ? tr("Reconnect") : QString());
    showProblems();
}

bool Notes::setLost(const std::set<std::string> &workers)
{
    return std::exchange(m_lost, workers) != workers;
}

void Notes::showRecord(const Curve &curve, bool isConcerned)
{
    if (!curve.opened || !isConcerned)
        return m_record->hide();
    const RunRecord &record = *curve.opened;
    QString text =
        tr("Recorded on %1, %2.")
            .arg(QString::fromStdString(record.card.empty() ? record.machine.cpu : record.card), dateText(record.date));
    if (!curve.path.isEmpty())
        text += QLatin1Char(' ') + QFileInfo(curve.path).fileName();
    m_record->showMessage(text, Banner::Tone::Notice, tr("Measure here"));
}

void Notes::addUnkept(const QString &message)
{
    const QString before = m_unkept->message();
    m_unkept->showMessage(before.isEmpty() ? message : before + QLatin1Char(' ') + message, Banner::Tone::Notice);
}

} // namespace overtake
