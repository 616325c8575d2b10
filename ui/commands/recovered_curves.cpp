// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/recovered_curves.h"

#include "dialogs/dialogs.h"
#include "results/result_view.h"
#include "run/autosave.h"
#include "run/beside.h"
#include "study/study_context.h"
#include "study/study_model.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <memory>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RecoveredCurves)
};

} // namespace

void takeOverUnsaved(Autosave &autosave, CurveStore &curves, const StudyModel &model, ResultView &results,
                     QWidget &window, std::function<void(CurveId)> show)
{
    const auto found = std::make_shared<std::vector<CurveId>>();
    const auto keep = [&curves, &model, found](RunRecord record) {
        Study study = studyOf(record, model.own(), model.registry());
        found->push_back(curves.add(std::move(record), std::move(study), {}, true));
    };
    autosave.takeOver(keep, [&curves, &results, &window, found, show = std::move(show)](const QStringList &setAside) {
        if (!setAside.isEmpty())
            results.showProblem(setAside.join(QLatin1Char(' ')));
        if (found->empty())
            return;
        std::vector<CurvePtr> recovered;
        for (const CurveId id : *found)
            if (const CurvePtr curve = curves.withId(id))
                recovered.push_back(curve);
        QStringList lines;
        for (const CurvePtr &curve : recovered)
            lines << Words::tr("Not saved before Overtake ended: %1.")
                         .arg(curveNameAmong(*curve, recovered, curves) + QStringLiteral(", ") +
                              QLocale().toString(curve->changed.toLocalTime(), QLocale::ShortFormat));
        lines << Words::tr("They are in the list of curves (F8).");
        const auto discard = [&curves, found] {
            std::for_each(found->begin(), found->end(), [&](CurveId id) { curves.remove(id); });
        };
        ask(&window, QStringLiteral("recovered"), Words::tr("Curves that were not saved"),
            lines.join(QLatin1Char('\n')),
            {{Words::tr("Show"), [show, newest = found->back()] { show(newest); }}, {Words::tr("Discard"), discard}},
            QMessageBox::Close);
    });
}

} // namespace overtake
