// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/devices_dialog.h"

#include "engines/stop_scope.h"
#include "machine/device_database.h"
#include "machine/gpu_drivers.h"
#include "model/cpu_peaks.h"
#include "model/predictor.h"
#include "registry/unserved_gpus.h"
#include "run/job.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"
#include "words/ui_text.h"
#include "words/within_screen.h"

#include <QCoreApplication>
#include <QDate>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <optional>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

constexpr int valueColumn = 2;
constexpr int freeMemoryOf = Qt::UserRole + 1; ///< role of a row's first item: the engine to ask for free memory
constexpr int numberRole = Qt::UserRole + 2;   ///< role of values: the number to sort by

void addRow(QStandardItemModel &model, const QStringList &texts)
{
    QList<QStandardItem *> row;
    for (const QString &text : texts) {
        row.append(new QStandardItem(text));
        row.back()->setEditable(false);
        row.back()->setToolTip(text);
    }
    model.appendRow(row);
}

/// figureText() in the user's language.
QString valueText(DeviceQuantity quantity, double value)
{
    const std::string &unit = ruleOf(quantity).unit;
    const bool isCache =
        quantity == DeviceQuantity::L1Size || quantity == DeviceQuantity::L2Size || quantity == DeviceQuantity::L3Size;
    QString text = unit.empty()  ? countText(value)
                   : unit == "s" ? secondsText(value, 3)
                   : isCache     ? QLocale().formattedDataSize(std::llround(value), 3)
                                 : unitRateText(value, QString::fromStdString(unit), 3);
    return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); // a search has plain spaces
}

void addDevice(QStandardItemModel &model, const Device &device)
{
    const QString name = QString::fromStdString(device.name);
    for (const auto &[quantity, figure] : device.figures) {
        QStringList sources{coreMessage(figure.source)};
        if (!figure.note.empty())
            sources << coreMessage(figure.note);
        if (figure.kind == Figure::Kind::Measured && !device.measuredOn.empty()) {
            const QDate day = QDate::fromString(QString::fromStdString(device.measuredOn), Qt::ISODate);
            sources << Words::tr("measured on %1", "a date").arg(QLocale().toString(day, QLocale::ShortFormat));
        }
        addRow(model, {name, coreText(ruleOf(quantity).label), valueText(quantity, figure.value),
                       coreText(nameOf(figure.kind)), joinedText(sources)});
        model.item(model.rowCount() - 1, valueColumn)->setData(figure.value, numberRole);
    }
}

/// Adds this machine's devices, first those that its engines describe.
void addMachine(QStandardItemModel &model, const EngineRegistry &registry, const std::vector<PciGpu> &gpus)
{
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        if (description.predicted)
            continue;
        const QString name = QString::fromStdString(description.device.empty() ? description.id : description.device);
        const QString text =
            description.unavailable.empty() ? coreMessage(description.detail) : coreMessage(description.unavailable);
        addRow(model,
               {name, Words::tr("engine %1").arg(QString::fromStdString(description.id)), engineLabel(description),
                description.unavailable.empty() ? Words::tr("present") : Words::tr("unavailable"), text});
        if (!description.unavailable.empty())
            continue;
        addRow(model, {name, Words::tr("free memory"), QStringLiteral("…"), {}, {}});
        model.item(model.rowCount() - 1)->setData(QString::fromStdString(description.id), freeMemoryOf);
    }
    for (const PciGpu &gpu : unservedGpus(gpus, registry))
        addRow(model, {QString::fromStdString(gpu.name), Words::tr("GPU without a driver"),
                       QString::fromStdString(gpu.address), Words::tr("unavailable"),
                       coreMessage(howToServe(gpu, openClVendorFiles()))});
    for (const auto &engine : registry.engines()) {
        Predictor *predictor = predictorOf(*engine);
        if (engine->description().id != "model:cpu" || !predictor)
            continue;
        addDevice(model, predictor->isReady() ? *predictor->device() : describeCpu(thisMachine()));
    }
    for (const auto &engine : registry.engines())
        if (const auto measured = engine->measuredDevice())
            addDevice(model, *measured);
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        for (const DeviceAttribute &attribute : engine->attributes())
            addRow(model, {QString::fromStdString(description.device), QString::fromStdString(attribute.name),
                           QString::fromStdString(attribute.value), Words::tr("attribute"),
                           Words::tr("the driver of %1").arg(QString::fromStdString(description.id))});
    }
}

/// The answer of one engine.
struct FreeMemory {
    std::string engine;
    std::int64_t bytes = -1; ///< -1: it cannot tell
    QString problem;
};

void showFreeMemory(QStandardItemModel &model, const FreeMemory &answer)
{
    const QModelIndexList found = model.match(model.index(0, 0), freeMemoryOf, QString::fromStdString(answer.engine), 1,
                                              Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (found.isEmpty())
        return;
    const int row = found.front().row();
    if (answer.bytes < 0 && answer.problem.isEmpty()) {
        model.removeRow(row);
        return;
    }
    const bool isKnown = answer.problem.isEmpty();
    if (isKnown)
        model.item(row, valueColumn)->setData(static_cast<double>(answer.bytes), numberRole);
    const QStringList texts = {isKnown ? valueText(DeviceQuantity::Memory, static_cast<double>(answer.bytes))
                                       : QString(),
                               isKnown ? coreText(nameOf(Figure::Kind::Measured)) : Words::tr("unavailable"),
                               isKnown ? Words::tr("now") : answer.problem};
    for (int i = 0; i < texts.size(); ++i) {
        model.item(row, valueColumn + i)->setText(texts[i]);
        model.item(row, valueColumn + i)->setToolTip(texts[i]);
    }
}

/// Failures, one sentence for each device that could not be measured. Throws Cancelled. Any thread but the window's.
QStringList measureDevices(const EngineRegistry &registry, const std::stop_token &stop)
{
    QStringList failures;
    const StopScope scope(stop);
    const auto turn = registry.turns().take(stop);
    for (const auto &engine : registry.engines()) {
        if (stop.stop_requested() || !engine->description().unavailable.empty())
            continue;
        try {
            engine->measureDevice();
            if (Predictor *model = predictorOf(*engine)) // those of GPUs come after the GPUs' engines
                model->measureAnew(stop);
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &error) {
            failures << coreMessage(error);
        } catch (const std::bad_alloc &) {
            failures << Words::tr("Memory ran out while %1 was measured.")
                            .arg(QString::fromStdString(engine->description().device));
        }
    }
    return failures;
}

/// No wider than is read at a glance: a driver's list of extensions would push the rest out of sight. The tooltip has
/// all of it.
void fitColumns(QTableView &table)
{
    const int widest = table.fontMetrics().averageCharWidth() * 45;
    table.resizeColumnsToContents();
    for (int column = 0; column + 1 < table.model()->columnCount(); ++column)
        table.setColumnWidth(column, std::min(table.columnWidth(column), widest));
}

/// Asks engines and measures devices beside the window's thread. A dialog that was closed is deleted when its work has
/// ended, so nobody waits for the step under way.
class DevicesDialog : public QDialog
{
public:
    DevicesDialog(QWidget *parent, const EngineRegistry &registry, const std::vector<PciGpu> &gpus,
                  std::function<void()> measured);

    void done(int result) override
    {
        QDialog::done(result);
        m_asking.stop();
        m_measuring.stop();
        deleteWhenIdle();
    }

private:
    void fill();
    void ask();
    void measure();
    void showMeasured(const QString &problem);
    void deleteWhenIdle()
    {
        if (!isVisible() && !m_asking.isRunning() && !m_measuring.isRunning())
            deleteLater();
    }

    const EngineRegistry m_registry; ///< a copy, which holds the engines
    const std::vector<PciGpu> m_gpus;
    std::function<void()> m_measured;
    QStandardItemModel m_model;
    QTableView *m_table;
    QLabel *m_note;
    QPushButton *m_button;
    QStringList m_failures;
    Job<std::vector<FreeMemory>> m_asking; ///< last, as is the next: both end first
    Job<QStringList> m_measuring;
};

DevicesDialog::DevicesDialog(QWidget *parent, const EngineRegistry &registry, const std::vector<PciGpu> &gpus,
                             std::function<void()> measured)
    : QDialog(parent), m_registry(registry), m_gpus(gpus), m_measured(std::move(measured)),
      m_table(new QTableView(this)), m_note(new QLabel(this)),
      m_button(new QPushButton(Words::tr("Measure now"), this)),
      m_asking(
          filePool(),
          [this](JobId, const std::vector<FreeMemory> &answers) {
              for (const FreeMemory &answer : answers)
                  showFreeMemory(m_model, answer);
              fitColumns(*m_table);
          },
          [this](JobId, JobEnd, const QString &) { deleteWhenIdle(); }),
      m_measuring(
          timedPool(), [this](JobId, const QStringList &failures) { m_failures = failures; },
          [this](JobId, JobEnd, const QString &problem) {
              showMeasured(problem);
              deleteWhenIdle();
          })
{
    setObjectName(QStringLiteral("devices"));
    setWindowTitle(Words::tr("Devices"));
    auto *proxy = new QSortFilterProxyModel(this);
    proxy->setSourceModel(&m_model);
    proxy->setFilterKeyColumn(-1); // all
    proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto *search = new QLineEdit(this);
    search->setPlaceholderText(Words::tr("Search: a device, a figure, a kind"));
    search->setClearButtonEnabled(true);
    search->setAccessibleName(search->placeholderText());
    m_table->setModel(proxy);
    m_table->setAccessibleName(windowTitle());
    m_table->setTabKeyNavigation(false); // the Tab key goes on to the buttons
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, proxy,
            guarded([proxy](int column) { proxy->setSortRole(column == valueColumn ? numberRole : Qt::DisplayRole); }));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // unsorted: this machine first
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_note->setText(Words::tr("Specified figures come from the maker; the peak at a boost clock is not an upper limit. "
                              "Computed figures follow from others. Measured figures were measured here."));
    m_note->setWordWrap(true);
    connect(search, &QLineEdit::textChanged, proxy, &QSortFilterProxyModel::setFilterFixedString);
    m_button->setObjectName(QStringLiteral("measureDevices"));
    m_button->setToolTip(Words::tr("Measure peak rates, bandwidths, copies and launches of all devices of this "
                                   "machine. This takes some seconds, as soon as nothing else is being measured."));
    connect(m_button, &QPushButton::clicked, this, guarded([this] { measure(); }));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_button, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(search);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resize(withinScreen(*this, {1120, 600}));
    fill();
}

void DevicesDialog::fill()
{
    m_model.clear();
    m_model.setHorizontalHeaderLabels(
        {Words::tr("Device"), Words::tr("Figure"), Words::tr("Value"), Words::tr("Kind"), Words::tr("Source")});
    addMachine(m_model, m_registry, m_gpus);
    for (const Device &device : DeviceDatabase::builtIn().devices())
        addDevice(m_model, device);
    fitColumns(*m_table);
    ask();
}

/// In turn with what is measured. Workers come last and need no turn: one that hangs holds nobody up.
void DevicesDialog::ask()
{
    m_asking.start([this](const JobThread::Context &job) {
        const StopScope scope(job.stop);
        for (const bool isWorker : {false, true})
            for (const auto &engine : m_registry.engines()) {
                const EngineDescription &description = engine->description();
                if (description.predicted || !description.unavailable.empty() || description.isWorker != isWorker)
                    continue;
                std::optional<EngineTurns::Turn> turn;
                if (!isWorker)
                    turn.emplace(m_registry.turns().take(job.stop));
                FreeMemory answer{description.id, -1, {}};
                try {
                    answer.bytes = engine->freeBytes();
                } catch (const Cancelled &) {
                    throw;
                } catch (const std::exception &) {
                    answer.problem = caughtText();
                }
                m_asking.post(job, [&](std::vector<FreeMemory> &waiting) { waiting.push_back(answer); });
            }
    });
}

/// Beside the window's own work, in turn with it.
void DevicesDialog::measure()
{
    m_button->setEnabled(false);
    m_note->setText(Words::tr("Measuring…"));
    m_failures.clear();
    m_measuring.start([this](const JobThread::Context &job) {
        const QStringList found = measureDevices(m_registry, job.stop);
        m_measuring.post(job, [&](QStringList &waiting) { waiting = found; });
    });
}

void DevicesDialog::showMeasured(const QString &problem)
{
    if (m_measured && problem.isEmpty())
        m_measured();
    if (!isVisible())
        return;
    fill();
    m_button->setEnabled(true);
    m_failures << problem;
    m_failures.removeAll(QString());
    m_note->setText(m_failures.isEmpty() ? Words::tr("Measured.") : m_failures.join(QLatin1Char(' ')));
}

} // namespace

void showDevices(QWidget *parent, const EngineRegistry &registry, const std::vector<PciGpu> &gpus,
                 const std::function<void()> &measured)
{
    (new DevicesDialog(parent, registry, gpus, measured))->open();
}

} // namespace overtake
