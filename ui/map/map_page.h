// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Map': the speed-up over the swept parameter and a second one. It measures what the panels on the left say at
// the start; live measuring rests meanwhile. The last maps are kept, and shown again when their study is. Window thread
// only.
#pragma once

#include "charts/chart_context.h"
#include "map/kept_maps.h"
#include "map/map_chart.h"
#include "measure/compare/speed_up_map.h"
#include "pages/page.h"
#include "report/map_file.h"
#include "run/job.h"
#include "run/machine_use.h"
#include "study/study_model.h"

#include <map>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace overtake
{

class NumberSpinBox;

class MapPage : public Page
{
    Q_OBJECT

public:
    /// The references must outlive the page, and `watch`, which may be null.
    MapPage(const EngineRegistry &engines, Clock &clock, MachineUse &use, MachineWatch *watch, Machine machine,
            QWidget *parent = nullptr);

    void setStudy(const Study &study);
    /// A map from a file, of the study on show.
    void open(MapFile file, const QString &path);
    /// The maps of a window that this one replaces.
    void takeOver(const MapPage &before);
    /// The worker is about to be another machine: no study finds the maps of the one before.
    void retire(const std::string &worker);
    void start();
    void stop() { m_job.stop(); } ///< keeps the measured points
    void toggle() { isMapping() ? stop() : start(); }
    bool isMapping() const { return m_job.isRunning(); }
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_job.waitUntilIdle(patience); }
    void setProjector(bool on) override;
    FigureTable table() const override;
    Sheet sheet() const override;
    QString introduction() const override;
    /// The map on show as the file that open() takes.
    std::optional<Document> document() override;
    std::vector<Document> unsaved() override;
    void setBudget(double seconds) { m_budgetSeconds = seconds; } ///< for a whole map

    const MapChart &chart() const { return *m_chart; }

signals:
    void crossMoved(const std::string &secondKey, double first, double second, overtake::Gesture gesture);

private:
    void arrange();
    void fillKeys();
    void setSecondKey(const std::string &key);
    const KeptMap *shown() const; ///< the study's map; null when there is none
    /// Whether the map under way, or the last that was, is of the study on show.
    bool isMappingShown() const { return m_mapped.isOf(m_study, m_secondKey); }
    Document documentOf(const KeptMap &entry);
    /// `obstacle`: why no other map can be measured; may be empty.
    QString stateOf(const KeptMap &entry, const QString &obstacle) const;
    void show();
    void showEngines();
    void measure(const Workload &workload, MapRequest request);
    void showProgress(const SweepProgress &progress);
    QString whyNot() const; ///< nothing can be mapped, in words; empty when it can
    void moveCross(double first, double second);

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineUse &m_use;
    MachineWatch *m_watch;
    Machine m_machine;
    Study m_study;
    struct SecondAxis {
        std::string key;
        double from = 0;
        double to = 0;
    };
    std::string m_secondKey;
    std::map<std::string, SecondAxis> m_secondAxes; ///< by workload, of those not on show
    std::vector<std::string> m_keys;                ///< to choose from
    KeptMaps m_maps;
    ChartContext m_shownContext; ///< of the map on show
    KeptMap m_mapped;            ///< the one under way
    QString m_problem;
    double m_budgetSeconds = 120;
    Gesture m_gesture = newGesture();

    QPushButton *m_button;
    QProgressBar *m_progress;
    QLabel *m_state;
    QComboBox *m_key;
    NumberSpinBox *m_from;
    NumberSpinBox *m_to;
    QComboBox *m_engine;
    QToolButton *m_previous; ///< while a map of the same study can be had back
    QStackedWidget *m_pages;
    QLabel *m_introduction;
    MapChart *m_chart;
    QLabel *m_point; ///< the measured point at the cross
    MachineUse::Hold m_mapping;
    struct Delivery {
        std::optional<SweepProgress> progress;
        std::shared_ptr<const SpeedUpMap> map;
    };
    Job<Delivery> m_job; ///< last: its destructor waits for one step at most
};

} // namespace overtake
