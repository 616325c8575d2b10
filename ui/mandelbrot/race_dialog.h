// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race: one view, computed by each engine that is ticked, filling at each one's own speed, side by side or two in
// one picture left and right of a bar, slowed down alike where the slowest would be too quick to watch; below each,
// what was measured beside what was to be expected on paper. Window thread; the engines work on a thread of the pool.
#pragma once

#include "mandelbrot/race.h"
#include "run/job.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>
#include <array>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QPushButton;
class QRadioButton;

namespace overtake
{

class RaceSplit;
class RaceTrack;

class RaceDialog : public QDialog
{
    Q_OBJECT

public:
    /// `engines` must outlive the dialog.
    RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look,
               QWidget *parent = nullptr);

    const std::vector<RaceLane> &lanes() const { return m_lanes; }
    /// Two lanes in one picture; side by side where there is only one.
    bool isSplit() const;
    /// Stops what runs and closes when it has stopped: the window does not wait.
    void done(int result) override;

signals:
    void replayed(); ///< all lanes have arrived on the screen

private:
    struct Column {
        RaceTrack *track;
        QLabel *label;
    };

    void arrange();
    QLayout *engineBoxes();
    QBoxLayout *viewSwitch();
    void chooseEngines();
    void chooseView();
    void arrangeLanes();
    QSize usualSize() const;
    void fillPair();
    void choosePair(QComboBox *changed, QComboBox *other);
    std::size_t laneAt(const QComboBox *side) const;
    void start();
    void arrive(JobEnd end, const QString &message);
    void replay();
    void tick();
    QString labelOf(const EngineUse &use) const;

    const EngineRegistry &m_engines;
    MandelbrotPlace m_place;
    Look m_look;
    SteadyClock m_clock;
    std::vector<EngineUse> m_uses;     ///< uses in the current or last race
    std::vector<EngineUse> m_possible; ///< one box each
    std::vector<QCheckBox *> m_boxes;
    std::vector<RaceLane> m_lanes;
    QGridLayout *m_grid;
    std::vector<Column> m_columns;
    QRadioButton *m_sideBySide, *m_splitView;
    RaceSplit *m_split;
    QLabel *m_leftName, *m_rightName;
    QComboBox *m_left, *m_right; ///< lanes, left and right of the bar
    std::array<int, 2> m_shownPair{};
    QLabel *m_message;
    QPushButton *m_again;
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
