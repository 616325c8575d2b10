// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random Programs on every engine of this machine, with fusion and without, against the textbook loops in double:
//     random_programs [--count N] [--seconds N] [--seed N] [--engine ID] [--large 1] [--replay LIST]
// A result may differ from the loops in double by eight times what the loops in float differ (twelve times, in all
// steps: as they are written, and with last bits that come and go), and by 4 units in the last place of its largest
// value. The first failure ends it with the smallest Program found that fails, a crash with the one that ran. Defects
// that it found, after so many seconds on two busy cores: the sigmoid of numbers below -104 (6), a batch's rows that
// are copied out where host and device share memory (36), small results of a smaller last batch (9), a result that is
// copied out twice (3). Faults put in by hand: operations that pass those they depend on (8).
#include "data/inputs.h"
#include "engines/cpu/product/product_choice.h"
#include "fuzz/plain_program.h"
#include "fuzz/program_maker.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"
#include "registry/engine_registry.h"
#include "text/contains.h"
#include "text/error.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>
#include <sstream>
#include <unistd.h>

namespace overtake::fuzz
{
namespace
{

using ::fuzz::PlainProgram;
using ::fuzz::Real;
using ::fuzz::Values;

#include "fuzz/attributes.inc"

std::size_t at(TensorId id)
{
    return static_cast<std::size_t>(id);
}

PlainProgram plainOf(const MadeProgram &made)
{
    PlainProgram plain;
    plain.samples = made.program.samples;
    plain.batchRows = made.program.batchRows;
    plain.orders = made.orders;
    plain.epochs = made.epochs;
    for (std::size_t id = 0; id < made.program.tensors.size(); ++id) {
        const Tensor &tensor = made.program.tensors[id];
        ::fuzz::PlainTensor one{tensor.shape, tensor.type == DataType::Int32, {}};
        if (tensor.role == Role::Dataset)
            std::visit([&](const auto &values) { one.values.assign(values.begin(), values.end()); },
                       made.inputs->arrays[static_cast<std::size_t>(tensor.inputIndex)].values);
        else
            one.values.assign(made.parameters[id].begin(), made.parameters[id].end());
        plain.tensors.push_back(std::move(one));
    }
    for (Operation operation : made.program.operations) {
        ::fuzz::PlainOperation one{operation.kind->name, operation.inputs, operation.outputs, {}, {}};
        forEachAttribute(operation,
                         [&](const char *, auto number) { one.attributes.push_back(static_cast<Real>(number)); });
        if (operation.kind == operations::Reshape)
            one.shape = operation.attributes.as<operations::ReshapeAttributes>().shape;
        plain.operations.push_back(std::move(one));
    }
    return plain;
}

/// The values of a Program, and how far from them a result may be.
struct Truth {
    Values values;
    std::vector<std::vector<Real>> allowed; ///< by step and tensor
};

constexpr std::uint32_t floatRuns = 12;

/// Nothing where numbers become too large or too uncertain, or rounding decides which way a derivative takes.
class TruthFinder
{
public:
    explicit TruthFinder(const MadeProgram &made) : m_made(made) {}

    std::optional<Truth> find()
    {
        const PlainProgram plain = plainOf(m_made);
        m_truth.values = ::fuzz::valuesInDouble(plain);
        for (const auto &step : m_truth.values) {
            auto &allowed = m_truth.allowed.emplace_back();
            for (const auto &values : step) {
                Real largest = 0;
                for (const Real value : values) {
                    if (!(std::abs(value) < 1e15))
                        return std::nullopt;
                    largest = std::max(largest, std::abs(value));
                }
                allowed.push_back(1e-30 + 4 * std::numeric_limits<float>::epsilon() * largest);
            }
        }
        // A sum of numbers that cancel each other out may be exact by chance in each of the runs below.
        for (std::size_t step = 0; step < m_truth.values.size(); ++step)
            for (const auto &op : plain.operations)
                for (const auto id : op.outputs)
                    if (valuesOf(step, id).size() == 1)
                        m_truth.allowed[step][static_cast<std::size_t>(id)] +=
                            std::numeric_limits<float>::epsilon() * largestInput(step, op);
        std::vector<std::vector<Real>> errors(m_truth.values.size());
        for (std::uint32_t seed = 0; seed < floatRuns; ++seed) {
            const Values floats = ::fuzz::valuesInFloat(plain, seed);
            for (std::size_t step = 0; step < floats.size(); ++step) {
                errors[step].resize(floats[step].size(), 0);
                for (std::size_t id = 0; id < floats[step].size(); ++id)
                    errors[step][id] =
                        std::max(errors[step][id], difference(floats[step][id], m_truth.values[step][id]));
            }
        }
        for (std::size_t step = 0; step < errors.size(); ++step) {
            for (std::size_t id = 0; id < errors[step].size(); ++id) {
                // A single number may be exact by chance, but hardly in each of the steps.
                for (const auto &other : errors)
                    errors[step][id] = std::max(errors[step][id], other[id]);
                m_truth.allowed[step][id] += 8 * errors[step][id];
                constexpr Real mostUncertain = 0.01; // of the largest number: steps that make errors larger and larger
                if (!(8 * errors[step][id] <= mostUncertain * largest(m_truth.values[step][id])))
                    return std::nullopt;
            }
        }
        return isDecided() ? std::optional(std::move(m_truth)) : std::nullopt;
    }

    const std::vector<Real> &valuesOf(std::size_t step, TensorId id) const
    {
        return m_truth.values[step][static_cast<std::size_t>(id)];
    }

    Real largestInput(std::size_t step, const ::fuzz::PlainOperation &op) const
    {
        Real all = 0;
        for (const auto input : op.inputs)
            all = std::max(all, largest(valuesOf(step, input)));
        return all;
    }

    static Real difference(const std::vector<Real> &a, const std::vector<Real> &b)
    {
        Real largest = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            largest = std::max(largest, std::isnan(a[i]) ? INFINITY : std::abs(a[i] - b[i]));
        return largest;
    }

private:
    static Real largest(const std::vector<Real> &values)
    {
        return std::transform_reduce(
            values.begin(), values.end(), Real{0}, [](Real a, Real b) { return std::max(a, b); },
            [](Real value) { return std::abs(value); });
    }

    /// Far on one side, functions that tend to 0 are small differences of large numbers.
    bool vanishes(const Operation &one, std::size_t step) const
    {
        const auto sizeOf = [&](TensorId id) { return largest(m_truth.values[step][at(id)]); };
        constexpr Real share = 0.05;
        if (one.kind == operations::Gelu)
            return sizeOf(one.outputs[0]) < share * sizeOf(one.inputs[0]);
        if (one.kind == operations::GeluGrad || one.kind == operations::SigmoidGrad)
            return sizeOf(one.outputs[0]) < share * sizeOf(one.inputs[1]);
        // The logarithm of a probability near 1, too, has the rounding of that 1.
        const bool tendsToZero = one.kind == operations::Sigmoid || one.kind == operations::SoftmaxCrossEntropy ||
                                 one.kind == operations::BinaryCrossEntropy;
        return tendsToZero && sizeOf(one.outputs[0]) < share;
    }

    /// Whether every operation is well-conditioned, and no rounding makes a derivative take another way.
    bool isDecided() const
    {
        for (const Operation &one : m_made.program.operations) {
            for (std::size_t step = 0; step < m_truth.values.size(); ++step) {
                if (vanishes(one, step))
                    return false;
                const std::size_t id = at(one.inputs[0]);
                const std::vector<Real> &x = m_truth.values[step][id];
                const Real near = m_truth.allowed[step][id];
                if (one.kind == operations::ReluGrad &&
                    std::ranges::any_of(x, [&](Real value) { return value != 0 && std::abs(value) <= near; }))
                    return false;
                if (one.kind == operations::MaxPool2dGrad && hasTie(one, x, near))
                    return false;
                if (one.kind == operations::ArgMax && hasTie(x, m_made.program.tensor(one.inputs[0]).shape[1], near))
                    return false;
                if (one.kind == operations::Threshold &&
                    std::ranges::any_of(x, [&, limit = one.attributes.as<operations::ThresholdAttributes>().limit](
                                               Real value) { return std::abs(value - limit) <= near; }))
                    return false;
            }
        }
        return true;
    }

    /// In a row of `x`.
    static bool hasTie(const std::vector<Real> &x, std::int64_t columns, Real near)
    {
        for (auto row = x.begin(); columns > 1 && row != x.end(); row += columns) {
            std::vector<Real> two(2);
            std::partial_sort_copy(row, row + columns, two.begin(), two.end(), std::greater());
            if (two[0] - two[1] <= 2 * near)
                return true;
        }
        return false;
    }

    bool hasTie(const Operation &one, const std::vector<Real> &x, Real near) const
    {
        const Shape &shape = m_made.program.tensor(one.inputs[0]).shape;
        const std::int64_t window = one.attributes.as<operations::MaxPool2dAttributes>().window;
        const auto pictures = static_cast<std::int64_t>(x.size()) / (shape[2] * shape[3]);
        for (std::int64_t picture = 0; picture < pictures; ++picture) {
            for (std::int64_t row = 0; row + window <= shape[2]; row += window) {
                for (std::int64_t column = 0; column + window <= shape[3]; column += window) {
                    Real first = -INFINITY;
                    Real second = -INFINITY;
                    for (std::int64_t i = 0; i < window * window; ++i) {
                        const Real value = x[static_cast<std::size_t>(
                            (picture * shape[2] + row + i / window) * shape[3] + column + i % window)];
                        second = std::max(second, std::min(first, value));
                        first = std::max(first, value);
                    }
                    if (first - second <= 2 * near && !(first == 0 && second == 0))
                        return true;
                }
            }
        }
        return false;
    }

    const MadeProgram &m_made;
    Truth m_truth;
};

/// One way to run a Program.
struct Way {
    Engine *engine = nullptr;
    ParameterValues options;
    bool fuses = true;
    std::optional<ProductMethod> method; ///< of the cpu engine

    std::string text() const
    {
        std::string all = engine->description().id;
        for (const auto &[key, value] : options.all())
            all += ',' + key + '=' + overtake::toText(value);
        all += fuses ? "" : ", nothing fused";
        return method ? all + ", products by " + nameOf(*method) : all;
    }
};

/// Every engine with each of its vector extensions, fused and not; what else can be chosen, `variant` does.
std::vector<Way> waysOf(const std::vector<Engine *> &engines, std::uint32_t variant)
{
    std::vector<Way> all;
    for (Engine *engine : engines) {
        std::vector<ParameterValues> uses{engine->description().options.defaults()};
        for (const ParameterSpec &spec : engine->description().options.specs()) {
            if (spec.key == "precision")
                continue;
            if (spec.key == "vectors") {
                std::vector<ParameterValues> each;
                for (const std::string &choice : spec.choices) {
                    each.push_back(uses[0]);
                    each.back().set(spec.key, choice);
                }
                uses = std::move(each);
                continue;
            }
            for (ParameterValues &use : uses) {
                if (spec.kind == ParameterKind::Choice)
                    use.set(spec.key, spec.choices[variant % spec.choices.size()]);
                else if (spec.key == "threads")
                    use.set(spec.key, std::int64_t{1} +
                                          variant % std::min<std::int64_t>(4, static_cast<std::int64_t>(spec.maximum)));
            }
        }
        for (const ParameterValues &use : uses) {
            for (const bool fuses : {true, false}) {
                Way way{engine, use, fuses, {}};
                if (engine->description().id == "cpu")
                    way.method = static_cast<ProductMethod>((variant / 4 + all.size()) % 5);
                all.push_back(std::move(way));
            }
        }
    }
    return all;
}

/// Tensors that may be read after a step.
std::vector<TensorId> resultsOf(const Program &program)
{
    std::vector<bool> isRead(program.tensors.size(), false);
    for (const Operation &one : program.operations)
        for (const TensorId id : one.inputs)
            isRead[at(id)] = true;
    std::vector<TensorId> all;
    for (TensorId id = 0; id < static_cast<TensorId>(program.tensors.size()); ++id) {
        const Role role = program.tensor(id).role;
        const bool isComputed = role == Role::Value && program.tensor(id).type != DataType::Int32;
        if (role == Role::Parameter || role == Role::State ||
            (isComputed && (!isRead[at(id)] || id == program.loss || id == program.output)))
            all.push_back(id);
    }
    return all;
}

/// The mistake in words; empty: none.
std::string failureOf(const MadeProgram &made, const Truth &truth, const Way &way)
{
    ProductChoices::here().fix(way.method);
    ::setenv("OVERTAKE_FUSION", way.fuses ? "on" : "off", 1);
    const std::vector<TensorId> results = resultsOf(made.program);
    std::ostringstream text;
    try {
        const auto execution = way.engine->prepare(made.program, made.inputs, way.options);
        const std::int64_t inEpoch = made.program.stepsPerEpoch();
        for (std::int64_t epoch = 0; epoch < made.epochs; ++epoch) {
            if (!made.orders.empty())
                execution->beginEpoch(made.orders[static_cast<std::size_t>(epoch)]);
            for (std::int64_t step = 0; step < inEpoch;) {
                const std::int64_t steps = made.variant % 3 == 0 ? inEpoch - step : 1;
                execution->run(step, steps);
                step += steps;
                const auto now = static_cast<std::size_t>(epoch * inEpoch + step - 1);
                for (const TensorId id : results) {
                    const std::vector<float> got = execution->read(id);
                    const std::vector<Real> &wanted = truth.values[now][at(id)];
                    for (std::size_t i = 0; i < wanted.size(); ++i) {
                        if (i < got.size() && std::abs(got[i] - wanted[i]) <= truth.allowed[now][at(id)])
                            continue;
                        text.precision(9);
                        text << way.text() << ": after step " << now + 1 << " number " << i + 1 << " of "
                             << wanted.size() << " of %" << id << " is " << (i < got.size() ? got[i] : NAN)
                             << " instead of " << wanted[i] << ", allowed are " << truth.allowed[now][at(id)];
                        return text.str();
                    }
                }
            }
        }
    } catch (const NotHere &) {
    } catch (const OutOfMemoryError &) {
    } catch (const std::exception &error) {
        return way.text() + ": " + error.what();
    }
    return {};
}

struct Failure {
    std::string text;
    MadeProgram made;
};

/// The mistake of the first way that fails.
std::string failureOf(const MadeProgram &made, const Truth &truth, const std::vector<Engine *> &engines)
{
    for (const Way &way : waysOf(engines, made.variant))
        if (std::string text = failureOf(made, truth, way); !text.empty())
            return text;
    return {};
}

bool isLarge = false; ///< tensors of up to a million numbers: some seconds a Program

void printReplay(std::ostream &out, const std::vector<std::uint32_t> &list)
{
    out << (isLarge ? "--large 1 " : "") << "--replay ";
    for (const std::uint32_t &one : list)
        out << (&one == list.data() ? "" : ",") << one;
    out << '\n';
}

std::string crashText; ///< of the Program that runs

extern "C" void tellCrash(int)
{
    [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, crashText.data(), crashText.size());
    ::_exit(1);
}

/// A signal that ends the program prints this Program, which is not made smaller. `first`: the line of a new failure.
void prepareForCrash(const std::string &first, const MadeProgram &made, const std::vector<std::uint32_t> &list)
{
    std::ostringstream text;
    text << first << toText(made.program) << "\nIt crashes.\n";
    printReplay(text, list);
    crashText = text.str();
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        std::signal(signal, tellCrash);
}

std::optional<Failure> failureFrom(const std::vector<std::uint32_t> &list, const std::vector<Engine *> &engines)
{
    Decisions decisions(list, isLarge);
    auto made = makeProgram(decisions);
    if (!made)
        return std::nullopt;
    const auto truth = TruthFinder(*made).find();
    if (!truth)
        return std::nullopt;
    prepareForCrash({}, *made, list);
    std::string text = failureOf(*made, *truth, engines);
    return text.empty() ? std::nullopt : std::optional(Failure{std::move(text), std::move(*made)});
}

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Shorter lists, then smaller numbers, as long as something fails: for so many seconds.
std::vector<std::uint32_t> smallest(std::vector<std::uint32_t> list, const std::vector<Engine *> &engines,
                                    double seconds)
{
    const double end = secondsNow() + seconds;
    const auto take = [&](std::vector<std::uint32_t> other) {
        if (secondsNow() > end || !failureFrom(other, engines))
            return false;
        list = std::move(other);
        return true;
    };
    for (bool isSmaller = true; isSmaller && secondsNow() < end;) {
        isSmaller = false;
        for (std::size_t length = list.size() / 2; length > 0; length /= 2) {
            for (std::size_t first = 0; first + length <= list.size();) {
                std::vector<std::uint32_t> other = list;
                other.erase(other.begin() + static_cast<std::ptrdiff_t>(first),
                            other.begin() + static_cast<std::ptrdiff_t>(first + length));
                const bool isTaken = take(std::move(other));
                isSmaller = isSmaller || isTaken;
                first += isTaken ? 0 : length;
            }
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (const std::uint32_t value : {std::uint32_t{0}, list[i] / 2, list[i] - (list[i] > 0 ? 1 : 0)}) {
                std::vector<std::uint32_t> other = list;
                other[i] = value;
                if (value < list[i] && take(std::move(other))) {
                    isSmaller = true;
                    break;
                }
            }
        }
    }
    return list;
}

int report(const std::vector<std::uint32_t> &list, const std::vector<Engine *> &engines)
{
    const auto failure = failureFrom(list, engines);
    if (!failure)
        return 0;
    std::cout << toText(failure->made.program) << '\n' << failure->text << '\n';
    printReplay(std::cout, list);
    return 1;
}

struct Request {
    double count = 1e18;
    double seconds = 1e18;
    std::uint32_t seed = 1;
    std::vector<std::string> engines;
    std::vector<std::uint32_t> replay;
};

Request requestOf(int count, char **words)
{
    Request request;
    for (int i = 1; i < count; i += 2) {
        const std::string key = words[i];
        if (i + 1 == count)
            throw std::invalid_argument(key + " needs a value");
        const char *value = words[i + 1];
        if (key == "--count")
            request.count = std::atof(value);
        else if (key == "--seconds")
            request.seconds = std::atof(value);
        else if (key == "--seed")
            request.seed = static_cast<std::uint32_t>(std::atoll(value));
        else if (key == "--engine")
            request.engines.emplace_back(value);
        else if (key == "--large")
            isLarge = std::atoi(value) != 0;
        else if (key == "--replay") {
            std::istringstream list(value);
            for (std::string number; std::getline(list, number, ',');)
                request.replay.push_back(static_cast<std::uint32_t>(std::stoul(number)));
        } else {
            throw std::invalid_argument(key + " is no option: see the first lines of random_programs.cpp");
        }
    }
    return request;
}

int run(const Request &request)
{
    const EngineRegistry registry = EngineRegistry::discover();
    std::vector<Engine *> engines;
    std::string names;
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        const bool isWanted = request.engines.empty() || contains(request.engines, description.id);
        if (!isWanted || description.predicted || description.isWorker || description.devices > 1 ||
            !description.unavailable.empty())
            continue;
        engines.push_back(engine.get());
        names += ' ' + description.id;
    }
    std::printf("Engines:%s\n", names.c_str());
    if (!request.replay.empty())
        return report(request.replay, engines);
    const double start = secondsNow();
    std::mt19937 seeds(request.seed);
    int compared = 0;
    std::map<std::string, int> operations; // how often each kind occurred
    while (compared < request.count && secondsNow() - start < request.seconds) {
        Decisions decisions(seeds(), isLarge);
        const auto made = makeProgram(decisions);
        const auto truth = made ? TruthFinder(*made).find() : std::nullopt;
        if (!truth)
            continue;
        std::ostringstream first;
        first << std::fixed << std::setprecision(1) << "Program " << compared + 1 << " fails after "
              << secondsNow() - start << " s: ";
        prepareForCrash(first.str() + '\n', *made, decisions.taken());
        if (const auto failure = failureOf(*made, *truth, engines); !failure.empty()) {
            std::cout << first.str() << failure << std::endl;
            return report(smallest(decisions.taken(), engines, 20), engines);
        }
        for (const Operation &one : made->program.operations)
            ++operations[one.kind->name];
        ++compared;
    }
    for (const auto &[name, count] : operations)
        std::printf("%s %d  ", name.c_str(), count);
    std::printf("\n%d Programs in %.1f s: every engine agrees\n", compared, secondsNow() - start);
    return 0;
}

} // namespace
} // namespace overtake::fuzz

int main(int count, char **words)
{
    try {
        return overtake::fuzz::run(overtake::fuzz::requestOf(count, words));
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
