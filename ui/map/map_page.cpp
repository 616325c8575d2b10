// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/map_page.h"

#include "charts/point_text.h"
#include "file/json_file.h"
#include "panels/eliding_combo_box.h"
#include "panels/number_spin_box.h"
#include "panels/steady_button.h"
#include "panels/wheel_guard.h"
#include "report/csv.h"
#include "text/format.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

constexpr int spacing = 8;
constexpr int coarsePoints = 5;
const char *const usualSecond = "batch";

const Workload &workloadOf(const Study &study)
{
    return workloadById(study.workload);
}

const ParameterSpec &specOf(const Study &study, const std::string &key)
{
    return workloadOf(study).parameter(key);
}

std::vector<std::string> secondKeys(const Study &study)
{
    std::vector<std::string> keys;
    for (const ParameterSpec *spec : axesOf(study))
        if (spec->key != study.sweepKey)
            keys.push_back(spec->key);
    return keys;
}

std::vector<EngineUse> enginesFor(const Study &study, const std::string &secondKey)
{
    std::vector<EngineUse> uses = enginesToMeasure(study);
    std::erase_if(uses, [](const EngineUse &use) { return !use.isHonest(); });
    for (EngineUse &use : uses)
        use.overrides.remove(secondKey); // the axis holds for all
    return uses;
}

RunRecord recordOf(const KeptMap &entry, const Machine &machine)
{
    if (entry.opened)
        return *entry.opened;
    RunRecord record = mapRecord(*entry.map, machine);
    record.date = entry.date;
    return record;
}

} // namespace

MapPage::MapPage(const EngineRegistry &engines, Clock &clock, MachineUse &use, MachineWatch *watch, Machine machine,
                 QWidget *parent)
    : Page(parent), m_engines(engines), m_clock(clock), m_use(use), m_watch(watch), m_machine(std::move(machine)),
      m_button(new SteadyButton({tr("Measure the map"), tr("Stop")}, this)), m_progress(new QProgressBar(this)),
      m_state(new QLabel(this)), m_key(new QComboBox(this)), m_from(new NumberSpinBox({}, this)),
      m_to(new NumberSpinBox({}, this)), m_engine(new ElidingComboBox(this)), m_previous(new QToolButton(this)),
      m_pages(new QStackedWidget(this)), m_introduction(new QLabel(this)), m_chart(new MapChart(this)),
      m_point(new QLabel(this)), m_job(
                                     timedPool(),
                                     [this](JobId, const Delivery &delivery) {
                                         if (delivery.map) {
                                             m_mapped.map = delivery.map;
                                             m_mapped.date = nowInUtc();
                                             m_maps.keep(m_mapped);
                                             show();
                                         }
                                         if (delivery.progress)
                                             showProgress(*delivery.progress);
                                     },
                                     [this](JobId, JobEnd end, const QString &problem) {
                                         if (isMappingShown())
                                             m_problem = end == JobEnd::Failed ? problem : QString();
                                         m_mapping = nullptr;
                                         show();
                                     })
{
    arrange();
    connect(m_button, &QPushButton::clicked, this, guarded(this, &MapPage::toggle));
    connect(m_key, &QComboBox::activated, this,
            guarded([this] { setSecondKey(m_key->currentData().toString().toStdString()); }));
    connect(m_engine, &QComboBox::activated, this, guarded(this, &MapPage::show));
    connect(m_previous, &QToolButton::clicked, this, guarded([this] {
                m_maps.showPrevious(m_study, m_secondKey);
                show();
            }));
    for (const NumberSpinBox *bound : {m_from, m_to})
        connect(bound, &NumberSpinBox::numberEdited, this, guarded([this] {
                    m_problem.clear(); // was of the range before
                    show();
                }));
    connect(m_chart, &MapChart::gestureBegun, this, guarded([this] { m_gesture = newGesture(); }));
    connect(m_chart, &MapChart::crossMoved, this, guarded(this, &MapPage::moveCross));
    m_use.watch(MachineUse::Kind::Map, this, [this] { show(); });
}

void MapPage::arrange()
{
    m_button->setObjectName(QStringLiteral("measureMap"));
    m_button->setToolTip(
        tr("Measure the speed-up over both parameters, first coarsely, then closely along the crossover. This takes "
           "about two minutes. Esc stops it, and results so far stay. (Ctrl+M)"));
    m_progress->setTextVisible(false);
    m_progress->setMinimumWidth(40); // at 1366 pixels and scale 1.5
    m_progress->setMaximumWidth(100);
    m_progress->setAccessibleName(tr("Progress"));
    m_state->setObjectName(QStringLiteral("mapState"));
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_key->setObjectName(QStringLiteral("mapKey"));
    m_key->setAccessibleName(tr("Second parameter"));
    m_key->setToolTip(tr("Choose the parameter of the vertical axis. The swept parameter is on the horizontal axis."));
    m_from->setObjectName(QStringLiteral("mapFrom"));
    m_from->setAccessibleName(tr("From"));
    m_from->setToolTip(tr("First value of the second parameter."));
    m_to->setToolTip(tr("Last value of the second parameter."));
    m_engine->setObjectName(QStringLiteral("mapEngine"));
    m_engine->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_engine->setMinimumContentsLength(7);
    m_engine->setMaximumWidth(260);
    m_engine->setToolTip(tr("Choose the engine whose speed-up relative to the baseline is shown."));
    m_previous->setObjectName(QStringLiteral("previousMap"));
    m_previous->setText(tr("Previous"));
    m_previous->setToolTip(tr("Show the map that was measured before with the same settings."));
    m_to->setObjectName(QStringLiteral("mapTo"));
    m_to->setAccessibleName(tr("To"));
    m_engine->setAccessibleName(tr("Engine compared with the baseline"));
    m_point->setObjectName(QStringLiteral("mapPoint"));
    m_point->setAlignment(Qt::AlignCenter);
    m_introduction->setObjectName(QStringLiteral("mapIntroduction"));
    m_introduction->setAlignment(Qt::AlignCenter);
    m_introduction->setWordWrap(true);
    m_point->setWordWrap(true);
    m_introduction->setMargin(4 * spacing);
    for (QLabel *label : {m_introduction, m_point}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, label->sizePolicy().verticalPolicy());
    }
    for (QWidget *one : std::initializer_list<QWidget *>{m_key, m_engine})
        WheelGuard::install(one);

    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    line->addWidget(m_button);
    line->addWidget(m_key);
    line->addWidget(m_from);
    line->addWidget(new QLabel(tr("to", "from a number to a number"), this));
    line->addWidget(m_to);
    line->addWidget(m_engine, 1);
    line->addWidget(m_previous);
    line->addWidget(m_progress);
    line->addWidget(m_state, 2);
    auto *result = new QWidget;
    auto *resultColumn = new QVBoxLayout(result);
    resultColumn->setContentsMargins(0, 0, 0, 0);
    resultColumn->addWidget(m_chart, 1);
    resultColumn->addWidget(m_point);
    m_pages->addWidget(m_introduction);
    m_pages->addWidget(result);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing, spacing, spacing, 0);
    column->setSpacing(spacing);
    column->addLayout(line);
    column->addWidget(m_pages, 1);
}

/// The list of parameters, and the one chosen as long as it can be.
void MapPage::fillKeys()
{
    m_key->clear();
    for (const std::string &key : m_keys)
        m_key->addItem(coreText(specOf(m_study, key).label), QString::fromStdString(key));
    const auto has = [&](const std::string &key) { return m_key->findData(QString::fromStdString(key)) >= 0; };
    const auto before = m_secondAxes.find(m_study.workload);
    if (m_secondKey.empty() && before != m_secondAxes.end() && has(before->second.key)) {
        setSecondKey(before->second.key);
        m_from->setNumber(before->second.from);
        m_to->setNumber(before->second.to);
        return show();
    }
    setSecondKey(has(m_secondKey)   ? m_secondKey
                 : has(usualSecond) ? usualSecond
                                    : m_key->itemData(0).toString().toStdString());
}

void MapPage::setSecondKey(const std::string &key)
{
    const bool isNew = key != m_secondKey;
    m_secondKey = key;
    m_key->setCurrentIndex(m_key->findData(QString::fromStdString(key)));
    if (isNew && !key.empty()) {
        const ParameterSpec &spec = specOf(m_study, key);
        const auto [from, to] = defaultRange(spec);
        m_from->setSpec(spec);
        m_from->setNumber(from);
        m_to->setSpec(spec);
        m_to->setNumber(to);
    }
    show();
}

void MapPage::setStudy(const Study &study)
{
    const bool isOther = study.workload != m_study.workload;
    if (isOther && !m_secondKey.empty())
        m_secondAxes[m_study.workload] = {std::exchange(m_secondKey, {}), m_from->value(), m_to->value()};
    if (!(study == m_study))
        m_problem.clear(); // it was of other values
    m_study = study;
    if (std::vector<std::string> keys = secondKeys(study); isOther || keys != m_keys) {
        m_keys = std::move(keys);
        fillKeys();
    } else {
        show();
    }
}

QString MapPage::whyNot() const
{
    if (m_study.workload.empty() || m_secondKey.empty())
        return tr("This workload has no second parameter that is a number.");
    if (!m_use.mayBegin(MachineUse::Kind::Map) || (isMapping() && !isMappingShown()))
        return tr("Something else is being measured: a map has to wait for its end.");
    if (m_study.run != 0)
        return tr("These results are from a file: press 'Measure here' before mapping on this machine.");
    if (enginesFor(m_study, m_secondKey).size() < 2)
        return tr("A map compares: choose a second engine on the left.");
    if (m_from->value() >= m_to->value())
        return tr("The range of the second parameter is empty: its first value must be below the last.");
    return {};
}

const KeptMap *MapPage::shown() const
{
    return m_maps.find(m_study, m_secondKey);
}

void MapPage::start()
{
    if (!whyNot().isEmpty() || isMapping())
        return show();
    m_problem.clear();
    try {
        MapRequest request;
        request.preset = m_study.preset;
        request.parameters = m_study.parameters;
        request.first =
            mapAxis(workloadOf(m_study), m_study.parameters, m_study.sweepKey, m_study.from, m_study.to, coarsePoints);
        request.second =
            mapAxis(workloadOf(m_study), m_study.parameters, m_secondKey, m_from->value(), m_to->value(), coarsePoints);
        request.engines = enginesFor(m_study, m_secondKey);
        request.budgetSeconds = m_budgetSeconds;
        m_mapped = {m_study, m_secondKey};
        m_mapped.measurement = m_maps.newMeasurement();
        measure(workloadOf(m_study), std::move(request));
        m_mapping = m_use.hold(MachineUse::Kind::Map);
        m_state->clear(); // it told of the map before
        m_progress->setRange(0, 1);
        m_progress->setValue(0);
    } catch (const std::exception &error) {
        m_problem = coreMessage(error);
    }
    show();
}

/// On another thread, when no other uses the engines.
void MapPage::measure(const Workload &workload, MapRequest request)
{
    m_job.start([this, &workload, request = std::move(request)](const JobThread::Context &job) {
        const auto turn = m_engines.turns().take(job.stop);
        const auto rule = carefulRule(mapBudgetPerEngine(request));
        const MeasureOptions options{rule.get(), job.stop, [&] { m_job.waitUntilPainted(job.stop); }};
        const auto deliver = [&](const SpeedUpMap &map) {
            m_job.post(job, [&](Delivery &delivery) { delivery.map = std::make_shared<const SpeedUpMap>(map); });
        };
        MapCallbacks callbacks;
        callbacks.point = deliver;
        callbacks.progress = [&](const SweepProgress &progress) {
            m_job.post(job, [&](Delivery &delivery) { delivery.progress = progress; });
        };
        Measurer measurer(m_engines, m_clock, m_watch); // its data go with the job
        deliver(runMap(measurer, m_clock, workload, request, options, callbacks));
    });
}

void MapPage::retire(const std::string &worker)
{
    const auto isOfWorker = [&](const EngineUse &use) { return m_engines.isOf(use.id, worker); };
    m_maps.retire(isOfWorker);
    const std::vector<EngineUse> uses = enginesToMeasure(m_mapped.study);
    if (isMapping() && std::ranges::any_of(uses, isOfWorker)) {
        m_mapped.isRetired = true;
        stop();
    }
    show();
}

void MapPage::open(MapFile file, const QString &path)
{
    const std::string second = file.map.second.key;
    const std::vector<double> values = file.map.second.values;
    m_maps.keep({m_study, second, std::make_shared<const SpeedUpMap>(std::move(file.map)),
                 std::make_shared<const RunRecord>(std::move(file.run)), path});
    m_problem.clear();
    setSecondKey(second);
    m_from->setNumber(values.front());
    m_to->setNumber(values.back());
    show();
}

void MapPage::show()
{
    const bool works = isMapping();
    m_button->setText(works ? tr("Stop") : tr("Measure the map"));
    m_button->setEnabled(works || whyNot().isEmpty());
    m_progress->setVisible(works);
    if (works && m_progress->maximum() == 0)
        m_progress->setRange(0, 1);
    const KeptMap *entry = shown();
    if (entry && entry->map != m_chart->drawing().map)
        m_shownContext = chartContextFor(recordOf(*entry, m_machine));
    m_engine->setVisible(entry && m_shownContext.series.size() > 2);
    m_previous->setVisible(!works && m_maps.find(m_study, m_secondKey, 1));
    m_pages->setCurrentIndex(entry ? 1 : 0);
    const QString reason = whyNot();
    m_introduction->setText(!m_problem.isEmpty() ? m_problem
                            : !reason.isEmpty()  ? reason
                            : works
                                ? tr("The first points are being measured.")
                                : tr("Which engine is faster over two parameters at once? Press Ctrl+M to measure the "
                                     "speed-up over %1 and %2, first coarsely, then closely along the crossover.")
                                      .arg(coreText(axisOf(m_study).label), m_key->currentText()));
    if (!works)
        m_state->setText(entry ? stateOf(*entry, m_problem.isEmpty() ? reason : m_problem) : QString());
    m_state->setToolTip(m_state->text());
    if (!entry) {
        m_chart->setDrawing({});
        m_point->clear();
        return;
    }
    showEngines();
    const auto engine = static_cast<std::size_t>(std::max(0, m_engine->currentIndex())) + 1;
    MapDrawing drawing = m_chart->drawing();
    drawing.map = entry->map;
    drawing.engine = engine;
    drawing.firstLabel = m_shownContext.axisLabel;
    drawing.secondLabel = coreText(specOf(entry->study, entry->secondKey).label);
    drawing.base = spokenLabel(m_shownContext, 0);
    drawing.other = engine < m_shownContext.series.size() ? spokenLabel(m_shownContext, engine) : QString();
    m_chart->setDrawing(drawing);
    m_chart->setCross(m_study.cursor(), m_study.parameters.real(m_secondKey));
    m_point->setText(m_chart->pointText());
}

/// Those that the base was compared with, as far as they are others than before.
void MapPage::showEngines()
{
    QStringList engines;
    QStringList before;
    for (std::size_t i = 1; i < m_shownContext.series.size(); ++i)
        engines << seriesName(m_shownContext.series[i]);
    for (int i = 0; i < m_engine->count(); ++i)
        before << m_engine->itemText(i);
    if (engines == before)
        return;
    const int chosen = m_engine->currentIndex();
    m_engine->clear();
    m_engine->addItems(engines);
    m_engine->setCurrentIndex(std::clamp(chosen, 0, std::max(0, m_engine->count() - 1)));
}

QString MapPage::stateOf(const KeptMap &entry, const QString &obstacle) const
{
    QStringList parts;
    if (entry.opened) {
        parts << tr("Recorded on %1, %2.", "machine, date")
                     .arg(QString::fromStdString(entry.opened->machine.cpu), dateText(entry.opened->date))
              << QFileInfo(entry.path).fileName();
    }
    if (entry.map->outOfTime)
        parts << tr("The time ended before the whole crossover was measured closely.");
    else if (entry.map->cancelled)
        parts << tr("Stopped. The results so far are shown.");
    if (!obstacle.isEmpty())
        parts << obstacle;
    return parts.join(QLatin1Char(' '));
}

void MapPage::showProgress(const SweepProgress &progress)
{
    m_progress->setRange(0, progress.pointsExpected);
    m_progress->setValue(progress.pointsDone);
    const QString left = progress.secondsLeft > 0 ? tr("(%1 left)").arg(leftText(progress.secondsLeft)) : QString();
    m_state->setText((progress.repeating  ? tr("%1 of %2, measuring again %3", "count, count, time left")
                      : progress.refining ? tr("%1 of about %2 %3", "count, count, time left")
                                          : tr("%1 of %2 %3", "count, count, time left"))
                         .arg(progress.pointsDone)
                         .arg(progress.pointsExpected)
                         .arg(left));
    m_state->setToolTip(m_state->text());
}

void MapPage::moveCross(double first, double second)
{
    emit crossMoved(m_secondKey, first, second, m_gesture);
}

QString MapPage::introduction() const
{
    return m_introduction->text();
}

FigureTable MapPage::table() const
{
    return mapTable(m_chart->drawing());
}

Document MapPage::documentOf(const KeptMap &entry)
{
    const Study &study = entry.study;
    const std::string name = study.workload + "-" + study.sweepKey + "-" + entry.secondKey;
    return {tr("Save map"),
            tr("Maps (*.json);;All files (*)"),
            entry.path.isEmpty() ? QString::fromStdString(name) : entry.path,
            tr("Unsaved map: %1 over %2 and %3.", "a workload, two parameters")
                .arg(coreText(workloadOf(study).label()), coreText(axisOf(study).label),
                     coreText(specOf(study, entry.secondKey).label)),
            [entry, machine = m_machine] { return jsonText(mapJson(*entry.map, recordOf(entry, machine))); },
            [this, map = entry.map](const QString &path) { m_maps.setSaved(map, path); }};
}

std::optional<Document> MapPage::document()
{
    const KeptMap *entry = shown();
    return entry ? documentOf(*entry) : Document();
}

std::vector<Document> MapPage::unsaved()
{
    std::vector<Document> documents;
    for (const KeptMap &entry : m_maps.all())
        if (entry.isUnsaved())
            documents.push_back(documentOf(entry));
    return documents;
}

Sheet MapPage::sheet() const
{
    const RunRecord run = recordOf(*shown(), m_machine);
    Picture picture;
    picture.size = {1200, 900};
    picture.paint = [drawing = m_chart->drawing()](QCPPainter &painter, const QRect &area, const ChartTheme &theme) {
        paintMap(painter, area, drawing, theme);
    };
    Sheet sheet = sheetOf(run, QString::fromStdString(m_study.sweepKey + "-" + m_secondKey), std::move(picture));
    sheet.csv = [run] { return toCsv(run); };
    return sheet;
}

void MapPage::takeOver(const MapPage &before)
{
    m_maps = before.m_maps;
    m_secondAxes = before.m_secondAxes;
    if (!before.m_secondKey.empty())
        setSecondKey(before.m_secondKey);
    m_from->setNumber(before.m_from->value());
    m_to->setNumber(before.m_to->value());
    show();
    m_engine->setCurrentIndex(before.m_engine->currentIndex());
    show();
}

void MapPage::setProjector(bool on)
{
    m_chart->setProjector(on);
    const QFont font = projectorFont(on, 18);
    for (QLabel *label : {m_introduction, m_point})
        label->setFont(font);
}

} // namespace overtake
