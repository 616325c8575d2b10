// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/text_sampler.h"

#include "data/random_state.h"
#include "text/error.h"
#include "train/evaluation.h"
#include "workloads/gpt.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

std::vector<std::int32_t> tokensOf(const std::string &prompt, const std::vector<char32_t> &symbols)
{
    std::vector<std::int32_t> tokens;
    for (const char32_t symbol : fromUtf8(prompt, sentence("The prompt"))) {
        const auto found = std::ranges::lower_bound(symbols, symbol);
        if (found == symbols.end() || *found != symbol)
            throw UsageError(
                sentence("The prompt has '%1', which does not occur in the text that the model learned from.",
                         toUtf8({symbol})));
        tokens.push_back(static_cast<std::int32_t>(found - symbols.begin()));
    }
    return tokens;
}

/// Index of the next symbol. scores: (vocabulary)
std::int32_t drawn(const float *scores, std::size_t vocabulary, double temperature, RandomState &random)
{
    const auto *largest = std::max_element(scores, scores + vocabulary);
    if (temperature <= 0)
        return static_cast<std::int32_t>(largest - scores);
    std::vector<double> upTo(vocabulary);
    double sum = 0;
    for (std::size_t i = 0; i < vocabulary; ++i)
        upTo[i] = sum += std::exp((static_cast<double>(scores[i]) - *largest) / temperature);
    const auto place = std::ranges::upper_bound(upTo, random.randomSample() * sum);
    return static_cast<std::int32_t>(
        std::min<std::ptrdiff_t>(place - upTo.begin(), static_cast<std::ptrdiff_t>(vocabulary) - 1));
}

/// The trained network on one sequence.
class Model
{
public:
    Model(Engine &engine, const ParameterValues &options, const ParameterValues &values,
          const TrainedParameters &trained)
        : m_program(buildGptSampler(values)),
          m_execution(engine.prepare(m_program, std::make_shared<const Inputs>(), options))
    {
        for (std::size_t i = 0; i < m_program.tensors.size(); ++i)
            if (m_program.tensors[i].name == "symbols")
                m_symbols = static_cast<TensorId>(i);
        m_oneHot.resize(static_cast<std::size_t>(elementCount(m_program.tensor(m_symbols).shape)));
        TrainedParameters all = trained;
        all.emplace_back("symbols", m_oneHot);
        writeParameters(m_program, *m_execution, all);
    }

    std::size_t context() const { return static_cast<std::size_t>(m_program.tensor(m_symbols).shape[0]); }
    std::size_t vocabulary() const { return static_cast<std::size_t>(m_program.tensor(m_symbols).shape[1]); }

    /// Scores of the next symbol after the last `context` of the tokens; there is at least one.
    const float *scoresAfter(const std::vector<std::int32_t> &tokens)
    {
        const std::size_t seen = std::min(tokens.size(), context());
        std::ranges::fill(m_oneHot, 0.0F);
        for (std::size_t i = 0; i < seen; ++i)
            m_oneHot[i * vocabulary() + static_cast<std::size_t>(tokens[tokens.size() - seen + i])] = 1;
        m_execution->write(m_symbols, m_oneHot);
        m_execution->run(0, 1);
        m_scores = m_execution->read(m_program.output);
        return m_scores.data() + (seen - 1) * vocabulary(); // symbols after it have no influence
    }

private:
    Program m_program;
    std::unique_ptr<Execution> m_execution;
    TensorId m_symbols = noTensor;
    std::vector<float> m_oneHot;
    std::vector<float> m_scores;
};

} // namespace

EngineUse writerFor(const EngineUse &trainer, const EngineRegistry &engines)
{
    return engines.require(trainer.id).description().isWorker ? EngineUse{"cpu", {}, {}} : trainer;
}

void checkPrompt(const std::string &prompt, const ParameterValues &values)
{
    tokensOf(prompt, gptText(values)->symbols);
}

std::string sampleText(Engine &engine, const ParameterValues &options, const ParameterValues &values,
                       const TrainedParameters &trained, const TextSampling &sampling, std::stop_token stop)
{
    const std::vector<char32_t> symbols = gptText(values, stop)->symbols;
    if (static_cast<std::int64_t>(symbols.size()) != values.integer("vocabulary"))
        throw Error(sentence("The text has changed since the model was trained on it: train again."));
    std::vector<std::int32_t> tokens = tokensOf(sampling.prompt, symbols);
    if (tokens.empty()) { // starts after the end of a line, if the text has lines
        const auto newline = std::ranges::find(symbols, U'\n');
        tokens.push_back(newline == symbols.end() ? 0 : static_cast<std::int32_t>(newline - symbols.begin()));
    }
    Model model(engine, options, values, trained);
    RandomState random(sampling.seed);
    std::string text = sampling.prompt;
    for (std::int64_t i = 0; i < sampling.characters && !stop.stop_requested(); ++i) {
        const auto next = drawn(model.scoresAfter(tokens), model.vocabulary(), sampling.temperature, random);
        tokens.push_back(next);
        text += toUtf8({symbols[static_cast<std::size_t>(next)]});
        if (sampling.progress)
            sampling.progress(text);
    }
    return text;
}

} // namespace overtake
