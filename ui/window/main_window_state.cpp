// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// State that outlives the window: its own, the user's settings, and the curves that are in no file when it closes.
#include "window/main_window.h"

#include "charts/chart_theme.h"
#include "commands/file_commands.h"
#include "commands/lesson_commands.h"
#include "dialogs/dialogs.h"
#include "lessons/lesson_file.h"
#include "pages/page.h"
#include "panels/banner.h"
#include "panels/parameter_panel.h"
#include "panels/shelf_panel.h"
#include "panels/status_panel.h"
#include "results/result_view.h"
#include "run/autosave.h"
#include "run/beside.h"
#include "study/study_context.h"
#include "study/study_settings.h"
#include "training/training_page.h"

#include <QApplication>
#include <QSplitter>
#include <algorithm>

namespace overtake
{

void MainWindow::keepUnsavedIn(const QString &folder)
{
    m_autosave = std::make_unique<Autosave>(m_curves, folder);
    struct Recovered {
        std::vector<CurveId> curves;
        QStringList names;
    };
    const auto found = std::make_shared<Recovered>();
    const auto keep = [this, found](RunRecord record) {
        Study study = studyOf(record, m_model.study(), m_engines);
        found->curves.push_back(m_curves.add(std::move(record), std::move(study), {}, true));
    };
    m_autosave->takeOver(keep, [this, found](const QStringList &setAside) {
        if (!setAside.isEmpty())
            m_results->showProblem(setAside.join(QLatin1Char(' ')));
        if (found->curves.empty())
            return;
        for (const CurveId id : found->curves)
            found->names << tr("Not saved before Overtake ended: %1.").arg(recoveredText(id, found->curves));
        found->names << tr("They are among the pinned curves (F8) now.");
        const auto discard = [this, curves = found->curves] {
            std::for_each(curves.begin(), curves.end(), [this](CurveId id) { m_curves.remove(id); });
        };
        ask(this, QStringLiteral("recovered"), tr("Curves that were not saved"), found->names.join(QLatin1Char('\n')),
            {{tr("Show"), [this, newest = found->curves.back()] { m_shelf->showCurve(newest); }},
             {tr("Discard"), discard}},
            QMessageBox::Close);
    });
}

/// Its name and date, and what tells it from another recovered curve.
QString MainWindow::recoveredText(CurveId id, const std::vector<CurveId> &recovered) const
{
    const auto curveOf = [this](CurveId wanted) {
        const auto &all = m_curves.curves();
        const auto at = std::find_if(all.begin(), all.end(), [&](const CurvePtr &one) { return one->id == wanted; });
        return at == all.end() ? nullptr : *at;
    };
    const CurvePtr curve = curveOf(id);
    if (!curve)
        return {};
    QStringList parts{curveName(curve->study), locale().toString(curve->changed.toLocalTime(), QLocale::ShortFormat)};
    for (const CurveId other : recovered)
        if (const CurvePtr alike = other != id ? curveOf(other) : nullptr)
            if (alike->study.workload == curve->study.workload)
                parts << differenceText(*curve, *alike, m_curves, false);
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", "));
}

bool MainWindow::isOccupied() const
{
    return !m_use.mayBegin(Kind::Lesson) || m_use.isHeld(Kind::Writing, Kind::Lesson) || m_files->isWriting() ||
           QApplication::activeModalWidget() != nullptr;
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
        m_autosave->end(std::chrono::seconds(1));
    m_autosave.reset();
    m_mayClose = true;
}

void MainWindow::takeOver(MainWindow &before)
{
    m_curves.takeOver(before.m_curves);
    m_model.takeOver(before.m_model);
    m_results->takeOver(*before.m_results);
    m_actions.shelf->setChecked(before.m_actions.shelf->isChecked());
    m_actions.projector->setChecked(before.m_actions.projector->isChecked());
    m_use.setWanted(before.m_use.isWanted());
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
    restoreGeometry(m_settings->value(QStringLiteral("geometry")).toByteArray());
    restoreSplitter();
    m_parameters->setAdvancedOpen(m_settings->value(QStringLiteral("advancedOpen")).toBool());
    m_actions.details->setChecked(m_settings->value(QStringLiteral("details")).toBool());
    if (!m_settings->value(QStringLiteral("greeted")).toBool())
        m_newcomer->showMessage(tr("New here? Lesson 1 takes %n minutes.", nullptr, builtInLessons().front().minutes),
                                Banner::Tone::Notice, tr("Start"), true);
    // Not the viewer: a start measures. An unknown name (an older version wrote a number) leaves the first tab.
    if (const QString tab = m_settings->value(QStringLiteral("tab")).toString(); tab != QLatin1String("mandelbrot"))
        m_results->showTab(tab);
}

void MainWindow::fitInto(const QRect &room)
{
    constexpr QSize frame(16, 40);
    const QSize most = room.size() - frame;
    if (size().boundedTo(most) == size())
        return;
    resize(size().boundedTo(most));
    move(room.topLeft());
    setWindowState(windowState() | Qt::WindowMaximized); // the window manager knows the frame
}

/// Takes widths that are checked, not the splitter's own state: where that is damaged, it holds lists of any length and
/// handles of any width, and laying the window out takes many seconds.
void MainWindow::restoreSplitter()
{
    constexpr int widest = 20'000;
    const QStringList kept = m_settings->value(QStringLiteral("splitter")).toStringList();
    if (kept.size() != m_splitter->count())
        return;
    QList<int> sizes;
    for (const QString &text : kept) {
        bool isNumber = false;
        sizes << text.toInt(&isNumber);
        if (!isNumber || sizes.back() < 0 || sizes.back() > widest)
            return;
    }
    m_splitter->setSizes(sizes);
}

void MainWindow::saveState()
{
    if (!m_actions.projector->isChecked())
        m_settings->setValue(QStringLiteral("geometry"), saveGeometry());
    QStringList sizes;
    for (const int size : m_splitter->sizes())
        sizes << QString::number(size);
    m_settings->setValue(QStringLiteral("splitter"), sizes);
    m_settings->setValue(QStringLiteral("advancedOpen"), m_parameters->isAdvancedOpen());
    m_settings->setValue(QStringLiteral("details"), m_actions.details->isChecked());
    m_settings->setValue(QStringLiteral("greeted"), true); // once
    m_settings->setValue(QStringLiteral("tab"), m_results->page().objectName());
    writeStudy(*m_settings, m_model.study());
    m_settings->sync();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_mayClose && asksBeforeClosing()) {
        event->ignore();
        return;
    }
    m_lessons->player().leave(); // the saved state is the user's own
    saveState();
    m_session.setLive(false);
    m_session.cancel();
    m_results->training().waitUntilIdle(std::chrono::milliseconds(0)); // asks it to stop
    const bool isKept = !m_autosave || m_autosave->end(std::chrono::seconds(1));
    m_isStillWriting = !m_files->waitUntilWritten(std::chrono::seconds(5)) || !isKept;
    m_autosave.reset();
    QMainWindow::closeEvent(event);
}

/// One question for all that would be lost; it closes the window itself when the answer is yes.
bool MainWindow::asksBeforeClosing()
{
    QStringList lost;
    for (const Document &document : m_files->unsaved())
        lost << document.loss;
    const bool canSave = !lost.isEmpty();
    if (m_use.isHeld(Kind::Sweep))
        lost << tr("A sweep is running.");
    if (m_use.isHeld(Kind::Training))
        lost << tr("A training is running.");
    if (m_use.isHeld(Kind::Map))
        lost << tr("A map is being measured.");
    if (m_files->isWriting())
        lost << tr("A file is being written.");
    if (lost.isEmpty())
        return false;
    const auto closeAfter = [this](bool mayClose) {
        m_mayClose = mayClose;
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    };
    std::vector<Choice> answers;
    if (canSave)
        answers.push_back({tr("Save…"), [this, closeAfter] {
                               // A sweep may go on while a name is chosen: then it is asked once more.
                               m_files->saveUnsaved([this, closeAfter] { closeAfter(m_files->unsaved().empty()); });
                           }});
    answers.push_back({canSave ? tr("Close without saving") : tr("Close"), [closeAfter] { closeAfter(true); }});
    ask(this, QStringLiteral("closing"), tr("Close Overtake?"), lost.join(QLatin1Char('\n')), answers,
        QMessageBox::Cancel);
    return true;
}

} // namespace overtake
