// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_view.h"

#include "charts/bars_view.h"
#include "charts/breakdown_view.h"
#include "charts/charts_view.h"
#include "charts/core_text.h"
#include "charts/ghost.h"
#include "charts/number_text.h"
#include "charts/profile_view.h"
#include "charts/roofline_view.h"
#include "mandelbrot/page.h"
#include "mandelbrot/picture_file.h"
#include "map/map_page.h"
#include "panels/banner.h"
#include "panels/headline.h"
#include "panels/point_report.h"
#include "report/chrome_trace.h"
#include "run/beside.h"
#include "study/predicted_curve.h"
#include "study/study_context.h"
#include "text/error.h"
#include "training/training_page.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{

ResultView::ResultView(const StudyModel &model, const CurveStore &curves, MeasuringSession &session,
                       const EngineRegistry &registry, Clock &clock, MachineWatch *watch, Machine machine,
                       QWidget *parent)
    : QWidget(parent), m_model(model), m_curves(curves), m_session(session), m_registry(registry),
      m_machine(std::move(machine)), m_headline(new Headline(this)), m_problem(new Banner(this)),
      m_trouble(new Banner(this)), m_record(new Banner(this)), m_subject(new QLabel(this)),
      m_tabs(new QTabWidget(this)), m_charts(new ChartsView(this)), m_bars(new BarsView(this)),
      m_breakdown(new BreakdownView(this)), m_roofline(new RooflineView(this)), m_profile(new ProfileView(this)),
      m_map(new MapPage(registry, clock, watch, m_machine, this)), m_training(new TrainingPage(registry, this)),
      m_viewer(new MandelbrotPage(registry, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_headline);
    column->addWidget(m_subject);
    m_subject->setObjectName(QStringLiteral("subject"));
    m_subject->setWordWrap(true);
    m_subject->hide();
    column->addWidget(m_problem);
    column->addWidget(m_trouble);
    m_trouble->setObjectName(QStringLiteral("trouble"));
    connect(m_trouble, &Banner::dismissed, this, &ResultView::reconnectAsked);
    column->addWidget(m_record);
    column->addWidget(m_tabs, 1);
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->setTabPosition(QTabWidget::South);
    m_tabs->setDocumentMode(true);
    const QStringList names = tabNames();
    m_tabs->addTab(m_charts, names[0]);
    m_tabs->addTab(m_bars, names[1]);
    m_tabs->addTab(m_breakdown, names[2]);
    m_tabs->addTab(m_roofline, names[3]);
    m_tabs->addTab(m_profile, names[4]);
    m_tabs->addTab(m_map, names[5]);
    m_tabs->addTab(m_training, names[6]);
    m_tabs->addTab(m_viewer, names[7]);
    m_charts->setObjectName(QStringLiteral("curves"));
    m_map->setObjectName(QStringLiteral("map"));
    m_training->setObjectName(QStringLiteral("training"));
    m_viewer->setObjectName(QStringLiteral("mandelbrot"));
    m_bars->setObjectName(QStringLiteral("bars")); // what their pictures are called
    m_breakdown->setObjectName(QStringLiteral("breakdown"));
    m_roofline->setObjectName(QStringLiteral("roofline"));
    m_profile->setObjectName(QStringLiteral("profile"));
    m_problem->setObjectName(QStringLiteral("problem"));
    m_record->setObjectName(QStringLiteral("record"));

    connect(&curves, &CurveStore::curveShown, this, &ResultView::showCurve);
    connect(&curves, &CurveStore::axisChanged, this, &ResultView::showAxis);
    connect(&curves, &CurveStore::pointsChanged, this, &ResultView::showPoints);
    connect(&curves, &CurveStore::besideChanged, this, &ResultView::showAxis);
    connect(&session, &MeasuringSession::devicesMeasured, this, &ResultView::showAxis);
    connect(&session, &MeasuringSession::problem, this, &ResultView::showMeasuringProblem);
    connect(m_charts, &ChartsView::cursorMoved, this, &ResultView::cursorDragged);
    connect(m_profile, &ProfileView::traceAsked, this, &ResultView::traceAsked);
    connect(m_record, &Banner::dismissed, this, &ResultView::recordDismissed);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        showMeasuringProblem(m_measuringProblem); // a file's is of the tab before
        refresh();
        switchViewer();
        emit tabChanged(index);
    });
    const auto hold = [this] { m_viewer->setHeld(m_session.isLive() || m_session.isSweeping() || isBusy()); };
    connect(&session, &MeasuringSession::liveChanged, m_viewer, hold);
    connect(&session, &MeasuringSession::activityChanged, m_viewer, hold);
    connect(m_training, &TrainingPage::trainingChanged, this, &ResultView::holdMeasuring);
    connect(m_training, &TrainingPage::trainingChanged, m_viewer, hold);
    connect(m_map, &MapPage::mappingChanged, this, &ResultView::holdMeasuring);
    connect(m_map, &MapPage::mappingChanged, m_viewer, hold);
    connect(m_map, &MapPage::pictureAsked, this, &ResultView::mapPictureAsked);
    connect(m_map, &MapPage::crossMoved, this, &ResultView::mapCrossMoved);
    connect(m_training, &TrainingPage::pictureAsked, this, &ResultView::trainingPictureAsked);
    showCurve();
}

QStringList ResultView::tabNames()
{
    return {tr("Curves"), tr("Bars"),     tr("Where the time goes"), tr("Roofline"), tr("Profile"),
            tr("Map"),    tr("Training"), tr("Mandelbrot")};
}

/// Live measuring and pictures would disturb each other: while the viewer is on show, it rests.
void ResultView::switchViewer()
{
    showWhatBelongsToTab();
    if (showsViewer()) {
        m_liveBeforeViewer = m_session.isLive();
        m_session.setLive(false);
    } else if (std::exchange(m_liveBeforeViewer, false) && !m_curves.shown()->opened) {
        m_session.setLive(true);
    }
}

/// Headline and banner speak of the curves.
void ResultView::showWhatBelongsToTab()
{
    const bool curves = !showsViewer() && !showsTraining();
    m_headline->setVisible(curves);
    m_record->setVisible(curves && m_curves.shown()->opened);
    m_subject->setVisible(curves && m_projector);
}

bool ResultView::showsViewer() const
{
    return m_tabs->currentWidget() == m_viewer;
}

/// Training, or a map, has the machine for itself; afterwards all is as it was.
void ResultView::holdMeasuring(bool training)
{
    emit trainingChanged(training); // first: what the session announces next has the last word in the status
    if (training) {
        m_liveBeforeTraining = m_liveBeforeTraining || m_session.isLive();
        m_session.setLive(false);
        m_session.cancel();
    } else if (isBusy()) {
        return; // the other has it still
    } else if (std::exchange(m_liveBeforeTraining, false) && !m_curves.shown()->opened) {
        if (showsViewer())
            m_liveBeforeViewer = true;
        else
            m_session.setLive(true);
    }
}

bool ResultView::isBusy() const
{
    return m_training->isTraining() || m_map->isMapping();
}

void ResultView::setStudy(const Study &study, const ChartContext &context)
{
    m_training->setStudy(study, context);
    m_map->setStudy(study, context);
}

void ResultView::toggleMap()
{
    m_tabs->setCurrentWidget(m_map);
    m_map->toggle();
}

bool ResultView::showsMap() const
{
    return m_tabs->currentWidget() == m_map;
}

void ResultView::toggleTraining()
{
    m_tabs->setCurrentWidget(m_training);
    m_training->toggle();
}

bool ResultView::showsTraining() const
{
    return m_tabs->currentWidget() == m_training;
}

void ResultView::openPicture(const QString &path)
{
    try {
        const QString place = placeTextOf(path);
        m_tabs->setCurrentWidget(m_viewer);
        m_viewer->goToText(place);
    } catch (const Error &error) {
        showProblem(coreMessage(error.what()));
    }
}

const PointView *ResultView::pointView() const
{
    return qobject_cast<const PointView *>(m_tabs->currentWidget());
}

void ResultView::setTab(int index)
{
    m_tabs->setCurrentIndex(index);
}

void ResultView::showTab(const QString &name)
{
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->widget(i)->objectName() == name)
            m_tabs->setCurrentIndex(i);
}

int ResultView::tab() const
{
    return m_tabs->currentIndex();
}

void ResultView::resetZoom()
{
    m_charts->resetZoom();
}

void ResultView::setProjector(bool on)
{
    m_projector = on;
    m_headline->setProjector(on);
    m_charts->setProjector(on);
    for (PointView *view : findChildren<PointView *>())
        view->setProjector(on);
    m_map->setProjector(on);
    m_training->setProjector(on);
    m_viewer->setProjector(on);
    QFont font = this->font();
    font.setPointSizeF(on ? 18 : 10);
    m_tabs->tabBar()->setFont(font);
    m_subject->setFont(font);
    showWhatBelongsToTab();
}

void ResultView::showCurve()
{
    for (PointView *view : findChildren<PointView *>())
        view->clear();
    const Curve &curve = *m_curves.shown();
    if (curve.opened)
        m_record->showMessage(recordText(curve), Banner::Tone::Notice, tr("Measure here"));
    showWhatBelongsToTab();
    // While a slider moves the old verdict stays until there is a new one; otherwise it would flicker.
    if (!m_session.isLive())
        m_verdict.clear();
    showAxis();
    emit contextChanged();
}

void ResultView::showAxis()
{
    const Curve &curve = *m_curves.shown();
    m_context = curve.opened ? chartContextFor(*curve.opened)
                             : contextFor(curve.study, m_registry, m_machine, m_curves.recorded());
    const std::vector<EngineUse> uses = enginesToMeasure(curve.study);
    for (std::size_t i = 0; !curve.opened && i < uses.size(); ++i) {
        const Engine *engine = m_registry.find(uses[i].id);
        m_context.series[i].lost = engine && m_lost.contains(engine->description().worker);
    }
    m_context.from = curve.study.from;
    m_context.to = curve.study.to;
    if (m_veiled) {
        m_context.reported.clear();
        m_context.recorded.clear();
    } else {
        addGhosts(m_context, m_curves, m_registry);
    }
    m_charts->setContext(m_context);
    m_subject->setText(subjectOf(curve.points.sweep()));
    if (!curve.opened && !m_veiled)
        m_charts->setPredicted(predictedCurve(curve.study, m_registry));
    m_charts->setCursor(cursor());
    showPoints();
}

void ResultView::showPoints()
{
    m_charts->setPoints(points().sweep(), points().single());
    refresh();
}

QString ResultView::recordText(const Curve &curve) const
{
    const RunRecord &record = *curve.opened;
    const QDateTime when = QDateTime::fromString(QString::fromStdString(record.date), Qt::ISODate);
    const QString date = when.isValid() ? locale().toString(when.toLocalTime(), QLocale::ShortFormat)
                                        : QString::fromStdString(record.date);
    const QString text = tr("Recorded on %1, %2.")
                             .arg(QString::fromStdString(record.card.empty() ? record.machine.cpu : record.card), date);
    return curve.path.isEmpty() ? text : text + QLatin1Char(' ') + QFileInfo(curve.path).fileName();
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
    m_charts->setCursor(cursor());
    if (!m_session.isLive() || m_session.isSweeping())
        refresh();
}

void ResultView::refresh()
{
    const SweepPoint *point = points().nearest(cursor());
    const QString crossover = crossoverText(points().sweep(), m_context);
    const QString base = baseLabel(m_context);
    if (!point) {
        m_verdict.clear();
        m_headline->setTexts(headlineText({}, {}), {}, crossover, {});
        m_bars->clear();
        emit baseCaseChanged(base, 0, m_context.hasEpochs);
        return;
    }
    const PointVerdict &verdict = m_verdict.accept(verdictOf(point->comparison, m_context), m_session.isSettled());
    const bool live =
        m_session.isLive() && !m_session.isSweeping(); // the newest point is the slider's, or soon will be
    const bool here = live || std::abs(point->value - cursor()) <= 1e-9 * std::abs(cursor());
    const QString place = here ? QString() : tr("at %1 %2").arg(countText(point->value), m_context.axisLabel);
    QStringList below{disturbanceText(point->comparison), verdict.reason.isEmpty() ? crossover : verdict.reason};
    below.removeAll(QString());
    m_headline->setTexts(headlineText(verdict, place), certaintyText(verdict), below.join(QLatin1Char(' ')),
                         whyText(verdict));
    if (auto *view = qobject_cast<PointView *>(m_tabs->currentWidget())) {
        const SweepPoint *shown = view == m_bars ? point : nearestProfiled();
        if (shown)
            view->setComparison(shown->value, shown->comparison, m_context);
    }
    const Measurement *chosen = chosenBaseAt(m_context, point->value);
    const double own = m_context.base ? 0 : point->comparison.measurements.front().epochSeconds;
    emit baseCaseChanged(base, chosen ? chosen->epochSeconds : own, m_context.hasEpochs);
}

/// Quick points of a moving slider have no profile: of the points that tell most, the nearest to the slider.
const SweepPoint *ResultView::nearestProfiled() const
{
    const SweepPoint *best = nullptr;
    long bestCount = 0;
    double bestDistance = 0;
    const auto offer = [&](const SweepPoint &point) {
        const auto &all = point.comparison.measurements;
        const auto count =
            std::count_if(all.begin(), all.end(), [](const Measurement &one) { return one.profile.has_value(); });
        const double distance = point.value > 0 && cursor() > 0 ? std::abs(std::log(point.value / cursor()))
                                                                : std::abs(point.value - cursor());
        if (count > bestCount || (count == bestCount && count > 0 && distance < bestDistance)) {
            best = &point;
            bestCount = count;
            bestDistance = distance;
        }
    };
    const CurvePoints &points = m_curves.shown()->points;
    for (const SweepPoint &point : points.sweep().points)
        offer(point);
    for (const SweepPoint &point : points.single())
        offer(point);
    return best;
}

QString ResultView::pointReport() const
{
    const SweepPoint *point = points().nearest(cursor());
    return point ? overtake::pointReport(m_context, *point) : QString();
}

ChartSnapshot ResultView::snapshot() const
{
    ChartSnapshot snapshot = m_charts->snapshot();
    snapshot.context.caption = captionFor(m_curves.record(*m_curves.shown()));
    for (const ChartContext::Ghost &ghost : snapshot.context.ghosts)
        snapshot.context.caption += QStringLiteral(" · %1 (%2)").arg(ghost.difference, ghost.origin);
    return snapshot;
}

bool ResultView::saveTrace(const QString &path)
{
    try {
        const RunRecord record = m_curves.record(*m_curves.shown());
        writeTrace(path.toStdString(), m_profile->comparison(), record.machine, record.date);
    } catch (const Error &error) {
        showProblem(coreMessage(error.what()));
        return false;
    }
    showProblem({});
    return true;
}

void ResultView::setLost(const std::set<std::string> &workers)
{
    if (m_lost == workers)
        return;
    m_lost = workers;
    showAxis();
}

void ResultView::showMeasuringProblem(const QString &message)
{
    m_measuringProblem = message;
    const bool isSaid = !m_trouble->message().isEmpty() && message.contains(QLatin1String("Worker '"));
    showProblem(isSaid ? QString() : message);
}

void ResultView::showTrouble(const QString &message, bool isLost)
{
    if (message.isEmpty())
        m_trouble->hide();
    else
        m_trouble->showMessage(message, isLost ? Banner::Tone::Problem : Banner::Tone::Notice,
                               isLost ? tr("Reconnect") : QString());
    showMeasuringProblem(m_measuringProblem);
}

void ResultView::showProblem(const QString &message)
{
    if (message.isEmpty())
        m_problem->hide();
    else
        m_problem->showMessage(message, Banner::Tone::Problem);
}

} // namespace overtake
