// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The right side of the window: the verdict, the charts in their tabs, and what is wrong or recorded elsewhere. It
// shows the curve that the store says, at the model's cursor, and holds no point itself. Window thread only.
#pragma once

#include "measure/compare/predicted.h"
#include "pages/page.h"
#include "panels/headline_text.h"
#include "report/map_file.h"
#include "run/measuring_session.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <set>

class QAction;
class QLabel;
class QTabWidget;

namespace overtake
{

class Banner;
class ChartsView;
class CurvesPage;
class Headline;
class MapPage;
class MandelbrotPage;
class ProfilePage;
class TrainingPage;

class ResultView : public QWidget
{
    Q_OBJECT

public:
    /// The references must outlive the view.
    ResultView(const StudyModel &model, const CurveStore &curves, MeasuringSession &session,
               const EngineRegistry &registry, Clock &clock, MachineWatch *watch, Machine machine,
               QWidget *parent = nullptr);

    void moveCursor(); ///< to the model's
    void setTab(int index);
    int tab() const;
    void showTab(const QString &name); ///< the page's: "curves", "roofline", as a lesson calls it
    /// Brings a page that draws the curve on show to the front, unless one is there.
    void showCurves();
    static QStringList tabNames();
    void resetZoom();
    void setProjector(bool on);
    /// The switch of what a first view leaves out: small charts, legend, lines on paper, caveats.
    void setDetails(QAction *details);
    /// Nothing of what was measured, predicted or reported is on show: something is to be guessed first.
    void setVeiled(bool on);
    ChartsView &charts();
    CurvesPage &curves() { return *m_charts; }
    Page &page() const;    ///< on show
    int pageIndex() const; ///< its, in the order of the manual

    const ChartContext &context() const { return m_context; }
    QString pointReport() const; ///< report on the point next to the slider; empty if there is none
    /// Shows an error until something is shown anew. Empty: it is over.
    void showProblem(const QString &message);
    /// Shows why some workers cannot be asked now; empty: all can. `isLost`: they are not being connected already.
    void showTrouble(const QString &message, bool isLost);
    /// Workers that cannot be asked: what they measured is grey.
    void setLost(const std::set<std::string> &workers);
    /// The step in the tab 'Profile' as a trace file; what is wrong with it is said in the window.
    bool saveTrace(const QString &path);
    /// A picture that the Mandelbrot tab saved: shows its place there. Any other is told in words, and it is false.
    bool openPicture(const QString &path);

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
    void cursorDragged(double value);
    void contextChanged();
    void baseCaseChanged(const QString &label, double epochSeconds, bool hasEpochs);
    void reconnectAsked();  ///< lost workers shall be connected
    void recordDismissed(); ///< the user wants this machine's figures again
    void tabChanged(int index);
    void traceAsked();
    void mapCrossMoved(const std::string &secondKey, double first, double second, overtake::Gesture gesture);

private:
    void showCurve();
    void showWhatBelongsToTab();
    void showMeasuringProblem();
    void showAxis();
    void takeAxis();
    void showPoints();
    void showInPages(Page::Change change);
    void showVerdict();
    bool isDecided() const; ///< m_decides and m_whatIf are of the points on show
    QString decides();
    void findWhatDecides();
    double cursor() const { return m_model.study().cursor(); }
    void addPage(QTabWidget *tabs, Page *page, const char *name, const QString &title);
    void showPage();
    void fitPage();
    const CurvePoints &points() const; ///< points that may be shown
    QString recordText(const Curve &curve) const;

    const StudyModel &m_model;
    const CurveStore &m_curves;
    MeasuringSession &m_session;
    const EngineRegistry &m_registry;
    Machine m_machine;
    ChartContext m_context;
    VerdictHold m_verdict;
    QString m_measuringProblem; ///< said until it is over
    std::string m_failedWorker; ///< whose engine it is of, if any
    Headline *m_headline;
    Banner *m_problem;
    Banner *m_trouble; ///< about workers
    Banner *m_record;
    QLabel *m_subject; ///< on a projector: subject of the curves, because the panels are hidden
    bool m_projector = false;
    bool m_veiled = false;
    bool m_details = true;
    std::set<std::string> m_lost;
    QTabWidget *m_tabs;
    QTabWidget *m_why; ///< one of the tabs: bars, breakdown, roofline, profile
    CurvesPage *m_charts;
    ProfilePage *m_profile;
    MapPage *m_map;
    TrainingPage *m_training;
    MandelbrotPage *m_viewer;
    std::vector<Page *> m_pages;
    Shared<std::vector<SweepPoint>> m_predicted;
    KeptPlans m_plans;    ///< for the predictions
    QTimer m_whatIfTimer; ///< nothing is computed while something is measured or moved
    QString m_decides;    ///< what alone moves the crossover of the curve on show, by the model
    QString m_whatIf;     ///< where it would be with one figure changed: rich text
    Shared<Sweep> m_decidedOf;
    double m_predictedTo = 0;   ///< the slider's place then, which they reach
    MachineUse::Hold m_viewing; ///< while the viewer is on show
};

} // namespace overtake
