// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/point_text.h"
#include "panels/headline.h"
#include "panels/headline_text.h"
#include "words/place_text.h"
#include "workloads/workload.h"

#include "measure/compare/doubt.h"
#include "measure/compare/sweeper.h"

#include <gtest/gtest.h>
#include <set>

namespace overtake
{
namespace
{

ChartContext twoEngines()
{
    ChartContext context;
    context.axisLabel = QStringLiteral("hidden neurons");
    context.series = {{QStringLiteral("CPU"), EngineKind::Cpu}, {QStringLiteral("GPU"), EngineKind::Gpu}};
    return context;
}

Comparison comparisonOf(double low, double median, double high)
{
    Comparison comparison;
    for (const double seconds : {0.041, 0.041 / median}) {
        Measurement one;
        one.status = PointStatus::Measured;
        one.epochSeconds = seconds;
        comparison.measurements.push_back(one);
    }
    const Verdict verdict = low > 1 ? Verdict::OtherFaster : high < 1 ? Verdict::BaseFaster : Verdict::TooClose;
    comparison.speedUps = {{1, {1, 1}, Verdict::TooClose}, {median, {low, high}, verdict}};
    return comparison;
}

QString lineFor(const Comparison &comparison)
{
    return headlineText(verdictOf(comparison, twoEngines()), {});
}

TEST(Headline, NamesTheFasterEngineAndByHowMuch)
{
    const QString gpu = lineFor(comparisonOf(3.1, 3.2, 3.3));
    EXPECT_TRUE(gpu.startsWith(QStringLiteral("GPU is 3.2"))) << gpu.toStdString();
    const QString cpu = lineFor(comparisonOf(0.24, 0.25, 0.26));
    EXPECT_TRUE(cpu.startsWith(QStringLiteral("CPU is 4.0"))) << cpu.toStdString();
}

/// Else nobody knows which two of three are meant.
TEST(Headline, NamesBothWhereThereAreMore)
{
    ChartContext context = twoEngines();
    context.series.push_back(context.series.back());
    context.series.back().label = QStringLiteral("NPU");
    Comparison comparison = comparisonOf(3.1, 3.2, 3.3);
    comparison.measurements.push_back(comparison.measurements.front());
    comparison.speedUps.push_back({0.5, {0.4, 0.6}, Verdict::BaseFaster});
    EXPECT_EQ(headlineText(verdictOf(comparison, context), {}).toStdString(), "GPU is 3.2 times as fast as CPU here.");
    comparison.speedUps[1] = {1, {0.99, 1.01}, Verdict::TooClose};
    EXPECT_EQ(headlineText(verdictOf(comparison, context), {}).toStdString(),
              "GPU and CPU are too close to call here: no difference of more than 3 % is certain.");
}

TEST(Headline, TheFactorLiesInItsInterval)
{
    EXPECT_EQ(lineFor(comparisonOf(101, 103, 105)), QStringLiteral("GPU is 103 times as fast here."));
    EXPECT_EQ(lineFor(comparisonOf(90, 103, 120)), QStringLiteral("GPU is 100 times as fast here."));
    EXPECT_EQ(lineFor(comparisonOf(1 / 2.47, 1 / 2.44, 1 / 2.38)), QStringLiteral("CPU is 2.4 times as fast here."));
    EXPECT_EQ(lineFor(comparisonOf(1 / 2.47, 1 / 2.44, 1 / 2.42)), QStringLiteral("CPU is 2.44 times as fast here."));
}

/// Whether another last letter makes another image. `fill` gives the headline its text.
template <typename Fill>
bool isShownToItsEnd(int width, const QString &text, Fill fill)
{
    const auto image = [&](char end) {
        Headline headline;
        fill(headline, text + QLatin1Char(end));
        headline.resize(width, headline.sizeHint().height());
        return headline.grab().toImage();
    };
    return image('.') != image('!');
}

constexpr int narrowHeadline = 500; // at 1366x768 and scale 1.5
const auto asCrossover = [](Headline &headline, const QString &text) { headline.setTexts({}, {}, text, {}); };

TEST(Headline, ALongVerdictIsShownToItsEnd)
{
    EXPECT_TRUE(isShownToItsEnd(narrowHeadline,
                                QStringLiteral("GeForce RTX 2070 (prédit) est 7,0 fois plus rapide ici"),
                                [](Headline &headline, const QString &text) {
                                    headline.setDetails(false);
                                    headline.setTexts(text, {}, {}, {});
                                }));
}

TEST(Headline, AtAnyWidthThatHasRoomNothingIsCut)
{
    const QString text = QStringLiteral("Other programs used 2 of 2 cores. Provisional: The measurement was disturbed: "
                                        "measure again while nothing else runs");
    for (int width = narrowHeadline; width < 1100; width += 3)
        EXPECT_TRUE(isShownToItsEnd(width, text, asCrossover)) << width;
}

TEST(Headline, WhatToDoAfterADisturbanceIsShownToItsEnd)
{
    EXPECT_TRUE(isShownToItsEnd(
        narrowHeadline,
        QStringLiteral("D’autres programmes ont utilisé 1,7 cœurs sur 2. Provisoire\u00a0: La mesure a été "
                       "perturbée\u00a0: mesurez de nouveau quand aucun autre programme ne tourne"),
        asCrossover));
}

TEST(PlaceText, ReadsAsItsLabelDoes)
{
    const auto nameOf = [](const char *label) { return NumberName{QString::fromLatin1(label), readingOf(label)}; };
    EXPECT_EQ(placeText(nameOf("hidden neurons"), 512), QStringLiteral("512 hidden neurons"));
    EXPECT_EQ(placeText(nameOf("hidden neurons"), 1), QStringLiteral("hidden neurons = 1"));
    EXPECT_EQ(placeText(nameOf("batch size"), 32), QStringLiteral("batch size 32"));
    EXPECT_EQ(placeText(nameOf("size n"), 16), QStringLiteral("size n = 16"));
    EXPECT_EQ(atPlaceText(nameOf("hidden neurons"), 512), QStringLiteral("at 512 hidden neurons"));
    EXPECT_EQ(atPlaceText(nameOf("batch size"), 32), QStringLiteral("at batch size 32"));
    EXPECT_EQ(atPlaceText(nameOf("size n"), 16), QStringLiteral("at size n = 16"));
    EXPECT_EQ(betweenPlacesText(nameOf("samples"), 128, 256), QStringLiteral("between 128 and 256 samples"));
    EXPECT_EQ(betweenPlacesText(nameOf("batch size"), 16, 32), QStringLiteral("between batch size 16 and 32"));
    EXPECT_EQ(betweenPlacesText(nameOf("size n"), 128, 256), QStringLiteral("between size n = 128 and 256"));
    EXPECT_EQ(placesText(nameOf("samples"), 5, 78), QStringLiteral("from 5 to 78 samples"));
    EXPECT_EQ(placesText(nameOf("batch size"), 5, 78), QStringLiteral("from batch size 5 to 78"));
    EXPECT_EQ(placesText(nameOf("size n"), 5, 78), QStringLiteral("from size n = 5 to 78"));
}

/// The reading follows from the English label: a new one must not be taken for another kind.
TEST(PlaceText, KnowsTheLabelsOfAllAxes)
{
    std::set<std::string> named;
    std::set<std::string> symbols;
    for (const auto &workload : allWorkloads()) {
        for (const ParameterSpec &spec : workload->parameters().specs())
            if (spec.sweepable() && readingOf(spec.label) != NumberReading::Counted)
                (readingOf(spec.label) == NumberReading::Named ? named : symbols).insert(spec.label);
    }
    EXPECT_EQ(named, (std::set<std::string>{"batch size", "context", "height", "horizon", "kernel size",
                                            "learning rate", "span", "vocabulary", "width"}));
    EXPECT_EQ(symbols, (std::set<std::string>{"centre x", "centre y", "depth k", "rows m", "size n"}));
}

TEST(Headline, ASymbolOrANameOfTheAxisReads)
{
    ChartContext context = twoEngines();
    Sweep sweep;
    sweep.crossovers.resize(2);
    sweep.crossovers[1].kind = Crossover::Kind::Crossings;
    sweep.crossovers[1].brackets = {{128, 256, true, true}};
    context.axisLabel = QStringLiteral("size n");
    context.axisReading = NumberReading::Symbol;
    EXPECT_EQ(crossoverText(sweep, context), QStringLiteral("GPU overtakes between size n = 128 and 256."));
    context.axisLabel = QStringLiteral("batch size");
    context.axisReading = NumberReading::Named;
    EXPECT_EQ(crossoverText(sweep, context), QStringLiteral("GPU overtakes between batch size 128 and 256."));
    EXPECT_EQ(axisContext(workloadById("matrix-multiply"), "n").axisReading, NumberReading::Symbol);
    EXPECT_EQ(axisContext(workloadById("mlp"), "batch").axisReading, NumberReading::Named);
}

TEST(Headline, APredictedEngineIsNamedSoThatTheSentenceReads)
{
    ChartContext context = twoEngines();
    context.series[1].label = QStringLiteral("GeForce RTX 2070, fp32");
    context.series[1].predicted = true;
    const QString line = headlineText(verdictOf(comparisonOf(1.6, 3.2, 6.4), context), {});
    EXPECT_TRUE(line.startsWith(QStringLiteral("GeForce RTX 2070, fp32 (predicted) is 3.2"))) << line.toStdString();
}

TEST(Headline, APredictionIsExpectedAndNotConfident)
{
    Comparison comparison = comparisonOf(1.6, 3.2, 6.4);
    const QString measured = certaintyText(verdictOf(comparison, twoEngines()));
    EXPECT_TRUE(measured.contains(QStringLiteral("95 % confidence"))) << measured.toStdString();
    comparison.measurements[1].status = PointStatus::Predicted;
    const QString predicted = certaintyText(verdictOf(comparison, twoEngines()));
    EXPECT_TRUE(predicted.startsWith(QStringLiteral("expected between"))) << predicted.toStdString();
}

TEST(Headline, ARangeOfFewRoundsIsNotCalledConfidence)
{
    Comparison comparison = comparisonOf(3.1, 3.2, 3.3);
    comparison.speedUps[1].rangeOf = 4;
    const QString text = certaintyText(verdictOf(comparison, twoEngines()));
    EXPECT_TRUE(text.endsWith(QStringLiteral("range of 4 rounds"))) << text.toStdString();
}

TEST(Headline, WhatDecidesIsSaidOfTheEngineThatItHolds)
{
    Comparison comparison = comparisonOf(3.1, 3.2, 3.3);
    EXPECT_EQ(whyText(verdictOf(comparison, twoEngines())), QString());
    StepProfile &profile = comparison.measurements[1].profile.emplace();
    profile.parts.resize(2);
    profile.parts[0].kind = StepPart::Kind::CopyIn;
    profile.parts[0].seconds = 0.61e-3;
    profile.parts[1].seconds = 0.39e-3;
    profile.totalSeconds = 1e-3;
    EXPECT_EQ(whyText(verdictOf(comparison, twoEngines())), QStringLiteral("Copies take 61 % of the step on GPU."));
    ChartContext context = twoEngines();
    context.series[1].label = QStringLiteral("GPU");
    context.series[1].predicted = true;
    comparison.measurements[1].status = PointStatus::Predicted;
    EXPECT_EQ(whyText(verdictOf(comparison, context)),
              QStringLiteral("Predicted: Copies take 61 % of the step on GPU."));
}

TEST(Headline, SpeaksOfTheBaseThatTheChartsHave)
{
    // Against a kept curve whose CPU takes twice as long, both are faster, the GPU more so.
    const SweepPoint point{512, false, comparisonOf(3.1, 3.2, 3.3)};
    auto kept = std::make_shared<Sweep>();
    kept->points.push_back({512, false, comparisonOf(1, 1, 1)});
    for (Measurement &one : kept->points[0].comparison.measurements)
        one.epochSeconds *= 2;
    ChartContext context = twoEngines();
    context.ghosts.push_back({QStringLiteral("batch size 32"), {}, kept, context.series});
    EXPECT_NEAR(verdictOf(point, context).ratio, 3.2, 1e-9); // it lies beside, and is no base
    context.base = 0;
    const PointVerdict verdict = verdictOf(point, context);
    EXPECT_EQ(verdict.winner, QStringLiteral("GPU"));
    EXPECT_EQ(verdict.loser, QStringLiteral("CPU (batch size 32)"));
    EXPECT_NEAR(verdict.ratio, 6.4, 1e-9);
    EXPECT_TRUE(certaintyText(verdict).contains(QStringLiteral("by the intervals of both")));
    const PointVerdict elsewhere = verdictOf({513, false, point.comparison}, context);
    EXPECT_EQ(elsewhere.kind, PointVerdict::Kind::Failed);
    EXPECT_TRUE(elsewhere.reason.contains(QStringLiteral("batch size 32"))) << elsewhere.reason.toStdString();

    Sweep sweep; // where the lead changes was found against the curve's own base
    sweep.crossovers.resize(2);
    sweep.crossovers[1].kind = Crossover::Kind::Crossings;
    sweep.crossovers[1].brackets = {{1060, 1210, true, true}};
    EXPECT_TRUE(crossoverText(sweep, context).isEmpty());
}

TEST(Headline, ADisturbedPairIsProvisionalAndSaysWhatWouldHelp)
{
    Comparison comparison = comparisonOf(3.1, 3.2, 3.3);
    for (Measurement &one : comparison.measurements) {
        one.samples = {1e-3, 1e-3, 1e-3};
        one.converged = true;
    }
    withholdVerdicts(comparison);
    EXPECT_FALSE(verdictOf(comparison, twoEngines()).isProvisional());
    EXPECT_EQ(provisionalText(verdictOf(comparison, twoEngines())), QString());
    Measurement &cpu = comparison.measurements[0];
    cpu.disturbed = true;
    cpu.systemActivity.emplace();
    cpu.systemActivity->cores = 2;
    cpu.systemActivity->usedCores = 2;
    cpu.systemActivity->othersCores = 1.62;
    cpu.systemActivity->waitedCores = 1.5;
    withholdVerdicts(comparison);
    const PointVerdict verdict = verdictOf(comparison, twoEngines());
    EXPECT_TRUE(verdict.isProvisional());
    EXPECT_EQ(certaintyText(verdict), QString()) << "an interval knows nothing of other programs";
    EXPECT_EQ(provisionalText(verdict).toStdString(),
              "Other programs used 1.6 of 2 cores. Provisional: The measurement was disturbed: measure again while "
              "nothing else runs.");
    comparison.measurements.pop_back();
    EXPECT_EQ(provisionalText(verdictOf(comparison, twoEngines())).toStdString(),
              "Other programs used 1.6 of 2 cores. This time is too long.");
}

TEST(Headline, WhatWasMeasuredQuicklySaysSoAndIsGrey)
{
    Comparison comparison = comparisonOf(3.1, 3.2, 3.3);
    for (Measurement &one : comparison.measurements) {
        one.samples = {1e-3, 1e-3, 1e-3};
        one.quick = true;
    }
    withholdVerdicts(comparison);
    const PointVerdict verdict = verdictOf(comparison, twoEngines());
    EXPECT_TRUE(verdict.isProvisional());
    EXPECT_TRUE(certaintyText(verdict).endsWith(QStringLiteral(", measured quickly")));
    EXPECT_EQ(provisionalText(verdict).toStdString(),
              "Provisional: Measured quickly: a full measurement gives a verdict.");
    comparison.measurements.pop_back();
    const PointVerdict alone = verdictOf(comparison, twoEngines());
    EXPECT_TRUE(alone.isProvisional()) << "a time alone, too";
    EXPECT_EQ(provisionalText(alone), QStringLiteral("Measured quickly: a full measurement gives an interval."));
}

TEST(Headline, TooCloseToCallIsAnAnswer)
{
    EXPECT_EQ(lineFor(comparisonOf(0.95, 1.02, 1.1)),
              QStringLiteral("Too close to call here: no difference of more than 3 % is certain."));
}

TEST(Headline, AQuickGlanceHasTwoDigits)
{
    Comparison comparison = comparisonOf(3.127, 3.2, 3.341);
    EXPECT_EQ(certaintyText(verdictOf(comparison, twoEngines())).toStdString(), "3.13 to 3.34 with 95 % confidence");
    const auto onHovering = [&] {
        return pointText(twoEngines(), {512, false, comparison}, 1, ChartKind::SpeedUp).toStdString();
    };
    EXPECT_NE(onHovering().find("3.127 to 3.341"), std::string::npos) << onHovering();
    comparison.measurements[0].quick = true;
    EXPECT_EQ(certaintyText(verdictOf(comparison, twoEngines())).toStdString(), "3.1 to 3.3 with 95 % confidence");
    EXPECT_NE(onHovering().find("3.1 to 3.3"), std::string::npos) << onHovering();
}

TEST(Headline, AnIntervalAroundOneIsNotRoundedUntilItSaysNothing)
{
    Comparison comparison = comparisonOf(0.953, 0.98, 1.004);
    comparison.measurements[0].quick = true;
    EXPECT_EQ(certaintyText(verdictOf(comparison, twoEngines())).toStdString(), "0.9530 to 1.004 with 95 % confidence");
    const std::string onHovering =
        pointText(twoEngines(), {512, false, comparison}, 1, ChartKind::SpeedUp).toStdString();
    EXPECT_NE(onHovering.find("0.9530 to 1.004"), std::string::npos) << onHovering;
}

TEST(Headline, TheIntervalIsTurnedRoundWithTheRatio)
{
    const PointVerdict verdict = verdictOf(comparisonOf(0.2, 0.25, 0.5), twoEngines());
    EXPECT_EQ(verdict.kind, PointVerdict::Kind::Faster);
    EXPECT_DOUBLE_EQ(verdict.interval.low, 2);
    EXPECT_DOUBLE_EQ(verdict.interval.high, 5);
    EXPECT_DOUBLE_EQ(verdict.ratio, 4);
}

TEST(Headline, OfSeveralEnginesTheBestAgainstTheBaseCounts)
{
    Comparison comparison = comparisonOf(0.4, 0.5, 0.6);
    comparison.measurements.push_back(comparison.measurements.back());
    comparison.speedUps.push_back({2, {1.9, 2.1}, Verdict::OtherFaster});
    ChartContext context = twoEngines();
    context.series.push_back({QStringLiteral("second GPU"), EngineKind::Gpu});
    EXPECT_EQ(verdictOf(comparison, context).winner, QStringLiteral("second GPU"));
}

TEST(Headline, AFailedEngineLeavesNothingToCompare)
{
    Comparison comparison = comparisonOf(2, 2, 2);
    comparison.measurements[1].status = PointStatus::Failed;
    comparison.measurements[1].reason = foreign("The card fell out.");
    EXPECT_EQ(verdictOf(comparison, twoEngines()).kind, PointVerdict::Kind::Failed);
    EXPECT_EQ(verdictOf(comparison, twoEngines()).reason, QStringLiteral("GPU: The card fell out."));
    comparison.measurements.resize(1);
    comparison.speedUps.resize(1);
    EXPECT_EQ(verdictOf(comparison, twoEngines()).kind, PointVerdict::Kind::Alone);
}

TEST(Headline, ItDoesNotFlicker)
{
    const PointVerdict gpu = verdictOf(comparisonOf(1.1, 1.2, 1.3), twoEngines());
    const PointVerdict close = verdictOf(comparisonOf(0.9, 1.0, 1.1), twoEngines());
    const PointVerdict cpu = verdictOf(comparisonOf(0.7, 0.8, 0.9), twoEngines());
    using Kind = PointVerdict::Kind;
    VerdictHold hold;
    EXPECT_EQ(hold.accept(close, false).kind, Kind::TooClose); // the first word is better than none
    EXPECT_EQ(hold.accept(gpu, false).winner, QStringLiteral("GPU"));
    EXPECT_EQ(hold.accept(close, false).winner, QStringLiteral("GPU")); // a quick point in doubt changes nothing
    EXPECT_EQ(hold.accept(cpu, false).winner, QStringLiteral("CPU"));   // an interval that excludes 1 does
    EXPECT_EQ(hold.accept(close, true).kind, Kind::TooClose);           // and so does a settled one
    PointVerdict tooSlow;
    tooSlow.kind = Kind::Failed;
    EXPECT_EQ(hold.accept(gpu, false).winner, QStringLiteral("GPU"));
    EXPECT_EQ(hold.accept(tooSlow, false).winner, QStringLiteral("GPU")) << "the full measurement is to come";
    EXPECT_EQ(hold.accept(tooSlow, true).kind, Kind::Failed);
}

TEST(Headline, TheCrossoverInWords)
{
    Sweep sweep;
    sweep.crossovers.resize(2);
    EXPECT_TRUE(crossoverText(sweep, twoEngines()).isEmpty());
    sweep.crossovers[1].kind = Crossover::Kind::Crossings;
    sweep.crossovers[1].brackets = {{1060, 1210, true, true}};
    EXPECT_EQ(crossoverText(sweep, twoEngines()),
              QStringLiteral("GPU overtakes between 1,060 and 1,210 hidden neurons."));
    sweep.crossovers[1].points = 9;
    sweep.crossovers[1].planned = 13;
    EXPECT_EQ(
        crossoverText(sweep, twoEngines()),
        QStringLiteral("Only 9 of 13 points have a verdict. GPU overtakes between 1,060 and 1,210 hidden neurons."));
    sweep.crossovers[1].points = 13;
    sweep.crossovers[1].brackets[0].otherFasterAbove = false;
    EXPECT_TRUE(crossoverText(sweep, twoEngines()).startsWith(QStringLiteral("CPU overtakes")));
    sweep.crossovers[1].kind = Crossover::Kind::NeverInRange;
    EXPECT_TRUE(crossoverText(sweep, twoEngines()).startsWith(QStringLiteral("GPU")));
    sweep.crossovers[1].kind = Crossover::Kind::AlwaysFaster;
    EXPECT_FALSE(crossoverText(sweep, twoEngines()).isEmpty());

    // As the terminal says it.
    const auto told = [&](Doubt doubt) {
        sweep.crossovers[1].doubt = doubt;
        return crossoverText(sweep, twoEngines()).toStdString();
    };
    EXPECT_EQ(told(Doubt::Disturbed),
              "Not certain, because more points are in doubt than have a verdict. GPU is faster in this range.");
    sweep.crossovers[1].kind = Crossover::Kind::Crossings;
    EXPECT_EQ(told(Doubt::Quick),
              "Not certain, because more points were measured quickly than have a verdict. CPU overtakes between 1,060 "
              "and 1,210 hidden neurons.");
    for (const Doubt doubt : {Doubt::NotConverged, Doubt::OneRepetition, Doubt::Apart, Doubt::Disturbed})
        EXPECT_EQ(
            told(doubt),
            "Not certain, because more points are in doubt than have a verdict. CPU overtakes between 1,060 and 1,210 "
            "hidden neurons.");
    sweep.crossovers[1].brackets.push_back({1500, 1600, true, true});
    EXPECT_TRUE(
        told(Doubt::Quick)
            .starts_with(
                "Not certain, because more points were measured quickly than have a verdict. CPU and GPU overtake"));
}

TEST(Headline, NoMoreIsClaimedThanWasMeasured)
{
    Sweep sweep;
    sweep.key = "hidden";
    sweep.engines.resize(2);
    for (const double value : {5.0, 100.0, 2000.0})
        sweep.points.push_back({value, false, comparisonOf(3.1, 3.2, 3.3)});
    const auto told = [&] {
        findCrossovers(sweep);
        return crossoverText(sweep, twoEngines()).toStdString();
    };
    EXPECT_EQ(told(), "GPU is faster from 5 to 2,000.");
    sweep.pending = {500, 2000};
    EXPECT_EQ(told(), "Only 3 of 4 points have a verdict. GPU is faster from 5 to 2,000.");
    withhold(sweep.points[1].comparison.speedUps[1], Doubt::Disturbed);
    EXPECT_EQ(told(), "Only 2 of 4 points have a verdict. GPU is faster from 5 to 2,000.");
    withhold(sweep.points[2].comparison.speedUps[1], Doubt::Disturbed);
    const std::string doubtful = "Not certain, because more points are in doubt than have a verdict. GPU is faster "
                                 "from 5 to 2,000 (3 of 4 points).";
    EXPECT_EQ(told(), doubtful);
    for (const std::size_t point : {0U, 2U})
        withhold(sweep.points[point].comparison.speedUps[1], Doubt::OneRepetition);
    EXPECT_EQ(told(), doubtful);
}

} // namespace
} // namespace overtake
