// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_dialog.h"

#include "charts/core_text.h"
#include "charts/number_text.h"
#include "mandelbrot/race_figures.h"
#include "program/error.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

/// The slowest lane takes at least so long on the screen.
constexpr double watchableSeconds = 4;
constexpr int tickMilliseconds = 16;
constexpr int gap = 8;
constexpr int laneWidth = 296;
constexpr int mostLanes = 4; ///< that a laptop's screen can hold

QString percentText(double share)
{
    return QLocale().toString(100 * share, 'f', share < 0.1 ? 1 : 0);
}

/// "16 ×", "142.8 ×"
QString paperText(double ratio)
{
    return ratio == std::round(ratio) ? countText(ratio) + QStringLiteral("\u00a0×") : ratioText(ratio, 3);
}

QString flopsText(double flopsPerSecond)
{
    return rateText(flopsPerSecond, QString()).replace(QStringLiteral("/s"), QStringLiteral("FLOP/s"));
}

} // namespace

/// One lane's picture, as far as it has come.
class RaceDialog::Track : public QWidget
{
public:
    Track(const MandelbrotPlace &place, QWidget *parent) : QWidget(parent), m_size(place.size)
    {
        setMinimumSize(160, 120);
        setAttribute(Qt::WA_OpaquePaintEvent);
    }

    void setImage(const QImage &image)
    {
        m_image = image;
        m_rows = 0;
        update();
    }
    void setRows(int rows)
    {
        if (rows == m_rows)
            return;
        m_rows = rows;
        update();
    }

    QSize sizeHint() const override { return {laneWidth, laneWidth * m_size.height() / std::max(m_size.width(), 1)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Window));
        const QSizeF shown = QSizeF(m_size).scaled(size(), Qt::KeepAspectRatio);
        const QRectF whole(QPointF((width() - shown.width()) / 2, 0), shown);
        painter.fillRect(whole, palette().color(QPalette::Dark));
        if (m_image.isNull() || m_rows == 0)
            return;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const double part = double(m_rows) / m_size.height();
        painter.drawImage(QRectF(whole.topLeft(), QSizeF(shown.width(), shown.height() * part)), m_image,
                          QRectF(0, 0, m_size.width(), m_rows));
    }

private:
    QSize m_size;
    QImage m_image;
    int m_rows = 0;
};

RaceDialog::RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_place(place), m_look(look), m_possible(possibleLanes(engines)),
      m_grid(new QGridLayout), m_message(new QLabel(this)), m_again(new QPushButton(tr("Again"), this))
{
    setWindowTitle(tr("Race"));
    arrange();
    m_ticks.setInterval(tickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &RaceDialog::tick);
    connect(&m_watcher, &QFutureWatcher<std::vector<RaceLane>>::finished, this, &RaceDialog::arrive);
    connect(&m_watcher, &QFutureWatcher<std::vector<RaceLane>>::progressValueChanged, this, [this](int done) {
        if (m_watcher.isRunning())
            m_message->setText(tr("One engine after the other: %1 of %2 have arrived.").arg(done).arg(m_uses.size()));
    });
    connect(m_again, &QPushButton::clicked, this, &RaceDialog::start);
    for (QCheckBox *box : m_boxes)
        connect(box, &QCheckBox::toggled, this, &RaceDialog::chooseEngines);
    chooseEngines();
}

void RaceDialog::arrange()
{
    auto *column = new QVBoxLayout(this);
    auto *choice = new QHBoxLayout;
    choice->setSpacing(2 * gap);
    const std::vector<EngineUse> usual = usualLanes(m_engines);
    std::size_t ticked = 0;
    for (const EngineUse &use : m_possible) {
        const Engine &engine = m_engines.require(use.id);
        auto *box =
            new QCheckBox(coreText(engine.labelFor(engine.description().options.complete(use.options, use.id))), this);
        const bool isUsual = std::find(usual.begin(), usual.end(), use) != usual.end();
        box->setChecked(isUsual && ticked++ < mostLanes);
        choice->addWidget(box);
        m_boxes.push_back(box);
    }
    choice->addStretch();
    m_grid->setSpacing(2 * gap);
    m_message->setWordWrap(true);
    m_message->setObjectName(QStringLiteral("raceMessage"));
    auto *close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &RaceDialog::reject);
    auto *line = new QHBoxLayout;
    line->setSpacing(gap);
    line->addWidget(m_message, 1);
    line->addWidget(m_again);
    line->addWidget(close);
    column->setSpacing(2 * gap);
    column->addLayout(choice);
    column->addLayout(m_grid, 1);
    column->addLayout(line);
    m_again->setDefault(true);
}

RaceDialog::~RaceDialog()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
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
        Column column{new Track(m_place, this), new QLabel(this)};
        column.label->setObjectName(QStringLiteral("lane%1").arg(i));
        column.label->setWordWrap(true);
        column.label->setTextFormat(Qt::RichText);
        column.label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column.label->setMinimumHeight(column.label->fontMetrics().lineSpacing() * 9); // nothing moves when they come
        column.label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_grid->addWidget(column.track, 0, static_cast<int>(i));
        m_grid->addWidget(column.label, 1, static_cast<int>(i));
        m_columns.push_back(column);
    }
    for (int i = 0; i < mostLanes; ++i)
        m_grid->setColumnStretch(i, i < static_cast<int>(m_uses.size()) ? 1 : 0);
    m_grid->setRowStretch(0, 1);
    if (!isVisible())
        resize(std::max<int>(3, static_cast<int>(m_uses.size())) * (laneWidth + 2 * gap) + 2 * gap,
               sizeHint().height());
    start();
}

void RaceDialog::start()
{
    m_ticks.stop();
    m_stop.request_stop();
    m_again->setEnabled(false);
    if (m_watcher.isRunning())
        return; // arrive() starts the next one
    m_stop = {};
    m_message->setText(tr("The engines compute one after the other, so that none takes from another."));
    for (const Column &column : m_columns)
        column.track->setImage({});
    m_watcher.setFuture(QtConcurrent::run([this, uses = m_uses,
                                           stop = m_stop.get_token()](QPromise<std::vector<RaceLane>> &promise) {
        promise.setProgressRange(0, static_cast<int>(uses.size()));
        try {
            promise.addResult(runRace(
                m_place, m_look, uses, m_engines, m_clock, [&](int done) { promise.setProgressValue(done); }, stop));
        } catch (const Cancelled &) {
            return; // the dialog is closing, or other engines were chosen
        }
    }));
}

void RaceDialog::arrive()
{
    if (m_closing)
        return QDialog::done(*m_closing);
    if (m_stop.stop_requested() || m_watcher.future().resultCount() == 0)
        return start();
    m_again->setEnabled(true);
    m_lanes = m_watcher.result();
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
        m_columns[i].label->setText(textOf(i));
        m_columns[i].label->setToolTip(helpOf(i));
    }
    const QString speed = m_slowed > 1.05
                              ? tr("What you see is %1 times slower than it was, all alike.").arg(qRound(m_slowed))
                              : tr("What you see is as fast as it was.");
    m_message->setText(tr("The engines computed one after the other, so that none took cores or memory from another; "
                          "the lanes show again what was timed.") +
                       QLatin1Char(' ') + speed);
    m_sinceStart.start();
    m_ticks.start();
}

QString RaceDialog::textOf(std::size_t i) const
{
    const RaceLane &lane = m_lanes[i];
    QStringList lines{QStringLiteral("<b>%1</b>").arg(lane.label.toHtmlEscaped())};
    if (!lane.problem.isEmpty()) {
        lines << lane.problem.toHtmlEscaped();
        return lines.join(QStringLiteral("<br>"));
    }
    lines << tr("%1, %2").arg(secondsText(lane.seconds), rateText(lane.iterations / lane.seconds, tr("iterations")));
    if (const auto share = shareOfPeak(lane, m_place.needsDouble(), m_engines))
        lines << tr("%1 % of the chip's %2 peak (%3 of %4)")
                     .arg(percentText(share->share), share->precision, flopsText(share->flopsPerSecond),
                          flopsText(share->peak));
    const int base = baseOf(m_lanes);
    if (base >= 0 && i != static_cast<std::size_t>(base)) {
        const RaceLane &slow = m_lanes[static_cast<std::size_t>(base)];
        lines.insert(1,
                     tr("<span style='font-size: x-large'>%1</span> the speed of %2 (%3)", "3.2 ×, engine, its time")
                         .arg(ratioText(speedUpOf(m_lanes, i)), slow.label.toHtmlEscaped(), secondsText(slow.seconds)));
        QStringList gains;
        for (const PaperGain &gain : gainsOnPaper(slow.use, lane.use, m_place.needsDouble(), m_engines))
            gains << QStringLiteral("%1 (%2)").arg(paperText(gain.value), gain.label.toHtmlEscaped());
        if (!gains.isEmpty())
            lines << tr("on paper: %1").arg(gains.join(QStringLiteral(", ")));
    }
    return lines.join(QStringLiteral("<br>"));
}

QString RaceDialog::helpOf(std::size_t i) const
{
    const RaceLane &lane = m_lanes[i];
    if (!lane.problem.isEmpty())
        return {};
    QStringList parts{lane.runs > 1 ? tr("Time: the median of %1 runs of the whole picture.").arg(lane.runs)
                                    : tr("Time: one run.")};
    parts << tr("An iteration is 3 products and 4 sums. The peak counts a product and a sum done together as two; here "
                "each is rounded by itself, so that a chip whose units do either at a time reaches half of its peak at "
                "most.");
    const int base = baseOf(m_lanes);
    if (base >= 0 && i != static_cast<std::size_t>(base)) {
        const EngineUse &slow = m_lanes[static_cast<std::size_t>(base)].use;
        for (const PaperGain &gain : gainsOnPaper(slow, lane.use, m_place.needsDouble(), m_engines))
            parts << gain.label + QStringLiteral(": ") + gain.explanation;
    }
    return QStringLiteral("<p>%1</p>").arg(parts.join(QStringLiteral("</p><p>")));
}

void RaceDialog::tick()
{
    const double time = 1e-3 * static_cast<double>(m_sinceStart.elapsed()) / m_slowed;
    bool allArrived = true;
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_columns[i].track->setRows(m_lanes[i].rowsAt(time));
        allArrived = allArrived && time >= m_lanes[i].seconds;
    }
    if (allArrived) {
        m_ticks.stop();
        emit replayed();
    }
}

void RaceDialog::done(int result)
{
    m_ticks.stop();
    m_stop.request_stop();
    if (m_watcher.isRunning()) {
        m_closing = result;
        m_message->setText(tr("Stopping…"));
        return;
    }
    QDialog::done(result);
}

} // namespace overtake
