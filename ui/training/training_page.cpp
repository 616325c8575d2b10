// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/training_page.h"

#include "machine/machine.h"
#include "panels/bare_layout.h"
#include "panels/eliding_combo_box.h"
#include "panels/steady_button.h"
#include "panels/wheel_guard.h"
#include "training/report_table.h"
#include "training/training_table.h"
#include "training/training_words.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "workloads/gpt.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int pageSpacing = 8;
constexpr int progressSteps = 1000;

/// Whether TrainingPage::uses() has the engine of this series.
bool learns(const ChartContext::Series &series)
{
    return !series.predicted && !series.wrongOnPurpose;
}

std::vector<TrainingSeries> seriesOf(const ChartContext &context, const std::vector<std::size_t> &indices,
                                     const ChartTheme &theme)
{
    const std::vector<SeriesStyle> styles = seriesStyles(context, theme);
    std::vector<TrainingSeries> series;
    for (const std::size_t index : indices)
        series.push_back({context.series[index].label, styles[index]});
    return series;
}

} // namespace

TrainingPage::TrainingPage(const EngineRegistry &engines, MachineUse &use, MachineWatch *watch, QWidget *parent)
    : Page(parent), m_engines(engines), m_use(use), m_runner(engines, m_clock, watch),
      m_button(new SteadyButton({tr("Start training"), tr("Stop")}, this)), m_progress(new QProgressBar(this)),
      m_timeLeft(new QLabel(this)), m_heldOut(new QSpinBox(this)), m_axis(new ElidingComboBox(this)),
      m_previousButton(new QPushButton(tr("Previous"), this)), m_dataset(new ElidingComboBox(this)),
      m_pages(new QStackedWidget(this)), m_introduction(new QLabel(this)), m_note(new QLabel(this)),
      m_subject(new QLabel(this)), m_charts(new TrainingCharts(this)), m_sentences(new QLabel(this)),
      m_judged(new QLabel(this)), m_reports(new QStackedWidget(this)), m_waiting(new QLabel(this)),
      m_table(new ReportTable(this)), m_text(new TextPanel(engines, this))
{
    arrange();
    connect(m_button, &QPushButton::clicked, this, guarded(this, &TrainingPage::toggle));
    connect(m_previousButton, &QPushButton::clicked, this, guarded(this, &TrainingPage::showPrevious));
    connect(m_axis, &QComboBox::currentIndexChanged, this,
            guarded([this](int index) { m_charts->setAxis(static_cast<TrainingAxis>(index)); }));
    connect(m_dataset, &QComboBox::activated, this,
            guarded([this] { emit datasetChosen(m_dataset->currentData().toString().toStdString()); }));
    connect(m_text, &TextPanel::writingChanged, this,
            guarded([this] { m_writing = m_text->isWriting() ? m_use.hold(MachineUse::Kind::Writing) : nullptr; }));
    m_use.watch(MachineUse::Kind::Training, this, [this] { showState(); });
    connect(&m_runner, &TrainingRunner::updated, this, guarded(this, &TrainingPage::show));
    connect(&m_runner, &TrainingRunner::finished, this, guarded(this, &TrainingPage::finish));
    m_axis->setCurrentIndex(static_cast<int>(TrainingAxis::Seconds));
    showState();
}

void TrainingPage::arrange()
{
    m_button->setObjectName(QStringLiteral("train"));
    m_button->setToolTip(tr(
        "Train on the engines selected on the left, in turn, from the same weights with the same batches. (Ctrl+T)"));
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(200);
    m_progress->setMinimumWidth(40);
    m_progress->setAccessibleName(tr("Progress"));
    m_timeLeft->setObjectName(QStringLiteral("trainingState"));
    m_timeLeft->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long name must not widen the window
    m_heldOut->setObjectName(QStringLiteral("heldOut"));
    m_heldOut->setRange(0, qRound(100 * mostHeldOut));
    m_heldOut->setValue(qRound(100 * TrainingRequest{}.heldOutShare));
    m_heldOut->setAccessibleName(tr("Share of the samples held out"));
    m_heldOut->setToolTip(tr("The share of the samples that training does not see. The report at the end uses these "
                             "samples. With 0 %, it uses the training set itself."));
    m_heldOut->setPrefix(tr("held out: "));
    m_heldOut->setSuffix(tr(" %"));
    WheelGuard::install(m_heldOut);
    connect(m_heldOut, &QSpinBox::valueChanged, this, guarded(this, &TrainingPage::showIntroduction));
    m_previousButton->setObjectName(QStringLiteral("previousTraining"));
    m_previousButton->setToolTip(tr("Show the previous training again."));
    m_dataset->setObjectName(QStringLiteral("trainingDataset"));
    m_dataset->setAccessibleName(tr("Data to learn"));
    m_dataset->setSizeAdjustPolicy(QComboBox::AdjustToContents); // other workloads have other names
    const int narrowest = 11 * fontMetrics().averageCharWidth(); // of a screen of 1366 pixels at scale 1.5, in French
    m_dataset->setMinimumWidth(narrowest);
    WheelGuard::install(m_dataset);
    m_axis->setObjectName(QStringLiteral("trainingAxis"));
    m_axis->setAccessibleName(tr("Axis"));
    m_axis->addItems({tr("over steps"), tr("over epochs"), tr("over seconds")});
    m_axis->setMinimumWidth(narrowest);
    m_axis->setToolTip(tr("Choose the axis. Over steps or epochs, the curves of engines that agree coincide. Over the "
                          "seconds of each engine's work, the faster engine is visible."));
    m_sentences->setObjectName(QStringLiteral("trainingSentences"));
    m_introduction->setObjectName(QStringLiteral("trainingIntroduction"));
    m_note->setObjectName(QStringLiteral("trainingNote"));
    m_subject->setObjectName(QStringLiteral("trainingSubject"));
    m_subject->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {m_introduction, m_note, m_subject, m_sentences, m_judged}) {
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // nor a long path
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_introduction->setAlignment(Qt::AlignCenter);
    m_introduction->setMargin(4 * pageSpacing);

    auto *line = bareLayout<QHBoxLayout>(nullptr, pageSpacing);
    line->addWidget(m_button);
    line->addWidget(m_progress);
    line->addWidget(m_timeLeft, 1);
    line->addWidget(m_previousButton);
    line->addWidget(m_dataset);
    line->addWidget(m_heldOut);
    line->addWidget(m_axis);

    m_waiting->setAlignment(Qt::AlignCenter);
    m_waiting->setWordWrap(true);
    m_waiting->setForegroundRole(QPalette::PlaceholderText);
    m_reports->addWidget(m_waiting);
    m_table->setAccessibleName(tr("Classification report"));
    m_reports->addWidget(m_table);
    m_reports->addWidget(m_text);
    m_reports->setMinimumHeight(120);

    auto *result = new QWidget;
    auto *resultColumn = bareLayout<QVBoxLayout>(result, pageSpacing);
    resultColumn->addWidget(m_subject);
    resultColumn->addWidget(m_charts, 3);
    resultColumn->addWidget(m_sentences);
    resultColumn->addWidget(m_judged);
    resultColumn->addWidget(m_reports, 2);
    auto *area = new QScrollArea; // a small screen has less room than the report
    area->setWidget(result);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    m_pages->addWidget(m_introduction);
    m_pages->addWidget(area);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageSpacing, pageSpacing, pageSpacing, 0);
    column->setSpacing(pageSpacing);
    column->addLayout(line);
    column->addWidget(m_note);
    column->addWidget(m_pages, 1);
}

/// Those of the study that run something, honestly timed: a model of a device cannot learn.
std::vector<EngineUse> TrainingPage::uses() const
{
    std::vector<EngineUse> uses = enginesToMeasure(m_study);
    std::erase_if(uses, [&](const EngineUse &use) {
        return !use.isHonest() || m_engines.require(use.id).description().predicted;
    });
    return uses;
}

bool TrainingPage::isText() const
{
    return m_study.workload == gptId;
}

bool TrainingPage::waitUntilIdle(std::chrono::milliseconds patience)
{
    const bool hasWritten = m_text->waitUntilIdle(patience);
    return m_runner.waitUntilIdle(patience) && hasWritten;
}

QString TrainingPage::whyNot() const
{
    if (m_study.workload.empty())
        return tr("Choose a workload.");
    if (!m_canTrain) {
        QStringList trainable;
        for (const auto &workload : allWorkloads())
            if (canTrain(*workload))
                trainable << coreText(workload->label());
        return tr("This workload has nothing to train. Choose one of: %1.").arg(trainable.join(QStringLiteral(", ")));
    }
    if (!m_use.mayBegin(MachineUse::Kind::Training))
        return tr("Something else is being measured: a training has to wait for its end.");
    if (uses().empty())
        return tr("No engine that can train is selected: models of devices only predict.");
    return {};
}

void TrainingPage::setStudy(const Study &study, const ChartContext &context)
{
    const bool isOther = study.workload != m_study.workload;
    if (!(study == m_study))
        m_problem.clear(); // it was of other values
    m_study = study;
    m_context = context;
    if (isOther) {
        m_canTrain = canTrain(workloadById(study.workload)); // not with every move of a slider
        if (!isTraining() && !hasResult())
            m_pages->setCurrentIndex(0);
    }
    showDatasets(isOther);
    showState();
}

void TrainingPage::showDatasets(bool isOtherWorkload)
{
    const ParameterSpec *spec = workloadById(m_study.workload).parameters().find(datasetKey);
    if (isOtherWorkload) {
        m_dataset->clear();
        m_dataset->setVisible(spec != nullptr);
        if (spec) {
            for (const std::string &name : spec->choices)
                m_dataset->addItem(coreText(name), QString::fromStdString(name));
            m_dataset->setToolTip(coreText(spec->help));
        }
    }
    if (spec)
        m_dataset->setCurrentIndex(m_dataset->findData(QString::fromStdString(m_study.parameters.text(datasetKey))));
    m_dataset->setEnabled(!namesFile(m_study));
}

void TrainingPage::start()
{
    if (isTraining() || !whyNot().isEmpty())
        return;
    m_isStopping = false;
    m_problem.clear();
    replaceShown();
    m_shown.record = makeTrainingRecord({}, thisMachine());
    m_shown.isOfLesson = m_study.visit;
    m_shown.context = m_context;
    for (std::size_t i = 0; i < m_shown.context.series.size(); ++i)
        if (learns(m_shown.context.series[i]))
            m_shown.series.push_back(i);
    m_charts->setRun(m_run, {});
    m_subject->clear();
    m_sentences->setText({});
    m_judged->setText({});
    m_text->setRun({}, {}, m_shown.written);
    m_waiting->setText(
        isText() ? tr("After the last step: the loss on text that training did not see, and a field to generate text.")
                 : tr("After the last step: precision, recall and F1 of each class, for each engine "
                      "side by side."));
    m_reports->setCurrentIndex(0);
    TrainingRequest request;
    request.heldOutShare = m_heldOut->value() / 100.0;
    request.keepParameters = isText();
    request.regions = true;
    request.preset = m_study.preset;
    request.parameters = m_study.parameters;
    request.engines = uses();
    m_runner.start(workloadById(m_study.workload), std::move(request));
    m_pages->setCurrentIndex(1);
    m_progress->setValue(0);
    m_timeLeft->setText(progressText({}));
    showState();
    m_training = m_use.hold(MachineUse::Kind::Training);
}

void TrainingPage::stop()
{
    if (!m_runner.isRunning())
        return;
    m_isStopping = true;
    m_runner.stop();
    showState();
}

void TrainingPage::showCharts()
{
    const ChartTheme theme = ChartTheme::forWidget(*this, m_projector);
    m_charts->setRun(m_run, seriesOf(m_shown.context, m_shown.series, theme));
}

QStringList TrainingPage::labels() const
{
    QStringList labels;
    for (const std::size_t index : m_shown.series)
        labels << m_shown.context.series[index].label;
    return labels;
}

void TrainingPage::show(const TrainingUpdate &update)
{
    m_run = update.run;
    showRun();
    if (update.stage == TrainingProgress::Stage::Judging && std::exchange(m_isStopping, false))
        showState(); // judging can be stopped, too
    m_progress->setValue(static_cast<int>(std::lround(update.share * progressSteps)));
    m_timeLeft->setText(progressText(update));
}

void TrainingPage::showRun()
{
    m_subject->setText(trainingSubject(m_shown.record, m_shown.isOpened));
    showCharts();
    QStringList sentences{speedText(m_run, labels()), agreementText(m_run, labels())};
    sentences.removeAll(QString());
    m_sentences->setText(sentences.join(QLatin1Char('\n')));
}

void TrainingPage::finish(const QString &problem)
{
    m_isStopping = false;
    m_problem = problem;
    m_shown.isUnsaved = !m_shown.isOfLesson && std::ranges::any_of(m_run.engines, [](const EngineTraining &training) {
        return training.stepsDone > 0;
    });
    showResult();
    m_training = nullptr;
}

void TrainingPage::showResult()
{
    m_pages->setCurrentIndex(hasResult() ? 1 : 0);
    if (hasResult())
        showRun();
    m_waiting->setText(m_shown.isOpened && m_run.workload == gptId
                           ? tr("The file has no trained weights. Train here to let the model generate text.")
                           : QString());
    m_timeLeft->setText(m_shown.isOpened ? QFileInfo(m_shown.path).fileName() : QString());
    m_timeLeft->setToolTip(m_timeLeft->text());
    QStringList sentences{speedText(m_run, labels()), agreementText(m_run, labels()), troubleText(m_run, labels()),
                          m_problem.isEmpty() && !m_run.data.empty() ? tr("Trained: %1").arg(coreMessage(m_run.data))
                                                                     : QString()};
    sentences.removeAll(QString());
    m_sentences->setText(sentences.join(QLatin1Char('\n')));
    const bool isJudged =
        std::ranges::any_of(m_run.engines, [](const EngineTraining &training) { return training.report.has_value(); });
    m_judged->setText(isJudged ? judgedText(m_run) : unseenText(m_run, labels()));
    m_table->setRun(m_run, labels());
    m_text->setRun(m_run, labels(), m_shown.written);
    m_reports->setCurrentIndex(isJudged ? 1 : m_text->canWrite() ? 2 : 0);
    showState();
}

void TrainingPage::showState()
{
    const bool isTraining = this->isTraining();
    const QString reason = whyNot();
    m_button->setText(isTraining ? tr("Stop") : tr("Start training"));
    m_button->setEnabled(isTraining ? !m_isStopping : reason.isEmpty());
    m_progress->setVisible(isTraining);
    m_previousButton->setVisible(!isTraining && !m_previous.empty());
    if (m_pages->currentIndex() == 0)
        m_timeLeft->clear();
    m_axis->setEnabled(m_pages->currentIndex() == 1);
    m_heldOut->setEnabled(!isTraining);
    m_text->setEnabled(!m_use.isHeld(MachineUse::Kind::Recording)); // writing would disturb it
    m_heldOut->setVisible(!isText());
    const auto &engines = m_engines.engines();
    const bool hasGpu = std::ranges::any_of(engines, [](const auto &engine) {
        const EngineDescription &description = engine->description();
        return description.kind == EngineKind::Gpu && description.unavailable.empty() && !description.predicted;
    });
    const bool isBeside = m_pages->currentIndex() == 1 && !isTraining; // a result stays on show
    const QString note = isBeside && !reason.isEmpty() ? reason : m_problem;
    m_note->setText(note.isEmpty() ? tr("No GPU here. The engines selected on the left will be trained.") : note);
    m_note->setVisible(!note.isEmpty() || (!hasGpu && m_pages->currentIndex() == 0 && reason.isEmpty()));
    showIntroduction();
}

void TrainingPage::showIntroduction()
{
    if (const QString reason = whyNot(); !reason.isEmpty()) {
        m_introduction->setText(reason);
        return;
    }
    QStringList names;
    for (const ChartContext::Series &series : m_context.series)
        if (learns(series))
            names << series.label;
    const auto epochs = m_study.parameters.has("epochs") ? m_study.parameters.integer("epochs") : 1;
    m_introduction->setText(introductionText(m_context.workloadLabel, names, epochs, isText(), m_heldOut->value() > 0));
}

void TrainingPage::setProjector(bool on)
{
    m_projector = on;
    m_charts->setProjector(on);
    const QFont font = projectorFont(on, 18);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_introduction, m_note, m_subject, m_sentences, m_judged,
                                                            m_timeLeft, m_button, m_previousButton, m_table, m_text,
                                                            m_waiting, m_dataset, m_heldOut, m_axis})
        widget->setFont(font);
    if (hasResult()) {
        showCharts();
        m_table->setRun(m_run, labels());
    }
}

void TrainingPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && hasResult())
        showCharts();
}

QString TrainingPage::introduction() const
{
    return QTextDocumentFragment::fromHtml(m_introduction->text()).toPlainText();
}

/// A row for each engine: how far it has come, and how good that is.
FigureTable TrainingPage::table() const
{
    return hasResult() ? trainingTable(m_run, labels()) : FigureTable();
}

Sheet TrainingPage::sheet() const
{
    Picture picture;
    picture.title = accessibleName();
    picture.caption = trainingCaption(m_shown.record);
    picture.size = {1600, 700};
    picture.paint = [charts = QPointer(m_charts), run = m_run, context = m_shown.context,
                     series = m_shown.series](QCPPainter &painter, const QRect &area, const ChartTheme &theme) {
        if (charts)
            charts->paint(painter, area, theme, run, seriesOf(context, series, theme));
    };
    return {objectName(),
            QString::fromStdString(m_run.workload) + QStringLiteral("-training"),
            {picture},
            [run = m_run, labels = labels()] { return trainingCurves(run, labels).csv(); }};
}

} // namespace overtake
