// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/unseen_loss.h"

#include "text/error.h"
#include "train/evaluation.h"
#include "workloads/gpt.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

/// About 1 % of uncertainty in the loss; every engine gets the same passages, so that their losses compare far better.
constexpr std::int64_t mostTokens = 16384;

/// -log of the softmax at `right`. scores: (classes)
double surprise(const float *scores, std::int64_t classes, std::int32_t right)
{
    const double largest = *std::max_element(scores, scores + classes);
    double sum = 0;
    for (std::int64_t i = 0; i < classes; ++i)
        sum += std::exp(scores[i] - largest);
    return std::log(sum) + largest - scores[right];
}

} // namespace

std::optional<UnseenLoss> unseenLoss(Engine &engine, const ParameterValues &options, const Workload &workload,
                                     const ParameterValues &values, const TrainedParameters &trained,
                                     std::stop_token stop)
{
    if (workload.id() != gptId)
        return std::nullopt;
    ParameterValues judged = inferenceProgram(workload, values).parameters;
    const std::int64_t context = judged.integer("context");
    const std::int64_t most = std::min(mostTokens / context, judged.integer("samples"));
    const auto inputs = std::make_shared<const Inputs>(makeTextPassages(*gptText(judged, stop), most, context, stop));
    const HostArray &targets = inputs->arrays.at(1);
    const std::int64_t samples = targets.shape[0];
    judged.set("samples", samples);
    Program program = inferenceProgram(workload, judged);
    program = program.withBatchRows(std::min(program.batchRows, samples));
    const auto execution = engine.prepare(program, inputs, options);
    writeParameters(program, *execution, trained);

    const std::int64_t perSample = context;
    const std::int64_t classes =
        elementCount(program.tensor(program.output).shape) / (program.batchRows * perSample); // scores: (b t, classes)
    const std::int32_t *right = targets.ints().data();
    double sum = 0;
    const std::int64_t steps = program.stepsPerEpoch();
    for (std::int64_t step = 0; step < steps; ++step) {
        throwIfStopped(stop);
        execution->run(step, 1);
        const std::int64_t rows = (step + 1 == steps ? program.lastBatchRows() : program.batchRows) * perSample;
        const std::vector<float> scores = execution->read(program.output);
        for (std::int64_t row = 0; row < rows; ++row)
            sum += surprise(scores.data() + row * classes, classes, *right++);
    }
    const std::int64_t count = samples * perSample;
    return UnseenLoss{sum / static_cast<double>(count), count};
}

} // namespace overtake
