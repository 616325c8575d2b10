// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/lesson_commands.h"

#include "charts/charts_view.h"
#include "commands/lesson_guide.h"
#include "commands/window_actions.h"
#include "export/save_path.h"
#include "file/atomic_file.h"
#include "lessons/lesson_choice.h"
#include "lessons/lesson_strip.h"
#include "lessons/lesson_words.h"
#include "lessons/results_page.h"
#include "pages/curves_page.h"
#include "panels/parameter_panel.h"
#include "results/result_view.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QDesktopServices>
#include <QFile>
#include <QSplitter>
#include <QUrl>
#include <algorithm>

namespace overtake
{

LessonCommands::LessonCommands(WindowActions &actions, StudyModel &model, CurveStore &curves, MeasuringSession &session,
                               const Window &window)
    : QObject(&window.self), m_actions(actions), m_curves(curves), m_session(session), m_window(window),
      m_player(model, curves, session, thisMachine()),
      m_strip(new LessonStrip(m_player, {actions.nextStep, actions.stepBack, actions.leaveLesson}))
{
    window.splitter.insertWidget(0, m_strip);
    connect(actions.lessons, &QAction::triggered, this, guarded([this] {
                auto *choice = new LessonChoice(m_actions.projector->isChecked(), &m_window.self);
                connect(choice, &LessonChoice::chosen, this, guarded(this, &LessonCommands::take));
                choice->open();
            }));
    connect(&m_player, &LessonPlayer::begun, this, guarded(this, &LessonCommands::begin));
    connect(&m_player, &LessonPlayer::left, this, guarded(this, &LessonCommands::end));
    connect(&m_player, &LessonPlayer::notice, this, &LessonCommands::notice);
    connect(&m_player, &LessonPlayer::changed, m_strip, guarded(m_strip, &LessonStrip::refresh));
    connect(&m_player, &LessonPlayer::changed, this, guarded(this, &LessonCommands::showStep));
    connect(&m_player, &LessonPlayer::curveToKeep, this, guarded([this](CurveId id) {
        m_curves.setBeside(id != 0 ? Beside{{id}, 0} : Beside());
    }));
    connect(&m_player, &LessonPlayer::veilChanged, this, guarded([this](bool on) {
        m_window.results.setVeiled(on);
        if (on)
            m_window.results.charts().resetZoom();
    }));
    connect(&m_player, &LessonPlayer::tabAsked, &window.results, guarded(&window.results, &ResultView::showTab));
    connect(&m_player, &LessonPlayer::slidersAsked, this, guarded(this, &LessonCommands::showSliders));
    ChartsView &charts = window.results.charts();
    connect(&m_player, &LessonPlayer::guessChanged, &charts, guarded(&charts, &ChartsView::setGuess));
    connect(&charts, &ChartsView::guessMoved, &m_player, guarded(&m_player, &LessonPlayer::moveGuess));
    connect(&charts, &ChartsView::guessStepped, &m_player, guarded(&m_player, &LessonPlayer::stepGuess));
    connect(&session.use(), &MachineUse::changed, m_strip,
            guarded([this] { m_strip->setState(m_session.use().state()); }));
    connect(actions.nextStep, &QAction::triggered, &m_player, guarded(&m_player, &LessonPlayer::next));
    connect(actions.stepBack, &QAction::triggered, &m_player, guarded(&m_player, &LessonPlayer::back));
    connect(actions.saveResults, &QAction::triggered, this, guarded(this, &LessonCommands::saveResults));
    connect(actions.printResults, &QAction::triggered, this, guarded(this, &LessonCommands::printResults));
    connect(actions.saveGuide, &QAction::triggered, this, guarded(this, &LessonCommands::saveGuide));
    connect(actions.leaveLesson, &QAction::triggered, this, guarded([this] {
                if (m_player.isActive())
                    m_player.leave();
                else
                    enter([this] { return m_player.comeBack(); });
            }));
    showWhatMayBeDone();
}

void LessonCommands::take(const Lesson &lesson)
{
    if (!m_player.mayTake(lesson)) // the current one continues
        return;
    enter([&] { return m_player.begin(lesson); });
}

void LessonCommands::enter(const std::function<bool()> &begin)
{
    if (m_session.use().isHeld(MachineUse::Kind::Training, MachineUse::Kind::Map))
        return emit notice(tr("A training or a map is running: wait for its end or stop it, then start the lesson."));
    if (m_session.use().isHeld(MachineUse::Kind::Recording))
        return emit notice(tr("A device is being recorded: wait for its end or stop it, then start the lesson."));
    {
        const QSignalBlocker silent(this); // nobody can return to it once another has begun
        m_player.leave();
    }
    const QString tab = m_window.results.page().objectName();
    if (m_session.use().isHeld(MachineUse::Kind::Viewer))
        m_window.results.setTab(0);
    if (begin())
        m_tabBefore = tab;
    else
        m_window.results.showTab(tab);
}

/// Keeps the chart of an answer as it was then, until that is measured again. Charts with nothing in them give way to
/// the lesson's picture.
void LessonCommands::showStep()
{
    CurvesPage &page = m_window.results.curves();
    std::erase_if(m_charts, [answers = m_player.results()](const auto &chart) {
        return std::ranges::find(answers, chart.first, &GivenAnswer::step) == answers.end();
    });
    if (m_player.given() && !m_charts.contains(m_player.index()) && !page.charts().isEmpty())
        m_charts[m_player.index()] = page.snapshot();
    const LessonStep *step = m_player.isActive() ? &m_player.step() : nullptr;
    const bool isDrawn = step && (step->question == Question::Crossover || step->question == Question::Curve);
    const bool waits = step && (step->kind == StepKind::Say || step->kind == StepKind::Set ||
                                (step->kind == StepKind::Guess && !isDrawn));
    if (!waits || !page.charts().isEmpty())
        return page.setCover({}, {});
    constexpr QSize size(640, 400);
    page.setCover(lessonPicture(m_player.lesson(), size.scaled(size.boundedTo(page.size()), Qt::KeepAspectRatio),
                                page.devicePixelRatioF()),
                  lessonTitle(m_player.lesson()));
}

void LessonCommands::showSliders(bool asked)
{
    m_actions.sidePanel->setChecked(false);
    m_strip->setSliders(asked ? &m_window.parameters : nullptr);
    m_window.parameters.showOnly(asked ? m_player.step().key : std::string());
}

void LessonCommands::showWhatMayBeDone()
{
    const bool isActive = m_player.isActive();
    const bool isFree = isActive && !m_player.isMeasuring() &&
                        !m_session.use().isHeld(MachineUse::Kind::Training, MachineUse::Kind::Map);
    const bool mayGoOn = (isFree || m_player.mayEndMeasuring()) && !m_player.isLast();
    const bool isVeiled = isActive && m_player.isVeiled();
    const bool hasResults = isActive && m_player.hasResults();
    m_actions.nameLeaving(isActive || !m_player.mayComeBack());
    for (const auto &[action, may] :
         {std::pair(m_actions.nextStep, mayGoOn), std::pair(m_actions.stepBack, isFree && m_player.index() > 0),
          std::pair(m_actions.leaveLesson, isActive || m_player.mayComeBack()),
          std::pair(m_actions.saveResults, hasResults), std::pair(m_actions.printResults, hasResults)}) {
        action->setEnabled(may);
        action->setVisible(isActive || may);
    }
    for (QAction *action :
         {m_actions.reset, m_actions.open, m_actions.keepBeside, m_actions.curveBefore, m_actions.shelf})
        action->setEnabled(!isActive);
    for (QAction *action : {m_actions.exportPage, m_actions.copyPicture, m_actions.copyTable, m_actions.remarks})
        action->setEnabled(!isVeiled);
    m_actions.recentFiles->setEnabled(!isActive && !m_actions.recentFiles->isEmpty());
    m_actions.recordings->setEnabled(!isActive);
}

void LessonCommands::saveResults()
{
    const QString path = pathToSave(&m_window.self, tr("Save results"), usualFolder() + QLatin1Char('/') + fileName(),
                                    tr("PDF files (*.pdf)"), QStringLiteral("pdf"));
    if (path.isEmpty() || !writeResults(path))
        return;
    m_player.resultsSaved();
    emit notice(tr("Saved: %1").arg(path));
}

/// In the system's viewer, which knows the printers.
void LessonCommands::printResults()
{
    if (!m_printed)
        m_printed.emplace();
    const QString path = m_printed->filePath(fileName());
    if (!writeResults(path) || QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        return;
    m_printed->setAutoRemove(false);
    m_window.results.showProblem(tr("No program here opens PDF files. The results are in %1.").arg(path));
}

QString LessonCommands::fileName() const
{
    return QStringLiteral("lesson-%1.pdf").arg(QString::fromStdString(m_player.lesson().id));
}

bool LessonCommands::writeResults(const QString &path)
try {
    LessonResults results = resultsOf(m_player, thisMachine());
    results.charts = m_charts;
    const QByteArray content = resultsPdf(results);
    writeFileAtomically(QFile::encodeName(path).toStdString(),
                        {content.constData(), static_cast<std::size_t>(content.size())});
    return true;
} catch (const Error &error) {
    m_window.results.showProblem(coreMessage(error));
    return false;
}

void LessonCommands::saveGuide()
{
    const QString path =
        pathToSave(&m_window.self, tr("Save teacher's guide"), usualFolder() + QStringLiteral("/overtake-lessons.pdf"),
                   tr("PDF documents (*.pdf)"), QStringLiteral("pdf"));
    if (path.isEmpty())
        return;
    try {
        writeLessonGuide(path);
        emit notice(tr("Saved: %1").arg(path));
    } catch (const Error &error) {
        m_window.results.showProblem(coreMessage(error));
    }
}

void LessonCommands::setProjector(bool on)
{
    m_strip->setProjector(on);
    if (!m_player.isActive())
        return;
    m_window.topBar.hide();
    m_sideBefore = m_actions.sidePanel->isChecked(); // the value without a lesson
    m_actions.sidePanel->setChecked(false);
}

void LessonCommands::takeOver(const LessonCommands &before)
{
    m_player.takeOver(before.m_player);
    m_charts = before.m_charts;
    showWhatMayBeDone();
}

void LessonCommands::begin()
{
    m_tabBefore = m_window.results.page().objectName();
    m_sideBefore = m_actions.sidePanel->isChecked();
    m_shelfBefore = m_actions.shelf->isChecked();
    m_detailsBefore = m_actions.details->isChecked();
    m_actions.details->setChecked(true); // lessons speak of all three charts
    m_curves.beginVisit();
    m_actions.shelf->setChecked(false);
    m_window.topBar.hide();
    m_strip->refresh();
    m_strip->setFocus(); // F1 explains lessons
}

void LessonCommands::end()
{
    m_strip->refresh();
    showStep();
    m_window.topBar.setVisible(!m_actions.projector->isChecked());
    m_curves.endVisit();
    m_actions.shelf->setChecked(m_shelfBefore);
    m_actions.details->setChecked(m_detailsBefore);
    m_actions.sidePanel->setChecked(m_sideBefore && !m_actions.projector->isChecked());
    m_window.results.showTab(m_tabBefore);
    emit notice(tr("You left the lesson. 'Return to the lesson' in the menu 'Learn' goes on at the same step."));
}

} // namespace overtake
