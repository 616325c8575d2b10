// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_costs.h"

#include "operations/matmul.h"

#include <algorithm>
#include <cmath>
#include <locale>
#include <sstream>

namespace overtake
{

namespace
{

bool isUsable(const CpuCosts::Sample &sample)
{
    const bool hasSizes =
        std::ranges::all_of(sample.sizes, [](double size) { return std::isfinite(size) && size >= 1; });
    return hasSizes && std::isfinite(sample.one) && sample.one > 0 && std::isfinite(sample.all) && sample.all > 0;
}

} // namespace

std::string costKey(const WorkPiece &piece)
{
    std::string key = piece.kind->name;
    if (piece.kind == operations::MatMul)
        key += std::string(":") + (piece.transposeA ? "T" : "N") + (piece.transposeB ? "T" : "N");
    for (const OperationKind other : piece.others)
        key += std::string("+") + other->name;
    return key;
}

WorkSizes costSizes(const WorkPiece &piece)
{
    WorkSizes sizes{static_cast<double>(piece.rows), static_cast<double>(piece.columns), static_cast<double>(piece.k)};
    if (piece.kind == operations::BatchedMatMul)
        sizes = {static_cast<double>(piece.products), piece.flops / 2 / static_cast<double>(piece.products), 1};
    else if (piece.isElementwise)
        sizes = {sizes[0] * sizes[1], 1, 1};
    for (double &size : sizes)
        size = std::max(size, 1.0);
    return sizes;
}

std::string toText(const CpuCosts &costs)
{
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text.precision(6);
    text << costs.threads << ' ' << costs.quiet << ' ' << costs.flopsOne << '\n';
    for (const auto &[key, samples] : costs.samples) {
        for (const CpuCosts::Sample &sample : samples) {
            text << key;
            for (const double size : sample.sizes)
                text << ' ' << size;
            text << ' ' << sample.one << ' ' << sample.all << '\n';
        }
    }
    return text.str();
}

std::optional<CpuCosts> costsFromText(const std::string &text)
{
    std::istringstream lines(text);
    lines.imbue(std::locale::classic());
    CpuCosts costs;
    if (!(lines >> costs.threads >> costs.quiet >> costs.flopsOne) || costs.threads < 1 || !(costs.flopsOne > 0))
        return std::nullopt;
    for (std::string key; lines >> key;) {
        CpuCosts::Sample sample;
        lines >> sample.sizes[0] >> sample.sizes[1] >> sample.sizes[2] >> sample.one >> sample.all;
        if (!lines || !isUsable(sample))
            return std::nullopt;
        costs.samples[key].push_back(sample);
    }
    return costs.samples.empty() ? std::nullopt : std::optional(std::move(costs));
}

} // namespace overtake
