// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A session with fake engines over a small study, and the store and the model that it works with.
#pragma once

#include "run/measuring_session.h"
#include "ui/window_lab.h"

#include <gtest/gtest.h>

namespace overtake::test
{

class Session : public testing::Test
{
protected:
    using Kind = MachineUse::Kind;

    /// `watch`: null where nobody watches for other programs.
    explicit Session(MachineWatch *watch = nullptr)
    {
        m_study = defaultStudy(workloadById("mlp"), m_lab.registry);
        m_study.parameters.set("samples", std::int64_t{1000});
        m_study.from = 5;
        m_study.to = 100;
        m_study.parameters.set("hidden", std::int64_t{50});
        m_model = std::make_unique<StudyModel>(m_lab.registry, m_study);
        m_session = std::make_unique<MeasuringSession>(*m_model, m_curves, m_lab.registry, m_lab.clock, m_use, watch);
        m_session->setFullBudget(0.2);
        QObject::connect(m_session.get(), &MeasuringSession::livePoint,
                         [this](double value, const Comparison &comparison, bool settled) {
                             m_live.push_back(value);
                             m_settled += settled ? 1 : 0;
                             m_last = comparison;
                         });
        QObject::connect(&m_curves, &CurveStore::curveShown, [this] { ++m_shown; });
        QObject::connect(&m_use, &MachineUse::changed, [this] { m_state = m_use.state(); });
        QObject::connect(m_session.get(), &MeasuringSession::problem,
                         [this](const QString &message) { m_problem = message; });
        QObject::connect(m_session.get(), &MeasuringSession::notice,
                         [this](const QString &message) { m_notice = message; });
    }

    void moveTo(std::int64_t hidden) { m_model->setParameter("hidden", hidden); }
    void setBatch(std::int64_t batch) { m_model->setParameter("batch", batch); }
    void undo() { m_model->undoStack().undo(); }
    const CurvePoints &points() const { return m_curves.shown()->points; }

    /// A run of another workload, as from a file.
    void openRun()
    {
        RunRecord record;
        record.machine.cpu = "Another machine";
        record.sweep.workload = "vector-multiply";
        record.sweep.key = "elements";
        record.sweep.engines.resize(1);
        record.sweep.points.push_back({1000, false, {}});
        Study study = withWorkload(m_model->study(), workloadById("vector-multiply"));
        study.run = m_curves.add(record, study, {});
        m_model->change(study, {});
    }

    bool waitUntilIdle()
    {
        return waitFor([this] {
            const bool rests = m_state.kind == Kind::Idle || m_state.kind == Kind::Waiting;
            return rests && !points().isEmpty();
        });
    }
    bool sweepTo(std::vector<double> values)
    {
        Study study = m_model->study();
        study.sweepValues = std::move(values);
        m_model->change(study, {});
        m_session->startSweep();
        return waitFor([this] { return !m_session->isSweeping(); });
    }

    Lab m_lab;
    Study m_study;
    CurveStore m_curves{m_lab.registry, Machine{}};
    std::unique_ptr<StudyModel> m_model;
    std::unique_ptr<MeasuringSession> m_session;
    std::vector<double> m_live;
    Comparison m_last; ///< of these
    int m_settled = 0;
    int m_shown = 0;
    MachineUse::State m_state;
    QString m_problem;
    QString m_notice;
    MachineUse m_use; ///< last: a session that ends measures nothing more
};

} // namespace overtake::test
