// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_dialog.h"

#include "mandelbrot/race_track.h"
#include "mandelbrot/race_words.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

namespace overtake
{
namespace
{

/// The slowest lane takes at least so long on the screen.
constexpr double watchableSeconds = 4;
constexpr int tickMilliseconds = 16;
constexpr int dialogGap = 8;
constexpr double shareOfWindow = 0.85; ///< pictures for the back of the room
constexpr int boxesInRow = 3;          ///< on a projector
constexpr int mostLanes = 4;           ///< limit of a laptop's screen

} // namespace

RaceDialog::RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_place(place), m_look(look), m_possible(possibleLanes(engines)),
      m_grid(new QGridLayout), m_sideBySide(new QRadioButton(this)), m_splitView(new QRadioButton(this)),
      m_split(new RaceSplit(place.size, this)), m_leftName(new QLabel(tr("left of the bar"), this)),
      m_rightName(new QLabel(tr("right of the bar"), this)), m_left(new QComboBox(this)), m_right(new QComboBox(this)),
      m_message(new QLabel(this)), m_again(new QPushButton(tr("Again"), this)),
      m_job(
          viewerPool(),
          [this](JobId, Delivery &delivery) {
              m_lanes = std::move(delivery.lanes);
              m_message->setText(
                  tr("One engine after the other: %1 of %2 have arrived.").arg(delivery.arrived).arg(m_uses.size()));
          },
          [this](JobId, JobEnd end, const QString &message) { arrive(end, message); })
{
    setWindowTitle(tr("Race"));
    arrange();
    m_ticks.setInterval(tickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, guarded(this, &RaceDialog::tick));
    connect(m_again, &QPushButton::clicked, this, guarded(this, &RaceDialog::start));
    for (QCheckBox *box : m_boxes)
        connect(box, &QCheckBox::toggled, this, guarded(this, &RaceDialog::chooseEngines));
    connect(m_splitView, &QRadioButton::toggled, this, guarded(this, &RaceDialog::chooseView));
    connect(m_left, &QComboBox::currentIndexChanged, this, guarded([this] { choosePair(m_left, m_right); }));
    connect(m_right, &QComboBox::currentIndexChanged, this, guarded([this] { choosePair(m_right, m_left); }));
    chooseEngines();
}

QString RaceDialog::labelOf(const EngineUse &use) const
{
    const Engine &engine = m_engines.require(use.id);
    return labelText(engine.labelFor(engine.description().options.complete(use.options, use.id)));
}

QLayout *RaceDialog::engineBoxes()
{
    auto *choice = new QGridLayout;
    choice->setHorizontalSpacing(2 * dialogGap);
    const std::vector<EngineUse> usual = usualLanes(m_engines);
    std::size_t ticked = 0;
    for (const EngineUse &use : m_possible) {
        auto *box = new QCheckBox(labelOf(use), this);
        const bool isUsual = std::find(usual.begin(), usual.end(), use) != usual.end();
        box->setChecked(isUsual && ticked++ < mostLanes);
        const int at = static_cast<int>(m_boxes.size());
        choice->addWidget(box, at / boxesInRow, at % boxesInRow);
        m_boxes.push_back(box);
    }
    choice->setColumnStretch(boxesInRow, 1);
    return choice;
}

QBoxLayout *RaceDialog::viewSwitch()
{
    auto *views = new QButtonGroup(this); // one of the two
    m_sideBySide->setText(tr("Side by side"));
    m_sideBySide->setToolTip(tr("Let each engine fill its own image."));
    m_splitView->setText(tr("Split"));
    m_splitView->setObjectName(QStringLiteral("splitView"));
    for (QRadioButton *view : {m_sideBySide, m_splitView})
        views->addButton(view);
    m_sideBySide->setChecked(true);
    m_split->setObjectName(QStringLiteral("split"));
    m_left->setObjectName(QStringLiteral("leftOfBar"));
    m_right->setObjectName(QStringLiteral("rightOfBar"));
    m_left->setAccessibleName(tr("Engine left of the bar"));
    m_right->setAccessibleName(tr("Engine right of the bar"));
    auto *line = new QHBoxLayout;
    line->setSpacing(dialogGap);
    line->addWidget(m_sideBySide);
    line->addWidget(m_splitView);
    line->addSpacing(dialogGap);
    for (QWidget *one : std::initializer_list<QWidget *>{m_leftName, m_left, m_rightName, m_right})
        line->addWidget(one);
    line->addStretch();
    line->addStrut(m_left->sizeHint().height()); // nothing moves when they come
    return line;
}

void RaceDialog::arrange()
{
    auto *column = new QVBoxLayout(this);
    m_grid->setSpacing(2 * dialogGap);
    m_message->setWordWrap(true);
    m_message->setObjectName(QStringLiteral("raceMessage"));
    auto *close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, guarded(this, &RaceDialog::reject));
    auto *line = new QHBoxLayout;
    line->setSpacing(dialogGap);
    line->addWidget(m_message, 1);
    line->addWidget(m_again);
    line->addWidget(close);
    column->setSpacing(2 * dialogGap);
    column->addLayout(engineBoxes());
    column->addLayout(viewSwitch());
    column->addLayout(m_grid, 1);
    column->addLayout(line);
    m_again->setDefault(true);
    std::vector<QWidget *> order(m_boxes.begin(), m_boxes.end());
    order.insert(order.end(), {m_sideBySide, m_splitView, m_left, m_right, m_split, m_again, close});
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

/// Other engines make another race: it starts at once.
void RaceDialog::chooseEngines()
{
    m_uses.clear();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (m_boxes[i]->isChecked())
            m_uses.push_back(m_possible[i]);
    }
    for (QCheckBox *box : m_boxes)
        box->setEnabled(box->isChecked() ? m_uses.size() > 1 : m_uses.size() < mostLanes);
    for (const Column &column : m_columns) {
        delete column.track;
        delete column.label;
    }
    m_columns.clear();
    m_lanes.clear();
    for (std::size_t i = 0; i < m_uses.size(); ++i) {
        Column column{new RaceTrack(m_place.size, this), new QLabel(this)};
        column.label->setObjectName(QStringLiteral("lane%1").arg(i));
        column.label->setWordWrap(true);
        column.label->setTextFormat(Qt::RichText);
        column.label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column.label->setMinimumHeight(column.label->fontMetrics().lineSpacing() * 9); // nothing moves when they come
        column.label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_columns.push_back(column);
    }
    fillPair();
    arrangeLanes();
    if (!isVisible())
        resize(usualSize());
    start();
}

/// Wide enough to be seen from the back of the room, and as high as the lanes are then: figures follow their pictures.
QSize RaceDialog::usualSize() const
{
    const QWidget *window = parentWidget() ? parentWidget()->window() : nullptr;
    const QSize least = sizeHint();
    const int width = std::max(least.width(), window ? qRound(window->width() * shareOfWindow) : 0);
    const auto lanes = static_cast<int>(m_columns.size());
    const int more = (width - least.width()) / std::max(lanes, 1); // extra width of each lane
    return {width, least.height() + more * m_place.size.height() / std::max(m_place.size.width(), 1)};
}

/// The lanes to choose from, left and right of the bar: at first the one that all are compared with, and the last,
/// which is a GPU where there is one.
void RaceDialog::fillPair()
{
    const auto fill = [this](QComboBox *side, int usual) {
        const QSignalBlocker blocker(side);
        const QString before = side->currentText();
        side->clear();
        for (const EngineUse &use : m_uses)
            side->addItem(labelOf(use));
        const int again = side->findText(before);
        side->setCurrentIndex(again >= 0 ? again : usual);
    };
    const int last = static_cast<int>(m_uses.size()) - 1;
    fill(m_left, 0);
    fill(m_right, last);
    if (last > 0 && m_left->currentIndex() == m_right->currentIndex()) {
        const QSignalBlocker blocker(m_right);
        m_right->setCurrentIndex(m_left->currentIndex() == last ? 0 : last);
    }
    m_splitView->setEnabled(last > 0);
    m_splitView->setToolTip(last > 0 ? tr("Show two engines in one image, with a bar between them to drag.")
                                     : tr("Tick a second engine to show two engines in one image."));
}

bool RaceDialog::isSplit() const
{
    return m_splitView->isChecked() && m_uses.size() > 1;
}

std::size_t RaceDialog::laneAt(const QComboBox *side) const
{
    return static_cast<std::size_t>(side->currentIndex());
}

/// One engine on both sides shows nothing: the other side takes what this one had.
void RaceDialog::choosePair(QComboBox *changed, QComboBox *other)
{
    if (changed->currentIndex() == other->currentIndex()) {
        const QSignalBlocker blocker(other);
        other->setCurrentIndex(m_shownPair[changed == m_left ? 0 : 1]);
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
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    m_shownPair = {m_left->currentIndex(), m_right->currentIndex()};
    for (QWidget *one : std::initializer_list<QWidget *>{m_split, m_leftName, m_left, m_rightName, m_right})
        one->setVisible(split);
    std::vector<std::size_t> shown;
    if (split)
        shown = {laneAt(m_left), laneAt(m_right)};
    else
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            shown.push_back(i);
    if (split)
        m_grid->addWidget(m_split, 0, 0, 1, 2);
    for (const Column &column : m_columns) {
        column.track->setVisible(false);
        column.label->setVisible(false);
    }
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const Column &column = m_columns[shown[at]];
        if (!split)
            m_grid->addWidget(column.track, 0, static_cast<int>(at));
        m_grid->addWidget(column.label, 1, static_cast<int>(at));
        column.track->setVisible(!split);
        column.label->setVisible(true);
    }
    for (int i = 0; i < mostLanes; ++i)
        m_grid->setColumnStretch(i, i < static_cast<int>(shown.size()) ? 1 : 0);
    m_grid->setRowStretch(0, 1);
}

void RaceDialog::start()
{
    m_ticks.stop();
    m_lanes.clear(); // the last race's: not to be shown again meanwhile
    m_message->setText(m_engines.turns().tryTake()
                           ? tr("The engines compute one after the other, so that they do not disturb each other.")
                           : MandelbrotRenderer::tr("Waiting until the measurement that is running has ended."));
    for (const Column &column : m_columns)
        column.track->setImage({});
    for (const auto &[side, box] : {std::pair(RaceSplit::Left, m_left), std::pair(RaceSplit::Right, m_right)})
        m_split->setSide(side, {}, box->currentText());
    m_job.start([this, uses = m_uses](const JobThread::Context &job) {
        const auto tell = [&](int arrived) { m_job.post(job, [&](Delivery &waiting) { waiting.arrived = arrived; }); };
        std::vector<RaceLane> lanes = runRace(m_place, m_look, uses, m_engines, m_clock, tell, job.stop);
        m_job.post(job, [&](Delivery &waiting) { waiting.lanes = std::move(lanes); });
    });
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
    m_slowed = slowest > 0 ? std::max(1.0, watchableSeconds / slowest) : 1;
    replay();
}

void RaceDialog::replay()
{
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_columns[i].track->setImage(m_lanes[i].image);
        m_columns[i].label->setText(laneText(m_lanes, i, m_place.needsDouble(), m_engines));
        m_columns[i].label->setToolTip(laneHelp(m_lanes, i, m_place.needsDouble(), m_engines));
    }
    for (const auto &[side, box] : {std::pair(RaceSplit::Left, m_left), std::pair(RaceSplit::Right, m_right)})
        m_split->setSide(side, m_lanes[laneAt(box)].image, box->currentText());
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
    m_split->setRows(RaceSplit::Left, m_lanes[laneAt(m_left)].rowsAt(time));
    m_split->setRows(RaceSplit::Right, m_lanes[laneAt(m_right)].rowsAt(time));
    if (std::all_of(m_lanes.begin(), m_lanes.end(), [&](const RaceLane &lane) { return time >= lane.seconds; })) {
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
