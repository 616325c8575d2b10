// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The worker thread that lets a trained model write a text on, at its turn among the threads that use engines. What it
// has written is handed over about ten times a second. All methods and signals belong to the window's thread.
#pragma once

#include "engines/engine_registry.h"
#include "train/text_sampler.h"

#include <QObject>
#include <QThreadPool>
#include <chrono>
#include <memory>

namespace overtake
{

struct TextJob {
    EngineUse use;              ///< who computes
    ParameterValues parameters; ///< complete, those of the training
    std::shared_ptr<const TrainedParameters> trained;
    TextSampling sampling;
};

class TextWriter : public QObject
{
    Q_OBJECT

public:
    /// `engines` must outlive the writer.
    explicit TextWriter(const EngineRegistry &engines, QObject *parent = nullptr);
    ~TextWriter() override; ///< stops and waits: for one character at most

    /// Nothing is being written.
    void start(TextJob job);
    /// Ends within a character; finished() follows, and what is written stays.
    void stop();
    bool isRunning() const { return m_running; }
    /// Stops; false when it was still at a character after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience);

signals:
    void waiting();                    ///< another thread uses the engines
    void written(const QString &text); ///< all of it so far, the prompt included
    /// `problem`: why there is no text, in words; empty when all was written or it was stopped.
    void finished(const QString &problem);

private:
    void run(TextJob job, const std::stop_token &stop);
    template <typename Signal>
    void post(Signal signal);

    const EngineRegistry &m_engines;
    QThreadPool m_pool;
    std::stop_source m_stop;
    bool m_running = false;
};

} // namespace overtake
