// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/trainer.h"

#include "engines/precision.h"
#include "engines/stop_scope.h"
#include "measure/compare/measurer.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/format.h"
#include "train/evaluation.h"
#include "train/held_out.h"
#include "train/region_watch.h"
#include "train/training_lane.h"
#include "train/unseen_loss.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace overtake
{

namespace
{

constexpr double mostSteps = 5e7; ///< a loss each is kept for the comparison: 200 MB

/// Collects the turns into rounds with the same number of turns for all engines, and with more turns in each as
/// training goes on, so that the list of a day of training is no longer than that of a minute.
class RoundKeeper
{
public:
    void add(EngineTraining &training, const TrainingRound &turn)
    {
        if (turn.items <= 0)
            return;
        if (m_turns == 0 || training.rounds.empty())
            training.rounds.emplace_back();
        merge(training.rounds.back(), turn);
    }

    /// All engines have had their turn.
    void endTurn(std::vector<EngineTraining> &all)
    {
        m_turns = (m_turns + 1) % m_turnsPerRound;
        const bool isFull = std::ranges::any_of(all, [](const auto &one) { return one.rounds.size() >= mostRounds; });
        if (m_turns != 0 || !isFull)
            return;
        for (EngineTraining &training : all)
            mergePairs(training.rounds);
        m_turnsPerRound *= 2;
    }

private:
    static void merge(TrainingRound &round, const TrainingRound &later)
    {
        round.seconds += later.seconds;
        round.items += later.items;
        round.turns += later.turns;
        round.disturbed = round.disturbed || later.disturbed;
    }

    static void mergePairs(std::vector<TrainingRound> &rounds)
    {
        for (std::size_t i = 0; i + 1 < rounds.size(); i += 2) {
            merge(rounds[i], rounds[i + 1]);
            rounds[i / 2] = rounds[i];
        }
        if (rounds.size() % 2 != 0)
            rounds[rounds.size() / 2] = rounds.back();
        rounds.resize((rounds.size() + 1) / 2);
    }

    static constexpr std::size_t mostRounds = 128;

    int m_turns = 0; ///< in the round that is being collected
    int m_turnsPerRound = 1;
};

/// One training under way.
class TrainingSession
{
public:
    TrainingSession(const EngineRegistry &engines, Clock &clock, MachineWatch *watch, const Workload &workload,
                    const TrainingRequest &request, const TrainingOptions &options)
        : m_engines(engines), m_clock(clock), m_watch(watch), m_workload(workload), m_request(request),
          m_options(options), m_parameters(trainingParameters(workload, request.parameters)), m_regions(clock)
    {
        describe();
    }

    TrainingRun run()
    {
        report(TrainingProgress::Stage::Preparing);
        makeData();
        prepare();
        trainInTurn();
        judge();
        return std::move(m_run);
    }

private:
    bool isStopped() const { return m_options.stop.stop_requested() || m_options.abort.stop_requested(); }

    void describe()
    {
        for (const EngineUse &use : m_request.engines)
            if (m_engines.require(use.id).description().predicted)
                throw UsageError(sentence("'%1' is a model of a device: it predicts times and cannot train.", use.id));
        const Comparison comparison = skippedComparison(m_engines, m_workload, m_parameters, m_request.engines, {});
        const std::vector<Label> labels = labelsApart(comparison, m_workload.parameters());
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const Measurement &measurement = comparison.measurements[i];
            EngineTraining training;
            training.use = measurement.use;
            training.kind = measurement.kind;
            training.device = measurement.device;
            training.label = labels[i];
            m_run.engines.push_back(std::move(training));
            m_values.push_back(measurement.parameters);
        }
        m_run.workload = m_workload.id();
        m_run.preset = m_request.preset;
        m_run.agreements.resize(m_run.engines.size());
        m_lanes.resize(m_run.engines.size());
    }

    void makeData()
    {
        const Program program = m_workload.build(m_parameters);
        m_run.parameters = program.parameters; // a file of the user's own decides its samples
        m_run.itemName = program.itemName;
        m_run.epochs = program.parameters.has("epochs") ? program.parameters.integer("epochs") : 1;
        requireHostMemory(program.memory().datasetBytes);
        for (const ParameterValues &values : m_values)
            requireCountableSteps(m_workload.build(values), 1 - m_request.heldOutShare); // before they are made
        Inputs inputs = m_workload.makeInputs(m_parameters, m_options.stop);
        m_run.data = inputs.description;
        if (m_request.heldOutShare > 0 && canHoldOut(program, inputs)) {
            const auto seed = m_parameters.has("seed") ? m_parameters.integer("seed") : 0;
            m_data =
                holdOut(std::move(inputs), program.samples, m_request.heldOutShare, static_cast<std::uint32_t>(seed));
        } else {
            m_data.training = std::make_shared<const Inputs>(std::move(inputs));
            m_data.trainingSamples = program.samples;
        }
        m_run.trainingSamples = m_data.trainingSamples;
        m_run.heldOutSamples = m_data.heldOutSamples;
        if (m_data.heldOutSamples == 0)
            for (const ParameterValues &values : m_values)
                requireCountableSteps(m_workload.build(values), 1);
    }

    /// `share` of the samples: those that are trained on.
    void requireCountableSteps(const Program &program, double share) const
    {
        const auto rows = static_cast<double>(program.samples) * share;
        const double steps = std::ceil(rows / static_cast<double>(program.batchRows));
        const double all = steps * static_cast<double>(m_run.epochs);
        if (all > mostSteps)
            throw UsageError(sentence("%1 steps are too many to compare step by step (at most %2): choose fewer epochs "
                                      "or a larger batch.",
                                      formatCount(all), formatCount(mostSteps)));
    }

    /// Runs one engine's part of the work: an error there becomes that engine's result, and the others go on. So does
    /// a stop that had to end a worker, once there is something to judge.
    template <typename Part>
    void attempt(std::size_t index, Part part)
    {
        EngineTraining &result = m_run.engines[index];
        try {
            part();
        } catch (const Cancelled &) {
            if (m_options.abort.stop_requested() ||
                std::ranges::none_of(m_run.engines, [](const EngineTraining &one) { return one.stepsDone > 0; }))
                throw;
            fail(index, sentence("%1 did not end its step when training was stopped, so its process was ended.",
                                 toMessage(result.label)));
        } catch (const std::exception &) {
            fail(index, failureSentence(toMessage(result.label)));
        }
    }

    void fail(std::size_t index, Message reason)
    {
        m_run.engines[index].status = PointStatus::Failed;
        m_run.engines[index].reason = std::move(reason);
        m_lanes[index].reset(); // frees its memory for the others
    }

    void prepare()
    {
        bool hasBase = false;
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            if (isStopped())
                throw Cancelled();
            attempt(i, [&] {
                Program program = m_workload.build(m_values[i]).withSamples(m_data.trainingSamples);
                m_lanes[i] =
                    std::make_unique<TrainingLane>(m_engines.require(m_run.engines[i].use.id), std::move(program),
                                                   m_run.epochs, m_clock, m_watch, m_run.engines[i]);
                m_lanes[i]->prepare(m_data.training);
                if (!hasBase)
                    m_run.base = i;
                hasBase = true;
            });
        }
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            if (m_lanes[i] && m_lanes[i]->program().batchRows != m_lanes[m_run.base]->program().batchRows)
                m_run.agreements[i].whyNot =
                    sentence("The losses of %1 and %2 cannot be compared step by step: their batch sizes differ.",
                             toMessage(m_run.engines[i].label), toMessage(m_run.engines[m_run.base].label));
        }
        m_compared.resize(m_lanes.size(), 0);
        if (const auto &base = m_lanes[m_run.base]; base && m_request.regions)
            m_regions.begin(base->engine(), base->options(), m_workload, m_values[m_run.base], m_data);
    }

    bool anyLeft() const
    {
        return std::ranges::any_of(m_lanes, [](const auto &lane) { return lane && !lane->isDone(); });
    }

    void runSlice(TrainingLane &lane)
    {
        try {
            m_rounds.add(lane.result(), lane.runSlice(m_options.sliceSeconds, m_options.stop));
        } catch (const std::exception &) {
            compare(); // its steps before it failed
            throw;
        }
    }

    void trainInTurn()
    {
        while (anyLeft() && !isStopped()) {
            for (std::size_t i = 0; i < m_lanes.size(); ++i) {
                if (!m_lanes[i] || m_lanes[i]->isDone())
                    continue;
                if (m_watch && m_workersTurn && *m_workersTurn != i)
                    m_watch->waitForStarted();
                m_workersTurn =
                    m_lanes[i]->engine().description().isWorker ? std::optional<std::size_t>(i) : std::nullopt;
                attempt(i, [&] { runSlice(*m_lanes[i]); });
                compare();
                if (i == m_run.base)
                    lookAtRegions(false, m_options.stop);
                report(TrainingProgress::Stage::Training);
                if (m_options.abort.stop_requested())
                    break;
            }
            m_rounds.endTurn(m_run.engines);
        }
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            if (!m_lanes[i])
                continue;
            m_lanes[i]->finish();
            EngineTraining &result = m_run.engines[i];
            result.status = m_lanes[i]->isDone() ? PointStatus::Measured : PointStatus::Cancelled;
            if (result.status == PointStatus::Cancelled) {
                result.reason = sentence("Stopped after %1 of %2 steps.", static_cast<double>(result.stepsDone),
                                         static_cast<double>(result.stepsDone + m_lanes[i]->stepsLeft()));
                m_run.cancelled = true;
            }
        }
    }

    void lookAtRegions(bool atOnce, const std::stop_token &stop)
    {
        if (const auto &base = m_lanes[m_run.base])
            m_regions.look(*base, atOnce, stop, m_run.regions);
    }

    void compare()
    {
        const auto &base = m_lanes[m_run.base];
        for (std::size_t i = 0; base && i < m_lanes.size(); ++i) {
            const auto &lane = m_lanes[i];
            Agreement &agreement = m_run.agreements[i];
            if (!lane || i == m_run.base || !agreement.whyNot.empty())
                continue;
            const Precision coarser = std::max(precisionOf(base->options()), precisionOf(lane->options()));
            if (agreement.steps == 0 && base->firstLoss() && lane->firstLoss())
                compareLosses(agreement, coarser, 1, *base->firstLoss(), *lane->firstLoss());
            const std::size_t both = std::min(base->losses().size(), lane->losses().size());
            for (std::size_t &index = m_compared[i]; index < both; ++index)
                compareLosses(agreement, coarser, base->stepOfLoss(index), base->losses()[index],
                              lane->losses()[index]);
            // Correct before fast: the loss of step 1 depends only on the same weights and the same rows.
            if (agreement.partsAt == std::int64_t{1})
                attempt(i, [&] {
                    throw Error(sentence("Wrong result: after the first step the loss is %1 on %2, but %3 on %4.",
                                         formatCount(*lane->firstLoss()), toMessage(m_run.engines[i].label),
                                         formatCount(*base->firstLoss()), toMessage(m_run.engines[m_run.base].label)));
                });
        }
    }

    void judge()
    {
        if (m_options.abort.stop_requested())
            return;
        const InputsPtr inputs = m_data.heldOut ? m_data.heldOut : m_data.training;
        const std::int64_t samples = m_data.heldOut ? m_data.heldOutSamples : m_data.trainingSamples;
        const HostArray *labels = labelsOf(*inputs, samples);
        std::stop_source end;
        const auto askToEnd = [&end] { end.request_stop(); };
        const std::stop_callback onAbort(m_options.abort, askToEnd);
        const std::stop_callback onStop(m_options.stopJudging, askToEnd);
        report(TrainingProgress::Stage::Judging);
        lookAtRegions(true, end.get_token());
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            EngineTraining &result = m_run.engines[i];
            if (!m_lanes[i] || result.stepsDone == 0)
                continue;
            report(TrainingProgress::Stage::Judging);
            try {
                const auto trained = std::make_shared<const TrainedParameters>(m_lanes[i]->readTrained());
                const ParameterValues options = m_lanes[i]->options();
                Engine &engine = m_lanes[i]->engine();
                m_lanes[i].reset(); // frees its memory for the forward pass
                if (m_request.keepParameters)
                    result.trained = trained;
                if (!labels)
                    result.unseenLoss = unseenLoss(engine, options, m_workload, m_values[i], *trained, end.get_token());
                else
                    result.report = classReport(
                        labels->ints(), ClassPredictor(engine, options, m_workload, m_values[i], inputs, samples)
                                            .classesBy(*trained, end.get_token()));
                if (!result.report && !result.unseenLoss)
                    throw Error(sentence("its data do not have a class for each sample."));
            } catch (const Cancelled &) {
                if (m_options.abort.stop_requested())
                    return;
                result.noReport = sentence("Judging was stopped.");
            } catch (const std::exception &) {
                result.noReport =
                    sentence("The trained model could not be judged: %1", failureSentence(toMessage(result.label)));
            }
        }
    }

    void report(TrainingProgress::Stage stage) const
    {
        if (!m_options.progress)
            return;
        TrainingProgress progress{stage, m_run, 0, std::nullopt};
        double done = 0;
        double left = 0;
        bool isKnown = true;
        for (const auto &lane : m_lanes) {
            if (!lane)
                continue;
            done += lane->result().seconds;
            left += lane->secondsPerStep() * static_cast<double>(lane->stepsLeft());
            isKnown = isKnown && (lane->stepsLeft() == 0 || lane->secondsPerStep() > 0);
        }
        if (isKnown && done > 0) {
            progress.share = done / (done + left);
            progress.secondsLeft = left;
        }
        m_options.progress(progress);
    }

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineWatch *m_watch;
    std::optional<std::size_t> m_workersTurn; ///< the last turn, if it was a worker's
    const Workload &m_workload;
    const TrainingRequest &m_request;
    const TrainingOptions &m_options;
    ParameterValues m_parameters;
    std::vector<ParameterValues> m_values; ///< complete, with each engine's own batch size
    TrainingRun m_run;
    TrainingData m_data;
    std::vector<std::unique_ptr<TrainingLane>> m_lanes; ///< one per engine, null once it has failed or was judged
    std::vector<std::size_t> m_compared;                ///< losses, per engine
    RoundKeeper m_rounds;
    RegionWatch m_regions;
};

} // namespace

bool canTrain(const Workload &workload)
{
    try {
        return workload.build(trainingParameters(workload, workload.parameters().defaults())).loss != noTensor;
    } catch (const Error &) {
        return false;
    }
}

ParameterValues trainingParameters(const Workload &workload, const ParameterValues &parameters)
{
    ParameterValues values = parameters;
    const ParameterSpec *mode = workload.parameters().find("mode");
    if (mode && contains(mode->choices, "training"))
        values.set("mode", std::string("training"));
    if (workload.build(values).loss == noTensor)
        throw UsageError(sentence("The workload %1 has nothing to train.", workload.id()));
    return values;
}

TrainingRun runTraining(const EngineRegistry &engines, Clock &clock, MachineWatch *watch, const Workload &workload,
                        const TrainingRequest &request, const TrainingOptions &options)
{
    const StopScope scope(options.abort); // a stop lets the steps under way end: what was trained is judged
    return TrainingSession(engines, clock, watch, workload, request, options).run();
}

} // namespace overtake
