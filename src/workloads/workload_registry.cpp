// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/error.h"
#include "text/joined.h"
#include "workloads/workload.h"

namespace overtake
{

// Each stands at the end of its own file.
std::unique_ptr<Workload> makeCnn();
std::unique_ptr<Workload> makeGpt();
std::unique_ptr<Workload> makeLogisticRegression();
std::unique_ptr<Workload> makeMandelbrot();
std::unique_ptr<Workload> makeMatrixMultiply();
std::unique_ptr<Workload> makeMlp();
std::unique_ptr<Workload> makeVectorMultiply();

const std::vector<std::unique_ptr<Workload>> &allWorkloads()
{
    static const auto workloads = [] {
        std::vector<std::unique_ptr<Workload>> all;
        for (const auto make : {makeMlp, makeCnn, makeLogisticRegression, makeMatrixMultiply, makeVectorMultiply,
                                makeMandelbrot, makeGpt})
            all.push_back(make());
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
    throw UsageError(sentence("Unknown workload '%1'%2 There are %3.", id, suggestion(id, ids), joined(ids, ", ")));
}

namespace
{

/// Files of the user's own that the data come from.
std::vector<std::string> filesOf(const Workload &workload, const ParameterValues &values)
{
    std::vector<std::string> files;
    for (const ParameterSpec &spec : workload.parameters().specs())
        if (spec.kind == ParameterKind::File && values.has(spec.key) && !values.text(spec.key).empty())
            files.push_back(values.text(spec.key));
    return files;
}

} // namespace

Inputs Workload::makeInputs(const ParameterValues &values, std::stop_token stop) const
{
    Inputs inputs = generateInputs(values, std::move(stop));
    const bool followsFromParameters = filesOf(*this, values).empty();
    for (HostArray &array : inputs.arrays)
        array.followsFromParameters = followsFromParameters;
    return inputs;
}

InputsPtr InputsCache::get(const Workload &workload, const ParameterValues &values, std::stop_token stop)
{
    ParameterValues key;
    key.set("workload", workload.id());
    for (const auto &name : workload.inputKeys())
        key.set(name, values.at(name));
    return m_kept.get(key, filesOf(workload, values), [&] { return workload.makeInputs(values, stop); });
}

} // namespace overtake
