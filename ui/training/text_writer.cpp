// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/text_writer.h"

#include "text/error.h"

#include <QElapsedTimer>
#include <QtConcurrentRun>
#include <new>

namespace overtake
{
namespace
{

constexpr qint64 millisecondsBetween = 100;

} // namespace

TextWriter::TextWriter(const EngineRegistry &engines, QObject *parent) : QObject(parent), m_engines(engines)
{
    m_pool.setMaxThreadCount(1);
}

TextWriter::~TextWriter()
{
    stop();
    m_pool.waitForDone();
}

void TextWriter::start(TextJob job)
{
    m_stop = {};
    m_running = true;
    (void)QtConcurrent::run(&m_pool, [this, job = std::move(job), stop = m_stop.get_token()] { run(job, stop); });
}

void TextWriter::stop()
{
    m_stop.request_stop();
}

bool TextWriter::waitUntilIdle(std::chrono::milliseconds patience)
{
    stop();
    return m_pool.waitForDone(static_cast<int>(patience.count()));
}

template <typename Signal>
void TextWriter::post(Signal signal)
{
    QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection);
}

/// On the worker thread.
void TextWriter::run(TextJob job, const std::stop_token &stop)
{
    QElapsedTimer sincePosted;
    job.sampling.progress = [&](const std::string &text) {
        if (sincePosted.isValid() && sincePosted.elapsed() < millisecondsBetween)
            return;
        post([this, text = QString::fromStdString(text)] { emit written(text); });
        sincePosted.start();
    };
    QString problem;
    try {
        auto turn = m_engines.turns().tryTake();
        if (!turn) {
            post([this] { emit waiting(); });
            turn.emplace(m_engines.turns().take(stop));
        }
        Engine &engine = m_engines.require(job.use.id);
        const ParameterValues options = engine.description().options.complete(job.use.options, "engine " + job.use.id);
        const std::string text = sampleText(engine, options, job.parameters, *job.trained, job.sampling, stop);
        post([this, text = QString::fromStdString(text)] { emit written(text); });
    } catch (const Cancelled &) {
        // stopped before the first character
    } catch (const std::bad_alloc &) {
        problem = tr("Memory ran out: choose a smaller size.");
    } catch (const std::exception &error) {
        problem = QString::fromStdString(error.what());
    }
    post([this, problem] {
        m_running = false;
        emit finished(problem);
    });
}

} // namespace overtake
