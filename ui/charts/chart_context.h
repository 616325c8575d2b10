// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Meaning of the charts' axes and series, apart from the measured points: set when the workload, the swept parameter,
// its range or the engines change. Plain data, already translated.
#pragma once

#include "engines/engine.h"
#include "machine/device.h"
#include "report/run_file.h"
#include "words/place_text.h"
#include "words/shared.h"
#include "workloads/preset.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

namespace overtake
{

class Workload;

enum class ChartKind { Time, Throughput, SpeedUp };

struct ChartContext {
    struct Series {
        QString label; ///< "CPU, 2 threads", without the word "predicted": seriesName() says it
        EngineKind kind = EngineKind::Cpu;
        bool predicted = false;            ///< a model says it: dashed, without markers
        std::optional<Device> device = {}; ///< its figures, where they are known
        bool lost = false;                 ///< its worker cannot be asked now: grey
        bool wrongOnPurpose = false;       ///< no result: a warning style of its own; the label says the mistake
    };
    /// A line in the speed-up chart: what the chips could do on paper.
    struct Theory {
        QString label;       ///< "FLOPS ratio"
        QString explanation; ///< its meaning, and why it misleads
        QString basis;       ///< the figures
        double ratio = 1;
        QString chips = {}; ///< "RTX 2070 over Core i7-8700"
    };
    /// A kept curve beside the one on show, with all its engines (charts/ghost.h).
    struct Ghost {
        QString difference;                 ///< from the curve on show: "batch size 32"
        QString origin;                     ///< machine and date, for exported pictures
        std::shared_ptr<const Sweep> sweep; ///< its points, ascending in value
        std::vector<Series> series;         ///< per engine of `sweep`, labelled as in its own charts
    };

    QString workloadLabel;
    QString axisLabel; ///< the swept parameter's: "hidden neurons"
    NumberReading axisReading = NumberReading::Counted;
    bool logarithmicAxis = true;
    bool wholeAxis = true; ///< the parameter counts
    double from = 1;
    double to = 1000;
    std::vector<double> fitting;          ///< the numbers between which a Program can be built; empty: all
    std::vector<Series> series;           ///< per engine, in the order of Sweep::engines; [0] is the base
    std::vector<ReportedSeries> reported; ///< figures published elsewhere, seconds per epoch
    std::vector<RecordedSeries> recorded; ///< recorded elsewhere along the same curve
    std::vector<Theory> theory;
    std::vector<Ghost> ghosts;
    std::size_t basePlace = 0;            ///< place of series[0] in the user's list of engines, which colours follow
    std::optional<std::size_t> base = {}; ///< index of the pinned curve that is the baseline of speed-ups
    QString reportedSource;               ///< who published them
    QString caption;                      ///< workload, parameters, machine, date: goes into exported pictures
    QString itemName;                     ///< unit of the throughput: "samples"
    bool hasEpochs = true; ///< false: the work is done once, like an image, and its time is that of a run
    bool pinned = false;   ///< the curve on show stays beside the next one

    NumberName axisName() const { return {axisLabel, axisReading}; }
};

/// Everything the charts show at one moment: what a picture is drawn from.
struct ChartSnapshot {
    ChartContext context;
    Shared<Sweep> sweep;                       ///< the points measured so far
    Shared<std::vector<SweepPoint>> live;      ///< quick points that no sweep point has replaced yet, ascending
    Shared<std::vector<SweepPoint>> predicted; ///< by models, along the whole axis, ascending; may be empty
    std::vector<bool> visible;                 ///< per engine, reported and recorded series; empty: all
};

/// "CPU, 2 threads"; "RTX 2070, predicted"
QString seriesName(const ChartContext::Series &series);
/// Context of a sweep over that parameter, over its whole range; without engines.
ChartContext axisContext(const Workload &workload, const std::string &key);
/// The context of a finished run: labels from its workload's table and its measurements, reported figures from its
/// preset, the range from its points.
ChartContext chartContextFor(const RunRecord &record);
/// "batch size 32"; a choice or flag without its number reads "transfers resident".
QString parameterText(const ParameterSpec &spec, const ParameterValue &value);
/// Workload and the parameters that count, in one line: those that are not folded away, and what differs from its
/// default.
QString subjectOf(const Sweep &sweep);
/// FLOPS and bandwidth ratio of the first two engines' devices; for the presets that made them famous also the
/// instruction ratios. Empty while the CPU's peaks are not measured, and if a device's figures are not known.
std::vector<ChartContext::Theory> theoryFor(const std::vector<ChartContext::Series> &series, const std::string &preset);
/// Workload, parameters, data, machine and date in one line, for ChartContext::caption, with what is no measurement of
/// this machine. `data` describes the data, and `predicted` names the
/// devices that a model predicts, where the record has no points that do.
QString captionFor(const RunRecord &record, const Message &data = {}, QStringList predicted = {});

} // namespace overtake
