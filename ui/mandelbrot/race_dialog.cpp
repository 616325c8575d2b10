// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_dialog.h"

#include "charts/number_text.h"
#include "program/error.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>
#include <algorithm>

namespace overtake
{
namespace
{

/// The slowest lane takes at least so long on the screen.
constexpr double watchableSeconds = 4;
constexpr int tickMilliseconds = 16;

} // namespace

/// One lane's picture, as far as it has come.
class RaceDialog::Track : public QWidget
{
public:
    Track(const MandelbrotPlace &place, QWidget *parent) : QWidget(parent), m_size(place.size)
    {
        setMinimumSize(240, 200);
        setAttribute(Qt::WA_OpaquePaintEvent);
    }

    void setImage(const QImage &image)
    {
        m_image = image;
        setRows(0);
    }
    void setRows(int rows)
    {
        if (rows == m_rows)
            return;
        m_rows = rows;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Dark));
        if (m_image.isNull() || m_rows == 0)
            return;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSizeF shown = QSizeF(m_size).scaled(size(), Qt::KeepAspectRatio);
        const double part = double(m_rows) / m_size.height();
        const QRectF to((width() - shown.width()) / 2, (height() - shown.height()) / 2, shown.width(),
                        shown.height() * part);
        painter.drawImage(to, m_image, QRectF(0, 0, m_size.width(), m_rows));
    }

private:
    QSize m_size;
    QImage m_image;
    int m_rows = 0;
};

RaceDialog::RaceDialog(const EngineRegistry &engines, const MandelbrotPlace &place, const Look &look, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_place(place), m_look(look), m_uses(usualLanes(engines)),
      m_message(new QLabel(this)), m_again(new QPushButton(tr("Again"), this))
{
    setWindowTitle(tr("Race"));
    auto *column = new QVBoxLayout(this);
    auto *grid = new QGridLayout;
    grid->setSpacing(8);
    for (std::size_t i = 0; i < m_uses.size(); ++i) {
        auto *track = new Track(place, this);
        auto *label = new QLabel(this);
        label->setObjectName(QStringLiteral("lane%1").arg(i));
        label->setWordWrap(true);
        label->setMinimumHeight(label->fontMetrics().lineSpacing() * 4);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        grid->addWidget(track, 0, static_cast<int>(i));
        grid->addWidget(label, 1, static_cast<int>(i));
        m_tracks.push_back(track);
    }
    grid->setRowStretch(0, 1);
    m_message->setWordWrap(true);
    auto *line = new QHBoxLayout;
    line->addWidget(m_message, 1);
    line->addWidget(m_again);
    column->addLayout(grid, 1);
    column->addLayout(line);
    resize(static_cast<int>(m_uses.size()) * 320 + 32, 420);
    m_again->setEnabled(false);

    m_ticks.setInterval(tickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &RaceDialog::tick);
    connect(&m_watcher, &QFutureWatcher<std::vector<RaceLane>>::finished, this, &RaceDialog::arrive);
    connect(&m_watcher, &QFutureWatcher<std::vector<RaceLane>>::progressValueChanged, this, [this](int done) {
        m_message->setText(tr("Each engine computes by itself: %1 of %2 have arrived.").arg(done).arg(m_uses.size()));
    });
    connect(m_again, &QPushButton::clicked, this, &RaceDialog::start);
    start();
}

RaceDialog::~RaceDialog()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void RaceDialog::start()
{
    m_ticks.stop();
    m_again->setEnabled(false);
    m_stop = {};
    m_message->setText(tr("Each engine computes by itself, so that none takes from another."));
    m_watcher.setFuture(QtConcurrent::run([this, stop = m_stop.get_token()](QPromise<std::vector<RaceLane>> &promise) {
        promise.setProgressRange(0, static_cast<int>(m_uses.size()));
        try {
            promise.addResult(runRace(
                m_place, m_look, m_uses, m_engines, m_clock, [&](int done) { promise.setProgressValue(done); }, stop));
        } catch (const Cancelled &) {
            return; // the dialog is closing
        }
    }));
}

void RaceDialog::arrive()
{
    m_again->setEnabled(true);
    if (m_watcher.future().resultCount() == 0)
        return;
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
        const RaceLane &lane = m_lanes[i];
        m_tracks[i]->setImage(lane.image);
        auto *label = findChild<QLabel *>(QStringLiteral("lane%1").arg(i));
        if (!lane.problem.isEmpty()) {
            label->setText(lane.label + QLatin1Char('\n') + lane.problem);
            continue;
        }
        QString text =
            lane.label + QLatin1Char('\n') +
            tr("%1, %2").arg(secondsText(lane.seconds), rateText(lane.iterations / lane.seconds, tr("iterations")));
        if (i > 0)
            text += QLatin1Char('\n') +
                    tr("%1 the speed of %2").arg(ratioText(speedUpOf(m_lanes, i)), m_lanes.front().label);
        label->setText(text);
    }
    m_message->setText(
        m_slowed > 1.05
            ? tr("Shown %1 times slower than it was, all alike. Each engine computed by itself.").arg(qRound(m_slowed))
            : tr("Shown as fast as it was. Each engine computed by itself."));
    m_sinceStart.start();
    m_ticks.start();
}

void RaceDialog::tick()
{
    const double time = 1e-3 * static_cast<double>(m_sinceStart.elapsed()) / m_slowed;
    bool allArrived = true;
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_tracks[i]->setRows(m_lanes[i].rowsAt(time));
        allArrived = allArrived && time >= m_lanes[i].seconds;
    }
    if (allArrived) {
        m_ticks.stop();
        emit replayed();
    }
}

} // namespace overtake
