// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fit of the GPU model to published measurements (resources/published_fit.json): for each kind of work a factor on its
// time, and the deviation of single measurements from it. For GPUs with rows of their own it comes from those, for all
// others from leaving out one GPU after the other. Made by tests/bench/prediction_bench. Plain data; any thread.
#pragma once

#include "machine/device.h"
#include "program/operation.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace overtake
{

enum class WorkClass {
    Product,     ///< product of two matrices
    Attention,   ///< many small products
    Convolution, ///< by its product or by Winograd's
    Rows,        ///< softmax, layer norm: what reads a row more than once
    Elementwise, ///< and all else that memory limits
};
inline constexpr std::array workClasses{WorkClass::Product, WorkClass::Attention, WorkClass::Convolution,
                                        WorkClass::Rows, WorkClass::Elementwise};
const char *keyOf(WorkClass work); ///< in JSON: "product"
WorkClass workClassOf(OperationKind kind);

/// Share of the measured times that `low` and `high` of a ClassFit hold.
inline constexpr double bandShare = 0.8;

struct ClassFit {
    double factor = 1; ///< on the model's time
    double low = 0.5;  ///< bandShare of the measured times lie between low and high times the time with that factor
    double high = 2;
    int rows = 0; ///< measurements that say so; 0: none, and low and high are a guess
};
using ClassFits = std::array<ClassFit, workClasses.size()>;

struct PublishedFit {
    std::map<std::string, ClassFits> cards; ///< by their id in the database
    ClassFits others;                       ///< cards without rows

    static const PublishedFit &builtIn();
    /// Throws Error.
    static PublishedFit fromText(std::string_view json);

    /// No fit (factor 1, no rows) where a figure that the fit rests on is not known of the device, or its peak was
    /// measured here.
    ClassFits of(const Device &device) const;
};

/// Watts, to which a card of this name keeps by lowering its clock (resources/power_limits.json); nothing where no
/// source is known.
std::optional<double> powerLimitOf(const Device &gpu);

/// Share of the data sheet's peak that a product's multiply-adds can have; 1 where the figures for it are unknown or
/// the peak was measured.
struct Sustained {
    double clock = 1; ///< share of the clock that the power limit leaves
    double issue = 1; ///< slots that a scheduler has left for multiply-adds
};
Sustained sustained(const Device &gpu);

} // namespace overtake
