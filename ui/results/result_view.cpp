// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/result_view.h"

#include "charts/ghost.h"
#include "mandelbrot/page.h"
#include "mandelbrot/picture_file.h"
#include "map/map_page.h"
#include "measure/compare/what_if.h"
#include "pages/bars_page.h"
#include "pages/breakdown_page.h"
#include "pages/curves_page.h"
#include "pages/profile_page.h"
#include "pages/roofline_page.h"
#include "panels/banner.h"
#include "panels/headline.h"
#include "panels/point_report.h"
#include "report/chrome_trace.h"
#include "run/beside.h"
#include "study/predicted_curve.h"
#include "study/study_context.h"
#include "text/error.h"
#include "training/training_page.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
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
      m_tabs(new QTabWidget(this)), m_why(new QTabWidget(m_tabs)), m_charts(new CurvesPage(this)),
      m_profile(new ProfilePage(this)), m_map(new MapPage(registry, clock, session.use(), watch, m_machine, this)),
      m_training(new TrainingPage(registry, session.use(), watch, this)),
      m_viewer(new MandelbrotPage(registry, session.use(), this))
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
    connect(m_problem, &Banner::dismissed, this, guarded([this] { m_measuringProblem.clear(); }));
    connect(m_trouble, &Banner::dismissed, this, &ResultView::reconnectAsked);
    column->addWidget(m_record);
    column->addWidget(m_tabs, 1);
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->setTabPosition(QTabWidget::South);
    m_tabs->setDocumentMode(true);
    m_why->setDocumentMode(true);
    const QStringList titles = tabNames();
    addPage(m_tabs, m_charts, "curves", titles[0]);
    m_tabs->addTab(m_why, titles[1]);
    m_why->setAccessibleName(titles[1]);
    addPage(m_why, new BarsPage(this), "bars", tr("Bars"));
    addPage(m_why, new BreakdownPage(this), "breakdown", tr("Where the time goes"));
    addPage(m_why, new RooflinePage(this), "roofline", tr("Roofline"));
    addPage(m_why, m_profile, "profile", tr("Profile"));
    addPage(m_tabs, m_map, "map", titles[2]);
    addPage(m_tabs, m_training, "training", titles[3]);
    addPage(m_tabs, m_viewer, "mandelbrot", titles[4]);
    fitPage();
    m_problem->setObjectName(QStringLiteral("problem"));
    m_record->setObjectName(QStringLiteral("record"));

    connect(&curves, &CurveStore::curveShown, this, guarded(this, &ResultView::showCurve));
    connect(&curves, &CurveStore::axisChanged, this, guarded(this, &ResultView::showAxis));
    connect(&curves, &CurveStore::pointsChanged, this, guarded(this, &ResultView::showPoints));
    connect(&curves, &CurveStore::besideChanged, this, guarded(this, &ResultView::showAxis));
    connect(&session, &MeasuringSession::devicesMeasured, this, guarded(this, &ResultView::showAxis));
    connect(&session, &MeasuringSession::problem, this,
            guarded([this](const QString &message, const std::string &worker) {
                m_measuringProblem = message;
                m_failedWorker = worker;
                showMeasuringProblem();
            }));
    connect(&charts(), &ChartsView::cursorMoved, this, &ResultView::cursorDragged);
    connect(m_profile, &ProfilePage::traceAsked, this, &ResultView::traceAsked);
    connect(m_record, &Banner::dismissed, this, &ResultView::recordDismissed);
    connect(m_tabs, &QTabWidget::currentChanged, this, guarded(this, &ResultView::showPage));
    connect(m_why, &QTabWidget::currentChanged, this, guarded(this, &ResultView::showPage));
    connect(m_map, &MapPage::crossMoved, this, &ResultView::mapCrossMoved);
    constexpr int restMilliseconds = 400;
    m_whatIfTimer.setSingleShot(true);
    m_whatIfTimer.setInterval(restMilliseconds);
    connect(&m_whatIfTimer, &QTimer::timeout, this, guarded(this, &ResultView::findWhatDecides));
    showCurve();
}

/// `name` is what lessons and file names call it.
void ResultView::addPage(QTabWidget *tabs, Page *page, const char *name, const QString &title)
{
    page->setObjectName(QString::fromLatin1(name));
    page->setAccessibleName(title);
    m_pages.push_back(page);
    tabs->addTab(page, title);
}

QStringList ResultView::tabNames()
{
    return {tr("Curves"), tr("Why"), tr("Map"), tr("Training"), tr("Mandelbrot")};
}

/// A page that is not on show asks for no room: a small screen has it for one.
void ResultView::fitPage()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto policy = i == m_tabs->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_tabs->widget(i)->setSizePolicy(policy, policy);
    }
}

void ResultView::showPage()
{
    fitPage();
    showMeasuringProblem(); // a file's is of the page before
    showInPages(Page::Change::Points);
    showWhatBelongsToTab();
    const bool isViewer = page().concern() == Page::Concern::Nothing;
    m_viewing = isViewer ? m_session.use().hold(MachineUse::Kind::Viewer) : nullptr;
    emit tabChanged(m_tabs->currentIndex());
}

/// Headline and banner speak of the curves.
void ResultView::showWhatBelongsToTab()
{
    const bool curves = page().concern() == Page::Concern::Curve;
    m_headline->setVisible(curves);
    m_record->setVisible(curves && m_curves.shown()->opened);
    m_subject->setVisible(curves && m_projector);
}

void ResultView::setStudy(const Study &study, const ChartContext &context)
{
    m_training->setStudy(study, context);
    m_map->setStudy(study, context);
}

void ResultView::takeOver(const ResultView &before)
{
    m_map->takeOver(*before.m_map);
    m_training->takeOver(*before.m_training);
    setTab(before.tab());
    if (before.m_viewer->hasBegun())
        m_viewer->goTo(before.m_viewer->place());
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

bool ResultView::openPicture(const QString &path)
{
    try {
        const QString place = placeTextOf(path);
        m_tabs->setCurrentWidget(m_viewer);
        m_viewer->goToText(place);
        return true;
    } catch (const Error &error) {
        showProblem(coreMessage(error));
        return false;
    }
}

int ResultView::pageIndex() const
{
    return static_cast<int>(std::find(m_pages.begin(), m_pages.end(), &page()) - m_pages.begin());
}

Page &ResultView::page() const
{
    QWidget *shown = m_tabs->currentWidget();
    return *static_cast<Page *>(shown == m_why ? m_why->currentWidget() : shown);
}

ChartsView &ResultView::charts()
{
    return m_charts->charts();
}

void ResultView::setTab(int index)
{
    m_tabs->setCurrentIndex(index);
}

void ResultView::showTab(const QString &name)
{
    for (Page *page : m_pages)
        if (page->objectName() == name) {
            const bool isWhy = m_why->indexOf(page) >= 0;
            if (isWhy)
                m_why->setCurrentWidget(page);
            m_tabs->setCurrentWidget(isWhy ? m_why : static_cast<QWidget *>(page));
        }
}

void ResultView::showCurves()
{
    if (page().concern() != Page::Concern::Curve || &page() == m_map)
        m_tabs->setCurrentWidget(m_charts);
}

int ResultView::tab() const
{
    return m_tabs->currentIndex();
}

void ResultView::resetZoom()
{
    charts().resetZoom();
}

void ResultView::setProjector(bool on)
{
    m_projector = on;
    m_headline->setProjector(on);
    for (Page *page : m_pages)
        page->setProjector(on);
    QFont font; // the system's, where nothing is set
    if (on)
        font.setPointSizeF(18);
    m_tabs->tabBar()->setFont(font);
    m_why->tabBar()->setFont(font);
    m_subject->setFont(font);
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
        m_headline->setDetails(on);
        charts().setDetails(on);
        showAxis();
    };
    connect(details, &QAction::toggled, this, guarded(show));
    show(details->isChecked());
}

void ResultView::showCurve()
{
    const Curve &curve = *m_curves.shown();
    if (curve.opened)
        m_record->showMessage(recordText(curve), Banner::Tone::Notice, tr("Measure here"));
    showWhatBelongsToTab();
    // While a slider moves the old verdict stays until there is a new one; otherwise it would flicker.
    if (!m_session.isLive())
        m_verdict.clear();
    takeAxis();
    showInPages(Page::Change::Curve);
    emit contextChanged();
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
    const std::vector<EngineUse> uses = enginesToMeasure(curve.study);
    for (std::size_t i = 0; !curve.opened && i < uses.size(); ++i) {
        const Engine *engine = m_registry.find(uses[i].id);
        m_context.series[i].lost = engine && m_lost.contains(engine->description().worker);
    }
    m_context.from = curve.study.from;
    m_context.to = curve.study.to;
    if (!m_details)
        m_context.theory.clear();
    if (m_veiled) {
        m_context.reported.clear();
        m_context.recorded.clear();
    }
    addGhosts(m_context, m_curves, m_registry);
    m_subject->setText(subjectOf(curve.points.sweep()));
    m_predicted = {};
    m_predictedTo = cursor();
    if (!curve.opened && !m_veiled)
        m_predicted = predictedCurve(curve.study, cursor(), m_registry, m_plans);
}

void ResultView::showPoints()
{
    showInPages(Page::Change::Points);
}

/// The tab on show gets what has changed, and the curves, which others ask for; the rest when it is its turn.
void ResultView::showInPages(Page::Change change)
{
    static const CurvePoints none;
    const auto run = [this] { return m_curves.record(*m_curves.shown()); };
    for (Page *page : m_pages) {
        if (page == &this->page() || page == m_charts)
            page->showCurve({m_context, points(), m_predicted, cursor(), run}, change);
        else if (change == Page::Change::Curve)
            page->showCurve({m_context, none, m_predicted, cursor(), run}, change);
    }
    showVerdict();
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
    const Study &shown = m_curves.shown()->study;
    const bool isBeyond =
        cursor() < std::min(shown.from, m_predictedTo) || cursor() > std::max(shown.to, m_predictedTo);
    if (isBeyond && !m_predicted->empty()) {
        showAxis(); // the predicted line reaches as far as the slider
        return;
    }
    showInPages(Page::Change::Cursor);
}

void ResultView::showVerdict()
{
    // Against a kept curve, where that was measured, too.
    const auto isTold = [this](const SweepPoint &one) { return !m_context.base || chosenBaseAt(m_context, one.value); };
    PointPtr point = points().nearest(cursor(), isTold);
    if (!point)
        point = points().nearest(cursor());
    const QString crossover = crossoverText(points().sweep(), m_context);
    const QString base = baseLabel(m_context);
    if (!point) {
        m_verdict.clear();
        m_headline->setTexts(headlineText({}, {}), {}, crossover, {});
        m_headline->setWhyDetails({});
        emit baseCaseChanged(base, 0, m_context.hasEpochs);
        return;
    }
    const PointVerdict &verdict = m_verdict.accept(verdictOf(*point, m_context), m_session.isSettled());
    const bool here = std::abs(verdict.place - cursor()) <= 1e-9 * std::abs(cursor());
    const QString place = here ? QString() : tr("at %1 %2").arg(countText(verdict.place), m_context.axisLabel);
    const bool waits = !here && m_session.isLive() && !m_session.isSweeping();
    const bool isFullToCome = verdict.doubt == Doubt::Quick && !m_session.isDone();
    QStringList below{waits ? tr("Waiting for the measurement at %1 %2.").arg(countText(cursor()), m_context.axisLabel)
                            : QString(),
                      isFullToCome ? QString() : provisionalText(verdict)};
    below.removeAll(QString());
    if (below.isEmpty()) // there is no room for all
        below << (verdict.reason.isEmpty() ? crossover : verdict.reason);
    QStringList why{whyText(verdict), decides()};
    why.removeAll(QString());
    m_headline->setTexts(headlineText(verdict, place), certaintyText(verdict), below.join(QLatin1Char(' ')),
                         why.join(QLatin1Char(' ')), waits || verdict.isProvisional());
    m_headline->setWhyDetails(isDecided() ? m_whatIf : QString());
    const Measurement *chosen = chosenBaseAt(m_context, point->value);
    const double own = m_context.base ? 0 : point->comparison.measurements.front().epochSeconds;
    emit baseCaseChanged(base, chosen ? chosen->epochSeconds : own, m_context.hasEpochs);
}

bool ResultView::isDecided() const
{
    return points().sharedSweep().pointer() == m_decidedOf.pointer();
}

/// Known some time after the last change of the curve, so that dragging and measuring have the machine.
QString ResultView::decides()
{
    if (isDecided())
        return m_decides;
    if (!m_curves.shown()->opened)
        m_whatIfTimer.start();
    return {};
}

void ResultView::findWhatDecides()
{
    if (!m_session.isDone() || !m_session.use().mayBegin(MachineUse::Kind::Viewer)) {
        m_whatIfTimer.start();
        return;
    }
    m_decidedOf = points().sharedSweep();
    m_decides.clear();
    m_whatIf.clear();
    const Sweep &sweep = points().sweep();
    const ParameterSpec *axis =
        sweep.workload.empty() ? nullptr : workloadById(sweep.workload).parameters().find(sweep.key);
    for (std::size_t other = 1; axis && other < sweep.engines.size(); ++other) {
        const std::optional<WhatIf> found = whatIf(sweep, other, m_registry, m_plans);
        if (!found)
            continue;
        if (m_decides.isEmpty())
            m_decides = coreMessage(decisionText(*found, term(axis->label)));
        m_whatIf += whatIfText(*found, m_context, other, term(axis->label));
    }
    showVerdict();
}

QString ResultView::pointReport() const
{
    const PointPtr point = points().nearest(cursor());
    return point ? overtake::pointReport(m_context, *point) + (isDecided() ? m_whatIf : QString()) : QString();
}

bool ResultView::saveTrace(const QString &path)
{
    try {
        const Shared<RunRecord> record = m_curves.record(*m_curves.shown());
        writeTrace(path.toStdString(), m_profile->comparison(), record->machine, record->date);
    } catch (const Error &error) {
        showProblem(coreMessage(error));
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

void ResultView::showMeasuringProblem()
{
    showProblem(m_lost.contains(m_failedWorker) ? QString() : m_measuringProblem); // said as its worker's trouble
}

void ResultView::showTrouble(const QString &message, bool isLost)
{
    if (message.isEmpty())
        m_trouble->hide();
    else
        m_trouble->showMessage(message, isLost ? Banner::Tone::Problem : Banner::Tone::Notice,
                               isLost ? tr("Reconnect") : QString());
    showMeasuringProblem();
}

void ResultView::showProblem(const QString &message)
{
    if (message.isEmpty())
        m_problem->hide();
    else
        m_problem->showMessage(message, Banner::Tone::Problem);
}

} // namespace overtake
