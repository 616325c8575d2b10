// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices_dialog.h"

#include "charts/core_text.h"
#include "charts/number_text.h"
#include "engines/unserved_gpus.h"
#include "machine/device_database.h"
#include "machine/gpu_drivers.h"
#include "model/cpu_peaks.h"
#include "model/predictor.h"
#include "run/job.h"
#include "text/error.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <memory>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

void addRow(QStandardItemModel &model, const QStringList &texts, const QString &toolTip = {})
{
    QList<QStandardItem *> row;
    for (const QString &text : texts) {
        row.append(new QStandardItem(text));
        row.back()->setEditable(false);
        row.back()->setToolTip(toolTip.isEmpty() ? text : toolTip);
    }
    model.appendRow(row);
}

/// As figureText(), in the user's language.
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
        QString source = coreMessage(figure.source);
        if (!figure.note.empty())
            source += QStringLiteral("; ") + coreText(figure.note);
        addRow(model, {name, coreText(ruleOf(quantity).label), valueText(quantity, figure.value),
                       coreText(nameOf(figure.kind)), source});
    }
}

/// What this machine has, first as its engines say it.
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
               {name, Words::tr("engine %1").arg(QString::fromStdString(description.id)), coreText(description.label),
                description.unavailable.empty() ? Words::tr("present") : Words::tr("cannot serve"), text});
        // While something is measured, its engines are not the window's to ask.
        const auto turn = registry.turns().tryTake();
        const std::int64_t freeBytes = turn && description.unavailable.empty() ? engine->freeBytes() : -1;
        if (freeBytes >= 0)
            addRow(model,
                   {name, Words::tr("free memory"), valueText(DeviceQuantity::Memory, static_cast<double>(freeBytes)),
                    coreText(nameOf(Figure::Kind::Measured)), Words::tr("now")});
    }
    for (const PciGpu &gpu : unservedGpus(gpus, registry))
        addRow(model, {QString::fromStdString(gpu.name), Words::tr("GPU without a driver"),
                       QString::fromStdString(gpu.address), Words::tr("cannot serve"),
                       QString::fromStdString(howToServe(gpu, openClVendorFiles()))});
    for (const auto &engine : registry.engines()) {
        Predictor *predictor = predictorOf(*engine);
        if (engine->description().id != "model:cpu" || !predictor)
            continue;
        addDevice(model, predictor->isReady() ? predictor->device() : describeCpu(thisMachine()));
    }
    for (const auto &engine : registry.engines()) {
        if (const auto measured = engine->measuredDevice())
            addDevice(model, *measured);
    }
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        for (const DeviceAttribute &attribute : engine->attributes())
            addRow(model, {QString::fromStdString(description.device), QString::fromStdString(attribute.name),
                           QString::fromStdString(attribute.value), Words::tr("attribute"),
                           Words::tr("the driver of %1").arg(QString::fromStdString(description.id))});
    }
}

void fill(QStandardItemModel &model, const EngineRegistry &registry, const std::vector<PciGpu> &gpus)
{
    model.clear();
    model.setHorizontalHeaderLabels(
        {Words::tr("Device"), Words::tr("Figure"), Words::tr("Value"), Words::tr("Kind"), Words::tr("Source")});
    addMachine(model, registry, gpus);
    for (const Device &device : DeviceDatabase::builtIn().devices())
        addDevice(model, device);
}

/// What went wrong, one sentence for each device that could not be measured. Throws Cancelled. Any thread but the
/// window's.
QStringList measureDevices(const EngineRegistry &registry, const std::stop_token &stop)
{
    QStringList failures;
    const auto turn = registry.turns().take(stop);
    for (const auto &engine : registry.engines()) {
        if (stop.stop_requested() || !engine->description().unavailable.empty())
            continue;
        try {
            if (engine->description().id == "model:cpu" && predictorOf(*engine))
                predictorOf(*engine)->device(stop);
            engine->measureDevice();
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &error) {
            failures << coreMessage(error.what());
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

/// A button that measures all devices beside the window's own work, in turn with it, and fills the table anew.
QPushButton *measureButton(QDialog *dialog, QStandardItemModel *model, QTableView *table, QLabel *note,
                           const EngineRegistry &registry, const std::vector<PciGpu> &gpus)
{
    auto *button = new QPushButton(Words::tr("Measure now"), dialog);
    button->setObjectName(QStringLiteral("measureDevices"));
    button->setToolTip(Words::tr("Peak rates, bandwidths, copies and launches of all devices of this machine: some "
                                 "seconds, as soon as nothing else is being measured."));
    // The window has the job: who closes the dialog need not wait for the step that is being measured.
    const QPointer<QDialog> open(dialog);
    const auto failures = std::make_shared<QStringList>();
    const auto self = std::make_shared<QPointer<JobThread>>();
    auto *job = new Job<QStringList>([failures](JobId, const QStringList &found) { *failures = found; },
                                     [=, registry = registry, gpus = gpus](JobId, JobEnd, const QString &problem) {
                                         if (!open)
                                             return (*self)->deleteLater();
                                         fill(*model, registry, gpus);
                                         fitColumns(*table);
                                         button->setEnabled(true);
                                         *failures << problem;
                                         failures->removeAll(QString());
                                         note->setText(failures->isEmpty() ? Words::tr("Measured.")
                                                                           : failures->join(QLatin1Char(' ')));
                                     });
    *self = job;
    job->setParent(dialog->parentWidget());
    QObject::connect(button, &QPushButton::clicked, dialog, [=, registry = registry] {
        button->setEnabled(false);
        note->setText(Words::tr("Measuring…"));
        failures->clear();
        // A copy: it holds the engines for as long as this takes.
        job->start([registry, job](const JobThread::Context &context) {
            const QStringList found = measureDevices(registry, context.stop);
            job->post(context, [&](QStringList &waiting) { waiting = found; });
        });
    });
    QObject::connect(dialog, &QObject::destroyed, job, [job] {
        job->stop();
        if (!job->isRunning())
            job->deleteLater();
    });
    return button;
}

} // namespace

void showDevices(QWidget *parent, const EngineRegistry &registry, const std::vector<PciGpu> &gpus)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("devices"));
    dialog->setWindowTitle(Words::tr("Devices"));
    auto *model = new QStandardItemModel(dialog);
    fill(*model, registry, gpus);

    auto *proxy = new QSortFilterProxyModel(dialog);
    proxy->setSourceModel(model);
    proxy->setFilterKeyColumn(-1); // all
    proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto *search = new QLineEdit(dialog);
    search->setPlaceholderText(Words::tr("Search: a device, a figure, a kind"));
    search->setClearButtonEnabled(true);
    auto *table = new QTableView(dialog);
    table->setModel(proxy);
    table->setSortingEnabled(true);
    table->sortByColumn(-1, Qt::AscendingOrder); // as listed: this machine first
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    fitColumns(*table);
    auto *note =
        new QLabel(Words::tr("Specified figures are the makers'; a boost clock's peak is no ceiling. Computed ones "
                             "follow from others. Measured ones were measured here."),
                   dialog);
    note->setWordWrap(true);
    QObject::connect(search, &QLineEdit::textChanged, proxy, &QSortFilterProxyModel::setFilterFixedString);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->addButton(measureButton(dialog, model, table, note, registry, gpus), QDialogButtonBox::ActionRole);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(search);
    column->addWidget(table, 1);
    column->addWidget(note);
    column->addWidget(buttons);
    dialog->resize(1120, 600);
    dialog->open();
}

} // namespace overtake
