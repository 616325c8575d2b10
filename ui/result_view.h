// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The right side of the window: the verdict, the charts in their tabs, and what is wrong or recorded elsewhere. It
// shows what the session has, and holds no measurement itself. Window thread only.
#pragma once

#include "charts/chart_snapshot.h"
#include "panels/headline_text.h"
#include "run/measuring_session.h"

#include <QStringList>
#include <QWidget>

class QTabWidget;

namespace overtake
{

class Banner;
class BarsView;
class BreakdownView;
class ChartsView;
class Headline;
class MandelbrotPage;
class ProfileView;
class RooflineView;
class TrainingPage;

class ResultView : public QWidget
{
    Q_OBJECT

public:
    /// The references must outlive the view.
    ResultView(MeasuringSession &session, const EngineRegistry &registry, Machine machine, QWidget *parent = nullptr);

    void setCursorValue(double value);
    /// What models say follows a change at once; what is measured catches up.
    void predict(const Study &study);
    void setTab(int index);
    int tab() const;
    static QStringList tabNames();
    void resetZoom();
    void setProjector(bool on);

    const ChartContext &context() const { return m_context; }
    QString pointReport() const;              ///< of the point next to the slider; empty where there is none
    ChartSnapshot snapshot() const;           ///< for pictures; caption with today's date
    void showProblem(const QString &message); ///< empty: it is over
    /// The step in the tab 'Profile' as a trace file; what is wrong with it is said in the window.
    bool saveTrace(const QString &path);
    /// A picture that the Mandelbrot tab saved: shows its place there.
    void openPicture(const QString &path);
    bool showsViewer() const;

    /// What training would be of.
    void setStudy(const Study &study, const ChartContext &context);
    TrainingPage &training() { return *m_training; }
    /// Shows the tab and starts training, or stops it.
    void toggleTraining();
    bool showsTraining() const;

signals:
    void cursorDragged(double value);
    void contextChanged();
    void baseCaseChanged(const QString &label, double epochSeconds, bool hasEpochs);
    void recordDismissed(); ///< the user wants this machine's figures again
    void tabChanged(int index);
    void traceAsked();
    void trainingChanged(bool on); ///< measuring rests meanwhile
    void trainingPictureAsked();

private:
    void startCurve();
    void changeAxis();
    void makeContext();
    void refresh(bool settled);
    void switchViewer();
    void holdMeasuring(bool training);
    const SweepPoint *nearestProfiled() const;
    QString recordText(const RunRecord &record) const;

    MeasuringSession &m_session;
    const EngineRegistry &m_registry;
    Machine m_machine;
    ChartContext m_context;
    VerdictHold m_verdict;
    double m_cursor = 1;
    Headline *m_headline;
    Banner *m_problem;
    Banner *m_record;
    QTabWidget *m_tabs;
    ChartsView *m_charts;
    BarsView *m_bars;
    BreakdownView *m_breakdown;
    RooflineView *m_roofline;
    ProfileView *m_profile;
    TrainingPage *m_training;
    MandelbrotPage *m_viewer;
    bool m_liveBeforeViewer = false;
    bool m_liveBeforeTraining = false;
};

} // namespace overtake
