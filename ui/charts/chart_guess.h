// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guess about a curve before it is measured: a place on the axis, or a speed-up drawn by hand; and beside it the
// guesses of others. A layer of the plot paints it above the curves.
#pragma once

#include <QString>
#include <utility>
#include <vector>

namespace overtake
{

struct ChartGuess {
    enum class Kind { None, Place, Curve } kind = Kind::None;
    bool asked = false;                           ///< the mouse and the arrow keys move it
    double place = 0;                             ///< on the axis
    std::vector<std::pair<double, double>> curve; ///< place and ratio, ascending
    std::size_t chosen = 0;                       ///< index into the curve: what the arrow keys move
    QString label;                                ///< "your guess: 400"
    std::vector<double> others;                   ///< places on the axis

    bool operator==(const ChartGuess &) const = default;
};

/// A guessed ratio lies between these; so does the axis of what is drawn.
inline constexpr double lowestGuess = 0.01;
inline constexpr double highestGuess = 100;

} // namespace overtake
