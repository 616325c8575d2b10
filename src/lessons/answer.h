// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answer to compare a guess with: the answer that measurements (or, if this machine lacks the device, predictions) give
// to a lesson's question. Pure functions.
#pragma once

#include "lessons/lesson.h"
#include "machine/device.h"

namespace overtake
{

struct Answer {
    Outcome outcome = Outcome::Failed;
    std::vector<Interval> intervals; ///< intervals of the number asked for; several if there are several crossovers
    bool predicted = false;          ///< one side is a model's
    /// Not None: what was measured decides nothing. The outcome is provisional, no guess is judged by it, and measuring
    /// again may help.
    Doubt doubt = Doubt::None;
    int decided = 0; ///< points with a verdict, where the outcome needs all that are planned
    int planned = 0;

    bool isCertain() const { return doubt == Doubt::None && decided == planned; }
    /// Why it is not certain, in a sentence; empty if it is.
    Message whyUncertain() const;
};

/// `cursor`: the slider's place. `device`: the base's, for Utilisation.
Answer answerTo(Question question, const Sweep &sweep, double cursor, const std::optional<Device> &device = {});

struct Guess {
    Outcome outcome = Outcome::Crossing;          ///< Crossing: the number, where a number is asked for
    double number = 0;                            ///< on the axis, a ratio, or per cent
    std::vector<std::pair<double, double>> curve; ///< place and ratio, ascending
};

enum class Score {
    Inside, ///< within the measured interval, or the verdict
    Near,   ///< within a factor of 2
    Off,
    None ///< nothing to compare it with
};
/// `sweep`: what was measured, for a curve.
Score scoreOf(const Guess &guess, Question question, const Answer &answer, const Sweep &sweep);

/// The measured speed-ups of the second engine that have a verdict: place and ratio with its interval.
struct RatioPoint {
    double value = 0;
    double ratio = 1;
    Interval interval;
};
std::vector<RatioPoint> ratiosOf(const Sweep &sweep);
/// A drawn curve's ratio at a place, its last ones beyond the ends.
double ratioAt(const std::vector<std::pair<double, double>> &curve, double value);

} // namespace overtake
