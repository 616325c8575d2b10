// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The right side of the window: the verdict, the notes, and the charts in their tabs. It shows the curve that the store
// says, at the model's cursor, and holds no point itself. Window thread only.
#pragma once

#include "measure/compare/predicted.h"
#include "report/map_file.h"
#include "results/notes.h"
#include "results/page_tabs.h"
#include "run/job.h"
#include "run/measuring_session.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <set>
#include <string>

class QAction;
class QLabel;

namespace overtake
{

class ChartsView;
class CurvesPage;
class MapPage;
class MandelbrotPage;
class ProfilePage;
class TrainingPage;
class VerdictLine;

class ResultView : public QWidget
{
    Q_OBJECT

public:
    /// The references must outlive the view.
    ResultView(const StudyModel &model, const CurveStore &curves, MeasuringSession &session,
               const EngineRegistry &registry, Clock &clock, MachineWatch *watch, Machine machine,
               QWidget *parent = nullptr);

    void moveCursor(); ///< to the model's
    void setTab(int index) { m_tabs->setCurrentIndex(index); }
    int tab() const { return m_tabs->currentIndex(); }
    void showTab(const QString &name) { m_tabs->showPage(name); } ///< "curves", "roofline", as a lesson calls it
    /// Brings a page that draws the curve on show to the front, unless one is there.
    void showCurves();
    static QStringList tabNames();
    void setProjector(bool on);
    /// The switch of what a first view leaves out: small charts, legend, lines on paper, caveats.
    void setDetails(QAction *details);
    /// Nothing of what was measured, predicted or reported is on show: something is to be guessed first.
    void setVeiled(bool on);
    ChartsView &charts();
    CurvesPage &curves() { return *m_charts; }
    Page &page() const { return m_tabs->page(); }         ///< on show
    int pageIndex() const { return m_tabs->pageIndex(); } ///< its, in the order of the manual
    Notes &notes() { return *m_notes; }

    const ChartContext &context() const { return m_context; }
    QString pointReport() const; ///< report on the point next to the slider; empty if there is none
    void showProblem(const QString &message) { m_notes->showProblem(message); }
    /// Workers that cannot be asked: what they measured is grey.
    void setLost(const std::set<std::string> &workers);
    /// Marks the series of those workers. `context`: of the study.
    void markLost(ChartContext &context, const Study &study) const;
    /// Makes the trace file of the step in the tab 'Profile', on any thread; throws Error.
    std::function<std::string()> trace() const;
    void showPlace(const QString &place); ///< place in the Mandelbrot tab, as text

    /// Sets the study that training would use.
    void setStudy(const Study &study, const ChartContext &context);
    /// Tab, maps, training and place of a window that this one replaces.
    void takeOver(const ResultView &before);
    TrainingPage &training() { return *m_training; }
    /// Shows the tab and starts training, or stops it.
    void toggleTraining();
    MapPage &map() { return *m_map; }
    const MapPage &map() const { return *m_map; }
    /// A map from a file, of the study on show; it stays until that is another one.
    void openMap(MapFile file, const QString &path);
    /// Shows the tab and starts the map, or stops it.
    void toggleMap();

signals:
    void baseCaseChanged(const QString &label, double epochSeconds, bool hasEpochs);
    void tabChanged(int index);
    void lostChanged(); ///< other workers than before cannot be asked
    void traceAsked();
    void imageAsked(); ///< the computed one of the page on show shall be saved

private:
    void showCurve();
    void showWhatBelongsToTab();
    void showAxis();
    void takeAxis();
    void predict();
    bool mayPredictLong() const;
    void predictAtRest();
    void takePrediction(JobId job, std::vector<SweepPoint> &curve);
    void dropPrediction();
    bool isPlanned(const Study &study) const; ///< for the last prediction
    void showInPages(Page::Change change);
    double cursor() const { return m_model.study().cursor(); }
    void showPage();
    const CurvePoints &points() const; ///< points that may be shown

    const StudyModel &m_model;
    const CurveStore &m_curves;
    MeasuringSession &m_session;
    const EngineRegistry &m_registry;
    Machine m_machine;
    ChartContext m_context;
    std::shared_ptr<KeptPlans> m_plans = std::make_shared<KeptPlans>(); ///< for the predictions
    VerdictLine *m_headline;
    Notes *m_notes;
    QLabel *m_subject; ///< on a projector: subject of the curves, because the panels are hidden
    bool m_projector = false;
    bool m_veiled = false;
    bool m_details = true;
    PageTabs *m_tabs;
    CurvesPage *m_charts;
    ProfilePage *m_profile;
    MapPage *m_map;
    TrainingPage *m_training;
    MandelbrotPage *m_viewer;
    Shared<std::vector<SweepPoint>> m_predicted;
    double m_predictedTo = 0; ///< the slider's place then, which they reach
    Study m_predictedStudy;
    QTimer m_predictTimer;                     ///< delays a long prediction until the slider rests
    JobId m_askedJob = 0;                      ///< the prediction that is wanted; 0: none
    Job<std::vector<SweepPoint>> m_predictJob; ///< its destructor waits for one place at most
    MachineUse::Hold m_viewing;                ///< while the viewer is on show; last: m_predictJob hears of its end
};

} // namespace overtake
