// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_dialog.h"

#include "engines/stop_scope.h"
#include "mandelbrot/race_words.h"
#include "panels/bare_layout.h"
#include "text/contains.h"
#include "words/guarded.h"
#include "words/within_screen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

namespace overtake
{
namespace
{

constexpr int tickMilliseconds = 16;
constexpr int dialogGap = 8;
constexpr double shareOfWindow = 0.85; ///< pictures for the back of the room
constexpr int boxesInRow = 3;          ///< on a projector

} // namespace

RaceDialog::RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look,
                       MachineWatch *watch, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_place(place), m_look(look), m_watch(watch),
      m_job(
          viewerPool(),
          [this](JobId, Delivery &delivery) {
              m_lanes = std::move(delivery.lanes);
              m_message->setText(
                  tr("One engine after the other. Arrived: %1 of %2.").arg(delivery.arrived).arg(m_uses.size()));
          },
          [this](JobId, JobEnd end, const QString &message) { arrive(end, message); })
{
    setWindowTitle(tr("Race"));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(2 * dialogGap);
    // The Tab key follows the order in which the controls are made.
    column->addLayout(engineBoxes());
    column->addLayout(viewSwitch());
    column->addLayout(columns(), 1);
    column->addLayout(lastLine());
    m_ticks.setInterval(tickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, guarded(this, &RaceDialog::tick));
    chooseEngines();
}

QLayout *RaceDialog::engineBoxes()
{
    auto *choice = new QGridLayout;
    choice->setHorizontalSpacing(2 * dialogGap);
    const std::vector<EngineUse> usual = usualLanes(m_engines);
    std::size_t ticked = 0;
    for (const EngineUse &use : possibleLanes(m_engines)) {
        auto *box = new QCheckBox(laneLabel(use, m_engines), this);
        box->setChecked(contains(usual, use) && ticked++ < mostLanes);
        connect(box, &QCheckBox::toggled, this, guarded(this, &RaceDialog::chooseEngines));
        const int at = static_cast<int>(m_boxes.size());
        choice->addWidget(box, at / boxesInRow, at % boxesInRow);
        m_boxes.emplace_back(box, use);
    }
    choice->setColumnStretch(boxesInRow, 1);
    return choice;
}

QLayout *RaceDialog::viewSwitch()
{
    auto *sideBySide = new QRadioButton(tr("Side by side"), this);
    sideBySide->setToolTip(tr("Let each engine fill its own image."));
    sideBySide->setChecked(true);
    m_splitView = new QRadioButton(tr("Split"), this);
    m_splitView->setObjectName(QStringLiteral("splitView"));
    connect(m_splitView, &QRadioButton::toggled, this, guarded(this, &RaceDialog::chooseView));
    auto *line = bareLayout<QHBoxLayout>(nullptr, dialogGap);
    line->addWidget(sideBySide);
    line->addWidget(m_splitView);
    line->addSpacing(dialogGap);
    for (const RaceSplit::Side side : RaceSplit::sides) {
        const bool isLeft = side == RaceSplit::Left;
        auto *box = m_pair[side] = new QComboBox(this);
        box->setObjectName(isLeft ? QStringLiteral("leftOfBar") : QStringLiteral("rightOfBar"));
        box->setAccessibleName(isLeft ? tr("Engine left of the bar") : tr("Engine right of the bar"));
        connect(box, &QComboBox::currentIndexChanged, this, guarded([this, side] { choosePair(side); }));
        for (QWidget *one :
             {static_cast<QWidget *>(new QLabel(isLeft ? tr("left of the bar") : tr("right of the bar"), this)),
              static_cast<QWidget *>(box)}) {
            line->addWidget(one);
            m_ofSplit.push_back(one);
        }
    }
    line->addStretch();
    line->addStrut(m_pair[RaceSplit::Left]->sizeHint().height()); // nothing moves when they come
    return line;
}

QLayout *RaceDialog::columns()
{
    m_grid = new QGridLayout;
    m_grid->setSpacing(2 * dialogGap);
    m_grid->setRowStretch(0, 1);
    m_split = new RaceSplit(m_place.size, this);
    m_grid->addWidget(m_split, 0, 0, 1, 2);
    m_ofSplit.push_back(m_split);
    for (std::size_t i = 0; i < mostLanes; ++i) {
        auto *label = new QLabel(this);
        label->setObjectName(QStringLiteral("lane%1").arg(i));
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setMinimumHeight(label->fontMetrics().lineSpacing() * 9); // nothing moves when they come
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_columns.push_back({new RaceTrack(m_place.size, this), label});
    }
    return m_grid;
}

QLayout *RaceDialog::lastLine()
{
    m_message = new QLabel(this);
    m_message->setWordWrap(true);
    auto *again = new QPushButton(tr("Again"), this);
    again->setDefault(true);
    connect(again, &QPushButton::clicked, this, guarded(this, &RaceDialog::start));
    auto *close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, guarded(this, &RaceDialog::reject));
    auto *line = bareLayout<QHBoxLayout>(nullptr, dialogGap);
    line->addWidget(m_message, 1);
    line->addWidget(again);
    line->addWidget(close);
    return line;
}

/// Other engines make another race: it starts at once.
void RaceDialog::chooseEngines()
{
    m_uses.clear();
    for (const auto &[box, use] : m_boxes)
        if (box->isChecked())
            m_uses.push_back(use);
    for (const auto &[box, use] : m_boxes)
        box->setEnabled(box->isChecked() ? m_uses.size() > 1 : m_uses.size() < mostLanes);
    fillPair();
    arrangeLanes();
    if (!isVisible())
        resize(withinScreen(*this, usualSize()));
    start();
}

/// Wide enough to be seen from the back of the room, and as high as the lanes are then: figures follow their pictures.
QSize RaceDialog::usualSize() const
{
    const QWidget *window = parentWidget() ? parentWidget()->window() : nullptr;
    const QSize least = sizeHint();
    const int width = std::max(least.width(), window ? qRound(window->width() * shareOfWindow) : 0);
    const auto lanes = static_cast<int>(m_uses.size());
    const int more = (width - least.width()) / std::max(lanes, 1); // extra width of each lane
    return {width, least.height() + more * m_place.size.height() / std::max(m_place.size.width(), 1)};
}

/// The lanes to choose from, left and right of the bar: at first the one that all are compared with, and the last,
/// which is a GPU where there is one.
void RaceDialog::fillPair()
{
    const int last = static_cast<int>(m_uses.size()) - 1;
    for (const RaceSplit::Side side : RaceSplit::sides) {
        QComboBox &box = *m_pair[side];
        const QSignalBlocker blocker(&box);
        const QString before = box.currentText();
        box.clear();
        for (const EngineUse &use : m_uses)
            box.addItem(laneLabel(use, m_engines));
        const int usual = side == RaceSplit::Left ? 0 : last;
        const int again = box.findText(before);
        box.setCurrentIndex(again >= 0 ? again : usual);
    }
    const int left = m_pair[RaceSplit::Left]->currentIndex();
    QComboBox &right = *m_pair[RaceSplit::Right];
    if (last > 0 && left == right.currentIndex()) {
        const QSignalBlocker blocker(&right);
        right.setCurrentIndex(left == last ? 0 : last);
    }
    m_splitView->setEnabled(last > 0);
    m_splitView->setToolTip(last > 0 ? tr("Show two engines in one image, with a bar between them to drag.")
                                     : tr("Tick a second engine to show two engines in one image."));
}

bool RaceDialog::isSplit() const
{
    return m_splitView->isChecked() && m_uses.size() > 1;
}

std::size_t RaceDialog::laneAt(RaceSplit::Side side) const
{
    return static_cast<std::size_t>(m_pair[side]->currentIndex());
}

/// One engine on both sides shows nothing: the other side takes what this one had.
void RaceDialog::choosePair(RaceSplit::Side changed)
{
    QComboBox &other = *m_pair[changed == RaceSplit::Left ? RaceSplit::Right : RaceSplit::Left];
    if (m_pair[changed]->currentIndex() == other.currentIndex()) {
        const QSignalBlocker blocker(&other);
        other.setCurrentIndex(m_shownPair[changed]);
    }
    chooseView();
}

void RaceDialog::chooseView()
{
    arrangeLanes();
    if (isSplit()) { // a picture that is wider than a lane is higher, too
        const int missing = m_split->sizeHint().height() - m_split->height();
        const int room = screen()->availableGeometry().height() - frameGeometry().bottom() - 1;
        if (isVisible() && missing > 0 && room > 0)
            resize(width(), height() + std::min(missing, room));
    }
    if (!m_lanes.empty())
        replay();
}

void RaceDialog::arrangeLanes()
{
    const bool split = isSplit();
    for (QWidget *one : m_ofSplit)
        one->setVisible(split);
    for (const Column &column : m_columns) {
        column.track->hide();
        column.label->hide();
    }
    std::vector<std::size_t> shown;
    for (const RaceSplit::Side side : RaceSplit::sides) {
        m_shownPair[side] = m_pair[side]->currentIndex();
        shown.push_back(laneAt(side));
    }
    if (!split) {
        shown.resize(m_uses.size());
        std::iota(shown.begin(), shown.end(), std::size_t{0});
    }
    for (int i = 0; i < static_cast<int>(mostLanes); ++i)
        m_grid->setColumnStretch(i, i < static_cast<int>(shown.size()) ? 1 : 0);
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const Column &column = m_columns[shown[at]];
        m_grid->addWidget(column.track, 0, static_cast<int>(at));
        m_grid->addWidget(column.label, 1, static_cast<int>(at));
        column.track->setVisible(!split);
        column.label->show();
    }
}

void RaceDialog::start()
{
    m_closing.reset();
    const bool mayBegin = m_engines.turns().tryTake().has_value();
    m_job.start([this, uses = m_uses](const JobThread::Context &job) {
        const StopScope scope(job.stop); // for a worker that hangs
        const auto tell = [&](int arrived) { m_job.post(job, [&](Delivery &waiting) { waiting.arrived = arrived; }); };
        std::vector<RaceLane> lanes = runRace(m_place, m_look, uses, m_engines, m_clock, tell, job.stop, m_watch);
        m_job.post(job, [&](Delivery &waiting) { waiting.lanes = std::move(lanes); });
    });
    // The last race's: not to be shown again meanwhile. They may just have been handed over.
    m_ticks.stop();
    m_lanes.clear();
    showLanes();
    m_message->setText(mayBegin ? tr("The engines compute one after the other, so that they do not disturb each other.")
                                : JobThread::waitingText());
}

void RaceDialog::arrive(JobEnd end, const QString &message)
{
    if (m_closing)
        return QDialog::done(*m_closing);
    if (end != JobEnd::Done)
        return m_message->setText(message);
    double slowest = 0;
    for (const RaceLane &lane : m_lanes)
        slowest = std::max(slowest, lane.seconds);
    m_slowed = slowest > 0 ? std::max(1.0, m_watchableSeconds / slowest) : 1;
    replay();
}

/// Their figures, and their images before the first row; nothing before they have arrived.
void RaceDialog::showLanes()
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const bool isThere = i < m_lanes.size();
        const LaneWords words = isThere ? wordsOf(m_lanes, i, m_place.needsDouble(), m_engines) : LaneWords();
        m_columns[i].track->setImage(isThere ? m_lanes[i].image : QImage());
        m_columns[i].label->setText(words.figures);
        m_columns[i].label->setToolTip(words.help);
    }
    for (const RaceSplit::Side side : RaceSplit::sides)
        m_split->setSide(side, m_lanes.empty() ? QImage() : m_lanes[laneAt(side)].image, m_pair[side]->currentText());
}

void RaceDialog::replay()
{
    showLanes();
    const QString times = locale().toString(m_slowed, 'f', m_slowed < 10 ? 1 : 0);
    const QString speed =
        m_slowed > 1.05 ? tr("The replay is %1 times slower than the measurement, for all engines alike.").arg(times)
                        : tr("The replay is as fast as the measurement.");
    m_message->setText(tr("The engines computed one after the other, so that none took cores or memory from another. "
                          "The lanes replay the measured times.") +
                       QLatin1Char(' ') + speed);
    m_sinceStart.start();
    m_ticks.start();
}

void RaceDialog::tick()
{
    const double time = 1e-3 * static_cast<double>(m_sinceStart.elapsed()) / m_slowed;
    for (std::size_t i = 0; i < m_lanes.size(); ++i)
        m_columns[i].track->setRows(m_lanes[i].rowsAt(time));
    for (const RaceSplit::Side side : RaceSplit::sides)
        m_split->setRows(side, m_lanes[laneAt(side)].rowsAt(time));
    if (std::ranges::all_of(m_lanes, [&](const RaceLane &lane) { return time >= lane.seconds; })) {
        m_ticks.stop();
        emit replayed();
    }
}

void RaceDialog::done(int result)
{
    m_ticks.stop();
    if (m_job.isRunning()) {
        m_job.stop();
        m_closing = result;
        m_message->setText(tr("Stopping…"));
        return;
    }
    QDialog::done(result);
}

} // namespace overtake
