// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lesson as its file has it (resources/lessons/<id>.json): steps that say, set, ask, measure and explain. Data, never
// code. Its texts are English; the window translates them like its own (context 'Lessons'), and a file of a teacher's
// own may be in any one language. Plain data.
#pragma once

#include "lessons/state.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// Question that is asked before anything is measured. `other` and `base` are the second and the first engine of the
/// state.
enum class Question {
    None,
    Crossover, ///< where on the axis the other engine overtakes: a number there, or that it does not
    Faster,    ///< who is faster at the slider's place: a choice
    SpeedUp,   ///< how many times as fast as the base the other is there: a number
    Curve,     ///< the speed-up along the axis: drawn by hand
    /// The share of its own peak that the base reaches there: a number in per cent. Outcomes: Base, less than a tenth;
    /// Close, up to half; Other, more.
    Utilisation
};

/// Result of a measurement, as far as a lesson continues differently.
enum class Outcome {
    Crossing, ///< crossover within the range
    Base,     ///< the base is faster, of a range throughout
    Other,    ///< the other one is
    Close,    ///< neither is clearly faster
    Failed    ///< nothing to compare: an engine failed, or the user stopped
};

/// A text, or one for each outcome of the question before.
struct LessonText {
    std::string always;
    std::map<Outcome, std::string> cases;
    bool isEmpty() const { return always.empty() && cases.empty(); }
    /// Text for an outcome; empty for Failed and for outcomes without a text of their own.
    const std::string &of(std::optional<Outcome> outcome) const;
};

enum class StepKind { Say, Set, Do, Guess, Measure, Reveal, Explain, Why, Exit };

struct LessonStep {
    StepKind kind = StepKind::Say;
    LessonText text;
    std::string tab;               ///< to show: "curves", "roofline"; empty: as it is
    WorkState state;               ///< Set
    std::string key;               ///< Do: a parameter of the study; empty: the tab
    std::optional<double> atLeast; ///< Do: done when it is
    std::optional<double> atMost;
    Question question = Question::None; ///< Guess
    bool sweep = false;                 ///< Measure: along the axis, else the slider's place alone
};

struct Lesson {
    std::string id;
    int number = 0; ///< position among the built-in lessons, from 1; 0: a teacher's own
    std::string title;
    std::string goal; ///< result for the learner, in one sentence; empty in a file of format 1
    int minutes = 0;
    std::vector<LessonStep> steps;
};

/// All texts, each once: for the translators.
std::vector<std::string> textsOf(const Lesson &lesson);
/// "guess", as the file names the kind.
const char *nameOf(StepKind kind);
/// The tabs that a step can show, in the window's order.
const std::vector<std::string> &lessonTabs();
/// The outcomes that a question can have, Failed left out.
std::vector<Outcome> outcomesOf(Question question);
/// Whether the axis has to be measured for it.
bool needsSweep(Question question);

} // namespace overtake
