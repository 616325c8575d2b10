// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engines to compare: the same one may stand there twice with different options. Engines that cannot serve on this
// machine are listed below, grey, with the reason.
#pragma once

#include "panels/engine_row.h"

#include <QStringList>
#include <QWidget>

class QMenu;
class QPushButton;
class QVBoxLayout;

namespace overtake
{

class EnginePanel : public QWidget
{
    Q_OBJECT

public:
    /// `registry` must outlive the panel.
    explicit EnginePanel(const EngineRegistry &registry);

    /// `styles`: of the engines that are measured, in the order of enginesToMeasure().
    void setStudy(const Study &study, const std::vector<SeriesStyle> &styles);

    /// The workers that the user keeps; their engines are in the registry. setStudy() follows.
    void setWorkers(const QStringList &names);

signals:
    void machineAsked();                    ///< a worker on another machine is to be added
    void frameworkAsked(const QString &id); ///< one of a framework; empty: the user chooses which
    void workerEditAsked(const QString &name);
    void workerRemovalAsked(const QString &name);
    void enginesEdited(const std::vector<overtake::EngineChoice> &engines, std::size_t base, overtake::Gesture gesture);

private:
    void fillMenu();
    void addEngineAction(QMenu *menu, const std::shared_ptr<Engine> &engine);
    void addOwnGpuAction(QMenu *menu, const std::shared_ptr<Engine> &engine);
    void makeRows(const Study &study);
    void showReasons();
    void showPublished(const Study &study);
    void add(const Engine &engine);
    void remove(std::size_t index);
    std::vector<EngineChoice> choices() const;

    const EngineRegistry &m_registry;
    std::string m_workload;
    QStringList m_workers;
    QMenu *m_menu = nullptr;
    std::size_t m_base = 0;
    std::vector<EngineRow *> m_rows;
    QVBoxLayout *m_list;
    QVBoxLayout *m_reasons; ///< why engines cannot serve
    std::size_t m_enginesKnown = 0;
    QPushButton *m_published; ///< adds what the preset's case was written in, where the user does not have it
    QString m_framework;      ///< which that is
};

} // namespace overtake
