// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// State that outlives the window: the user's settings, the window of another language, and what closing waits for.
#include "window/main_window.h"

#include "charts/charts_view.h"
#include "commands/closing_question.h"
#include "commands/file_commands.h"
#include "commands/lesson_commands.h"
#include "commands/recording_bar.h"
#include "commands/recovered_curves.h"
#include "lessons/lesson_file.h"
#include "pages/page.h"
#include "panels/banner.h"
#include "panels/parameter_panel.h"
#include "panels/shelf_panel.h"
#include "panels/status_panel.h"
#include "results/result_view.h"
#include "run/autosave.h"
#include "study/study_settings.h"
#include "training/training_page.h"

#include <QApplication>
#include <QCloseEvent>

namespace overtake
{

void MainWindow::keepUnsavedIn(const QString &folder)
{
    m_autosave = std::make_unique<Autosave>(m_curves, folder);
    takeOverUnsaved(*m_autosave, m_curves, m_model, *m_results, *this, [this](CurveId curve) {
        m_lessons->player().leave();
        m_shelf->showCurve(curve);
    });
}

bool MainWindow::isOccupied() const
{
    return !m_use.mayBegin(Kind::Lesson) || m_use.isHeld(Kind::Writing, Kind::Lesson) || m_files->isWriting() ||
           m_files->isReading() || QApplication::activeModalWidget() != nullptr;
}

void MainWindow::changeLanguage()
{
    constexpr int milliseconds = 300;
    if (isOccupied()) {
        m_status->showNotice(tr("The language changes as soon as the current work has ended."));
        return m_untilFree.start(milliseconds);
    }
    m_untilFree.stop();
    emit rebuildAsked();
}

void MainWindow::standAside()
{
    saveState();
    m_aside = m_use.hold(Kind::Aside);
    m_session.cancel();
    if (m_autosave)
        m_autosave->end(std::chrono::seconds(1), true); // nobody was asked
    m_autosave.reset();
    m_closing->skip();
}

void MainWindow::takeOver(MainWindow &before)
{
    m_curves.takeOver(before.m_curves);
    m_model.takeOver(before.m_model);
    m_results->takeOver(*before.m_results);
    m_files->takeOver(*before.m_files);
    m_lessons->takeOver(*before.m_lessons);
    m_results->charts().takeOver(before.m_results->charts()); // last: recordings are curves, too
    m_actions.shelf->setChecked(before.m_actions.shelf->isChecked());
    const bool onProjector = before.m_actions.projector->isChecked();
    m_actions.sidePanel->setChecked(onProjector ? before.m_hadSidePanel : before.m_actions.sidePanel->isChecked());
    m_actions.projector->setChecked(onProjector);
    m_use.setWanted(before.m_use.isWanted());
    focusAxis();
}

void MainWindow::setTheme(Theme theme)
{
    m_settings->setValue(QStringLiteral("theme"), static_cast<int>(theme));
    m_actions.themes.at(theme)->setChecked(true);
    applyTheme(theme);
}

void MainWindow::restoreState()
{
    const int theme = m_settings->value(QStringLiteral("theme")).toInt();
    const bool known = theme >= 0 && theme <= static_cast<int>(Theme::Dark);
    setTheme(known ? static_cast<Theme>(theme) : Theme::System);
    m_actions.refreshIcons(palette());
    m_shape->restore();
    m_parameters->setAdvancedOpen(m_settings->value(QStringLiteral("advancedOpen")).toBool());
    m_actions.details->setChecked(m_settings->value(QStringLiteral("details")).toBool());
    offerFirstLesson();
    // Not the viewer: a start measures. An unknown name (an older version wrote a number) leaves the first tab.
    if (const QString tab = m_settings->value(QStringLiteral("tab")).toString(); tab != QLatin1String("mandelbrot"))
        m_results->showTab(tab);
}

/// Until it was taken or dismissed.
void MainWindow::offerFirstLesson()
{
    if (!m_settings->value(QStringLiteral("greeted")).toBool() && !m_lessons->player().isActive())
        m_newcomer->showMessage(tr("New here? Lesson 1 takes %n minutes.", nullptr, builtInLessons().front().minutes),
                                Banner::Tone::Notice, tr("Start"), true);
}

void MainWindow::greet()
{
    m_settings->setValue(QStringLiteral("greeted"), true);
}

void MainWindow::saveState()
{
    m_shape->save();
    m_settings->setValue(QStringLiteral("advancedOpen"), m_parameters->isAdvancedOpen());
    m_settings->setValue(QStringLiteral("details"), m_actions.details->isChecked());
    m_settings->setValue(QStringLiteral("tab"), m_results->page().objectName());
    // The study of the start is there already, perhaps with engines that are still to be found.
    m_hasWrittenStudy = m_hasWrittenStudy || m_model.own() != m_started;
    if (m_hasWrittenStudy)
        writeStudy(*m_settings, m_model.own());
    m_settings->sync();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_closing->asks()) {
        event->ignore();
        return;
    }
    m_untilFree.stop();
    m_lessons->player().leave(); // the saved state is the user's own
    greet();
    saveState();
    m_session.setLive(false);
    m_session.cancel();
    m_results->training().waitUntilIdle(std::chrono::milliseconds(0)); // asks it to stop
    m_recording->stop();
    const bool isKept = !m_autosave || m_autosave->end(std::chrono::seconds(1));
    m_isStillWriting = !m_files->waitUntilWritten(std::chrono::seconds(5)) || !isKept;
    m_autosave.reset();
    QMainWindow::closeEvent(event);
}

} // namespace overtake
