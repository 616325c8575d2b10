// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/window_actions.h"

#include "words/guarded.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QRegularExpression>
#include <QUndoGroup>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

/// Adds one command to a menu, or to none: a key, a tab or a chart has it. Its tooltip ends with the shortcut.
class Maker
{
public:
    Maker(std::vector<QAction *> &all, QObject &owner) : m_all(all), m_owner(owner) {}

    QAction *add(QMenu *menu, const QString &text, const QKeySequence &shortcut, const QString &help)
    {
        QAction *action = menu ? menu->addAction(text) : new QAction(text, &m_owner);
        finish(action, shortcut, help);
        return action;
    }

    void finish(QAction *action, const QKeySequence &shortcut, const QString &help)
    {
        QString toolTip = help;
        if (!shortcut.isEmpty()) {
            action->setShortcut(shortcut);
            toolTip += QStringLiteral(" (%1)").arg(shortcut.toString(QKeySequence::NativeText));
        }
        // "스윕(&S)": where the letter stands behind the text, a button does without it.
        static const QRegularExpression letter(QStringLiteral("\\(&.\\)"));
        if (action->text().contains(letter))
            action->setIconText(QString(action->text()).remove(letter));
        action->setToolTip(toolTip);
        action->setStatusTip(help);
        m_all.push_back(action);
    }

private:
    std::vector<QAction *> &m_all;
    QObject &m_owner;
};

enum class Glyph { Live, Sweep, Cancel, Export };

/// On a square of 16 by 16.
void drawGlyph(QPainter &painter, Glyph glyph, const QColor &color, QIcon::State state)
{
    QPen pen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    switch (glyph) {
    case Glyph::Live:
        if (state == QIcon::On) // a ring when it is off
            painter.setBrush(color);
        painter.drawEllipse(QPointF(8, 8), 4, 4);
        break;
    case Glyph::Sweep:
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF({{4.5, 3}, {12.5, 8}, {4.5, 13}}));
        break;
    case Glyph::Cancel:
        painter.drawLine(QPointF(4, 4), QPointF(12, 12));
        painter.drawLine(QPointF(12, 4), QPointF(4, 12));
        break;
    case Glyph::Export:
        painter.drawLine(QPointF(8, 2), QPointF(8, 10));
        painter.drawPolyline(QPolygonF({{5, 7}, {8, 10}, {11, 7}}));
        painter.drawPolyline(QPolygonF({{3, 10}, {3, 13.5}, {13, 13.5}, {13, 10}}));
        break;
    }
}

QPixmap makePixmap(Glyph glyph, const QColor &color, int pixels, QIcon::State state)
{
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels / 16.0, pixels / 16.0);
    drawGlyph(painter, glyph, color, state);
    return pixmap;
}

/// Drawn in the palette's text colour, to fit light and dark and every scale.
QIcon makeIcon(Glyph glyph, const QPalette &palette)
{
    QIcon icon;
    for (const int pixels : {16, 32, 64}) {
        const auto add = [&](QPalette::ColorGroup group, QPalette::ColorRole role, QIcon::Mode mode,
                             QIcon::State state) {
            icon.addPixmap(makePixmap(glyph, palette.color(group, role), pixels, state), mode, state);
        };
        add(QPalette::Active, QPalette::ButtonText, QIcon::Normal, QIcon::Off);
        add(QPalette::Disabled, QPalette::ButtonText, QIcon::Disabled, QIcon::Off);
        add(QPalette::Active, glyph == Glyph::Live ? QPalette::Highlight : QPalette::ButtonText, QIcon::Normal,
            QIcon::On);
    }
    return icon;
}

/// "Undo: batch size", but "Undo" where there is nothing to name.
void nameStep(QAction *action)
{
    static const QRegularExpression open(QStringLiteral("[\\s\\x{a0}:]+$"));
    const auto close = [action] { action->setText(action->text().remove(open)); };
    QObject::connect(action, &QAction::changed, action, guarded(close));
    close();
}

} // namespace

WindowActions::WindowActions(QMainWindow &window, QUndoGroup &steps, const QStringList &tabNames)
{
    Maker maker(all, window);

    QMenu *file = window.menuBar()->addMenu(Words::tr("&File"));
    open = maker.add(file, Words::tr("&Open…"), QKeySequence::Open,
                     Words::tr("Open results, maps, trainings, recordings, lessons, tables of your own, and images of "
                               "the Mandelbrot set."));
    recentFiles = file->addMenu(Words::tr("Open &recent"));
    recordings = file->addMenu(Words::tr("Recor&dings"));
    save = maker.add(
        file, Words::tr("&Save…"), QKeySequence::Save,
        Words::tr("Save the result in this tab: a curve with every repetition, a map, a training or an image."));
    file->addSeparator();
    exportPage = maker.add(file, Words::tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                           Words::tr("Save the current tab as PNG, SVG or PDF, or its figures as CSV."));
    exportPage->setIconText(Words::tr("Export"));
    share = maker.add(file, Words::tr("S&hare…"), QKeySequence(Qt::CTRL | Qt::Key_L),
                      Words::tr("Copy these settings as a link or as a command."));
    file->addSeparator();
    quit = maker.add(file, Words::tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), Words::tr("Close Overtake."));

    QMenu *edit = window.menuBar()->addMenu(Words::tr("&Edit"));
    undo = steps.createUndoAction(&window, Words::tr("Undo:"));
    redo = steps.createRedoAction(&window, Words::tr("Redo:"));
    nameStep(undo);
    nameStep(redo);
    edit->addAction(undo);
    edit->addAction(redo);
    maker.finish(undo, QKeySequence::Undo, Words::tr("Return to the previous parameters or place."));
    maker.finish(redo, QKeySequence::Redo, Words::tr("Restore the change that was undone."));
    redo->setShortcuts({redo->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    edit->addSeparator();
    copyPicture = maker.add(edit, Words::tr("Copy &image"), QKeySequence(Qt::CTRL | Qt::Key_C),
                            Words::tr("Copy the current tab as an image, with a caption."));
    copyTable = maker.add(edit, Words::tr("Copy as &table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                          Words::tr("Copy the figures of the current tab, for a spreadsheet."));
    paste = maker.add(edit, Words::tr("&Paste link or command"), QKeySequence::Paste,
                      Words::tr("Show and measure what was copied. Overtake asks before heavy work."));
    edit->addSeparator();
    reset = maker.add(edit, Words::tr("&Defaults"), {},
                      Words::tr("Restore the workload's default parameters and engines."));

    QMenu *measure = window.menuBar()->addMenu(Words::tr("&Measure"));
    live = maker.add(measure, Words::tr("&Live"), QKeySequence(Qt::Key_Space),
                     Words::tr("Measure again, quickly, whenever a slider moves."));
    live->setCheckable(true);
    sweep = maker.add(measure, Words::tr("&Sweep"), QKeySequence(Qt::Key_S),
                      Words::tr("Measure the whole curve fully and close in on the crossover."));
    map = maker.add(measure, Words::tr("&Map"), QKeySequence(Qt::CTRL | Qt::Key_M),
                    Words::tr("Measure the speed-up over two parameters in the tab 'Map', or stop it."));
    train = maker.add(measure, Words::tr("&Train"), QKeySequence(Qt::CTRL | Qt::Key_T),
                      Words::tr("Train the model on the selected engines in the tab 'Training', or stop training."));
    keepBeside = maker.add(measure, Words::tr("&Pin curve"), QKeySequence(Qt::CTRL | Qt::Key_K),
                           Words::tr("Pin this curve as a thin line beside later curves, or unpin it."));
    keepBeside->setCheckable(true);
    curveBefore =
        maker.add(nullptr, Words::tr("&Previous curve"), QKeySequence(Qt::Key_P),
                  Words::tr("Show the previous curve with its points. Press again to come back. The key needs "
                            "the focus on a chart."));
    cancel = maker.add(measure, Words::tr("St&op"), QKeySequence(Qt::Key_Escape),
                       Words::tr("Stop measuring, training or generating text. Results so far stay. If nothing runs, "
                                 "leave the projector view."));

    QMenu *view = window.menuBar()->addMenu(Words::tr("&View"));
    for (qsizetype i = 0; i < tabNames.size(); ++i)
        tabs.push_back(maker.add(nullptr, tabNames[i], QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1)),
                                 Words::tr("Show the tab '%1'.").arg(tabNames[i])));
    resetZoom = maker.add(nullptr, Words::tr("&Whole range"), QKeySequence(Qt::CTRL | Qt::Key_0),
                          Words::tr("Undo all zooming."));
    sidePanel = maker.add(view, Words::tr("&Parameters and engines"), QKeySequence(Qt::Key_F9),
                          Words::tr("Show or hide the panel on the left."));
    sidePanel->setCheckable(true);
    sidePanel->setChecked(true);
    details = maker.add(view, Words::tr("&Details"), QKeySequence(Qt::CTRL | Qt::Key_D),
                        Words::tr("Show time and throughput, the legend, the ratios on paper, the certainty of the "
                                  "verdict, and the range of the sweep."));
    details->setCheckable(true);
    shelf = maker.add(view, Words::tr("P&inned curves"), QKeySequence(Qt::Key_F8),
                      Words::tr("Show or hide the list of pinned curves on the right."));
    shelf->setCheckable(true);
    projector = maker.add(view, Words::tr("Pro&jector"), QKeySequence(Qt::Key_F11),
                          Words::tr("Fill the screen, with text that the back of the room can read."));
    projector->setCheckable(true);
    projector->setShortcuts({QKeySequence(Qt::Key_F11), QKeySequence(Qt::Key_F5)}); // a presenter's clicker sends F5
    black = maker.add(nullptr, Words::tr("&Black screen"), QKeySequence(Qt::Key_B),
                      Words::tr("Make the screen black until the next key. The key B needs the focus on a chart."));
    view->addSeparator();
    QMenu *themeMenu = view->addMenu(Words::tr("&Theme"));
    auto *group = new QActionGroup(&window);
    const std::pair<Theme, QString> themeNames[] = {{Theme::System, Words::tr("Same as the &system")},
                                                    {Theme::Light, Words::tr("&Light")},
                                                    {Theme::Dark, Words::tr("&Dark")}};
    for (const auto &[theme, name] : themeNames) {
        QAction *action = themeMenu->addAction(name);
        action->setCheckable(true);
        group->addAction(action);
        themes[theme] = action;
    }
    language = maker.add(view, Words::tr("Lan&guage…"), {}, Words::tr("Choose the language of all texts."));

    QMenu *learn = window.menuBar()->addMenu(Words::tr("&Learn"));
    lessons =
        maker.add(learn, Words::tr("&All lessons…"), QKeySequence(Qt::Key_F6),
                  Words::tr("Show all lessons with their images, to choose one. This works on a projector, too."));
    learn->addSeparator();
    nextStep = maker.add(learn, Words::tr("&Next step"), QKeySequence(Qt::Key_PageDown),
                         Words::tr("Go to the next step of the lesson. If it asks for a guess, give yours."));
    stepBack = maker.add(learn, Words::tr("Step &back"), QKeySequence(Qt::Key_PageUp),
                         Words::tr("Return to the previous step of the lesson."));
    leaveLesson = maker.add(learn, Words::tr("&Leave lesson"), {},
                            Words::tr("Return to where you were. Esc does the same if nothing is being measured."));
    nextStep->setIconText(Words::tr("Next"));
    stepBack->setIconText(Words::tr("Back"));
    leaveLesson->setIconText(Words::tr("Leave"));
    learn->addSeparator();
    saveResults = maker.add(learn, Words::tr("&Save results…"), {},
                            Words::tr("Save the lesson's guesses, measurements and charts as a PDF file."));
    printResults =
        maker.add(learn, Words::tr("&Print results…"), {},
                  Words::tr("Open the lesson's guesses, measurements and charts in the system's PDF viewer, to "
                            "be printed."));
    saveGuide = maker.add(learn, Words::tr("&Teacher's guide…"), {},
                          Words::tr("Save two pages for each lesson as PDF: one for you, one for the class."));

    QMenu *helpMenu = window.menuBar()->addMenu(Words::tr("&Help"));
    help = maker.add(helpMenu, Words::tr("&What is this?"), QKeySequence(Qt::Key_F1),
                     Words::tr("Open the manual where it explains the control that has the focus."));
    devices = maker.add(helpMenu, Words::tr("&Devices"), QKeySequence(Qt::Key_F2),
                        Words::tr("Show all figures of this machine's devices and of those that can be predicted."));
    remarks = maker.add(
        helpMenu, Words::tr("&Remarks on this point"), QKeySequence(Qt::Key_F4),
        Words::tr("Show how the point at the slider was measured and what was noticed during the measurement."));
    manual = maker.add(helpMenu, Words::tr("&Manual"), QKeySequence(Qt::Key_F3),
                       Words::tr("Open the tutorial, how-to guides, explanation, reference and teaching."));
    shortcuts = maker.add(helpMenu, Words::tr("&Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1),
                          Words::tr("Show all commands with their keys."));
    about = maker.add(helpMenu, Words::tr("&About Overtake"), {}, Words::tr("Show version and licence."));

    window.addActions(window.menuBar()->actions()); // shortcuts work while the menu bar is hidden
    for (QAction *action : all)
        window.addAction(action);
}

void WindowActions::setRecentFiles(const QStringList &paths, const std::function<void(const QString &)> &openFile)
{
    recentFiles->clear();
    recentFiles->setEnabled(open->isEnabled() && !paths.isEmpty());
    for (const QString &path : paths) {
        QAction *action = recentFiles->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        QObject::connect(action, &QAction::triggered, recentFiles, guarded([openFile, path] { openFile(path); }));
    }
    recentFiles->setToolTipsVisible(true);
}

void WindowActions::nameLeaving(bool isTaken)
{
    leaveLesson->setText(isTaken ? Words::tr("&Leave lesson") : Words::tr("&Return to the lesson"));
    leaveLesson->setIconText(Words::tr("Leave"));
    leaveLesson->setToolTip(isTaken
                                ? Words::tr("Return to where you were. Esc does the same if nothing is being measured.")
                                : Words::tr("Go on with the lesson at the step where you left it."));
    leaveLesson->setStatusTip(leaveLesson->toolTip());
}

void WindowActions::refreshIcons(const QPalette &palette)
{
    live->setIcon(makeIcon(Glyph::Live, palette));
    sweep->setIcon(makeIcon(Glyph::Sweep, palette));
    cancel->setIcon(makeIcon(Glyph::Cancel, palette));
    exportPage->setIcon(makeIcon(Glyph::Export, palette));
}

} // namespace overtake
