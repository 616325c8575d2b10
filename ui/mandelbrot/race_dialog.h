// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race: one view, computed by each engine that is ticked, filling at each one's own speed, side by side or two in
// one picture left and right of a bar, slowed down alike where the slowest would be too quick to watch; below each,
// what was measured beside what was to be expected on paper. Window thread; the engines work on a thread of the pool.
#pragma once

#include "mandelbrot/race_track.h"
#include "run/job.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>
#include <array>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QRadioButton;

namespace overtake
{

class RaceDialog : public QDialog
{
    Q_OBJECT

public:
    /// `engines` must outlive the dialog, as must `watch`; null: other programs go unnoticed.
    RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look,
               MachineWatch *watch = nullptr, QWidget *parent = nullptr);

    const std::vector<RaceLane> &lanes() const { return m_lanes; }
    /// Two lanes in one picture; side by side where there is only one.
    bool isSplit() const;
    /// The slowest lane takes at least so long on the screen.
    void setWatchableSeconds(double seconds) { m_watchableSeconds = seconds; }
    /// Stops what runs and closes when it has stopped: the window does not wait.
    void done(int result) override;

signals:
    void replayed(); ///< all lanes have arrived on the screen

private:
    struct Column {
        RaceTrack *track;
        QLabel *label;
    };
    static constexpr std::size_t mostLanes = 4; ///< limit of a laptop's screen

    QLayout *engineBoxes();
    QLayout *viewSwitch();
    QLayout *columns();
    QLayout *lastLine();
    void chooseEngines();
    void fillPair();
    void choosePair(RaceSplit::Side changed);
    void chooseView();
    void arrangeLanes();
    QSize usualSize() const;
    std::size_t laneAt(RaceSplit::Side side) const;
    void start();
    void arrive(JobEnd end, const QString &message);
    void showLanes();
    void replay();
    void tick();

    const EngineRegistry &m_engines;
    MandelbrotPlace m_place;
    Look m_look;
    MachineWatch *m_watch;
    SteadyClock m_clock;
    std::vector<EngineUse> m_uses; ///< uses in the current or last race
    std::vector<std::pair<QCheckBox *, EngineUse>> m_boxes;
    std::vector<RaceLane> m_lanes;
    QRadioButton *m_splitView;
    std::array<QComboBox *, 2> m_pair; ///< lanes, left and right of the bar
    std::array<int, 2> m_shownPair{};
    RaceSplit *m_split;
    std::vector<QWidget *> m_ofSplit; ///< shown in that view only
    QGridLayout *m_grid;
    std::vector<Column> m_columns; ///< one for each possible lane
    QLabel *m_message;
    double m_watchableSeconds = 4;
    double m_slowed = 1; ///< times slower than real
    QTimer m_ticks;
    QElapsedTimer m_sinceStart;
    std::optional<int> m_closing; ///< with this result, as soon as the engines have stopped
    struct Delivery {
        int arrived = 0;
        std::vector<RaceLane> lanes; ///< at the end
    };
    Job<Delivery> m_job;
};

} // namespace overtake
