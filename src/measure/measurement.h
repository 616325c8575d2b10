// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measured data: plain, made by Measurer and Sweep, read by reports and charts. Times in seconds, memory in bytes,
// rates per second. A figure that was not measured is absent (std::optional), never 0 or -1.
#pragma once

#include "engines/engine_kind.h"
#include "engines/step_profile.h"
#include "machine/system_activity.h"
#include "measure/stopwatch.h"
#include "program/parameter.h"
#include "text/label.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

struct Interval {
    double low = 0;
    double high = 0;
    bool contains(double x) const { return low <= x && x <= high; }
};

/// Predicted: no Execution ran; a model says what the device should do. Recorded: measured before, on another machine.
enum class PointStatus { Measured, Skipped, Failed, Cancelled, Predicted, Recorded };

/// One engine in a comparison, as a user asks for it: `cpu,threads=1,batch=512`.
struct EngineUse {
    std::string id;                          ///< the Engine's id
    ParameterValues options;                 ///< the engine's options: threads
    ParameterValues overrides;               ///< the workload's perEngine parameters: batch
    Stopwatch stopwatch = Stopwatch::Honest; ///< any other is a mistake on purpose
    bool isHonest() const { return stopwatch == Stopwatch::Honest; }
    bool operator==(const EngineUse &) const = default;
};
std::string toText(const EngineUse &use);
/// With an honest one in front of each use that is timed wrongly on purpose and has none.
std::vector<EngineUse> withHonestBeside(const std::vector<EngineUse> &uses);
/// Throws UsageError if a use is timed wrongly on purpose; `what` begins the sentence: "A recording".
void requireHonest(const std::vector<EngineUse> &uses, const Message &what);

/// Seconds per step, from all samples that count.
struct StepSummary {
    double median = 0;
    Interval ci95; ///< for a prediction: the expected range
    double mean = 0;
    double stdev = 0;
    double minimum = 0;
    double maximum = 0;
    int rangeOf = 0; ///< not 0: ci95 is only the range of so many samples, which allow no 95 % interval
};

struct Measurement {
    std::string workload;
    ParameterValues parameters; ///< complete, with the engine's overrides
    EngineUse use;
    EngineKind kind = EngineKind::Cpu;
    std::string device; ///< "AMD EPYC"
    Label label;        ///< "CPU, 2 threads"
    int threads = 1;    ///< working threads of this machine's CPU; for a GPU those that drive it
    Message data;       ///< "synthetic, 2 classes, seed 42", "mine.csv, 150 rows"; empty where nothing ran

    PointStatus status = PointStatus::Skipped;
    Message reason; ///< why it is not Measured, or what did not converge
    bool quick = false;
    bool converged = false;

    double setupSeconds = 0;                  ///< prepare: allocation, kernels built, weights placed
    double firstRunSeconds = 0;               ///< the first, cold step
    double shuffleSeconds = 0;                ///< drawing the order of one epoch; part of epochSeconds
    std::vector<double> samples;              ///< seconds per step, in the order taken
    std::vector<std::int64_t> stepsPerSample; ///< how many steps each sample timed
    /// 1 for each sample during which others used the machine, too, 0 for the rest; empty where nobody watched. No
    /// estimate has a sample of 1 as long as enough others are left (measure/time/activity_recorder.h).
    std::vector<std::uint8_t> disturbedRepetitions;
    StepSummary step;
    /// Per step until the work was complete, where the clock was read at another time on purpose
    /// (EngineUse::stopwatch).
    std::optional<double> completeSeconds;

    std::int64_t stepsPerEpoch = 1;
    std::int64_t stepsTimed = 0;     ///< in all samples together
    double epochSeconds = 0;         ///< stepsPerEpoch x median + shuffle: scaled from the steps timed. A smaller last
                                     ///< step counts as long as it took
    double throughput = 0;           ///< items per second over an epoch
    std::string itemName;            ///< "samples", "elements"
    std::optional<double> itemsDone; ///< in an epoch, counted, if their number depends on the data
    double flopsPerStep = 0;         ///< FLOPs that were done, if they were counted
    double bytesPerStep = 0;
    double flopsPerSecond = 0;
    std::int64_t memoryBytes = 0;
    std::optional<double> firstLoss; ///< after the first step: must agree between engines
    std::optional<double> loss;      ///< after the last timed step
    std::optional<double> accuracy;
    std::optional<StepProfile>
        profile;                  ///< one step's, if the engine can tell; taken after the warm repetitions, full only
    std::vector<Message> remarks; ///< outliers, drift: reported, nothing thrown away

    std::optional<SystemActivity> systemActivity; ///< absent where nobody watched the machine, and in older files
    bool disturbed = false;                       ///< too few samples were undisturbed, or the clock fell by 10 %

    /// There is a time: measured here or elsewhere, or predicted by a model.
    bool hasTime() const
    {
        return status == PointStatus::Measured || status == PointStatus::Predicted || status == PointStatus::Recorded;
    }
};

/// Both have a time, so that one can be divided by the other.
bool haveRatio(const Measurement &base, const Measurement &other);
/// Seconds of an epoch at both ends of the step's interval.
Interval epochInterval(const Measurement &measurement);

enum class Verdict { BaseFaster, OtherFaster, TooClose, Unknown };

/// Why a pair that has a ratio gets no verdict (measure/compare/doubt.h decides). The later one weighs more.
enum class Doubt {
    None,
    NotConverged,
    OneRepetition,
    Quick,         ///< measured at a glance only
    Apart,         ///< the two were not measured in turn
    Disturbed,     ///< other programs or the clock disturbed one of the two
    WrongOnPurpose ///< one of the two was timed wrongly on purpose: not even a provisional verdict
};

/// One engine against the base of its Comparison.
struct SpeedUp {
    double median = 0; ///< ratio of the epochs' times, T_base / T_other; above 1 the other engine is faster
    Interval ci95;
    Verdict verdict = Verdict::Unknown; ///< Unknown where there is a doubt, or no ratio
    bool predicted = false;             ///< one side is predicted: then ci95 is where the truth is expected
    int rangeOf = 0; ///< not 0: ci95 is only the range of so many rounds, which allow no 95 % interval
    Doubt doubt = Doubt::None;
    Verdict provisional = Verdict::Unknown; ///< the verdict that the doubt withholds

    bool hasRatio() const { return verdict != Verdict::Unknown || doubt != Doubt::None; }
    /// Provisional where there is a doubt: to be shown with it only.
    Verdict leaning() const { return doubt == Doubt::None ? verdict : provisional; }
};

struct Comparison {
    std::vector<Measurement> measurements; ///< [0] is the baseline
    std::vector<SpeedUp> speedUps;         ///< one per measurement; [0] is speedUpOfBase()
};

struct SweepPoint {
    double value = 0;     ///< the swept parameter's value
    bool refined = false; ///< added around a change of sign
    Comparison comparison;
};

struct Crossover {
    /// NeverInRange: the other engine is nowhere clearly faster. AlwaysFaster: it is somewhere, and nowhere slower.
    enum class Kind { Unknown, NeverInRange, AlwaysFaster, Crossings } kind = Kind::Unknown;
    struct Bracket {
        double low = 0; ///< the faster engine changes between low and high
        double high = 0;
        bool otherFasterAbove = true;
        bool refined = false; ///< within 5 %, or the speed-up's interval includes 1 there
    };
    std::vector<Bracket> brackets; ///< ascending; several are possible. Their ends have a verdict
    int points = 0;                ///< points with a verdict
    int tooClose = 0;              ///< points where neither is clearly faster
    int planned = 0;               ///< all points of the range, whether measured or not
    int doubted = 0;               ///< points with a ratio, but without a verdict
    /// Not None: all of this is provisional. More points are in doubt than have a verdict, and the lead changes between
    /// none of these: the worst of the points' doubts. Or Quick, because fewer points have a verdict than were measured
    /// quickly; or WrongOnPurpose, at one point at all.
    Doubt doubt = Doubt::None;

    bool isWholeRange() const { return points == planned; }
};

/// Comparisons along one parameter. A single comparison is a sweep of one point.
struct Sweep {
    std::string workload;
    std::string preset; ///< name, empty when none
    ParameterValues parameters;
    std::string key; ///< the swept parameter's key
    std::vector<EngineUse> engines;
    std::vector<SweepPoint> points;    ///< ascending in value
    std::vector<Crossover> crossovers; ///< one per engine; [0] (the base) is Unknown
    bool cancelled = false;
    std::vector<double> pending; ///< places of the range that a sweep has not finished yet, ascending
};

/// Labels of the measurements, told apart if engines differ only in their overrides ("batch 512") or in nothing at all
/// ("no. 2"). Overrides that are numbers of `parameters` have its label: "batch size 512".
std::vector<Label> labelsApart(const Comparison &comparison, const ParameterTable &parameters = {});

/// Data on which the points were measured, as far as all share them: "synthetic, 2 classes, seed 42", or "synthetic";
/// empty if unknown.
Message dataOf(const Sweep &sweep);

/// Why a crossover with this doubt is provisional: "Not certain, because …"; empty for None.
Message uncertaintyText(Doubt doubt);
/// "Only 2 of 3 points have a verdict."
Message fewVerdictsText(int decided, int planned);
/// In words: "GPU overtakes CPU, 2 threads between 1 060 and 1 210 (hidden neurons)."
Message toMessage(const Crossover &crossover, const Message &base, const Message &other, const Message &axis);

} // namespace overtake
