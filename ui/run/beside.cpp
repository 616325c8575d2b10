// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/beside.h"

#include "study/study_context.h"
#include "text/contains.h"
#include "words/core_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <cmath>

namespace overtake
{
namespace
{

struct BesideWords {
    Q_DECLARE_TR_FUNCTIONS(Beside)
};

/// The first that has a time and for which `counts` holds; null if there is none.
template <typename Counts>
const Measurement *firstTimed(const Curve &curve, Counts counts)
{
    for (const SweepPoint *point : curve.points.every())
        for (const Measurement &one : point->comparison.measurements)
            if (one.hasTime() && counts(one))
                return &one;
    return nullptr;
}

const Measurement *anyTimed(const Curve &curve)
{
    return firstTimed(curve, [](const Measurement &one) { return one.epochSeconds > 0; });
}

/// Label of its points, or of its engine; its id and options where there is neither.
QString engineName(const Curve &curve, const EngineUse &use, const EngineRegistry &engines)
{
    const Measurement *timed = firstTimed(curve, [&use](const Measurement &one) { return one.use == use; });
    if (timed)
        return labelText(timed->label);
    const Engine *engine = engines.find(use.id);
    return engine ? labelText(engine->labelFor(use.options)) : QString::fromStdString(toText(use));
}

QStringList enginesOnlyIn(const Curve &one, const Curve &other, const EngineRegistry &engines)
{
    const std::vector<EngineUse> others = enginesToMeasure(other.study);
    QStringList names;
    for (const EngineUse &use : enginesToMeasure(one.study))
        if (!contains(others, use))
            names << engineName(one, use, engines);
    return names;
}

QString valueOnly(const ParameterSpec &spec, const ParameterValue &value)
{
    return parameterText(spec, value).mid(coreText(spec.label).size() + 1);
}

/// "a.csv", not the whole path.
QString differingText(const ParameterSpec &spec, const ParameterValue &kept, const ParameterValue &shown, bool instead)
{
    if (spec.kind == ParameterKind::File) {
        const QString name = QFileInfo(QString::fromStdString(toText(kept))).fileName();
        return name.isEmpty() ? BesideWords::tr("without a file") : name;
    }
    if (toText(kept).empty())
        return BesideWords::tr("without %1", "engines").arg(coreText(spec.label));
    const QString text = parameterText(spec, kept);
    return instead && !toText(shown).empty()
               ? BesideWords::tr("%1 instead of %2", "batch size 32 instead of 1,024").arg(text, valueOnly(spec, shown))
               : text;
}

} // namespace

QString curveName(const Study &study)
{
    return BesideWords::tr("%1 over %2", "workload, axis")
        .arg(coreText(workloadById(study.workload).label()), coreText(axisOf(study).label));
}

QString machineOf(const Curve &curve, const CurveStore &curves)
{
    if (!curve.opened)
        return QString::fromStdString(curves.machine().cpu);
    const RunRecord &record = *curve.opened;
    return QString::fromStdString(record.card.empty() ? record.machine.cpu : record.card);
}

/// How the curve differs from the one on show, part by part.
static QStringList differences(const Curve &kept, const Curve &shown, const CurveStore &curves, bool instead)
{
    QStringList parts;
    if (kept.study.workload != shown.study.workload) {
        parts << coreText(workloadById(kept.study.workload).label());
    } else {
        for (const ParameterSpec &spec : workloadById(kept.study.workload).parameters().specs()) {
            if (spec.key == kept.study.sweepKey || spec.key == shown.study.sweepKey)
                continue;
            const ParameterValue &value = kept.study.parameters.at(spec.key);
            const ParameterValue &other = shown.study.parameters.at(spec.key);
            if (value != other)
                parts << differingText(spec, value, other, instead);
        }
        if (kept.study.sweepKey != shown.study.sweepKey)
            parts << BesideWords::tr("over %1", "an axis").arg(coreText(axisOf(kept.study).label));
    }
    if (kept.opened && !kept.path.isEmpty())
        parts << QFileInfo(kept.path).completeBaseName();
    else if (machineOf(kept, curves) != machineOf(shown, curves))
        parts << machineOf(kept, curves);
    const bool isFromElsewhere = kept.opened || shown.opened; // its engines are seldom those of this machine
    if (kept.study.workload == shown.study.workload && (parts.isEmpty() || !isFromElsewhere)) {
        if (const QStringList more = enginesOnlyIn(kept, shown, curves.engines()); !more.isEmpty())
            parts << BesideWords::tr("with %1", "engines").arg(more.join(QStringLiteral(", ")));
        if (const QStringList fewer = enginesOnlyIn(shown, kept, curves.engines()); !fewer.isEmpty())
            parts << BesideWords::tr("without %1", "engines").arg(fewer.join(QStringLiteral(", ")));
    }
    if (parts.isEmpty())
        parts << QLocale().toString(kept.changed.toLocalTime(), QLocale::ShortFormat);
    return parts;
}

QString curveNameAmong(const Curve &curve, const std::vector<CurvePtr> &others, const CurveStore &curves)
{
    QStringList parts{curveName(curve.study)};
    for (const CurvePtr &other : others)
        if (other && other->id != curve.id && other->study.workload == curve.study.workload)
            parts << differences(curve, *other, curves, false);
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", "));
}

QString differenceText(const Curve &kept, const Curve &shown, const CurveStore &curves, bool instead)
{
    return differences(kept, shown, curves, instead).join(QStringLiteral(", "));
}

QString whyNotBeside(const Curve &kept, const Curve &shown)
{
    if (kept.study.sweepKey != shown.study.sweepKey)
        return BesideWords::tr("%1 has a different axis: only curves over %2 can be shown with the current curve.")
            .arg(curveName(kept.study), coreText(axisOf(shown.study).label));
    const Measurement *one = anyTimed(kept);
    const Measurement *other = anyTimed(shown);
    if (one && other && one->itemName != other->itemName)
        return BesideWords::tr("%1 counts %2 and the current curve %3: they cannot share an axis.")
            .arg(curveName(kept.study), coreText(one->itemName), coreText(other->itemName));
    return {};
}

QString whyNoBase(const Curve &kept, const Curve &shown)
{
    if (QString reason = whyNotBeside(kept, shown); !reason.isEmpty())
        return reason;
    const Measurement *one = anyTimed(kept);
    const Measurement *other = anyTimed(shown);
    const auto items = [](const Measurement &of) { return of.throughput * of.epochSeconds; };
    const bool isOtherWork =
        kept.study.workload != shown.study.workload ||
        (kept.study.sweepKey != "samples" && one && other && std::abs(items(*one) / items(*other) - 1) > 1e-3);
    return isOtherWork
               ? BesideWords::tr("%1 measures other work than the current curve. A speed-up compares the same work.")
                     .arg(curveName(kept.study))
               : QString();
}

void addGhosts(ChartContext &context, const CurveStore &curves)
{
    const Curve &shown = *curves.shown();
    for (const CurvePtr &kept : curves.pinned()) {
        context.pinned = context.pinned || kept->id == shown.id;
        if (kept->id == shown.id || kept->points.isEmpty() || !whyNotBeside(*kept, shown).isEmpty())
            continue;
        ChartContext::Ghost ghost;
        ghost.difference = differenceText(*kept, shown, curves, false);
        ghost.origin =
            BesideWords::tr("pinned: %1, %2", "machine, date")
                .arg(machineOf(*kept, curves), QLocale().toString(kept->changed.toLocalTime(), QLocale::ShortFormat));
        ghost.sweep = kept->points.all().pointer();
        ghost.series = (kept->opened ? chartContextFor(*kept->opened)
                                     : contextFor(kept->study, curves.engines(), curves.machine()))
                           .series;
        if (kept->id == curves.beside().base && whyNoBase(*kept, shown).isEmpty())
            context.base = context.ghosts.size();
        context.ghosts.push_back(std::move(ghost));
    }
}

} // namespace overtake
