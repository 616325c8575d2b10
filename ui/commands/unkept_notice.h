// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says in the window, once and after something was measured, that the next start will not find the cache or the
// settings. Window thread only.
#pragma once

#include "run/measuring_session.h"

class QSettings;

namespace overtake
{

class Notes;

class UnkeptNotice : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive it, `session` excepted.
    UnkeptNotice(const MeasuringSession &session, const QSettings &settings, Notes &notes, QObject *parent);

private:
    void tell();

    const QSettings &m_settings;
    Notes &m_notes;
    bool m_hasToldCache = false;
    bool m_hasToldSettings = false;
};

} // namespace overtake
