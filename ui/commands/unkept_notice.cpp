// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/unkept_notice.h"

#include "file/cache_trouble.h"
#include "results/notes.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QSettings>
#include <QStringList>
#include <utility>

namespace overtake
{

UnkeptNotice::UnkeptNotice(const MeasuringSession &session, const QSettings &settings, Notes &notes, QObject *parent)
    : QObject(parent), m_settings(settings), m_notes(notes)
{
    connect(&session, &MeasuringSession::livePoint, this, guarded(this, &UnkeptNotice::tell));
    connect(&session, &MeasuringSession::devicesMeasured, this, guarded(this, &UnkeptNotice::tell));
    connect(&session, &MeasuringSession::sweepEnded, this, guarded(this, &UnkeptNotice::tell));
}

void UnkeptNotice::tell()
{
    QStringList all;
    if (const Message trouble = takeCacheTrouble(); !trouble.empty() && !std::exchange(m_hasToldCache, true))
        all << coreMessage(trouble);
    if (m_settings.status() == QSettings::AccessError && !std::exchange(m_hasToldSettings, true))
        all << tr("The settings cannot be saved in '%1'.").arg(m_settings.fileName());
    if (!all.isEmpty())
        m_notes.addUnkept(all.join(QLatin1Char(' ')));
}

} // namespace overtake
