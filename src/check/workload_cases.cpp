// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/workload_cases.h"

namespace overtake
{

std::vector<CheckCase> workloadCasesOf(const Workload &workload, std::uint32_t seed)
{
    // Each parameter that decides what is computed, at two values.
    const std::vector<std::vector<std::pair<const char *, ParameterValue>>> variants = {
        {{"mode", std::string("training")}},
        // Adam's first steps depend on the gradient's sign, however small it is: a small rate keeps rounding from
        // showing.
        {{"mode", std::string("training")},
         {"optimizer", std::string("adam")},
         {"layers", std::int64_t{3}},
         {"learning_rate", 1e-4}},
        {{"mode", std::string("training")}, {"transfers", std::string("per-batch")}, {"classes", std::int64_t{19}}},
        {{"mode", std::string("training")}, {"read_loss", false}, {"hidden", std::int64_t{131}}},
        {{"mode", std::string("training")},
         {"kernel", std::int64_t{4}},
         {"dense", std::int64_t{19}},
         {"widths", std::string("29,7,11")}},
        {{"mode", std::string("inference")}, {"transfers", std::string("per-batch")}},
        {{"mode", std::string("inference")}, {"transfers", std::string("resident")}},
        {{"precision", std::string("float64")}, {"transfers", std::string("per-batch")}},
    };
    std::vector<CheckCase> cases;
    for (const auto &variant : variants) {
        ParameterValues values = workload.smallSizes();
        const auto setIfDeclared = [&](const char *key, const ParameterValue &value) {
            if (workload.parameters().find(key))
                values.set(key, value);
        };
        setIfDeclared("seed", static_cast<std::int64_t>(seed));
        for (const auto &[key, value] : variant)
            setIfDeclared(key, value);
        const auto complete = workload.completed(values);
        CheckCase one;
        std::vector<Message> details;
        for (const auto &[key, value] : variant)
            if (workload.parameters().find(key))
                details.push_back(foreign(std::string(key) + '=' + toText(value)));
        one.detail = listed(std::move(details));
        one.program = workload.build(complete);
        one.inputs = std::make_shared<const Inputs>(workload.makeInputs(complete));
        one.epochs = 3;
        for (const auto id : {one.program.loss, one.program.accuracy, one.program.output})
            if (id != noTensor)
                one.results.push_back(id);
        for (std::size_t i = 0; i < one.program.tensors.size(); ++i)
            if (one.program.tensors[i].role == Role::Parameter)
                one.results.push_back(static_cast<TensorId>(i));
        cases.push_back(std::move(one));
    }
    return cases;
}

} // namespace overtake
