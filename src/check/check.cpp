// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/check.h"

#include "check/case.h"
#include "check/workload_cases.h"
#include "data/random_state.h"
#include "engines/precision.h"
#include "engines/stop_scope.h"
#include "operations/operations.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

namespace overtake
{

namespace
{

std::vector<std::vector<float>> runCase(Engine &engine, const ParameterValues &options, const CheckCase &one,
                                        KnownDifference *known = nullptr)
{
    const auto execution = engine.prepare(one.program, one.inputs, options);
    for (std::int64_t epoch = 0; epoch < one.epochs; ++epoch) {
        if (one.program.shuffled) {
            RandomState random(static_cast<std::uint32_t>(epoch));
            execution->beginEpoch(random.permutation(static_cast<std::int32_t>(one.program.samples)));
        }
        execution->run(0, one.program.stepsPerEpoch());
    }
    std::vector<std::vector<float>> results;
    if (known)
        *known = execution->differs();
    for (const auto id : one.results)
        results.push_back(execution->read(id));
    return results;
}

/// How many values of a result the last step has made: it may have had fewer rows, and nobody promises anything of
/// those beyond.
std::size_t valuesMade(const Program &program, TensorId result, std::size_t size)
{
    if (result != program.output)
        return size;
    return size * static_cast<std::size_t>(program.lastBatchRows()) / static_cast<std::size_t>(program.batchRows);
}

/// Error of one result, relative to its largest value; infinite if one side is not a number.
struct Difference {
    double largest = 0;
    double mean = 0;
    std::size_t at = 0; ///< the number that differs most
};

Difference difference(std::span<const float> got, std::span<const float> wanted)
{
    double largest = 0;
    double worst = 0;
    std::size_t at = 0;
    double sum = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const double error = std::abs(static_cast<double>(got[i]) - wanted[i]);
        if (!std::isfinite(error))
            return {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), i};
        if (error > worst) {
            worst = error;
            at = i;
        }
        sum += error;
        largest = std::max(largest, std::abs(static_cast<double>(wanted[i])));
    }
    const double unit = largest > 0 ? largest : 1;
    return {worst / unit, sum / unit / static_cast<double>(std::max<std::size_t>(wanted.size(), 1)), at};
}

/// Fewest digits that tell the value from its neighbours.
std::string digits(float value)
{
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

CheckRow checkCases(const std::vector<CheckCase> &cases, double tolerance, Engine &engine,
                    const ParameterValues &options, const ReferenceResults &reference, ReferenceResults::Key which,
                    std::stop_token stop)
{
    CheckRow row;
    row.engine = engine.description().id;
    row.isElsewhere = engine.description().isElsewhere;
    for (const auto &[key, value] : options.all())
        row.engine += ',' + key + '=' + toText(value);
    row.tolerance = tolerance;
    row.passed = true;
    Message absent;
    Message differs;       // why, where results are further away than rounding brings them
    int wrongCases = 0;    // further away than their engine says that they have to be
    Message worstNumber;   // zero, garbage or nearly right: that tells where to look
    bool hasWrong = false; // then the worst is the worst of the wrong results
    double worst = 0;
    for (const auto &one : cases) {
        throwIfStopped(stop);
        which.index = static_cast<std::size_t>(&one - cases.data());
        try {
            const auto &wanted = reference.of(which, one);
            KnownDifference known;
            const auto got = runCase(engine, options, one, &known);
            ++row.cases;
            bool isRight = true;
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                if (got[i].size() != wanted[i].size())
                    throw Error(sentence("The engine returned %1 numbers of '%2' instead of %3.", got[i].size(),
                                         one.program.tensor(one.results[i]).name, wanted[i].size()));
                const std::size_t made = valuesMade(one.program, one.results[i], wanted[i].size());
                const Difference found = difference(std::span(got[i]).first(made), std::span(wanted[i]).first(made));
                row.worstError = std::max(row.worstError, found.largest);
                const bool isWrong =
                    found.largest > tolerance && (known.reason.empty() || !(found.mean <= known.within));
                isRight = isRight && !isWrong;
                if (row.detail.empty() || (isWrong == hasWrong ? found.largest > worst : isWrong)) {
                    hasWrong = isWrong;
                    worst = found.largest;
                    row.detail = one.detail;
                    differs = known.reason;
                    if (found.largest > tolerance)
                        worstNumber = sentence("number %1 of %2 is %3 instead of %4", found.at + 1, made,
                                               digits(got[i][found.at]), digits(wanted[i][found.at]));
                }
            }
            wrongCases += isRight ? 0 : 1;
        } catch (const Cancelled &) {
            throw;
        } catch (const NotHere &error) {
            absent = error.message();
        } catch (const Error &error) {
            row.passed = false;
            row.detail = one.detail;
            row.reason = error.message();
            return row;
        }
    }
    row.absent = row.cases == 0 && !absent.empty();
    row.passed = wrongCases == 0;
    row.differs = row.worstError > tolerance && row.passed;
    if (!row.passed)
        row.reason = wrongCases == 1
                         ? sentence("1 of %1 cases is wrong; here %2.", row.cases, worstNumber)
                         : sentence("%1 of %2 cases are wrong; here %3.", wrongCases, row.cases, worstNumber);
    else
        row.reason = row.absent ? absent : row.differs ? differs : Message();
    return row;
}

/// Whether sums in these cases may be those of a matrix unit. In TF32 convolutions are products too, where a library
/// does them.
bool multiply(const std::vector<CheckCase> &cases, Precision precision)
{
    return std::ranges::any_of(cases, [&](const CheckCase &one) {
        return std::ranges::any_of(one.program.operations, [&](const Operation &operation) {
            const MatrixWork work = operation.kind->matrixWork;
            return work == MatrixWork::Product || (work == MatrixWork::Convolution && precision == Precision::Tf32);
        });
    });
}

double workOf(const CheckCase &one)
{
    const Program &program = one.program;
    return static_cast<double>(one.epochs * program.stepsPerEpoch()) *
           (program.flopsPerStep() + program.bytesPerStep());
}

/// Leaves the cases of little work: FLOPs and bytes.
void keepSmall(std::vector<CheckCase> &cases, double little)
{
    std::erase_if(cases, [&](const CheckCase &one) { return workOf(one) > little; });
}

} // namespace

const ReferenceResults::Values &ReferenceResults::of(const Key &key, const CheckCase &one) const
{
    const auto known = m_known.find(key);
    return known != m_known.end()
               ? known->second
               : m_known.emplace(key, runCase(m_reference, m_reference.description().options.defaults(), one))
                     .first->second;
}

std::vector<CheckRow> checkEngine(Engine &engine, const ParameterValues &options, const ReferenceResults &reference,
                                  std::uint32_t seed, const std::function<void(const CheckRow &)> &row,
                                  std::stop_token stop, CheckScope scope)
{
    const StopScope stopScope(stop);
    const Precision precision = precisionOf(options);
    std::vector<CheckRow> rows;
    const auto check = [&](const Argument &subject, Precision ofCases, std::vector<CheckCase> cases, double tolerance,
                           double little) {
        if (scope == CheckScope::Small)
            keepSmall(cases, little);
        if (cases.empty())
            return;
        const Message name = subject.message();
        rows.push_back(
            checkCases(cases, tolerance, engine, options, reference, {seed, ofCases, scope, name.text()}, stop));
        rows.back().subject = name;
        rows.back().seed = seed;
        if (row)
            row(rows.back());
    };
    const Tolerances allowed = tolerancesOf(precision);
    for (const auto kind : allOperations()) {
        if (engine.description().isWorker)
            break; // it makes its Programs from workloads
        CheckCases cases(seed, precision);
        kind->cases(cases);
        check(kind->name, precision, cases.cases,
              multiply(cases.cases, precision) ? allowed.product : allowed.operation, 12e3);
    }
    for (const auto &workload : allWorkloads())
        check(sentence("workload %1", workload->id()), Precision::Fp32, workloadCasesOf(*workload, seed),
              allowed.workload, 1e6);
    return rows;
}

} // namespace overtake
