// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The results of the tab 'Training': opened, saved, had back, and taken over by the next window.
#include "training/training_page.h"

#include "file/json_file.h"
#include "words/core_text.h"
#include "words/number_text.h"
#include "workloads/gpt.h"

#include <QComboBox>
#include <QSpinBox>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

constexpr std::size_t trainingsKept = 8; ///< before the one on show; more if they are in no file

QString labelOf(const EngineTraining &training)
{
    return labelText({training.label.name, training.label.details});
}

/// Rounded down, because a training rounds its samples up: the same number of them is held out again.
int percentHeldOut(const TrainingRun &run)
{
    const auto heldOut = static_cast<double>(run.heldOutSamples);
    const double all = heldOut + static_cast<double>(run.trainingSamples);
    return static_cast<int>(100 * heldOut / std::max(1.0, all));
}

} // namespace

void TrainingPage::open(TrainingRecord record, const QString &path)
{
    replaceShown();
    for (const EngineTraining &training : record.run.engines) {
        m_shown.series.push_back(m_shown.context.series.size());
        ChartContext::Series &series = m_shown.context.series.emplace_back();
        series.label = labelOf(training);
        series.kind = training.kind;
        series.predicted = training.label.predicted;
        series.wrongOnPurpose = !training.use.isHonest();
    }
    m_shown.record = std::move(record);
    m_shown.path = path;
    m_shown.isOpened = true;
    if (m_run.workload != gptId) // a text has its last tenth
        m_heldOut->setValue(percentHeldOut(m_run));
    m_problem.clear();
    showResult();
}

/// Another result follows. This one can be had back: a file has no weights.
void TrainingPage::replaceShown()
{
    m_shown.written = m_text->content();
    const QString prompt = m_shown.written.prompt;
    if (hasResult()) {
        const auto saved = std::ranges::find_if(m_previous, [](const Result &one) { return !one.isUnsaved; });
        if (m_previous.size() >= trainingsKept && saved != m_previous.end())
            m_previous.erase(saved);
        m_previous.push_back(std::move(m_shown));
    }
    m_shown = {};
    m_shown.number = ++m_results;
    m_shown.written.prompt = prompt;
}

/// The one on show follows the oldest.
void TrainingPage::showPrevious()
{
    if (m_previous.empty() || isTraining())
        return;
    m_shown.written = m_text->content();
    if (hasResult())
        m_previous.insert(m_previous.begin(), std::move(m_shown));
    m_shown = std::move(m_previous.back());
    m_previous.pop_back();
    m_problem.clear();
    showResult();
}

std::optional<Document> TrainingPage::document()
{
    return hasResult() && !isTraining() ? documentOf(m_shown) : Document();
}

Document TrainingPage::documentOf(const Result &result)
{
    const std::string &workload = result.record.run.workload;
    return {tr("Save training"),
            tr("Trainings (*.json);;All files (*)"),
            result.path.isEmpty() ? QString::fromStdString(workload) + QStringLiteral("-training") : result.path,
            tr("Unsaved training: %1.", "a workload").arg(coreText(workloadById(workload).label())),
            [record = result.record] { return jsonText(toJson(record)); },
            [this, number = result.number](const QString &path) {
                const auto mark = [&](Result &one) {
                    if (one.number == number) { // not another one by now
                        one.path = path;
                        one.isUnsaved = false;
                    }
                };
                mark(m_shown);
                std::ranges::for_each(m_previous, mark);
            }};
}

std::vector<Document> TrainingPage::unsaved()
{
    std::vector<Document> documents;
    for (const Result &previous : m_previous) {
        if (!previous.isUnsaved)
            continue;
        documents.push_back(documentOf(previous));
        documents.back().loss =
            tr("Unsaved previous training: %1, %2.", "a workload, a date")
                .arg(coreText(workloadById(previous.record.run.workload).label()), dateText(previous.record.date));
    }
    if (m_shown.isUnsaved)
        documents.push_back(documentOf(m_shown));
    return documents;
}

/// Translates the engines' names anew.
void TrainingPage::Result::sayLabels()
{
    for (std::size_t i = 0; i < record.run.engines.size(); ++i)
        context.series[series[i]].label = labelOf(record.run.engines[i]);
}

void TrainingPage::takeOver(const TrainingPage &before)
{
    m_shown = before.m_shown;
    m_shown.written = before.m_text->content();
    m_previous = before.m_previous;
    m_results = before.m_results;
    m_problem = before.m_problem;
    m_heldOut->setValue(before.m_heldOut->value());
    m_axis->setCurrentIndex(before.m_axis->currentIndex());
    m_shown.sayLabels();
    std::ranges::for_each(m_previous, [](Result &one) { one.sayLabels(); });
    showResult();
}

} // namespace overtake
