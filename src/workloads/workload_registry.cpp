// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/file_change.h"
#include "text/error.h"
#include "workloads/cnn.h"
#include "workloads/gpt.h"
#include "workloads/logistic_regression.h"
#include "workloads/mandelbrot.h"
#include "workloads/mlp.h"
#include "workloads/vector_multiply.h"

#include <algorithm>

namespace overtake
{

const std::vector<std::unique_ptr<Workload>> &allWorkloads()
{
    static const auto workloads = [] {
        std::vector<std::unique_ptr<Workload>> all;
        all.push_back(std::make_unique<MlpWorkload>());
        all.push_back(std::make_unique<CnnWorkload>());
        all.push_back(std::make_unique<LogisticRegressionWorkload>());
        all.push_back(std::make_unique<VectorMultiplyWorkload>());
        all.push_back(std::make_unique<MandelbrotWorkload>());
        all.push_back(std::make_unique<GptWorkload>());
        return all;
    }();
    return workloads;
}

const Workload &workloadById(std::string_view id)
{
    std::vector<std::string> ids;
    for (const auto &workload : allWorkloads()) {
        if (workload->id() == id)
            return *workload;
        ids.push_back(workload->id());
    }
    std::string message = "Unknown workload '" + std::string(id) + "'" + suggestion(id, ids) + " There are";
    for (const auto &known : ids)
        message += (known == ids.front() ? " " : ", ") + known;
    throw UsageError(message + ".");
}

InputsPtr InputsCache::get(const Workload &workload, const ParameterValues &values, std::stop_token stop)
{
    ParameterValues key;
    std::vector<std::optional<std::filesystem::file_time_type>> changes;
    for (const auto &name : workload.inputKeys()) {
        key.set(name, values.at(name));
        const ParameterSpec *spec = workload.parameters().find(name);
        if (spec && spec->kind == ParameterKind::File && !values.text(name).empty())
            changes.push_back(newestChange(values.text(name)));
    }
    const bool isUnknown = std::find(changes.begin(), changes.end(), std::nullopt) != changes.end();
    if (!m_inputs || isUnknown || m_workload != workload.id() || !(m_key == key) || m_changes != changes) {
        m_inputs.reset(); // first: two large sets need not fit side by side
        m_inputs = std::make_shared<const Inputs>(workload.makeInputs(values, stop));
        m_workload = workload.id();
        m_key = key;
        m_changes = changes;
    }
    return m_inputs;
}

void InputsCache::clear()
{
    m_inputs.reset();
}

} // namespace overtake
