// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/headline_text.h"

#include "charts/ghost.h"
#include "charts/point_text.h"
#include "measure/compare/doubt.h"
#include "measure/time/activity_recorder.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Headline)
};

QString labelOf(const ChartContext &context, std::size_t engine)
{
    return engine < context.series.size() ? spokenLabel(context, engine) : QString();
}

/// Adds the reason between the baseline and another engine, or for the baseline alone if `other` is 0.
void addWhy(PointVerdict &verdict, const Comparison &comparison, std::size_t other, const ChartContext &context)
{
    std::vector<const Device *> devices;
    for (const ChartContext::Series &series : context.series)
        devices.push_back(series.device ? &*series.device : nullptr);
    verdict.why = reasonOf(comparison, other, devices);
    const std::size_t engine = verdict.why.engine;
    // A sentence on a prediction says so itself.
    verdict.whyEngine = verdict.why.predicted && engine < context.series.size() ? context.series[engine].label
                                                                                : labelOf(context, engine);
}

/// One engine against the base. `told`: a doubt that has been told.
QString crossoverText(const Sweep &sweep, std::size_t engine, const ChartContext &context, Doubt told)
{
    const Crossover &crossover = sweep.crossovers[engine];
    const QString base = labelOf(context, 0);
    const QString other = labelOf(context, engine);
    if (crossover.kind != Crossover::Kind::Crossings)
        return noCrossingText(context, engine, sweep, told);
    if (crossover.brackets.size() == 1) {
        const Crossover::Bracket &bracket = crossover.brackets.front();
        const QString sentence = Words::tr("%1 overtakes %2.", "engine, between 128 and 256 hidden neurons")
                                     .arg(bracket.otherFasterAbove ? other : base,
                                          betweenPlacesText(context.axisName(), bracket.low, bracket.high));
        return withUncertainty(crossover, sentence, told);
    }
    QStringList places;
    for (const Crossover::Bracket &bracket : crossover.brackets)
        places.append(Words::tr("between %1 and %2").arg(countText(bracket.low), countText(bracket.high)));
    const QString sentence =
        Words::tr("%1 and %2 overtake each other %n times: %3 (%4).", nullptr, static_cast<int>(places.size()))
            .arg(base, other, joinedText(places), context.axisLabel);
    return withUncertainty(crossover, sentence, told);
}

} // namespace

PointVerdict verdictOf(const Comparison &comparison, const ChartContext &context)
{
    PointVerdict verdict;
    const auto &all = comparison.measurements;
    if (all.empty())
        return verdict;
    const Measurement &base = all.front();
    verdict.seconds = base.epochSeconds;
    verdict.hasEpochs = context.hasEpochs;
    verdict.loser = labelOf(context, 0);
    if (const Measurement *most = mostDisturbed(comparison))
        verdict.disturbance =
            all.size() > 1 ? coreMessage(disturbanceText(*most)) : disturbanceSentence(*most, ChartKind::Time);
    // Those measured wrongly on purpose have no part in a headline.
    const auto honest = std::ranges::count_if(all, [](const Measurement &one) { return one.use.isHonest(); });
    if (honest <= 1) {
        if (base.hasTime()) {
            verdict.kind = PointVerdict::Kind::Alone;
            verdict.doubt = doubtOf(evidenceOf(base), {});
            addWhy(verdict, comparison, 0, context);
        }
        return verdict;
    }
    std::optional<std::size_t> best;
    for (std::size_t i = 1; i < std::min(all.size(), comparison.speedUps.size()); ++i)
        if (all[i].use.isHonest() && base.hasTime() && all[i].hasTime() &&
            (!best || comparison.speedUps[i].median > comparison.speedUps[*best].median))
            best = i;
    if (!best) {
        verdict.kind = PointVerdict::Kind::Failed;
        for (std::size_t i = 0; i < all.size() && verdict.reason.isEmpty(); ++i)
            if (!all[i].hasTime() && !all[i].reason.empty())
                verdict.reason = QCoreApplication::translate("Charts", "%1: %2", "who, what")
                                     .arg(labelOf(context, i), coreMessage(all[i].reason));
        return verdict;
    }
    const SpeedUp &speedUp = comparison.speedUps[*best];
    verdict.winner = labelOf(context, *best);
    verdict.isOneOfMany = honest > 2;
    verdict.ratio = speedUp.median;
    verdict.interval = speedUp.ci95;
    verdict.rangeOf = speedUp.rangeOf;
    verdict.quick = base.quick || all[*best].quick;
    verdict.predicted = base.status == PointStatus::Predicted || all[*best].status == PointStatus::Predicted;
    verdict.kind = PointVerdict::Kind::Faster;
    addWhy(verdict, comparison, *best, context);
    verdict.doubt = speedUp.doubt;
    if (speedUp.leaning() == Verdict::BaseFaster) {
        std::swap(verdict.winner, verdict.loser);
        verdict.ratio = 1 / speedUp.median;
        verdict.interval = {1 / speedUp.ci95.high, 1 / speedUp.ci95.low};
    } else if (speedUp.leaning() != Verdict::OtherFaster) {
        verdict.kind = PointVerdict::Kind::TooClose;
    }
    return verdict;
}

PointVerdict verdictOf(const SweepPoint &point, const ChartContext &context)
{
    PointVerdict verdict;
    const auto against = againstChosenBase(context, point);
    if (!context.base) {
        verdict = verdictOf(point.comparison, context);
    } else if (against) {
        verdict = verdictOf(against->comparison, against->context);
        verdict.apart = true;
    } else {
        verdict.kind = PointVerdict::Kind::Failed;
        verdict.reason = Words::tr("%1 was not measured at this place.").arg(baseLabel(context));
    }
    verdict.place = point.value;
    return verdict;
}

const PointVerdict &VerdictHold::accept(const PointVerdict &verdict, bool settled)
{
    using Kind = PointVerdict::Kind;
    const bool isKnown = verdict.kind == Kind::Alone || verdict.kind == Kind::Faster;
    const bool certain = isKnown && verdict.doubt <= Doubt::Quick;
    if (certain || settled || m_shown.kind == Kind::None)
        m_shown = verdict;
    return m_shown;
}

QString headlineText(const PointVerdict &verdict, const QString &place)
{
    const QString where = place.isEmpty() ? Words::tr("here") : place;
    switch (verdict.kind) {
    case PointVerdict::Kind::None:
        return Words::tr("Who is faster, and where does that change?");
    case PointVerdict::Kind::Alone:
        return (verdict.hasEpochs ? Words::tr("%1: %2 for an epoch %3.") : Words::tr("%1: %2 for a run %3."))
            .arg(verdict.loser, secondsText(verdict.seconds), where);
    case PointVerdict::Kind::Failed:
        return Words::tr("There is nothing to compare %1.").arg(where);
    case PointVerdict::Kind::TooClose:
        return verdict.isOneOfMany
                   ? Words::tr("%1 and %2 are too close to call %3: no difference of more than 3 % is certain.",
                               "engine, engine, place")
                         .arg(verdict.winner, verdict.loser, where)
                   : Words::tr("Too close to call %1: no difference of more than 3 % is certain.").arg(where);
    case PointVerdict::Kind::Faster:
        break;
    }
    const QString ratio = verdict.doubt == Doubt::Disturbed
                              ? fasterText(verdict.ratio)
                              : fasterText(verdict.ratio, verdict.interval.low, verdict.interval.high);
    return verdict.isOneOfMany
               ? Words::tr("%1 is %2 times as fast as %3 %4.", "engine, number, engine, place")
                     .arg(verdict.winner, ratio, verdict.loser, where)
               : Words::tr("%1 is %2 times as fast %3.", "engine, number, place").arg(verdict.winner, ratio, where);
}

namespace
{

QString overtakingText(const Overtaking &overtaking)
{
    switch (overtaking.kind) {
    case Overtaking::Kind::Nowhere:
        return Words::tr("nowhere");
    case Overtaking::Kind::Everywhere:
        return Words::tr("everywhere");
    case Overtaking::Kind::From:
        break;
    }
    return Words::tr("from %1", "a place on the axis").arg(countText(overtaking.value));
}

QString intervalText(const PointVerdict &verdict)
{
    const auto [low, high] = rangeTexts(verdict.interval.low, verdict.interval.high, verdict.quick ? 2 : 3);
    if (verdict.predicted)
        return Words::tr("expected between %1 and %2").arg(low, high);
    if (verdict.apart)
        return QCoreApplication::translate("Charts", "between %1 and %2, by the intervals of both").arg(low, high);
    if (verdict.rangeOf == 1)
        return Words::tr("measured in a single round");
    return verdict.rangeOf > 0 ? Words::tr("%1 to %2, range of %3 rounds").arg(low, high).arg(verdict.rangeOf)
                               : Words::tr("%1 to %2 with 95 % confidence").arg(low, high);
}

} // namespace

QString certaintyText(const PointVerdict &verdict)
{
    const bool isCompared = verdict.kind == PointVerdict::Kind::TooClose || verdict.kind == PointVerdict::Kind::Faster;
    if (!isCompared || verdict.doubt == Doubt::Disturbed) // an interval knows nothing of other programs
        return {};
    const QString interval = intervalText(verdict);
    return verdict.doubt == Doubt::Quick && verdict.rangeOf != 1
               ? Words::tr("%1, measured quickly", "an interval").arg(interval)
               : interval;
}

QString whyText(const PointVerdict &verdict)
{
    const Reason &why = verdict.why;
    const QString share = QLocale().toString(100 * why.share, 'f', 0);
    QString text;
    switch (why.kind) {
    case Reason::Kind::None:
        return {};
    case Reason::Kind::Copies:
        text = Words::tr("Copies take %1 % of the step on %2.").arg(share, verdict.whyEngine);
        break;
    case Reason::Kind::Launching:
        text = why.kernels == 1
                   ? Words::tr("Launching one kernel and waiting costs %1 more than computing.").arg(verdict.whyEngine)
                   : Words::tr("Launching %1 kernels and waiting costs %2 more than computing.", "count, engine")
                         .arg(QString::number(why.kernels), verdict.whyEngine);
        break;
    case Reason::Kind::BothMemory:
        text = Words::tr("Both wait for memory: %1 is the ratio of their bandwidths.").arg(figureText(why.ratio, 2));
        break;
    case Reason::Kind::BothPeak:
        text = Words::tr("Arithmetic limits both: %1 is the ratio of their peaks.").arg(figureText(why.ratio, 2));
        break;
    case Reason::Kind::Memory:
        text = (verdict.why.atLeast ? Words::tr("%1 waits for memory: it uses at least %2 % of the bandwidth.")
                                    : Words::tr("%1 waits for memory: it uses %2 % of the bandwidth."))
                   .arg(verdict.whyEngine, share);
        break;
    case Reason::Kind::Peak:
        text = Words::tr("%1 is at %2 % of its peak.").arg(verdict.whyEngine, share);
        break;
    }
    return why.predicted ? Words::tr("Predicted: %1", "a sentence").arg(text) : text;
}

QString whatIfText(const WhatIf &whatIf, const ChartContext &context, std::size_t other, const Message &axis)
{
    const auto row = [](const QString &figure, const QString &half, const QString &twice) {
        return QStringLiteral("<tr><td>%1&nbsp;</td><td align=\"right\">%2&nbsp;</td><td align=\"right\">%3</td></tr>")
            .arg(figure.toHtmlEscaped(), half.toHtmlEscaped(), twice.toHtmlEscaped());
    };
    QString rows = row(Words::tr("figure"), Words::tr("half of it"), Words::tr("twice"));
    for (const WhatIf::Row &one : whatIf.rows)
        rows += row(coreMessage(one.label), overtakingText(one.half), overtakingText(one.twice));
    const QString now = Words::tr("Where %1 is faster, by the model: %2. With one figure changed:")
                            .arg(labelOf(context, other), overtakingText(whatIf.now));
    return QStringLiteral("<p>%1</p><table>%2</table><p>%3</p>")
        .arg(now.toHtmlEscaped(), rows, coreMessage(toMessage(whatIf, axis)).toHtmlEscaped());
}

QString provisionalText(const PointVerdict &verdict)
{
    const bool isAlone = verdict.kind == PointVerdict::Kind::Alone;
    if (isAlone && !verdict.disturbance.isEmpty())
        return verdict.disturbance;
    if (!verdict.isProvisional())
        return {};
    if (isAlone && verdict.doubt == Doubt::Quick)
        return Words::tr("Measured quickly: a full measurement gives an interval.");
    const QString text = Words::tr("Provisional: %1", "a sentence").arg(coreMessage(doubtText(verdict.doubt)));
    return verdict.disturbance.isEmpty() ? text : Words::tr("%1 %2", "two sentences").arg(verdict.disturbance, text);
}

QString crossoverText(const Sweep &sweep, const ChartContext &context)
{
    QStringList sentences;
    Doubt told = Doubt::None;
    for (std::size_t i = 1; !context.base && i < sweep.crossovers.size(); ++i) {
        const QString one = crossoverText(sweep, i, context, told);
        if (one.isEmpty() || sweep.crossovers[i].doubt == Doubt::WrongOnPurpose)
            continue;
        sentences.append(one);
        told = sweep.crossovers[i].doubt;
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace overtake
