// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The worker thread that lets a trained model write a text on, at its turn among the threads that use engines. What it
// has written is handed over about ten times a second. All methods and signals belong to the window's thread.
#pragma once

#include "engines/engine_registry.h"
#include "run/job.h"
#include "train/text_sampler.h"

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

    /// Nothing is being written.
    void start(TextJob job);
    /// Ends within a character; finished() follows, and what is written stays.
    void stop() { m_job.stop(); }
    bool isRunning() const { return m_job.isRunning(); }
    /// Stops; false when it was still at a character after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_job.waitUntilIdle(patience); }

signals:
    void waiting();                    ///< another thread uses the engines
    void written(const QString &text); ///< all of it so far, the prompt included
    /// `problem`: why there is no text, in words; empty when all was written or it was stopped.
    void finished(const QString &problem);

private:
    struct Delivery {
        std::optional<std::string> text;
        bool waits = false;
    };

    void run(TextJob text, const JobThread::Context &job);

    const EngineRegistry &m_engines;
    Job<Delivery> m_job;
};

} // namespace overtake
