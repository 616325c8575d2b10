// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/engine_panel.h"

#include "measure/engine_device.h"
#include "model/published_fit.h"
#include "panels/bare_layout.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/ui_text.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <algorithm>
#include <memory>
#include <utility>

namespace overtake
{

EnginePanel::EnginePanel(const EngineRegistry &registry)
    : m_registry(registry), m_list(new QVBoxLayout), m_reasons(new QVBoxLayout), m_published(new QPushButton(this))
{
    auto *column = bareLayout<QVBoxLayout>(this, 8);

    auto *heading = new QHBoxLayout;
    auto *title = new QLabel(tr("Engines"), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto *addButton = new QPushButton(tr("Add"), this);
    addButton->setToolTip(tr("Compare with another engine, or with the same engine and other options."));
    m_menu = new QMenu(addButton);
    connect(m_menu, &QMenu::aboutToShow, this, guarded(this, &EnginePanel::fillMenu)); // workers come and go
    addButton->setMenu(m_menu);
    heading->addWidget(title);
    heading->addStretch();
    heading->addWidget(addButton);
    column->addLayout(heading);

    m_list->setSpacing(4);
    column->addLayout(m_list);
    m_published->setObjectName(QStringLiteral("publishedLine"));
    m_published->setFlat(true);
    column->addWidget(m_published, 0, Qt::AlignLeft);
    connect(m_published, &QPushButton::clicked, this, guarded([this] { emit frameworkAsked(m_framework); }));

    m_reasons->setSpacing(column->spacing());
    column->addLayout(m_reasons);
}

/// Anew where engines came or went: a driver may be found late.
void EnginePanel::showReasons()
{
    const auto engines = m_registry.engines();
    if (std::exchange(m_enginesKnown, engines.size()) == engines.size())
        return;
    while (const std::unique_ptr<QLayoutItem> old{m_reasons->takeAt(0)})
        delete old->widget();
    for (const auto &engine : engines) {
        const EngineDescription &description = engine->description();
        if (description.unavailable.empty() || description.isWorker)
            continue;
        auto *reason =
            new QLabel(tr("%1: %2").arg(engineName(description), coreMessage(description.unavailable)), this);
        reason->setObjectName(QStringLiteral("unavailable"));
        reason->setWordWrap(true);
        reason->setForegroundRole(QPalette::PlaceholderText);
        m_reasons->addWidget(reason);
    }
}

void EnginePanel::addEngineAction(QMenu *menu, const std::shared_ptr<Engine> &engine)
{
    const EngineDescription &description = engine->description();
    QAction *action =
        menu->addAction(description.predicted ? QString::fromStdString(description.device) : engineName(description));
    action->setEnabled(description.unavailable.empty());
    action->setToolTip(coreMessage(description.unavailable));
    connect(action, &QAction::triggered, this, guarded([this, engine] { add(*engine); }));
}

void EnginePanel::addOwnGpuAction(QMenu *menu, const std::shared_ptr<Engine> &engine)
{
    QAction *action = menu->addAction(tr("From %1").arg(QString::fromStdString(engine->description().label)));
    connect(action, &QAction::triggered, this, guarded([this, engine] {
                add(*engine);
                const auto row = std::find_if(m_rows.rbegin(), m_rows.rend(), [&](const EngineRow *one) {
                    return one->choice().use.id == engine->description().id;
                });
                if (row != m_rows.rend())
                    (*row)->openFigures();
            }));
}

void EnginePanel::fillMenu()
{
    for (QMenu *old : m_menu->findChildren<QMenu *>())
        old->deleteLater();
    m_menu->clear();
    const auto engines = m_registry.engines();
    QMenu *models = nullptr;
    QMenu *own = nullptr;
    for (const auto &engine : engines) {
        if (engine->description().isWorker)
            continue;
        if (engine->description().predicted && !models) {
            models = m_menu->addMenu(tr("Predicted"));
            models->setToolTip(tr("Add a device that does not have to be here. A model predicts its times."));
            own = m_menu->addMenu(tr("A GPU of your own"));
            own->setToolTip(tr("Start from a known GPU and change its figures."));
        }
        if (const auto &is = engine->description(); is.predicted && is.kind == EngineKind::Gpu)
            addOwnGpuAction(own, engine);
        addEngineAction(engine->description().predicted ? models : m_menu, engine);
    }
    m_menu->addSeparator();
    for (const QString &name : m_workers) {
        QMenu *menu = m_menu->addMenu(name);
        menu->setToolTipsVisible(true);
        for (const auto &engine : engines)
            if (engine->description().worker == name.toStdString())
                addEngineAction(menu, engine);
        menu->addSeparator();
        connect(menu->addAction(tr("Edit…")), &QAction::triggered, this,
                guarded([this, name] { emit workerEditAsked(name); }));
        connect(menu->addAction(tr("Remove")), &QAction::triggered, this,
                guarded([this, name] { emit workerRemovalAsked(name); }));
    }
    m_menu->addSeparator();
    QMenu *advanced = m_menu->addMenu(tr("Advanced"));
    connect(advanced->addAction(tr("On another machine…")), &QAction::triggered, this, &EnginePanel::machineAsked);
    connect(advanced->addAction(tr("PyTorch, NumPy, JAX, TensorFlow, scikit-learn…")), &QAction::triggered, this,
            guarded([this] { emit frameworkAsked({}); }));
}

void EnginePanel::setWorkers(const QStringList &names)
{
    m_workers = names;
    m_workload.clear(); // the rows hold engines that may have been replaced
}

void EnginePanel::makeRows(const Study &study)
{
    std::vector<bool> open;
    for (EngineRow *row : std::exchange(m_rows, {})) {
        open.push_back(row->areOptionsOpen());
        row->disconnect(this); // a field that goes with the focus takes the number that is being typed
        row->hide();
        row->deleteLater(); // it may be the sender
    }
    const Workload &workload = workloadById(study.workload);
    for (std::size_t i = 0; i < study.engines.size(); ++i) {
        const std::string &id = study.engines[i].use.id;
        const std::optional<Device> card = deviceOf({id, {}, {}}, m_registry);
        auto *row = new EngineRow(*m_registry.find(id), workload, ownFigureSpecs(id, m_registry),
                                  card ? powerLimitOf(*card) : std::nullopt, this);
        row->setOptionsOpen(i < open.size() && open[i]);
        m_list->addWidget(row);
        m_rows.push_back(row);
        connect(row, &EngineRow::edited, this, guarded([this, i](const EngineChoice &choice, Gesture gesture) {
                    auto engines = choices();
                    engines[i] = choice;
                    emit enginesEdited(engines, m_base, gesture);
                }));
        connect(row, &EngineRow::baseChosen, this, guarded([this, i] { emit enginesEdited(choices(), i, 0); }));
        connect(row, &EngineRow::removalAsked, this, guarded([this, i] { remove(i); }));
    }
    m_workload = study.workload;
}

void EnginePanel::setStudy(const Study &study, const std::vector<SeriesStyle> &styles)
{
    bool same = m_workload == study.workload && m_rows.size() == study.engines.size();
    for (std::size_t i = 0; same && i < m_rows.size(); ++i)
        same = m_rows[i]->choice().use.id == study.engines[i].use.id;
    if (!same)
        makeRows(study);
    m_base = study.base;
    std::size_t nextStyle = 1; // the base comes first
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        std::optional<SeriesStyle> style;
        if (i == m_base && !styles.empty())
            style = styles[0];
        else if (study.engines[i].enabled && nextStyle < styles.size())
            style = styles[nextStyle++];
        m_rows[i]->show(study.engines[i], i == m_base, study, style);
        m_rows[i]->setRemovable(m_rows.size() > 1);
    }
    showReasons();
    showPublished(study);
}

void EnginePanel::showPublished(const Study &study)
{
    static const Preset none;
    const Preset &preset = study.preset.empty() ? none : presetByName(study.preset);
    const PresetFramework &framework = preset.framework;
    m_framework = QString::fromStdString(framework.engine);
    m_published->setVisible(!framework.engine.empty() && !m_registry.find(framework.engine));
    // Two clicks away, the reader of the article sees his own line.
    constexpr int widest = 260; // px: the panel at its narrowest
    const QString text = tr("Add %1…", "the framework of a publication").arg(coreText(framework.label));
    m_published->setText(m_published->fontMetrics().elidedText(text, Qt::ElideRight, widest));
    m_published->setAccessibleName(text);
    m_published->setToolTip(tr("Published by: %1.\nAdds %2 as an engine, which runs the same work on this machine. "
                               "It needs a Python that has it.")
                                .arg(QString::fromStdString(preset.source), coreText(framework.label)));
}

std::vector<EngineChoice> EnginePanel::choices() const
{
    std::vector<EngineChoice> result;
    for (const EngineRow *row : m_rows)
        result.push_back(row->choice());
    return result;
}

void EnginePanel::add(const Engine &engine)
{
    auto engines = choices();
    const EngineUse use{engine.description().id, engine.description().options.defaults(), {}};
    const auto same = std::ranges::find_if(engines, [&](const EngineChoice &one) { return one.use == use; });
    if (same != engines.end() && !same->enabled) { // it is there, and only off
        same->enabled = true;
        emit enginesEdited(engines, m_base, 0);
        return;
    }
    const bool isTwice = same != engines.end();
    engines.push_back({use, true});
    emit enginesEdited(engines, m_base, 0);
    if (isTwice)
        m_rows.back()->setOptionsOpen(true); // twice the same: to be used differently
}

void EnginePanel::remove(std::size_t index)
{
    auto engines = choices();
    engines.erase(engines.begin() + static_cast<std::ptrdiff_t>(index));
    if (engines.empty())
        return;
    const std::size_t base = index < m_base ? m_base - 1 : index == m_base ? 0 : m_base;
    engines[base].enabled = true;
    emit enginesEdited(engines, base, 0);
}

} // namespace overtake
