// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/published_errors.h"

#include "machine/device_database.h"
#include "model/gpu_model.h"
#include "model/prediction_engine.h"
#include "operations/activations.h"
#include "operations/attention.h"
#include "operations/convolution.h"
#include "operations/elementwise.h"
#include "operations/layer_norm.h"
#include "operations/matmul.h"
#include "text/error.h"
#include "workloads/gpt.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>
#include <sstream>

namespace overtake
{

namespace
{

// What a published time holds besides the kernel: launching it and the events around it.
constexpr double aroundKernel = 15e-6;
constexpr double shortestRow = 2e-4; ///< of those that errors are told of
constexpr std::size_t folds = 5;
constexpr double normalQuantile = 1.2816; ///< of 90 %: bandShare lies between it and its negative

struct Row {
    std::string card;
    std::string operation;
    WorkClass work;
    double seconds;
    double ratio; ///< logarithm of kernel's time over the model's without a fit
};
using Rows = std::vector<Row>;

std::vector<double> numbersIn(const std::string &text)
{
    std::vector<double> numbers;
    for (std::size_t i = 0; i < text.size();) {
        if (std::isdigit(static_cast<unsigned char>(text[i])) == 0) {
            ++i;
            continue;
        }
        std::size_t length = 0;
        numbers.push_back(std::stod(text.substr(i), &length));
        i += length;
    }
    return numbers;
}

std::int64_t whole(double number)
{
    return static_cast<std::int64_t>(number);
}

/// m x n x k, with a bias as a row of C; `products` of them.
WorkPiece product(OperationKind kind, double products, double m, double n, double k)
{
    return {.operations = {},
            .kind = kind,
            .flops = 2 * products * m * n * k,
            .bytesRead = 4 * products * (m * k + k * n),
            .bytesWritten = 4 * products * m * n,
            .rows = whole(m),
            .columns = whole(n),
            .k = whole(k),
            .products = whole(products)};
}

WorkPiece convolution(const std::vector<double> &shape)
{
    const double batch = shape[0], in = shape[1], out = shape[2], filter = shape[3];
    const double side = (shape[4] + 2 * shape[6] - filter) / shape[5] + 1;
    WorkPiece piece =
        product(operations::Conv2d, 1, batch * std::floor(side) * std::floor(side), out, in * filter * filter);
    piece.bytesRead = 4 * (batch * in * shape[4] * shape[4] + out * in * filter * filter);
    const double tiles = std::ceil(std::floor(side) / 4);
    if (filter <= 3 && shape[5] == 1)
        piece.winograd = {whole(batch * tiles * tiles), whole(out), whole(in)};
    return piece;
}

WorkPiece overRows(OperationKind kind, const std::vector<double> &shape, double operands)
{
    const double elements = shape[0] * shape[1];
    WorkPiece piece{.operations = {}, .kind = kind, .flops = elements};
    piece.bytesRead = 4 * operands * elements;
    piece.bytesWritten = 4 * elements;
    piece.rows = whole(shape[0]);
    piece.columns = piece.rowLength = whole(shape[1]);
    return piece;
}

WorkPiece pieceOf(const std::string &operation, const std::vector<double> &shape)
{
    const std::map<std::string, std::size_t> sizes{{"linear", 3},  {"bmm", 4},       {"conv2d", 7},
                                                   {"softmax", 2}, {"add", 2},       {"mul", 2},
                                                   {"relu", 2},    {"layernorm", 2}, {"gelu", 2}};
    const auto found = sizes.find(operation);
    if (found == sizes.end() || found->second != shape.size())
        throw Error("The operation '" + operation + "' with its shape is not one that the published rows should have.");
    if (operation == "linear")
        return product(operations::MatMul, 1, shape[0], shape[1], shape[2]);
    if (operation == "bmm")
        return product(operations::BatchedMatMul, shape[0], shape[1], shape[2], shape[3]);
    if (operation == "conv2d")
        return convolution(shape);
    const std::map<std::string, OperationKind> kinds{
        {"softmax", operations::CausalSoftmax}, {"layernorm", operations::LayerNorm}, {"add", operations::Add},
        {"mul", operations::Multiply},          {"relu", operations::Relu},           {"gelu", operations::Gelu}};
    return overRows(kinds.at(operation), shape, operation == "add" || operation == "mul" ? 2 : 1);
}

Rows readRows(const std::string &folder)
{
    std::set<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".csv")
            files.insert(entry.path());
    Rows rows;
    for (const auto &path : files) {
        std::ifstream file(path);
        std::string line;
        std::getline(file, line); // titles
        while (std::getline(file, line)) {
            std::istringstream fields(line);
            std::string card, operation, shape, time;
            for (std::string *field : {&card, &operation, &shape, &time})
                std::getline(fields, *field, ',');
            const Device *device = DeviceDatabase::builtIn().find(card, DeviceKind::Gpu);
            if (!device)
                throw Error("The device '" + card + "' of " + path.string() + " is not in the database.");
            const WorkPiece piece = pieceOf(operation, numbersIn(shape));
            const double seconds = 1e-3 * std::stod(time);
            const double model = GpuModel(*device, Precision::Fp32, {}).kernelSeconds(piece);
            rows.push_back({device->id, operation, workClassOf(piece.kind), seconds,
                            std::log(std::max(1e-6, seconds - aroundKernel) / model)});
        }
    }
    if (rows.empty())
        throw Error("There are no rows in CSV files in the folder '" + folder + "'.");
    return rows;
}

struct Weighted {
    double value;
    double weight;
};

double quantile(std::vector<Weighted> values, double share)
{
    std::ranges::sort(values, [](const Weighted &a, const Weighted &b) { return a.value < b.value; });
    const double all = std::accumulate(values.begin(), values.end(), 0.0,
                                       [](double sum, const Weighted &one) { return sum + one.weight; });
    double before = 0;
    for (const Weighted &one : values) {
        before += one.weight;
        if (before >= share * all)
            return one.value;
    }
    return values.back().value;
}

std::vector<Weighted> ratiosOf(const Rows &rows)
{
    std::vector<Weighted> ratios;
    for (const Row &row : rows)
        ratios.push_back({row.ratio, 1});
    return ratios;
}

ClassFit bandAround(double centre, const std::vector<Weighted> &ratios)
{
    return {.factor = std::exp(centre),
            .low = std::min(1.0, std::exp(quantile(ratios, (1 - bandShare) / 2) - centre)),
            .high = std::max(1.0, std::exp(quantile(ratios, (1 + bandShare) / 2) - centre)),
            .rows = static_cast<int>(ratios.size())};
}

/// Of a card with rows of its own.
ClassFit fitOwn(const Rows &rows)
{
    return bandAround(quantile(ratiosOf(rows), 0.5), ratiosOf(rows));
}

using ByCard = std::map<std::string, Rows>; ///< of one kind of work

/// The mean of the cards' medians, each card counted alike.
double centreOf(const ByCard &cards, const std::string &without = {})
{
    double sum = 0;
    double count = 0;
    for (const auto &[card, rows] : cards) {
        if (card == without)
            continue;
        sum += quantile(ratiosOf(rows), 0.5);
        ++count;
    }
    return sum / count;
}

/// Of a card without rows: how far each card in turn lies from what the others say. Two estimates, both of which err on
/// the wide side, so that on each side the narrower one counts: quantiles of all rows, where the rows of a card are
/// wrong together and a handful of cards leaves nothing but its extremes; and a normal distribution with their mean
/// square, where single rows lie far off.
ClassFit fitOthers(const ByCard &cards)
{
    std::vector<Weighted> ratios;
    double squares = 0;
    for (const auto &[card, rows] : cards) {
        const double centre = centreOf(cards, card);
        const double weight = 1 / static_cast<double>(rows.size());
        for (const Row &row : rows) {
            ratios.push_back({row.ratio - centre, weight});
            squares += weight * (row.ratio - centre) * (row.ratio - centre);
        }
    }
    ClassFit fit = bandAround(0, ratios);
    const double half = normalQuantile * std::sqrt(squares / static_cast<double>(cards.size()));
    fit.low = std::max(fit.low, std::exp(-half));
    fit.high = std::min(fit.high, std::exp(half));
    fit.factor = std::exp(centreOf(cards));
    return fit;
}

std::map<WorkClass, ByCard> byClass(const Rows &rows)
{
    std::map<WorkClass, ByCard> classes;
    for (const Row &row : rows)
        classes[row.work][row.card].push_back(row);
    return classes;
}

struct Judged {
    std::vector<Weighted> errors;
    double inside = 0;

    void add(const Row &row, const ClassFit &fit)
    {
        const double of = std::exp(row.ratio) / fit.factor; // measured over predicted
        errors.push_back({std::abs(1 / of - 1), 1});
        inside += of >= fit.low && of <= fit.high ? 1 : 0;
    }
    double median() const { return 100 * quantile(errors, 0.5); }
    double held() const { return 100 * inside / static_cast<double>(errors.size()); }
};

struct Judgement {
    Judged rows;  ///< kept apart in fifths
    Judged cards; ///< kept apart as a whole
};

void print(const std::string &card, const std::string &operation, const Judgement &judgement)
{
    std::printf("%-14s %-12s %5zu %8.0f %% %6.0f %% %10.0f %% %6.0f %%\n", card.c_str(), operation.c_str(),
                judgement.rows.errors.size(), judgement.rows.median(), judgement.rows.held(), judgement.cards.median(),
                judgement.cards.held());
}

nlohmann::ordered_json json(const ClassFit &fit)
{
    const auto rounded = [](double value) { return std::round(value * 1000) / 1000; };
    return {
        {"factor", rounded(fit.factor)}, {"low", rounded(fit.low)}, {"high", rounded(fit.high)}, {"rows", fit.rows}};
}

} // namespace

void printPublishedErrors(const std::string &folder)
{
    std::map<std::pair<std::string, std::string>, Judgement> of;
    std::map<WorkClass, Judgement> ofClass;
    for (const auto &[work, cards] : byClass(readRows(folder))) {
        for (const auto &[card, rows] : cards) {
            ByCard others = cards;
            others.erase(card);
            const ClassFit foreign = fitOthers(others);
            for (std::size_t fold = 0; fold < folds; ++fold) {
                Rows seen;
                for (std::size_t i = 0; i < rows.size(); ++i)
                    if (i % folds != fold)
                        seen.push_back(rows[i]);
                const ClassFit own = fitOwn(seen);
                for (std::size_t i = fold; i < rows.size(); i += folds) {
                    if (rows[i].seconds < shortestRow)
                        continue;
                    for (Judgement *judgement : {&of[{card, rows[i].operation}], &ofClass[work]}) {
                        judgement->rows.add(rows[i], own);
                        judgement->cards.add(rows[i], foreign);
                    }
                }
            }
        }
    }
    std::printf("Median error, and share of measured times that the band of %.0f %% holds; times from %.1f ms\n",
                100 * bandShare, 1e3 * shortestRow);
    std::printf("%27s %5s %19s %21s\n", "", "rows", "rows kept apart", "card kept apart");
    for (const auto &[names, judgement] : of)
        print(names.first, names.second, judgement);
    for (const auto &[work, judgement] : ofClass)
        print("all cards", keyOf(work), judgement);
}

void printPublishedSteps()
{
    struct Step {
        const char *name;
        const char *device;
        ParameterValues gpt;
        ParameterValues options;
        double seconds;
    };
    // NeuSight (Lee, Phanishayee, Mahajan, ASPLOS 2025): distributed training in PyTorch, fp32, global batch.
    const std::vector<Step> steps = {
        {"GPT-2 large, batch 4, on four A100 40 GB with NVLink, data parallel",
         "model:a100-pcie-40",
         {{"layers", 36}, {"channels", 1280}, {"heads", 20}, {"context", 1024}, {"vocabulary", 50257}, {"batch", 4}},
         {{"gpus", 4}, {"link", "nvlink-3"}},
         0.452}};
    std::printf("Whole steps of training: published, predicted, expected between, error\n");
    const Workload &gpt = workloadById(gptId);
    std::vector<Weighted> errors;
    ::setenv("OVERTAKE_FUSION", "off", 1); // PyTorch runs each operation by itself
    for (const Step &step : steps) {
        const Device *device = DeviceDatabase::builtIn().find(std::string_view(step.device).substr(6), DeviceKind::Gpu);
        PredictionEngine engine(*device);
        const Prediction prediction = engine.predict(gpt.build(gpt.parameters().complete(step.gpt, gptId)),
                                                     engine.description().options.complete(step.options, step.device));
        const double error = prediction.stepSeconds / step.seconds - 1;
        errors.push_back({std::abs(error), 1});
        std::printf("%s: %.0f ms, %.0f ms, %.0f to %.0f ms, %+.0f %%\n", step.name, 1e3 * step.seconds,
                    1e3 * prediction.stepSeconds, 1e3 * prediction.low, 1e3 * prediction.high, 100 * error);
        std::map<std::string, double> parts;
        for (const StepPart &part : prediction.profile.parts)
            parts[part.name] += part.seconds;
        std::vector<std::pair<double, std::string>> longest;
        for (const auto &[name, seconds] : parts)
            longest.emplace_back(seconds, name);
        std::sort(longest.rbegin(), longest.rend());
        for (std::size_t i = 0; i < std::min<std::size_t>(6, longest.size()); ++i)
            std::printf("  %6.1f ms %s\n", 1e3 * longest[i].first, longest[i].second.c_str());
    }
    std::printf("median error of %zu: %.0f %%\n\n", errors.size(), 100 * quantile(errors, 0.5));
}

std::string fitToPublished(const std::string &folder)
{
    nlohmann::ordered_json cards, others;
    for (const auto &[work, byCard] : byClass(readRows(folder))) {
        for (const auto &[card, rows] : byCard)
            cards[card][keyOf(work)] = json(fitOwn(rows));
        others[keyOf(work)] = json(fitOthers(byCard));
    }
    return nlohmann::ordered_json{
               {"format", "overtake-published-fit"},
               {"source",
                "Fitted by tests/bench/prediction_bench to times of single operations in PyTorch 2.1, fp32, from the "
                "data set of NeuSight (Lee, Phanishayee, Mahajan, ASPLOS 2025; github.com/sitar-lab/NeuSight; MIT "
                "licence, Copyright 2025 Georgia Institute of Technology and Microsoft Corporation)"},
               {"cards", cards},
               {"others", others}}
               .dump(2) +
           "\n";
}

} // namespace overtake
