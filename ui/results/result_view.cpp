// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/result_view.h"

#include "mandelbrot/page.h"
#include "map/map_page.h"
#include "pages/bars_page.h"
#include "pages/breakdown_page.h"
#include "pages/curves_page.h"
#include "pages/point_page.h"
#include "pages/profile_page.h"
#include "pages/roofline_page.h"
#include "panels/point_report.h"
#include "report/chrome_trace.h"
#include "results/verdict_line.h"
#include "run/beside.h"
#include "study/predicted_curve.h"
#include "study/study_context.h"
#include "training/training_page.h"
#include "words/guarded.h"

#include <QLabel>
#include <QScreen>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace overtake
{

ResultView::ResultView(const StudyModel &model, const CurveStore &curves, MeasuringSession &session,
                       const EngineRegistry &registry, Clock &clock, MachineWatch *watch, Machine machine,
                       QWidget *parent)
    : QWidget(parent), m_model(model), m_curves(curves), m_session(session), m_registry(registry),
      m_machine(std::move(machine)), m_headline(new VerdictLine(model, session, registry, m_context, m_plans, this)),
      m_notes(new Notes(this)), m_subject(new QLabel(this)), m_tabs(new PageTabs(this)), m_charts(new CurvesPage(this)),
      m_profile(new ProfilePage(this)), m_map(new MapPage(registry, clock, session.use(), watch, m_machine, this)),
      m_training(new TrainingPage(registry, session.use(), watch, this)),
      m_viewer(new MandelbrotPage(registry, session.use(), watch, this)),
      m_predictJob(
          viewerPool(), [this](JobId job, std::vector<SweepPoint> &curve) { takePrediction(job, curve); },
          [this](JobId job, JobEnd how, const QString &) {
              if (job != m_askedJob)
                  return;
              if (how == JobEnd::Cancelled)
                  m_predictTimer.start();
              else // without a curve: it failed
                  m_askedJob = 0;
          })
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_headline);
    column->addWidget(m_subject);
    m_subject->setObjectName(QStringLiteral("subject"));
    m_subject->setWordWrap(true);
    m_subject->hide();
    m_notes->addTo(*column);
    column->addWidget(m_tabs, 1);
    m_tabs->setAccessibleName(tr("Results"));
    const QStringList titles = tabNames();
    m_tabs->add(m_charts, "curves", titles[0]);
    m_tabs->addGroup(titles[1]);
    m_tabs->add(new BarsPage(this), "bars", tr("Bars"), true);
    m_tabs->add(new BreakdownPage(this), "breakdown", tr("Where the time goes"), true);
    m_tabs->add(new RooflinePage(this), "roofline", tr("Roofline"), true);
    m_tabs->add(m_profile, "profile", tr("Profile"), true);
    m_tabs->add(m_map, "map", titles[2]);
    m_tabs->add(m_training, "training", titles[3]);
    m_tabs->add(m_viewer, "mandelbrot", titles[4]);

    connect(&curves, &CurveStore::curveShown, this, guarded(this, &ResultView::showCurve));
    connect(&curves, &CurveStore::axisChanged, this, guarded(this, &ResultView::showAxis));
    connect(&curves, &CurveStore::pointsChanged, this, guarded([this] { showInPages(Page::Change::Points); }));
    connect(&curves, &CurveStore::besideChanged, this, guarded(this, &ResultView::showAxis));
    connect(&session, &MeasuringSession::devicesMeasured, this, guarded(this, &ResultView::showAxis));
    connect(&session, &MeasuringSession::problem, m_notes, guarded(m_notes, &Notes::setMeasuringProblem));
    connect(m_headline, &VerdictLine::baseCaseChanged, this, &ResultView::baseCaseChanged);
    connect(m_profile, &ProfilePage::traceAsked, this, &ResultView::traceAsked);
    connect(m_tabs, &PageTabs::pageShown, this, guarded(this, &ResultView::showPage));
    connect(m_viewer, &MandelbrotPage::saveAsked, this, &ResultView::imageAsked);
    constexpr int restMilliseconds = 200;
    m_predictTimer.setSingleShot(true);
    m_predictTimer.setInterval(restMilliseconds);
    connect(&m_predictTimer, &QTimer::timeout, this, guarded(this, &ResultView::predictAtRest));
    connect(&session.use(), &MachineUse::changed, this, guarded([this] {
        if (!mayPredictLong())
            m_predictJob.stop();
    }));
    showCurve();
}

QStringList ResultView::tabNames()
{
    return {tr("Curves"), tr("Why"), tr("Map"), tr("Training"), tr("Mandelbrot")};
}

void ResultView::showPage()
{
    if (isVisible())
        m_notes->showProblem({}); // a file's is of the page before
    showInPages(Page::Change::Points);
    showWhatBelongsToTab();
    const bool isViewer = page().concern() == Page::Concern::Nothing;
    m_viewing = isViewer ? m_session.use().hold(MachineUse::Kind::Viewer) : nullptr;
    emit tabChanged(m_tabs->currentIndex());
}

/// Headline and banner speak of the curves; the tabs that explain a point begin with the reason in words.
void ResultView::showWhatBelongsToTab()
{
    const bool curves = page().concern() == Page::Concern::Curve;
    m_headline->setVisible(curves);
    m_headline->setDetails(m_details || qobject_cast<const PointPage *>(&page()) != nullptr);
    m_notes->showRecord(*m_curves.shown(), curves);
    constexpr int lines = 26; // on a lower screen, the chart needs the room
    m_subject->setVisible(curves && m_projector &&
                          screen()->availableGeometry().height() >= lines * m_subject->fontMetrics().height());
}

void ResultView::setStudy(const Study &study, const ChartContext &context)
{
    m_training->setStudy(study, context);
    m_map->setStudy(study);
    m_viewer->followEngines();
}

void ResultView::takeOver(const ResultView &before)
{
    m_map->takeOver(*before.m_map);
    m_training->takeOver(*before.m_training);
    setTab(before.tab());
    m_viewer->takeOver(*before.m_viewer);
}

void ResultView::openMap(MapFile file, const QString &path)
{
    m_map->open(std::move(file), path);
    m_tabs->setCurrentWidget(m_map);
}

void ResultView::toggleMap()
{
    m_tabs->setCurrentWidget(m_map);
    m_map->toggle();
}

void ResultView::toggleTraining()
{
    m_tabs->setCurrentWidget(m_training);
    m_training->toggle();
}

void ResultView::showPlace(const QString &place)
{
    m_tabs->setCurrentWidget(m_viewer);
    m_viewer->goToText(place);
}

ChartsView &ResultView::charts()
{
    return m_charts->charts();
}

void ResultView::showCurves()
{
    if (page().concern() != Page::Concern::Curve || &page() == m_map)
        m_tabs->setCurrentWidget(m_charts);
}

void ResultView::setProjector(bool on)
{
    m_projector = on;
    m_headline->setProjector(on);
    m_tabs->setProjector(on);
    m_subject->setFont(projectorFont(on, 18));
    showWhatBelongsToTab();
}

void ResultView::setDetails(QAction *details)
{
    auto *button = new QToolButton(m_tabs);
    button->setDefaultAction(details);
    button->setFocusPolicy(Qt::NoFocus); // it has a key and is in a menu, as each tab has a key
    m_tabs->tabBar()->setFocusPolicy(Qt::NoFocus);
    m_tabs->setCornerWidget(button, Qt::BottomRightCorner);
    const auto show = [this](bool on) {
        m_details = on;
        showWhatBelongsToTab();
        charts().setDetails(on);
        showAxis();
    };
    connect(details, &QAction::toggled, this, guarded(show));
    show(details->isChecked());
}

void ResultView::showCurve()
{
    showWhatBelongsToTab();
    // While a slider moves the old verdict stays until there is a new one; otherwise it would flicker.
    if (!m_session.isLive())
        m_headline->forget();
    takeAxis();
    showInPages(Page::Change::Curve);
}

void ResultView::showAxis()
{
    takeAxis();
    showInPages(Page::Change::Axis);
}

void ResultView::takeAxis()
{
    const Curve &curve = *m_curves.shown();
    m_context = curve.opened ? chartContextFor(*curve.opened)
                             : contextFor(curve.study, m_registry, m_machine, m_curves.recorded());
    if (!curve.opened)
        markLost(m_context, curve.study);
    m_context.from = curve.study.from;
    m_context.to = curve.study.to;
    if (!m_details)
        m_context.theory.clear();
    if (m_veiled) {
        m_context.reported.clear();
        m_context.recorded.clear();
    }
    addGhosts(m_context, m_curves);
    m_subject->setText(subjectOf(curve.points.sweep()));
    dropPrediction();
    const bool isAsked = !curve.opened && !m_veiled;
    if (isAsked && !isPlanned(curve.study) && isPredictedSlowly(curve.study, cursor(), m_registry, *m_plans)) {
        m_predicted = {};
        m_predictTimer.start();
        return;
    }
    predict();
}

bool ResultView::isPlanned(const Study &study) const
{
    const Study &before = m_predictedStudy;
    const auto isSameWork = [](const EngineUse &a, const EngineUse &b) {
        return a.id == b.id && a.overrides == b.overrides; // options change no plan
    };
    const auto ends = [&study](double cursor) {
        return std::pair(std::min(study.from, cursor), std::max(study.to, cursor));
    };
    return study.workload == before.workload && study.parameters == before.parameters &&
           study.sweepKey == before.sweepKey && study.from == before.from && study.to == before.to &&
           ends(cursor()) == ends(m_predictedTo) &&
           std::ranges::equal(enginesToMeasure(study), enginesToMeasure(before), isSameWork);
}

void ResultView::dropPrediction()
{
    m_predictTimer.stop();
    if (std::exchange(m_askedJob, 0) == 0)
        return;
    m_predictedStudy = {};
    m_predictJob.stop();
}

/// A long prediction takes a second of a core: it waits for measurements.
bool ResultView::mayPredictLong() const
{
    return m_session.isSettled() && m_session.use().mayCompute();
}

void ResultView::predictAtRest()
{
    if (!mayPredictLong()) {
        m_predictTimer.start();
        return;
    }
    m_predictedTo = cursor();
    m_predictedStudy = m_curves.shown()->study;
    const auto work = [this, study = m_predictedStudy, place = m_predictedTo](const JobThread::Context &job) {
        const auto turn = m_registry.turns().take(job.stop);
        std::vector<SweepPoint> curve = predictedCurve(study, place, m_registry, *m_plans, job.stop);
        m_predictJob.post(job, [&](std::vector<SweepPoint> &mail) { mail = std::move(curve); });
    };
    m_askedJob = m_predictJob.start(work);
}

void ResultView::takePrediction(JobId job, std::vector<SweepPoint> &curve)
{
    if (job != m_askedJob)
        return;
    m_askedJob = 0;
    m_predicted = std::move(curve);
    showInPages(Page::Change::Axis);
}

void ResultView::predict()
{
    const Curve &curve = *m_curves.shown();
    m_predicted = {};
    m_predictedTo = cursor();
    if (!curve.opened && !m_veiled)
        m_predicted = predictedCurve(curve.study, cursor(), m_registry, *m_plans);
    m_predictedStudy = m_predicted->empty() ? Study() : curve.study;
}

/// The tab on show gets what has changed, and the curves, which others ask for; the rest when it is its turn.
void ResultView::showInPages(Page::Change change)
{
    static const CurvePoints none;
    const auto run = [this] { return m_curves.record(*m_curves.shown()); };
    for (Page *page : m_tabs->pages())
        if (page == &this->page() || page == m_charts)
            page->showCurve({m_context, points(), m_predicted, cursor(), run}, change);
        else if (change == Page::Change::Curve)
            page->showCurve({m_context, none, m_predicted, cursor(), run}, change);
    m_headline->showPoints(points(), m_curves.shown()->opened != nullptr);
}

void ResultView::setVeiled(bool on)
{
    if (m_veiled == on)
        return;
    m_veiled = on;
    showCurve();
}

const CurvePoints &ResultView::points() const
{
    static const CurvePoints none;
    return m_veiled ? none : m_curves.shown()->points;
}

void ResultView::moveCursor()
{
    const Study &shown = m_curves.shown()->study;
    const bool isBeyond =
        cursor() < std::min(shown.from, m_predictedTo) || cursor() > std::max(shown.to, m_predictedTo);
    if (isBeyond && (!m_predicted->empty() || m_askedJob != 0)) {
        showAxis(); // the predicted line reaches as far as the slider
        return;
    }
    showInPages(Page::Change::Cursor);
}

QString ResultView::pointReport() const
{
    const PointPtr point = points().nearest(cursor());
    return point ? overtake::pointReport(m_context, *point) + m_headline->whatIfDetails() : QString();
}

std::function<std::string()> ResultView::trace() const
{
    return [comparison = m_profile->comparison(), record = m_curves.record(*m_curves.shown())] {
        return traceText(comparison, record->machine, record->date);
    };
}

void ResultView::setLost(const std::set<std::string> &workers)
{
    if (!m_notes->setLost(workers))
        return;
    showAxis();
    emit lostChanged();
}

void ResultView::markLost(ChartContext &context, const Study &study) const
{
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const Engine *engine = m_registry.find(uses[i].id);
        context.series[i].lost = engine && m_notes->lost().contains(engine->description().worker);
    }
}

} // namespace overtake
