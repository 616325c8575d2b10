// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "charts/chart_theme.h"
#include "devices_dialog.h"
#include "dialogs.h"
#include "file_commands.h"
#include "panels/engine_panel.h"
#include "panels/number_slider.h"
#include "panels/parameter_panel.h"
#include "panels/parameter_row.h"
#include "panels/status_panel.h"
#include "result_view.h"
#include "study/study_context.h"
#include "study/study_settings.h"
#include "top_bar.h"
#include "training/training_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace overtake
{
namespace
{

constexpr int margin = 16;
constexpr int gap = 8;

Study firstStudy(QSettings &settings, const EngineRegistry &engines)
{
    if (const auto last = readStudy(settings, engines))
        return *last;
    return defaultStudy(*allWorkloads().front(), engines);
}

} // namespace

MainWindow::MainWindow(const EngineRegistry &engines, Clock &clock, std::unique_ptr<QSettings> settings,
                       MachineWatch *watch)
    : m_engines(engines), m_machine(thisMachine()), m_settings(std::move(settings)),
      m_model(engines, firstStudy(*m_settings, engines)), m_session(engines, clock, m_machine, watch),
      m_actions(*this, m_model.undoStack(), ResultView::tabNames())
{
    setWindowTitle(tr("Overtake"));
    setAcceptDrops(true);
    arrange();
    m_files = new FileCommands(m_actions, m_model, m_session, *m_results, m_engines, *m_settings, *this);
    connectActions();
    connectPanels();
    restoreState();
    qApp->installEventFilter(this);
    showStudy(m_model.study());
}

MainWindow::~MainWindow() = default;

bool MainWindow::stopMeasuring(std::chrono::milliseconds patience)
{
    const bool hasTrained = m_results->training().waitUntilIdle(patience);
    return m_session.waitUntilIdle(patience) && hasTrained;
}

void MainWindow::arrange()
{
    m_topBar = new TopBar(m_actions, this);
    m_parameters = new ParameterPanel;
    m_enginePanel = new EnginePanel(m_engines);
    m_results = new ResultView(m_session, m_engines, m_machine, this);
    m_status = new StatusPanel(m_actions.cancel, this);

    auto *side = new QWidget;
    auto *sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(0, 0, margin, 0);
    sideColumn->setSpacing(margin);
    sideColumn->addWidget(m_parameters);
    sideColumn->addWidget(m_enginePanel);
    sideColumn->addStretch();
    m_side = new QScrollArea;
    m_side->setWidget(side);
    m_side->setWidgetResizable(true);
    m_side->setFocusPolicy(Qt::NoFocus); // the Tab key goes to what is in it
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setMinimumWidth(300);

    m_splitter = new QSplitter;
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_results);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(margin);
    m_splitter->setSizes({352, 896});

    auto *central = new QWidget;
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(margin, gap, margin, gap);
    column->setSpacing(margin);
    column->addWidget(m_topBar);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_status);
    setCentralWidget(central);
    resize(1280, 800);
}

void MainWindow::connectActions()
{
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions.reset, &QAction::triggered, this, [this] {
        m_model.change(defaultStudy(workloadById(m_model.study().workload), m_engines), tr("defaults"));
    });
    connect(m_actions.live, &QAction::toggled, &m_session, &MeasuringSession::setLive);
    connect(&m_session, &MeasuringSession::liveChanged, m_actions.live, &QAction::setChecked);
    connect(m_actions.sweep, &QAction::triggered, &m_session, &MeasuringSession::startSweep);
    connect(m_actions.train, &QAction::triggered, m_results, &ResultView::toggleTraining);
    connect(m_actions.cancel, &QAction::triggered, &m_session, &MeasuringSession::cancel);
    connect(m_actions.cancel, &QAction::triggered, this, [this] {
        m_results->training().stop();
        m_results->training().stopWriting();
    });
    connect(m_actions.projector, &QAction::toggled, this, &MainWindow::setProjector);
    connect(m_actions.sidePanel, &QAction::toggled, m_side, &QWidget::setVisible);
    connect(m_actions.resetZoom, &QAction::triggered, m_results, &ResultView::resetZoom);
    for (const auto &[theme, action] : m_actions.themes)
        connect(action, &QAction::triggered, this, [this, chosen = theme] { setTheme(chosen); });
    connect(m_actions.toggleTheme, &QAction::triggered, this,
            [this] { setTheme(isDark(palette()) ? Theme::Light : Theme::Dark); });
    for (std::size_t i = 0; i < m_actions.tabs.size(); ++i)
        connect(m_actions.tabs[i], &QAction::triggered, this, [this, i] { m_results->setTab(static_cast<int>(i)); });
    connect(m_actions.devices, &QAction::triggered, this, [this] { showDevices(this, m_engines); });
    connect(m_actions.remarks, &QAction::triggered, this, [this] { showPointReport(this, m_results->pointReport()); });
    connect(m_actions.measuring, &QAction::triggered, this, [this] { showMeasuring(this); });
    connect(m_actions.shortcuts, &QAction::triggered, this, [this] { showShortcuts(this, m_actions.all); });
    connect(m_actions.about, &QAction::triggered, this, [this] { showAbout(this, m_machine); });
}

void MainWindow::connectPanels()
{
    connect(&m_model, &StudyModel::changed, this, [this](const Study &before, const Study &now) {
        m_session.setStudy(now);
        showStudy(now);
        if (!sameCurve(before, now)) // the slider alone moves along the curves that are there
            m_results->predict(now);
    });
    connect(m_topBar, &TopBar::workloadChosen, &m_model, &StudyModel::setWorkload);
    connect(m_topBar, &TopBar::presetChosen, &m_model, &StudyModel::setPreset);
    connect(m_topBar, &TopBar::sweepKeyChosen, &m_model, &StudyModel::setSweepKey);
    connect(m_topBar, &TopBar::rangeEdited, &m_model, &StudyModel::setRange);
    connect(m_parameters, &ParameterPanel::parameterEdited, &m_model, &StudyModel::setParameter);
    connect(m_enginePanel, &EnginePanel::enginesEdited, &m_model, &StudyModel::setEngines);

    // The charts do not say where a drag of the line ends: a pause does.
    m_cursorRest.setSingleShot(true);
    m_cursorRest.setInterval(600);
    connect(&m_cursorRest, &QTimer::timeout, this, [this] { m_cursorGesture = 0; });
    connect(m_results, &ResultView::cursorDragged, this, [this](double value) {
        if (m_cursorGesture == 0)
            m_cursorGesture = newGesture();
        m_cursorRest.start();
        m_model.setCursor(value, m_cursorGesture);
    });
    connect(m_results, &ResultView::recordDismissed, &m_session, [this] { m_session.setLive(true); });
    connect(m_results, &ResultView::baseCaseChanged, m_status, &StatusPanel::setBaseCase);
    connect(&m_session, &MeasuringSession::activityChanged, this,
            [this](const Activity &activity) { showActivity(activity); });
    connect(m_results, &ResultView::trainingChanged, this, [this] { showActivity({}); });
    connect(&m_results->training(), &TrainingPage::writingChanged, this, [this] { showActivity(m_activity); });
}

void MainWindow::showActivity(const Activity &activity)
{
    m_activity = activity;
    const bool isTraining = m_results->training().isTraining();
    const bool isWriting = m_results->training().isWriting();
    const bool isIdle = activity.kind == Activity::Kind::Idle;
    m_status->setActivity(activity, m_session.isLive(), m_results->context().axisLabel);
    if (isTraining)
        m_status->setTraining();
    else if (isWriting && isIdle)
        m_status->setWriting();
    m_actions.cancel->setEnabled(!isIdle || isTraining || isWriting);
    m_actions.sweep->setEnabled(activity.kind != Activity::Kind::Sweep && !isTraining);
    m_actions.live->setEnabled(!isTraining);
}

void MainWindow::begin()
{
    m_session.setStudy(m_model.study());
    m_session.setLive(true);
    // The keys work at once: arrows on the axis's slider, Space for Live (the first box would take it).
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
    const ChartContext context = contextFor(study, m_engines, m_machine);
    m_enginePanel->setStudy(study, seriesStyles(context, ChartTheme::forWidget(*this, false)));
    m_results->setStudy(study, context);
    m_results->setCursorValue(study.cursor());
}

void MainWindow::openRunFile(const QString &path)
{
    m_files->openRunFile(path);
}

bool MainWindow::saveRunFile(const QString &path)
{
    return m_files->saveRunFile(path);
}

void MainWindow::setProjector(bool on)
{
    if (on)
        m_wasMaximised = isMaximized();
    m_topBar->setVisible(!on);
    menuBar()->setVisible(!on);
    m_actions.sidePanel->setChecked(!on);
    m_results->setProjector(on);
    m_status->setProjector(on);
    if (on)
        showFullScreen();
    else if (m_wasMaximised)
        showMaximized();
    else
        showNormal();
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
    m_splitter->restoreState(m_settings->value(QStringLiteral("splitter")).toByteArray());
    m_parameters->setAdvancedOpen(m_settings->value(QStringLiteral("advancedOpen")).toBool());
    // Not the viewer: a start measures.
    if (const int tab = m_settings->value(QStringLiteral("tab")).toInt(); tab + 1 < ResultView::tabNames().size())
        m_results->setTab(tab);
}

void MainWindow::saveState()
{
    if (!m_actions.projector->isChecked())
        m_settings->setValue(QStringLiteral("geometry"), saveGeometry());
    m_settings->setValue(QStringLiteral("splitter"), m_splitter->saveState());
    m_settings->setValue(QStringLiteral("advancedOpen"), m_parameters->isAdvancedOpen());
    m_settings->setValue(QStringLiteral("tab"), m_results->tab());
    writeStudy(*m_settings, m_model.study());
    m_settings->sync();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveState();
    m_session.setLive(false);
    m_session.cancel();
    m_results->training().waitUntilIdle(std::chrono::milliseconds(0)); // asks it to stop
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->openAny(event->mimeData()->urls().front().toLocalFile());
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // Space is Live, but a button or a list that has the focus keeps it: all must be reachable by keyboard.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space &&
        (qobject_cast<QAbstractButton *>(watched) || qobject_cast<QComboBox *>(watched))) {
        event->accept();
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
