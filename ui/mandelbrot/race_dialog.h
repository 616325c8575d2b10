// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race: one view, computed by each engine, filling side by side at each one's own speed, slowed down alike where
// the slowest would be too quick to watch. Window thread; the engines work on a thread of the pool.
#pragma once

#include "mandelbrot/race.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QTimer>
#include <stop_token>

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

signals:
    void replayed(); ///< all lanes have arrived on the screen

private:
    class Track;

    void start();
    void arrive();
    void replay();
    void tick();

    const EngineRegistry &m_engines;
    MandelbrotPlace m_place;
    Look m_look;
    SteadyClock m_clock;
    std::vector<EngineUse> m_uses;
    std::vector<RaceLane> m_lanes;
    std::vector<Track *> m_tracks;
    QLabel *m_message;
    QPushButton *m_again;
    double m_slowed = 1; ///< times slower than real
    QTimer m_ticks;
    QElapsedTimer m_sinceStart;
    std::stop_source m_stop;
    QFutureWatcher<std::vector<RaceLane>> m_watcher;
};

} // namespace overtake
