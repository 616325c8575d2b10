// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A family of work with parameters. A workload declares its parameters in one table and describes the forward
// computation; all else follows from the Program. Stateless; callable from any thread.
#pragma once

#include "data/inputs.h"
#include "data/kept_until_change.h"
#include "program/parameter.h"
#include "program/program.h"
#include "workloads/nanogpt.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

/// Key of the parameter that names the generated data set, in workloads that have several.
inline constexpr const char *datasetKey = "dataset";

class Workload
{
public:
    virtual ~Workload() = default;

    virtual std::string id() const = 0;          ///< "mlp"
    virtual std::string label() const = 0;       ///< "Neural network (MLP)"
    virtual std::string description() const = 0; ///< one sentence
    virtual const ParameterTable &parameters() const = 0;
    /// Throws UsageError with the nearest valid key.
    const ParameterSpec &parameter(std::string_view key) const { return parameters().require(key, owner()); }
    /// The values, with defaults for those that are not given. Throws UsageError.
    ParameterValues completed(const ParameterValues &values) const { return parameters().complete(values, owner()); }
    virtual std::string defaultSweepKey() const = 0;

    /// The work of one step. `values` must be complete (completed()). Cheap: no data is made.
    virtual Program build(const ParameterValues &values) const = 0;
    /// The data, in the order of the Program's datasets. May take seconds; throws Cancelled.
    Inputs makeInputs(const ParameterValues &values, std::stop_token stop = {}) const;
    virtual Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const = 0;
    /// Keys of the parameters on which makeInputs depends, so that data can be kept between points.
    virtual std::vector<std::string> inputKeys() const = 0;
    /// Sizes at which `check` compares the engines: small, odd, and no two alike, so that the last batch is smaller and
    /// no mixed-up dimension fits by chance.
    virtual ParameterValues smallSizes() const = 0;
    /// Keys of the parameters that the data decide: a file of the user's own, or a data set of one shape.
    virtual std::vector<std::string> keysFromData(const ParameterValues &) const { return {}; }
    /// Keys of the parameters that do not count because another one is given, and the key of that one.
    virtual std::map<std::string, std::string> overruled(const ParameterValues &) const { return {}; }
    /// Shape of a transformer that these values train; nanoGPT's figures follow from it.
    virtual std::optional<TransformerShape> transformer(const ParameterValues &) const { return std::nullopt; }

private:
    Message owner() const { return sentence("workload %1", id()); }
};

/// All workloads, in the order in which a person should meet them.
const std::vector<std::unique_ptr<Workload>> &allWorkloads();
/// Throws UsageError with the nearest valid name.
const Workload &workloadById(std::string_view id);

/// Makes the inputs of a point, or hands out the last ones again while their keys, and files among them, are unchanged.
class InputsCache
{
public:
    InputsPtr get(const Workload &workload, const ParameterValues &values, std::stop_token stop = {});

private:
    KeptUntilChange<Inputs> m_kept;
};

} // namespace overtake
