// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "charts/chart_theme.h"
#include "charts/charts_view.h"
#include "commands/closing_question.h"
#include "commands/file_commands.h"
#include "commands/language_menu.h"
#include "commands/lesson_commands.h"
#include "commands/recording_bar.h"
#include "commands/share_commands.h"
#include "commands/unkept_notice.h"
#include "commands/work_commands.h"
#include "commands/worker_commands.h"
#include "dialogs/devices_dialog.h"
#include "dialogs/dialogs.h"
#include "lessons/lesson_file.h"
#include "map/map_page.h"
#include "panels/banner.h"
#include "panels/engine_panel.h"
#include "panels/number_slider.h"
#include "panels/parameter_panel.h"
#include "panels/parameter_row.h"
#include "panels/shelf_panel.h"
#include "panels/status_panel.h"
#include "results/result_view.h"
#include "run/autosave.h"
#include "run/memory_at_rest.h"
#include "study/study_context.h"
#include "study/study_settings.h"
#include "training/training_page.h"
#include "window/black_screen.h"
#include "window/top_bar.h"
#include "words/guarded.h"
#include "words/manual_section.h"
#include "words/within_screen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QEventLoop>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <utility>

namespace overtake
{
namespace
{

constexpr int margin = 16;
constexpr int gap = 8;
constexpr int sideWidth = 300;
constexpr int sideWidthOnProjector = 440;

Study firstStudy(QSettings &settings, const EngineRegistry &engines)
{
    if (const auto last = readStudy(settings, engines))
        return *last;
    return defaultStudy(*allWorkloads().front(), engines);
}

bool isChart(const QWidget &widget)
{
    const char *const charts[] = {"QCustomPlot", "QGraphicsView", "overtake::MapChart", "overtake::MandelbrotCanvas"};
    return std::any_of(std::begin(charts), std::end(charts), [&](const char *name) { return widget.inherits(name); });
}

} // namespace

MainWindow::MainWindow(EngineRegistry &engines, Clock &clock, std::unique_ptr<QSettings> settings, MachineWatch *watch)
    : m_engines(engines), m_workers(engines, this), m_machine(thisMachine()), m_settings(std::move(settings)),
      m_model(engines, firstStudy(*m_settings, engines)), m_started(m_model.study()), m_curves(engines, m_machine),
      m_session(m_model, m_curves, engines, clock, m_use, watch), m_actions(*this, m_steps, ResultView::tabNames())
{
    setAcceptDrops(true);
    arrange(clock, watch);
    m_files = new FileCommands(m_actions, m_model, m_curves, *m_results, m_engines, *m_settings, *this);
    m_lessons = new LessonCommands(m_actions, m_model, m_curves, m_session,
                                   {*this, *m_topBar, *m_splitter, *m_results, *m_parameters});
    m_share = new ShareCommands(m_actions, m_model, m_session, *this);
    m_closing = new ClosingQuestion(m_use, *m_files, m_lessons->player(), *this);
    m_work = new WorkCommands(m_actions, m_model, m_session, m_workers,
                              {*this, *m_results, *m_parameters, *m_recording, m_lessons->player()});
    m_shape = std::make_unique<WindowShape>(*this, *m_splitter, *m_settings);
    connectActions();
    connectPanels();
    connect(m_files, &FileCommands::lessonOpened, m_lessons, guarded(m_lessons, &LessonCommands::take));
    connect(m_files, &FileCommands::recordingAsked, this, guarded([this] { m_recording->ask(m_model.study()); }));
    connect(m_recording, &RecordingBar::recorded, m_files, guarded(m_files, &FileCommands::addRecording));
    restoreState();
    qApp->installEventFilter(this);
    showStudy(m_model.study());
    showTitle();
    showState();
}

void MainWindow::followRegistry()
{
    if (m_model.own() == m_started && !m_use.isHeld(Kind::Sweep, Kind::Map, Kind::Training))
        m_model.restart(firstStudy(*m_settings, m_engines));
    else
        m_model.followRegistry();
}

MainWindow::~MainWindow()
{
    m_use.disconnect();
}

bool MainWindow::stopMeasuring(std::chrono::milliseconds patience)
{
    const bool hasTrained = m_results->training().waitUntilIdle(patience);
    const bool hasMapped = m_results->map().waitUntilIdle(patience);
    const bool hasRead = m_files->waitUntilRead(patience);
    if (m_isStillWriting || !hasRead)
        return false;
    if (m_session.waitUntilIdle(patience) && hasTrained && hasMapped)
        return true;
    // A worker that hangs must not outlive the program.
    constexpr std::chrono::milliseconds more(2500);
    return m_workers.interrupt() && m_session.waitUntilIdle(more) && m_results->map().waitUntilIdle(more) && hasTrained;
}

void MainWindow::arrange(Clock &clock, MachineWatch *watch)
{
    m_topBar = new TopBar(m_actions, this);
    m_parameters = new ParameterPanel;
    m_enginePanel = new EnginePanel(m_engines);
    m_results = new ResultView(m_model, m_curves, m_session, m_engines, clock, watch, m_machine, this);
    m_shelf = new ShelfPanel(m_model, m_curves, this);
    m_status = new StatusPanel(m_actions.cancel, this);
    setManualPlace(*m_enginePanel, manualCpuEngine);
    setManualPlace(*m_shelf, manualVerdicts);

    auto *side = new QWidget;
    auto *sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(0, 0, margin, 0);
    sideColumn->setSpacing(margin);
    sideColumn->addWidget(m_parameters);
    sideColumn->addWidget(m_topBar->range());
    sideColumn->addWidget(m_enginePanel);
    sideColumn->addStretch();
    m_side = new QScrollArea;
    m_side->setWidget(side);
    m_side->setWidgetResizable(true);
    m_side->setFocusPolicy(Qt::NoFocus); // the Tab key goes to what is in it
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setMinimumWidth(sideWidth);

    m_splitter = new QSplitter;
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_results);
    m_splitter->addWidget(m_shelf);
    m_shelf->hide();
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(margin);
    m_splitter->setSizes({352, 896, 288});

    auto *central = new QWidget;
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(margin, gap, margin, gap);
    column->setSpacing(margin);
    column->addWidget(m_topBar);
    column->addWidget(m_splitter, 1);
    m_newcomer = new Banner;
    m_newcomer->setObjectName(QStringLiteral("newcomer"));
    column->addWidget(m_newcomer);
    m_recording = new RecordingBar(m_use, m_engines);
    column->addWidget(m_recording);
    column->addWidget(m_status);
    setCentralWidget(central);
    resize(1280, 800);
}

void MainWindow::connectActions()
{
    if (auto *application = qobject_cast<Application *>(qApp)) {
        connect(application, &Application::problem, m_results, guarded(m_results, &ResultView::showProblem));
        connect(application, &Application::exceptionEscaped, this, guarded(this, &MainWindow::saveState));
    }
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions.reset, &QAction::triggered, this, guarded([this] {
                m_model.change(defaultStudy(workloadById(m_model.study().workload), m_engines), tr("defaults"));
            }));
    auto *black = new BlackScreen(*this);
    connect(m_actions.black, &QAction::triggered, black, guarded(black, &BlackScreen::begin));
    for (QAction *action : {m_actions.black, m_actions.curveBefore}) { // a letter typed elsewhere starts nothing
        action->setShortcutContext(Qt::WidgetShortcut);
        for (QWidget *one : m_results->findChildren<QWidget *>())
            if (isChart(*one))
                one->addAction(action);
    }
    connect(m_actions.projector, &QAction::toggled, this, guarded(this, &MainWindow::setProjector));
    connect(m_actions.sidePanel, &QAction::toggled, this, guarded([this](bool on) {
                if (on && m_shelf->isVisible() && !hasRoomForThree())
                    m_actions.shelf->setChecked(false);
                showWhatConcernsTab();
            }));
    connect(m_actions.details, &QAction::toggled, m_topBar->range(), &QWidget::setVisible);
    m_topBar->range()->hide();
    m_results->setDetails(m_actions.details);
    connect(m_newcomer, &Banner::closed, this, guarded(this, &MainWindow::greet));
    connect(m_newcomer, &Banner::dismissed, this, guarded([this] {
                greet();
                m_lessons->take(builtInLessons().front());
            }));
    connect(m_actions.shelf, &QAction::toggled, this, guarded([this](bool on) {
                if (!on)
                    m_shape->save();
                if (on && !hasRoomForThree() && m_actions.sidePanel->isChecked()) {
                    m_actions.sidePanel->setChecked(false);
                    m_sideGaveWay = true;
                }
                m_shelf->setVisible(on);
                if (!on && std::exchange(m_sideGaveWay, false))
                    m_actions.sidePanel->setChecked(true);
            }));
    connect(m_actions.keepBeside, &QAction::triggered, m_shelf, guarded(m_shelf, &ShelfPanel::keepShown));
    connect(m_actions.curveBefore, &QAction::triggered, m_shelf, guarded(m_shelf, &ShelfPanel::showCurveBefore));
    connect(m_shelf, &ShelfPanel::notice, this, guarded([this](const QString &done) { m_status->showNotice(done); }));
    connect(m_shelf, &ShelfPanel::refused, m_results, guarded(m_results, &ResultView::showProblem));
    const auto showKept = [this] { m_actions.keepBeside->setChecked(m_shelf->keepsShown()); };
    connect(m_shelf, &ShelfPanel::refused, this, guarded(showKept));
    connect(&m_curves, &CurveStore::curveShown, this, guarded(showKept));
    connect(&m_curves, &CurveStore::besideChanged, this, guarded(showKept));
    connect(m_actions.resetZoom, &QAction::triggered, this, guarded([this] { m_results->charts().resetZoom(); }));
    for (const auto &[theme, action] : m_actions.themes)
        connect(action, &QAction::triggered, this, guarded([this, chosen = theme] { setTheme(chosen); }));
    connect(m_actions.language, &QAction::triggered, this,
            guarded([this] { askLanguage(*this, *m_settings, [this] { changeLanguage(); }); }));
    connect(&m_untilFree, &QTimer::timeout, this, guarded([this] {
        if (!isOccupied())
            changeLanguage();
    }));
    for (std::size_t i = 0; i < m_actions.tabs.size(); ++i)
        connect(m_actions.tabs[i], &QAction::triggered, this,
                guarded([this, i] { m_results->setTab(static_cast<int>(i)); }));
    connect(m_actions.devices, &QAction::triggered, this,
            guarded([this] { showDevices(this, m_engines, pciGpus(), [this] { m_session.takeMeasuredDevices(); }); }));
    connect(m_actions.remarks, &QAction::triggered, this,
            guarded([this] { showPointReport(this, m_results->pointReport()); }));
    connect(m_actions.manual, &QAction::triggered, this, guarded([this] { showManual(this); }));
    connect(m_actions.help, &QAction::triggered, this, guarded([this] { showHelp(*this); }));
    connect(m_actions.shortcuts, &QAction::triggered, this, guarded([this] { showShortcuts(this, m_actions.all); }));
    connect(m_actions.about, &QAction::triggered, this, guarded([this] { showAbout(this, m_machine); }));
}

void MainWindow::connectPanels()
{
    connect(&m_model, &StudyModel::changed, this, guarded([this](const Study &, const Study &now) { showStudy(now); }));
    connect(m_topBar, &TopBar::workloadChosen, m_work, guarded(m_work, &WorkCommands::chooseWorkload));
    connect(m_topBar, &TopBar::presetChosen, m_work, guarded(m_work, &WorkCommands::choosePreset));
    connect(m_work, &WorkCommands::asked, m_topBar,
            guarded([this] { m_topBar->setStudy(m_model.study(), m_model.matchesPreset()); }));
    connect(m_work, &WorkCommands::notice, m_status, guarded(m_status, &StatusPanel::showNotice));
    connect(m_topBar, &TopBar::sweepKeyChosen, &m_model, guarded(&m_model, &StudyModel::setSweepKey));
    connect(m_topBar, &TopBar::rangeEdited, &m_model, guarded(&m_model, &StudyModel::setRange));
    tellWhatIsNotKept(m_session, *m_settings, m_results->notes(), *this);
    new WorkerCommands(m_workers, m_model, m_session, *m_results, *m_enginePanel, *this);
    connect(&m_workers, &WorkerBook::machineLeaves, &m_curves, guarded([this](const std::string &worker) {
        m_curves.retire(worker);
        m_results->map().retire(worker);
    }));
    connect(&m_workers, &WorkerBook::enginesChanged, &m_model, guarded(&m_model, &StudyModel::followRegistry));
    connect(m_parameters, &ParameterPanel::playingChanged, this,
            guarded([this](bool on) { m_playing = on ? m_use.hold(Kind::Playing) : nullptr; }));
    connect(m_parameters, &ParameterPanel::parameterEdited, &m_model, guarded(&m_model, &StudyModel::setParameter));
    connect(m_enginePanel, &EnginePanel::enginesEdited, &m_model, guarded(&m_model, &StudyModel::setEngines));

    connect(&m_results->charts(), &ChartsView::gestureBegun, this, guarded([this] { m_cursorGesture = newGesture(); }));
    connect(&m_results->charts(), &ChartsView::cursorMoved, this, guarded([this](double value) {
        m_model.setCursor(value, m_cursorGesture);
        m_results->moveCursor(); // only some numbers fit
    }));
    connect(m_results, &ResultView::tabChanged, this, guarded(this, &MainWindow::showWhatConcernsTab));
    connect(m_results, &ResultView::tabChanged, this, guarded(this, &MainWindow::chooseManualPlace));
    connect(m_results, &ResultView::lostChanged, this, guarded([this] { showStudy(m_model.study()); }));
    connect(&m_results->map(), &MapPage::crossMoved, &m_model, guarded(&m_model, &StudyModel::setPlace));
    connect(&m_results->notes(), &Notes::recordDismissed, &m_session, guarded([this] { m_session.setLive(true); }));
    connect(m_results, &ResultView::baseCaseChanged, m_status, guarded(m_status, &StatusPanel::setBaseCase));
    connect(&m_use, &MachineUse::changed, this, guarded(this, &MainWindow::showState));
    returnMemoryAtRest(m_use);
    connect(&m_session, &MeasuringSession::notice, m_status, guarded(m_status, &StatusPanel::showNotice));
    connect(m_files, &FileCommands::notice, m_status, guarded(m_status, &StatusPanel::showNotice));
    connect(m_share, &ShareCommands::notice, m_status, guarded(m_status, &StatusPanel::showNotice));
    connect(m_share, &ShareCommands::problem, m_results, guarded(m_results, &ResultView::showProblem));
    connect(m_share, &ShareCommands::opening, m_files, guarded(m_files, &FileCommands::forgetReading));
    connect(&m_lessons->player(), &LessonPlayer::begun, m_files, guarded(m_files, &FileCommands::forgetReading));
    connect(m_share, &ShareCommands::opening, &m_lessons->player(),
            guarded(&m_lessons->player(), &LessonPlayer::leave));
    connect(m_share, &ShareCommands::opening, m_results, guarded(m_results, &ResultView::showCurves));
    connect(m_files, &FileCommands::opening, &m_lessons->player(), guarded(&m_lessons->player(), &LessonPlayer::leave));
    connect(&m_lessons->player(), &LessonPlayer::begun, m_newcomer, &QWidget::hide);
    connect(&m_lessons->player(), &LessonPlayer::begun, this, guarded(this, &MainWindow::greet));
    connect(&m_lessons->player(), &LessonPlayer::begun, m_parameters,
            guarded(m_parameters, &ParameterPanel::stopPlaying));
    connect(&m_lessons->player(), &LessonPlayer::begun, this, guarded(this, &MainWindow::chooseManualPlace));
    connect(&m_lessons->player(), &LessonPlayer::left, this, guarded(this, &MainWindow::chooseManualPlace));
    chooseManualPlace();
    connect(&m_lessons->player(), &LessonPlayer::changed, this, guarded(this, &MainWindow::showState));
    connect(&m_lessons->player(), &LessonPlayer::left, this, guarded(this, &MainWindow::showState));
    connect(&m_lessons->player(), &LessonPlayer::left, this, guarded(this, &MainWindow::focusAxis));
    connect(m_lessons, &LessonCommands::notice, m_status, guarded(m_status, &StatusPanel::showNotice));
    connect(&m_curves, &CurveStore::curveShown, this, guarded(this, &MainWindow::showTitle));
    connect(&m_curves, &CurveStore::savedChanged, this, guarded(this, &MainWindow::showTitle));
    connect(&m_results->training(), &TrainingPage::datasetChosen, this,
            guarded([this](const std::string &name) { m_model.setParameter(datasetKey, name); }));
}

void MainWindow::showState()
{
    m_status->setState(m_use.state());
    m_work->showWhatMayBeDone();
    m_lessons->showWhatMayBeDone();
    chooseSteps();
}

void MainWindow::begin()
{
    m_session.setLive(true);
    focusAxis();
}

/// The keys work at once: arrows on the axis's slider, Space for Live (the first box would take it).
void MainWindow::focusAxis()
{
    const QString axis = QString::fromStdString(m_model.study().sweepKey);
    if (auto *row = m_parameters->findChild<ParameterRow *>(axis)) {
        if (auto *slider = row->findChild<NumberSlider *>())
            slider->setFocus();
    }
}

void MainWindow::showStudy(const Study &study)
{
    m_topBar->setStudy(study, m_model.matchesPreset());
    m_parameters->setStudy(study);
    ChartContext context = contextFor(study, m_engines, m_machine);
    m_results->setStudy(study, context);
    m_results->markLost(context, study);
    m_enginePanel->setStudy(study, seriesStyles(context, ChartTheme::forWidget(*this, false)));
    m_results->moveCursor();
}

/// The window must not grow beyond the screen for the list of curves.
bool MainWindow::hasRoomForThree() const
{
    const int wanted = m_side->minimumWidth() + m_results->minimumSizeHint().width() + m_shelf->minimumWidth() +
                       2 * m_splitter->handleWidth() + 2 * margin;
    return wanted <= screen()->availableGeometry().width() - windowFrame.width();
}

/// Curves have workload, parameters, engines and a baseline; a page that is about something else has controls of its
/// own.
void MainWindow::showWhatConcernsTab()
{
    const bool isConcerned = m_results->page().concern() != Page::Concern::Nothing;
    const bool showsSide = m_actions.sidePanel->isChecked() && isConcerned;
    if (m_side->isVisible() && !showsSide)
        m_shape->save();
    m_side->setVisible(showsSide);
    m_actions.sidePanel->setEnabled(isConcerned);
    m_topBar->setStudyVisible(isConcerned);
    m_status->setBaseCaseVisible(isConcerned);
    chooseSteps();
}

void MainWindow::chooseSteps()
{
    QUndoStack *own = m_results->page().undoStack();
    m_steps.setActiveStack(m_lessons->player().isActive() ? nullptr : own ? own : &m_model.undoStack());
}

/// The file of the curve on show, with a mark while something of it is in none.
void MainWindow::showTitle()
{
    const Curve &curve = *m_curves.shown();
    setWindowTitle(curve.path.isEmpty() ? tr("[*]Overtake") : QFileInfo(curve.path).fileName() + QStringLiteral("[*]"));
    setWindowModified(curve.isUnsaved());
}

void MainWindow::openRunFile(const QString &path)
{
    m_files->open(path);
}

bool MainWindow::saveRunFile(const QString &path)
{
    const auto saved = std::make_shared<std::optional<bool>>();
    m_files->saveRunFile(path, [saved](bool isSaved) { *saved = isSaved; });
    while (!*saved)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return **saved;
}

void MainWindow::setProjector(bool on)
{
    m_topBar->setVisible(!on);
    m_newcomer->hide();
    if (!on)
        offerFirstLesson();
    menuBar()->setVisible(!on);
    if (on)
        m_hadSidePanel = m_lessons->player().isActive() ? m_lessons->hadSidePanel() : m_actions.sidePanel->isChecked();
    m_actions.sidePanel->setChecked(!on && m_hadSidePanel);
    m_results->setProjector(on);
    m_status->setProjector(on);
    m_lessons->setProjector(on);
    m_side->setFont(projectorFont(on, 16)); // F9 brings the sliders back
    m_side->setMinimumWidth(on ? sideWidthOnProjector : sideWidth);
    showState();
    if (on && !m_lessons->player().isActive())
        m_results->charts().setFocus(); // a presenter's keys
    m_shape->setFullScreen(on);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (ShareCommands::takes(*event->mimeData()) || (urls.size() == 1 && urls.front().isLocalFile()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    if (ShareCommands::takes(*event->mimeData()))
        return guarded([&] { m_share->open(event->mimeData()->text()); })();
    guarded([&] { m_files->open(event->mimeData()->urls().front().toLocalFile()); })();
}

/// F1 opens this place, unless a part of the window has one of its own.
void MainWindow::chooseManualPlace()
{
    const LessonPlayer &player = m_lessons->player();
    const ManualPlace place =
        player.isActive() ? manualOfLesson(player.lesson().number) : manualOfPage(m_results->pageIndex());
    setManualPlace(*this, place);
    setManualPlace(*m_parameters, player.isActive() ? place : manualTiming);
}

/// Buttons of the tool bar and shortcuts leave the focus in a field, whose number or text they are to take.
void MainWindow::takeWhatIsTyped(const QObject *watched, const QEvent &event)
{
    QWidget *field = focusWidget();
    auto *spinBox = qobject_cast<QAbstractSpinBox *>(field);
    auto *lineEdit = qobject_cast<QLineEdit *>(field);
    if (!spinBox && !lineEdit)
        return;
    const auto *widget = qobject_cast<const QWidget *>(watched);
    const bool isPressed = event.type() == QEvent::MouseButtonPress && widget && widget->window() == this &&
                           widget != field && !field->isAncestorOf(widget);
    const bool isShortcut = event.type() == QEvent::Shortcut &&
                            static_cast<const QShortcutEvent &>(event).key() != QKeySequence(Qt::Key_Escape);
    const bool isDropped = event.type() == QEvent::Drop && watched == this;
    if (!isPressed && !isShortcut && !isDropped)
        return;
    auto *path = isDropped && lineEdit ? qobject_cast<FileRow *>(lineEdit->parentWidget()) : nullptr;
    if (path)
        path->forgetTyped(); // it gives way to what is dropped
    else if (spinBox)
        spinBox->interpretText();
    else
        emit lineEdit->editingFinished(); // as if the focus went elsewhere
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    takeWhatIsTyped(watched, *event);
    // Space is Live, but a button or a list that has the focus keeps it: all must be reachable by keyboard.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space &&
        (qobject_cast<QAbstractButton *>(watched) || qobject_cast<QComboBox *>(watched) ||
         qobject_cast<QAbstractItemView *>(watched))) {
        event->accept();
        return true;
    }
    // Copy is the page's, but a label of which text is selected keeps it, as text fields do by themselves.
    const auto *label = qobject_cast<const QLabel *>(watched);
    if (event->type() == QEvent::ShortcutOverride && label && label->hasSelectedText() &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    // The window's shortcuts do not reach into its dialogs.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F1 &&
        qobject_cast<QDialog *>(watched)) {
        showHelp(*this);
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_results) {
        m_actions.refreshIcons(palette());
        showStudy(m_model.study()); // the swatches
    }
}

} // namespace overtake
