// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a lesson's file and checks that it can be walked to its end. What is wrong is said with the file, the step and
// the field. The format:
//
//   { "schema": 2, "id": "width", "number": 2, "title": "…", "goal": "…", "minutes": 8, "steps": [
//       { "say": "…" },
//       { "set": { "preset": "mlp-width-hsf", "engines": ["cpu", "gpu"] }, "text": "…" },
//       { "guess": "crossover", "text": "…" },
//       { "measure": "sweep", "text": "…" },
//       { "reveal": { "crossing": "…", "base": "…", "other": "…", "close": "…" } },
//       { "explain": "Why? Tell your neighbour." },
//       { "why": "…", "tab": "roofline" },
//       { "do": "…", "key": "batch", "at_least": 512 },
//       { "exit": "…" } ] }
//
// Format 2 has the goal and ends with the exit question; files of format 1, which may lack both, are read as before.
#pragma once

#include "lessons/lesson.h"

#include <nlohmann/json_fwd.hpp>

namespace overtake
{

inline constexpr int oldestLessonSchema = 1;
inline constexpr int lessonSchema = 2;

bool isLesson(const nlohmann::json &json);
/// Throws Error "Cannot read 'FILE': step 3 (guess): …".
Lesson readLesson(const std::string &path);
/// Throws Error, which completes that.
Lesson lessonFromJson(const nlohmann::json &json);
/// Those of this build, in the order of their numbers.
const std::vector<Lesson> &builtInLessons();

/// Checks that each state is valid on this machine, that each guess is answered by a measurement after it and by none
/// before, that something was revealed before a step that explains it, and that nothing follows the exit question.
/// `gpu`: see resolve(). Throws Error "step 3 (guess): …".
void checkLesson(const Lesson &lesson, const EngineRegistry &engines, const std::string &gpu = {});

} // namespace overtake
