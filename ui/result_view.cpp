// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_view.h"

#include "charts/bars_view.h"
#include "charts/breakdown_view.h"
#include "charts/charts_view.h"
#include "charts/number_text.h"
#include "charts/profile_view.h"
#include "charts/roofline_view.h"
#include "mandelbrot/page.h"
#include "panels/banner.h"
#include "panels/headline.h"
#include "panels/point_report.h"
#include "report/chrome_trace.h"
#include "study/predicted_curve.h"
#include "study/study_context.h"
#include "text/error.h"
#include "training/training_page.h"

#include <QDateTime>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{

ResultView::ResultView(MeasuringSession &session, const EngineRegistry &registry, Machine machine, QWidget *parent)
    : QWidget(parent), m_session(session), m_registry(registry), m_machine(std::move(machine)),
      m_headline(new Headline(this)), m_problem(new Banner(this)), m_record(new Banner(this)),
      m_tabs(new QTabWidget(this)), m_charts(new ChartsView(this)), m_bars(new BarsView(this)),
      m_breakdown(new BreakdownView(this)), m_roofline(new RooflineView(this)), m_profile(new ProfileView(this)),
      m_training(new TrainingPage(registry, this)), m_viewer(new MandelbrotPage(registry, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_headline);
    column->addWidget(m_problem);
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
    m_tabs->addTab(m_training, names[5]);
    m_tabs->addTab(m_viewer, names[6]);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_record->setObjectName(QStringLiteral("record"));

    connect(&session, &MeasuringSession::curveStarted, this, &ResultView::startCurve);
    connect(&session, &MeasuringSession::axisChanged, this, &ResultView::changeAxis);
    connect(&session, &MeasuringSession::sweepChanged, this, [this](const Sweep &sweep) {
        m_charts->setSweep(sweep);
        refresh(!m_session.isLive() || m_session.isSweeping());
    });
    connect(&session, &MeasuringSession::livePoint, this,
            [this](double value, const Comparison &comparison, bool settled) {
                m_charts->setLivePoint(value, comparison);
                refresh(settled);
            });
    connect(&session, &MeasuringSession::devicesMeasured, this, [this] {
        if (m_session.shownRecord())
            return;
        changeAxis();
        refresh(false);
    });
    connect(&session, &MeasuringSession::problem, this, &ResultView::showProblem);
    connect(m_charts, &ChartsView::cursorMoved, this, &ResultView::cursorDragged);
    connect(m_profile, &ProfileView::traceAsked, this, &ResultView::traceAsked);
    connect(m_record, &Banner::dismissed, this, &ResultView::recordDismissed);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        refresh(false);
        switchViewer();
        emit tabChanged(index);
    });
    const auto hold = [this] {
        m_viewer->setHeld(m_session.isLive() || m_session.isSweeping() || m_training->isTraining());
    };
    connect(&session, &MeasuringSession::liveChanged, m_viewer, hold);
    connect(&session, &MeasuringSession::activityChanged, m_viewer, hold);
    connect(m_training, &TrainingPage::trainingChanged, this, &ResultView::holdMeasuring);
    connect(m_training, &TrainingPage::trainingChanged, m_viewer, hold);
    connect(m_training, &TrainingPage::pictureAsked, this, &ResultView::trainingPictureAsked);
}

QStringList ResultView::tabNames()
{
    return {tr("Curves"),  tr("Bars"),     tr("Where the time goes"), tr("Roofline"),
            tr("Profile"), tr("Training"), tr("Mandelbrot")};
}

/// Live measuring and pictures would disturb each other: while the viewer is on show, it rests.
void ResultView::switchViewer()
{
    m_headline->setVisible(!showsViewer() && !showsTraining()); // it speaks of the charts
    if (showsViewer()) {
        m_liveBeforeViewer = m_session.isLive();
        m_session.setLive(false);
    } else if (std::exchange(m_liveBeforeViewer, false) && !m_session.shownRecord()) {
        m_session.setLive(true);
    }
}

bool ResultView::showsViewer() const
{
    return m_tabs->currentWidget() == m_viewer;
}

/// Training has the machine for itself; afterwards all is as it was.
void ResultView::holdMeasuring(bool training)
{
    emit trainingChanged(training); // first: what the session announces next has the last word in the status
    if (training) {
        m_liveBeforeTraining = m_session.isLive();
        m_session.setLive(false);
        m_session.cancel();
    } else if (std::exchange(m_liveBeforeTraining, false) && !m_session.shownRecord()) {
        if (showsViewer())
            m_liveBeforeViewer = true;
        else
            m_session.setLive(true);
    }
}

void ResultView::setStudy(const Study &study, const ChartContext &context)
{
    m_training->setStudy(study, context);
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
    m_tabs->setCurrentWidget(m_viewer);
    m_viewer->openPicture(path);
}

void ResultView::setTab(int index)
{
    m_tabs->setCurrentIndex(index);
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
    m_headline->setProjector(on);
    m_charts->setProjector(on);
    m_bars->setProjector(on);
    m_breakdown->setProjector(on);
    m_roofline->setProjector(on);
    m_profile->setProjector(on);
    m_training->setProjector(on);
    m_viewer->setProjector(on);
    QFont font = this->font();
    font.setPointSizeF(on ? 18 : 10);
    m_tabs->tabBar()->setFont(font);
}

void ResultView::makeContext()
{
    const RunRecord *record = m_session.shownRecord();
    m_context = record ? chartContextFor(*record)
                       : contextFor(m_session.shownStudy(), m_registry, m_machine, m_session.recorded());
}

void ResultView::startCurve()
{
    makeContext();
    m_charts->setContext(m_context);
    if (!m_session.shownRecord())
        predict(m_session.shownStudy());
    m_charts->setCursor(m_cursor);
    m_bars->clear();
    m_breakdown->clear();
    m_roofline->clear();
    m_profile->clear();
    if (const RunRecord *record = m_session.shownRecord())
        m_record->showMessage(recordText(*record), Banner::Tone::Notice, tr("Measure here"));
    else
        m_record->hide();
    // While a slider moves the old verdict stays until there is a new one; otherwise it would flicker.
    if (!m_session.isLive()) {
        m_verdict.clear();
        refresh(true);
    }
    emit contextChanged();
}

void ResultView::changeAxis()
{
    makeContext();
    m_charts->setContext(m_context);
    predict(m_session.shownStudy());
    m_charts->setSweep(m_session.points().sweep());
    for (const auto &[value, point] : m_session.points().single())
        m_charts->setLivePoint(value, point.comparison);
    m_charts->setCursor(m_cursor);
}

void ResultView::predict(const Study &study)
{
    const Study &shown = m_session.shownStudy();
    const bool sameCurves = study.workload == shown.workload && study.sweepKey == shown.sweepKey &&
                            enginesToMeasure(study) == enginesToMeasure(shown);
    if (sameCurves && !m_session.shownRecord())
        m_charts->setPredicted(predictedCurve(study, m_registry));
}

QString ResultView::recordText(const RunRecord &record) const
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(record.date), Qt::ISODate);
    const QString date = when.isValid() ? locale().toString(when.toLocalTime(), QLocale::ShortFormat)
                                        : QString::fromStdString(record.date);
    return tr("Recorded on %1, %2.")
        .arg(QString::fromStdString(record.card.empty() ? record.machine.cpu : record.card), date);
}

void ResultView::setCursorValue(double value)
{
    m_cursor = value;
    m_charts->setCursor(value);
    if (!m_session.isLive() || m_session.isSweeping())
        refresh(true);
}

void ResultView::refresh(bool settled)
{
    const SweepPoint *point = m_session.points().nearest(m_cursor);
    const QString crossover = crossoverText(m_session.points().sweep(), m_context);
    const QString baseLabel = m_context.series.empty() ? QString() : m_context.series.front().label;
    if (!point) {
        m_headline->setTexts(headlineText({}, {}), {}, crossover);
        m_bars->clear();
        emit baseCaseChanged(baseLabel, 0, m_context.hasEpochs);
        return;
    }
    const PointVerdict &verdict = m_verdict.accept(verdictOf(point->comparison, m_context), settled);
    const bool live =
        m_session.isLive() && !m_session.isSweeping(); // the newest point is the slider's, or soon will be
    const bool here = live || std::abs(point->value - m_cursor) <= 1e-9 * std::abs(m_cursor);
    const QString place = here ? QString() : tr("at %1 %2").arg(countText(point->value), m_context.axisLabel);
    QStringList below{disturbanceText(point->comparison), verdict.reason.isEmpty() ? crossover : verdict.reason};
    below.removeAll(QString());
    m_headline->setTexts(headlineText(verdict, place), certaintyText(verdict), below.join(QLatin1Char(' ')));
    if (m_tabs->currentWidget() == m_bars)
        m_bars->setComparison(point->value, point->comparison, m_context);
    if (const SweepPoint *profiled = nearestProfiled()) {
        if (m_tabs->currentWidget() == m_breakdown)
            m_breakdown->setComparison(profiled->value, profiled->comparison, m_context);
        if (m_tabs->currentWidget() == m_roofline)
            m_roofline->setComparison(profiled->value, profiled->comparison, m_context);
        if (m_tabs->currentWidget() == m_profile)
            m_profile->setComparison(profiled->value, profiled->comparison, m_context);
    }
    emit baseCaseChanged(baseLabel, point->comparison.measurements.front().epochSeconds, m_context.hasEpochs);
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
        const double distance = point.value > 0 && m_cursor > 0 ? std::abs(std::log(point.value / m_cursor))
                                                                : std::abs(point.value - m_cursor);
        if (count > bestCount || (count == bestCount && count > 0 && distance < bestDistance)) {
            best = &point;
            bestCount = count;
            bestDistance = distance;
        }
    };
    for (const SweepPoint &point : m_session.points().sweep().points)
        offer(point);
    for (const auto &[value, point] : m_session.points().single())
        offer(point);
    return best;
}

QString ResultView::pointReport() const
{
    const SweepPoint *point = m_session.points().nearest(m_cursor);
    return point ? overtake::pointReport(m_context, *point) : QString();
}

ChartSnapshot ResultView::snapshot() const
{
    ChartSnapshot snapshot = m_charts->snapshot();
    snapshot.context.caption = captionFor(m_session.record());
    return snapshot;
}

bool ResultView::saveTrace(const QString &path)
{
    try {
        const RunRecord record = m_session.record();
        writeTrace(path.toStdString(), m_profile->comparison(), record.machine, record.date);
    } catch (const Error &error) {
        showProblem(QString::fromStdString(error.what()));
        return false;
    }
    showProblem({});
    return true;
}

void ResultView::showProblem(const QString &message)
{
    if (message.isEmpty())
        m_problem->hide();
    else
        m_problem->showMessage(message, Banner::Tone::Problem);
}

} // namespace overtake
