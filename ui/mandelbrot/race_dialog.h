// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race: one view, computed by each engine that is ticked, filling side by side at each one's own speed, slowed down
// alike where the slowest would be too quick to watch; below each, what was measured beside what was to be expected on
// paper. Window thread; the engines work on a thread of the pool.
#pragma once

#include "mandelbrot/race.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QTimer>
#include <stop_token>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace overtake
{

class RaceDialog : public QDialog
{
    Q_OBJECT

public:
    /// `engines` must outlive the dialog.
    RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look,
               QWidget *parent = nullptr);
    ~RaceDialog() override; ///< stops, and waits for a band at most

    const std::vector<RaceLane> &lanes() const { return m_lanes; }
    /// Stops what runs and closes when it has stopped: the window does not wait.
    void done(int result) override;

signals:
    void replayed(); ///< all lanes have arrived on the screen

private:
    class Track;
    struct Column {
        Track *track;
        QLabel *label;
    };

    void arrange();
    void chooseEngines();
    void start();
    void arrive();
    void replay();
    void tick();
    QString textOf(std::size_t lane) const;
    QString helpOf(std::size_t lane) const;

    const EngineRegistry &m_engines;
    MandelbrotPlace m_place;
    Look m_look;
    SteadyClock m_clock;
    std::vector<EngineUse> m_uses;     ///< of the race that runs or ran last
    std::vector<EngineUse> m_possible; ///< one box each
    std::vector<QCheckBox *> m_boxes;
    std::vector<RaceLane> m_lanes;
    QGridLayout *m_grid;
    std::vector<Column> m_columns;
    QLabel *m_message;
    QPushButton *m_again;
    double m_slowed = 1; ///< times slower than real
    QTimer m_ticks;
    QElapsedTimer m_sinceStart;
    std::stop_source m_stop;
    std::optional<int> m_closing; ///< with this result, as soon as the engines have stopped
    QFutureWatcher<std::vector<RaceLane>> m_watcher;
};

} // namespace overtake
