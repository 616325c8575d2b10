// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/map_runner.h"

namespace overtake
{

MapRunner::MapRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch)
    : m_engines(engines), m_clock(clock), m_watch(watch),
      m_job(
          timedPool(),
          [this](JobId, const Delivery &delivery) {
              if (delivery.map)
                  emit changed(delivery.map);
              if (delivery.progress)
                  emit progressed(*delivery.progress);
          },
          [this](JobId, JobEnd end, const QString &message) {
              emit finished(end == JobEnd::Failed ? message : QString());
          })
{
}

void MapRunner::start(const Workload &workload, MapRequest request)
{
    m_job.start([this, &workload, request = std::move(request)](const JobThread::Context &job) {
        const auto turn = m_engines.turns().take(job.stop);
        const auto rule = carefulRule(mapBudgetPerEngine(request));
        const MeasureOptions options{rule.get(), job.stop, [&] { m_job.waitUntilPainted(job.stop); }};
        MapCallbacks callbacks;
        callbacks.progress = [&](const SweepProgress &progress) {
            m_job.post(job, [&](Delivery &delivery) { delivery.progress = progress; });
        };
        callbacks.point = [&](const SpeedUpMap &soFar) {
            m_job.post(job, [&](Delivery &delivery) { delivery.map = std::make_shared<const SpeedUpMap>(soFar); });
        };
        Measurer measurer(m_engines, m_clock, m_watch); // its data go with the job
        auto map = std::make_shared<const SpeedUpMap>(runMap(measurer, m_clock, workload, request, options, callbacks));
        m_job.post(job, [&](Delivery &delivery) { delivery.map = std::move(map); });
    });
}

} // namespace overtake
