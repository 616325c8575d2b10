// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QObject;
class QSettings;

namespace overtake
{

class MeasuringSession;
class Notes;

/// Says in the window, once and after something was measured, that the next start will not find the cache or the
/// settings; as long as `window` lives, which the references must outlive, `session` excepted. Window thread only.
void tellWhatIsNotKept(const MeasuringSession &session, const QSettings &settings, Notes &notes, QObject &window);

} // namespace overtake
