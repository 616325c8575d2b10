// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/published_fit.h"

#include "file/json_node.h"
#include "machine/device_database.h"
#include "operations/matmul.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

extern const std::string_view publishedFitJson; ///< resources/published_fit.json
extern const std::string_view powerLimitsJson;  ///< resources/power_limits.json

namespace
{

using Q = DeviceQuantity;

// Energy of a multiply-add in a matrix product, with all that belongs to it. In the published rows the two cards that
// their power limit slows down, P4 and T4, agree on it within 3 % (chips of 16 and 12 nm). For later chips it is halved
// every three years, the trend of the energy efficiency of GPUs (Hobbhahn, Heim & Aydos, 'Trends in machine learning
// hardware', Epoch 2023): of those only the A100 is among the rows, and it is not slowed down.
constexpr double multiplyAddJoules = 32.5e-12;
constexpr int yearOfJoules = 2018;
constexpr double yearsToHalve = 3;

// Since Volta a scheduler issues one instruction a cycle. With 128 fp32 units in a multiprocessor (Ampere's GA102 and
// later) multiply-adds need every one of them, so loads and addresses cost time that they do not where there are 64:
// for the 64 multiply-adds of an 8 x 8 tile in a thread's registers about eight.
constexpr int firstYearOfWideMultiprocessors = 2020;
constexpr double multiplyAddsOfTile = 64;
constexpr double otherInstructions = 8;

const nlohmann::json &powerLimits()
{
    static const nlohmann::json watts = nlohmann::json::parse(powerLimitsJson).at("watts");
    return watts;
}

/// Its id in the database, also of a card that is here: what its data sheet says holds for it too.
std::string cardOf(const Device &gpu)
{
    if (powerLimits().contains(gpu.id))
        return gpu.id;
    const Device *found = DeviceDatabase::builtIn().find(gpu.name, DeviceKind::Gpu);
    return found ? found->id : gpu.id;
}

/// Whether the GPU has the figures on which the fit is based, from a data sheet.
bool hasFiguresOfFit(const Device &gpu)
{
    const Figure *rate = gpu.find(Q::Fp32);
    if (gpu.kind != DeviceKind::Gpu || !gpu.year || !rate || rate->kind == Figure::Kind::Measured)
        return false;
    const std::array needed{Q::Cores, Q::Alus, Q::Clock, Q::L1Size};
    return powerLimitOf(gpu) && std::ranges::all_of(needed, [&](Q quantity) { return gpu.find(quantity) != nullptr; });
}

ClassFits readFits(const JsonNode &node)
{
    ClassFits fits;
    for (const WorkClass work : workClasses) {
        const auto found = node.find(keyOf(work));
        if (!found)
            continue;
        ClassFit &fit = fits[static_cast<std::size_t>(work)];
        fit.factor = (*found)["factor"].number();
        fit.low = (*found)["low"].number();
        fit.high = (*found)["high"].number();
        fit.rows = (*found)["rows"].smallInteger();
        found->require(fit.factor > 0 && fit.low > 0 && fit.low <= fit.high && fit.rows > 0,
                       sentence("a factor, a band around it and the number of rows"));
    }
    return fits;
}

} // namespace

std::optional<double> powerLimitOf(const Device &gpu)
{
    const auto found = powerLimits().find(cardOf(gpu));
    return found == powerLimits().end() ? std::nullopt : std::optional(found->get<double>());
}

const char *keyOf(WorkClass work)
{
    constexpr std::array keys{"product", "attention", "convolution", "rows", "elementwise"};
    return keys[static_cast<std::size_t>(work)];
}

WorkClass workClassOf(OperationKind kind)
{
    if (kind == operations::BatchedMatMul)
        return WorkClass::Attention;
    if (kind->matrixWork == MatrixWork::Product)
        return WorkClass::Product;
    if (kind->matrixWork == MatrixWork::Convolution)
        return WorkClass::Convolution;
    return kind->rowWork != RowWork::None ? WorkClass::Rows : WorkClass::Elementwise;
}

const PublishedFit &PublishedFit::builtIn()
{
    static const PublishedFit fit = fromText(publishedFitJson);
    return fit;
}

PublishedFit PublishedFit::fromText(std::string_view text)
{
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    const JsonNode root(json);
    PublishedFit fit;
    fit.others = readFits(root["others"]);
    for (const auto &[id, fits] : root["cards"].members())
        fit.cards[id] = readFits(fits);
    return fit;
}

ClassFits PublishedFit::of(const Device &device) const
{
    if (!hasFiguresOfFit(device))
        return {};
    const auto found = cards.find(cardOf(device));
    if (found == cards.end())
        return others;
    ClassFits fits = found->second;
    for (std::size_t i = 0; i < fits.size(); ++i)
        if (fits[i].rows == 0)
            fits[i] = others[i];
    return fits;
}

Sustained sustained(const Device &gpu)
{
    if (!hasFiguresOfFit(gpu))
        return {};
    const double alus = *gpu.value(Q::Alus);
    const double joules = multiplyAddJoules * std::exp2(-std::max(0, *gpu.year - yearOfJoules) / yearsToHalve);
    Sustained share;
    share.clock = std::min(1.0, *powerLimitOf(gpu) / (alus * *gpu.value(Q::Clock) * joules));
    const bool eachCycle = *gpu.year >= firstYearOfWideMultiprocessors && alus / *gpu.value(Q::Cores) >= 128;
    share.issue = eachCycle ? multiplyAddsOfTile / (multiplyAddsOfTile + otherInstructions) : 1;
    return share;
}

} // namespace overtake
