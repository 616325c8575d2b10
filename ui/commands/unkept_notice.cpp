// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/unkept_notice.h"

#include "file/cache_file.h"
#include "results/notes.h"
#include "run/measuring_session.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>
#include <memory>
#include <utility>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(UnkeptNotice)
};

struct Told {
    bool cache = false;
    bool settings = false;
};

} // namespace

void tellWhatIsNotKept(const MeasuringSession &session, const QSettings &settings, Notes &notes, QObject &window)
{
    const auto hasTold = std::make_shared<Told>();
    const auto tell = [&settings, &notes, hasTold] {
        QStringList all;
        if (const Message trouble = takeCacheTrouble(); !trouble.empty() && !std::exchange(hasTold->cache, true))
            all << coreMessage(trouble);
        if (settings.status() == QSettings::AccessError && !std::exchange(hasTold->settings, true))
            all << Words::tr("The settings cannot be saved in '%1'.").arg(settings.fileName());
        if (!all.isEmpty())
            notes.addUnkept(all.join(QLatin1Char(' ')));
    };
    QObject::connect(&session, &MeasuringSession::livePoint, &window, guarded(tell));
    QObject::connect(&session, &MeasuringSession::devicesMeasured, &window, guarded(tell));
    QObject::connect(&session, &MeasuringSession::sweepEnded, &window, guarded(tell));
}

} // namespace overtake
