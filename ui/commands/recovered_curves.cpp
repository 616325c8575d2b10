// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/recovered_curves.h"

#include "dialogs/dialogs.h"
#include "panels/shelf_panel.h"
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

/// Its name and date, and what tells it from another recovered curve.
QString recoveredText(const CurveStore &curves, CurveId id, const std::vector<CurveId> &recovered)
{
    const CurvePtr curve = curves.withId(id);
    if (!curve)
        return {};
    QStringList parts{curveName(curve->study), QLocale().toString(curve->changed.toLocalTime(), QLocale::ShortFormat)};
    for (const CurveId other : recovered)
        if (const CurvePtr alike = other != id ? curves.withId(other) : nullptr)
            if (alike->study.workload == curve->study.workload)
                parts << differenceText(*curve, *alike, curves, false);
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", "));
}

} // namespace

void takeOverUnsaved(Autosave &autosave, CurveStore &curves, const StudyModel &model, ShelfPanel &shelf,
                     ResultView &results, QWidget &window)
{
    const auto found = std::make_shared<std::vector<CurveId>>();
    const auto keep = [&curves, &model, found](RunRecord record) {
        Study study = studyOf(record, model.study(), model.registry());
        found->push_back(curves.add(std::move(record), std::move(study), {}, true));
    };
    autosave.takeOver(keep, [&curves, &shelf, &results, &window, found](const QStringList &setAside) {
        if (!setAside.isEmpty())
            results.showProblem(setAside.join(QLatin1Char(' ')));
        if (found->empty())
            return;
        QStringList lines;
        for (const CurveId id : *found)
            lines << Words::tr("Not saved before Overtake ended: %1.").arg(recoveredText(curves, id, *found));
        lines << Words::tr("They are in the list of curves (F8).");
        const auto discard = [&curves, found] {
            std::for_each(found->begin(), found->end(), [&](CurveId id) { curves.remove(id); });
        };
        ask(&window, QStringLiteral("recovered"), Words::tr("Curves that were not saved"),
            lines.join(QLatin1Char('\n')),
            {{Words::tr("Show"), [&shelf, newest = found->back()] { shelf.showCurve(newest); }},
             {Words::tr("Discard"), discard}},
            QMessageBox::Close);
    });
}

} // namespace overtake
