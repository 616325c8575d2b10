// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Training': a button, the curves while the engines learn, whether they agree, and what they have learnt. It
// trains what the panels on the left say at the start; measuring rests meanwhile. Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "pages/page.h"
#include "report/training_file.h"
#include "run/machine_use.h"
#include "study/study.h"
#include "training/text_panel.h"
#include "training/training_charts.h"
#include "training/training_runner.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace overtake
{

class ReportTable;

class TrainingPage : public Page
{
    Q_OBJECT

public:
    /// `engines` must outlive the page; `use` too, or be gone when it goes.
    TrainingPage(const EngineRegistry &engines, MachineUse &use, MachineWatch *watch, QWidget *parent = nullptr);

    /// The work of the next training; `context` names its engines. What is being trained goes on, and the last result
    /// stays on show.
    void setStudy(const Study &study, const ChartContext &context);
    void start();
    void stop(); ///< the result so far is evaluated
    void toggle() { isTraining() ? stop() : start(); }
    void stopWriting() { m_text->stop(); } ///< the text; what is written stays
    bool isTraining() const { return m_runner.isRunning(); }
    bool waitUntilIdle(std::chrono::milliseconds patience);
    void setProjector(bool on) override;
    Concern concern() const override { return Concern::Study; }
    FigureTable table() const override;
    Sheet sheet() const override; ///< both charts, light, with what they show below
    QString introduction() const override;
    /// The training on show as the file that open() takes; nothing while it goes on.
    std::optional<Document> document() override;
    std::vector<Document> unsaved() override;

    /// A training from a file, while none goes on. As with start(), one that is in no file can be had back.
    void open(TrainingRecord record, const QString &path);
    bool hasResult() const { return !m_run.engines.empty(); }
    const TrainingRun &run() const { return m_run; }
    /// The results of a window that this one replaces.
    void takeOver(const TrainingPage &before);

signals:
    void datasetChosen(const std::string &name); ///< for the study: its parameter `dataset`

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A training as it is shown.
    struct Result {
        ChartContext context;
        std::vector<std::size_t> series; ///< index in the context, per engine of the run
        TrainingRecord record;
        TextPanel::Content written; ///< kept while another is on show
        QString path;               ///< opened from it, or saved to it
        bool isOpened = false;      ///< a file's
        bool isUnsaved = false;     ///< trained here, and in no file
        bool isOfLesson = false;    ///< trained in a lesson: not the user's to lose
        int number = 0;             ///< tells results apart

        void sayLabels();
    };

    void arrange();
    void replaceShown();
    void showPrevious();
    Document documentOf(const Result &result);
    void show(const TrainingUpdate &update);
    void finish(const QString &problem);
    void showRun();    ///< curves and sentences so far
    void showResult(); ///< all that is known at the end
    void showState();
    void showDatasets(bool isOtherWorkload);
    void showIntroduction();
    bool isText() const;    ///< the study's model learns to write: judged by its loss, and it can write
    QString whyNot() const; ///< nothing can be trained, in words; empty when it can
    std::vector<EngineUse> uses() const;
    void showCharts();
    QStringList labels() const;

    const EngineRegistry &m_engines;
    MachineUse &m_use;
    SteadyClock m_clock;
    TrainingRunner m_runner;
    Study m_study;
    QString m_problem;      ///< why the last training has no result
    ChartContext m_context; ///< the study's
    Result m_shown;
    std::vector<Result> m_previous; ///< can be shown again, the newest last
    TrainingRun &m_run = m_shown.record.run;
    int m_results = 0;       ///< so many until now
    bool m_canTrain = false; ///< the study's workload has something to learn
    bool m_isStopping = false;
    bool m_projector = false;

    QPushButton *m_button;
    QProgressBar *m_progress;
    QLabel *m_timeLeft;
    QSpinBox *m_heldOut;
    QComboBox *m_axis;
    QPushButton *m_previousButton;
    QComboBox *m_dataset; ///< hidden if the workload generates one only
    QStackedWidget *m_pages;
    QLabel *m_introduction;
    QLabel *m_note;
    QLabel *m_subject; ///< settings of the run on show
    TrainingCharts *m_charts;
    QLabel *m_sentences;
    QLabel *m_judged;
    QStackedWidget *m_reports;
    QLabel *m_waiting;
    ReportTable *m_table;
    TextPanel *m_text;
    MachineUse::Hold m_training, m_writing;
};

} // namespace overtake
