// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The threads of Qt Concurrent's work. Qt's own pool has as many as the machine has cores: on two, two trials over ssh
// would keep all else waiting.
#pragma once

#include <functional>

class QThreadPool;

namespace overtake
{

/// One thread that never ends, for what is timed: engines keep what belongs to a thread (OpenMP teams, GPU contexts)
/// warm.
QThreadPool &timedPool();
/// One thread that never ends, for pictures and races that the user plays with: they say when they wait for an engine.
QThreadPool &viewerPool();
/// One thread that never ends, for texts that a model generates, which take minutes.
QThreadPool &textPool();
/// Files, trials of workers and questions to them.
QThreadPool &filePool();
/// One thread, which runs when nothing else wants a core: who is no administrator cannot put its priority back.
QThreadPool &autosavePool();

/// `work`, for another thread to call once. It goes behind a lock of its own: ThreadSanitizer sees none of Qt's.
std::function<void()> handedOver(std::function<void()> work);
/// Does `work`, which throws nothing, on a thread of the pool. A Job is for what has results or must be waited for.
void runIn(QThreadPool &pool, std::function<void()> work);

} // namespace overtake
