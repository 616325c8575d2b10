// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/text_writer.h"

namespace overtake
{

TextWriter::TextWriter(const EngineRegistry &engines, QObject *parent)
    : QObject(parent), m_engines(engines),
      m_job(
          [this](JobId, const Delivery &delivery) {
              if (delivery.waits)
                  emit waiting();
              if (delivery.text)
                  emit written(QString::fromStdString(*delivery.text));
          },
          [this](JobId, JobEnd, const QString &message) { emit finished(message); })
{
}

void TextWriter::start(TextJob text)
{
    m_job.start([this, text = std::move(text)](const JobThread::Context &job) { run(text, job); });
}

/// On the worker thread.
void TextWriter::run(TextJob text, const JobThread::Context &job)
{
    const auto post = [&](const std::string &written) {
        m_job.post(job, [&](Delivery &delivery) { delivery.text = written; });
    };
    text.sampling.progress = post;
    auto turn = m_engines.turns().tryTake();
    if (!turn) {
        m_job.post(job, [](Delivery &delivery) { delivery.waits = true; });
        turn.emplace(m_engines.turns().take(job.stop));
    }
    Engine &engine = m_engines.require(text.use.id);
    const ParameterValues options = engine.description().options.complete(text.use.options, "engine " + text.use.id);
    post(sampleText(engine, options, text.parameters, *text.trained, text.sampling, job.stop));
}

} // namespace overtake
