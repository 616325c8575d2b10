// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/study_model.h"

#include "words/core_text.h"
#include "workloads/divisibility.h"

namespace overtake
{

constexpr int stepsKept = 200; ///< steps of undo, about 8 kB each

/// Changes one study into another.
class StudyChange : public GestureStep<Study>
{
public:
    StudyChange(StudyModel &model, Study after, const QString &what, Gesture gesture)
        : GestureStep(what, model.study(), std::move(after), gesture), m_model(model)
    {
    }

    StudyChange(StudyModel &model, const StudyChange &step)
        : GestureStep(step.text(), step.m_before, step.m_after, 0), m_model(model)
    {
    }

    void undo() override { m_model.apply(m_before); }
    void redo() override { m_model.apply(m_after); }

private:
    StudyModel &m_model;
};

Gesture newGesture()
{
    static Gesture last = 0;
    return ++last;
}

StudyModel::StudyModel(const EngineRegistry &registry, Study study) : m_registry(registry), m_study(std::move(study))
{
    m_undoStack.setUndoLimit(stepsKept);
    repair(m_study, m_registry);
}

void StudyModel::change(Study next, const QString &what, Gesture gesture)
{
    repair(next, m_registry);
    if (next.run == m_study.run && next.run != 0 && !sameCurve(next, m_study)) {
        next.run = 0; // changed by hand: an opened run is not of these parameters
        repair(next, m_registry);
    }
    next.visit = isVisited();
    if (next != m_study && m_beforeVisit)
        apply(next);
    else if (next != m_study)
        m_undoStack.push(new StudyChange(*this, std::move(next), what, gesture));
}

void StudyModel::beginVisit()
{
    if (!m_beforeVisit)
        m_beforeVisit = m_study;
}

void StudyModel::restart(const Study &study)
{
    if (m_beforeVisit)
        m_beforeVisit = study;
    apply(Study(m_beforeVisit ? m_study : study));
}

void StudyModel::endVisit()
{
    if (const std::optional<Study> before = std::exchange(m_beforeVisit, std::nullopt); before && *before != m_study)
        apply(*before);
}

void StudyModel::takeOver(const StudyModel &before)
{
    m_isTakingOver = true;
    for (int i = 0; i < before.m_undoStack.count(); ++i)
        m_undoStack.push(
            new StudyChange(*this, *static_cast<const StudyChange *>(before.m_undoStack.command(i)))); // all are such
    m_undoStack.setIndex(before.m_undoStack.index());
    m_isTakingOver = false;
    apply(before.m_study);
}

void StudyModel::apply(const Study &study)
{
    if (m_isTakingOver)
        return;
    const Study before = std::exchange(m_study, study);
    repair(m_study, m_registry); // a worker's engines may have left since
    emit changed(before, m_study);
}

void StudyModel::setParameter(const std::string &key, const ParameterValue &value, Gesture gesture)
{
    Study next = m_study;
    next.parameters.set(key, value);
    const ParameterSpec *spec = workloadById(m_study.workload).parameters().find(key);
    change(std::move(next), spec ? coreText(spec->label) : QString::fromStdString(key), gesture);
}

void StudyModel::setCursor(double value, Gesture gesture)
{
    const std::vector<double> fitting =
        fittingNumbers(workloadById(m_study.workload), m_study.parameters, m_study.sweepKey);
    setParameter(m_study.sweepKey, valueFromNumber(axisOf(m_study), nearestFitting(fitting, value)), gesture);
}

void StudyModel::setPlace(const std::string &key, double cursor, double number, Gesture gesture)
{
    const Workload &workload = workloadById(m_study.workload);
    Study next = m_study;
    next.parameters.set(m_study.sweepKey, valueFromNumber(axisOf(m_study), cursor)); // the other number must fit it
    for (const auto &[one, value] : {std::pair{key, number}, std::pair{m_study.sweepKey, cursor}})
        if (const ParameterSpec *spec = workload.parameters().find(one)) {
            const double fitting = nearestFitting(fittingNumbers(workload, next.parameters, one), value);
            next.parameters.set(one, valueFromNumber(*spec, fitting));
        }
    change(std::move(next), tr("place on the map"), gesture);
}

void StudyModel::setRange(double from, double to, Gesture gesture)
{
    Study next = m_study;
    next.from = from;
    next.to = to;
    if (next != m_study)
        next.sweepValues.clear();
    change(std::move(next), tr("range of the sweep"), gesture);
}

void StudyModel::setSweepKey(const std::string &key)
{
    if (key != m_study.sweepKey)
        change(withSweepKey(m_study, key), tr("axis"));
}

void StudyModel::setWorkload(const std::string &id)
{
    if (id != m_study.workload)
        change(withWorkload(m_study, workloadById(id)), tr("workload"));
}

void StudyModel::setPreset(const std::string &name)
{
    if (name.empty()) {
        Study next = m_study;
        next.preset.clear();
        change(std::move(next), tr("preset"));
        return;
    }
    const Preset &preset = presetByName(name);
    Study next = withPreset(m_study, preset, m_registry);
    // The line of the preset before leaves with it: its framework may not have this work at all.
    if (!m_study.preset.empty())
        for (std::size_t i = 0; i < next.engines.size(); ++i)
            if (const std::string &id = next.engines[i].use.id;
                i != next.base && id == presetByName(m_study.preset).framework.engine && id != preset.framework.engine)
                next.engines[i].enabled = false;
    change(withPublishedLine(std::move(next), m_registry), tr("preset"));
}

void StudyModel::setEngines(std::vector<EngineChoice> engines, std::size_t base, Gesture gesture)
{
    Study next = m_study;
    next.engines = std::move(engines);
    next.base = base;
    change(std::move(next), tr("engines"), gesture);
}

} // namespace overtake
