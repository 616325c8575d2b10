// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/play_button.h"

#include "panels/number_slider.h"
#include "words/guarded.h"

namespace overtake
{
namespace
{

constexpr int stepMilliseconds = 600;
constexpr QChar playing(0x2016);
constexpr QChar resting(0x25b7); // hollow: filled ones unfold something

} // namespace

PlayButton::PlayButton(NumberSlider &slider, const QString &label, QWidget *parent)
    : QToolButton(parent), m_slider(slider), m_label(label)
{
    setAutoRaise(true);
    QSize size;
    for (const QChar state : {playing, resting}) {
        setText(state);
        size = size.expandedTo(sizeHint());
    }
    setFixedSize(size);
    m_timer.setInterval(stepMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, guarded(this, &PlayButton::step));
    connect(this, &QToolButton::clicked, this, guarded([this] { isPlaying() ? stop() : start(); }));
    showState();
}

void PlayButton::setRange(double from, double to)
{
    m_from = from;
    m_to = to;
}

void PlayButton::start()
{
    m_slider.jump(m_slider.number() >= m_to ? m_from : m_slider.number()); // one step of undo for all
    m_timer.start();
    showState();
    emit playingChanged(true);
}

void PlayButton::stop()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    showState();
    emit playingChanged(false);
}

void PlayButton::step()
{
    if (!m_slider.walk(m_to))
        stop();
}

void PlayButton::showState()
{
    setText(isPlaying() ? playing : resting);
    const QString what = isPlaying() ? tr("Pause: %1") : tr("Play (Ctrl+Enter): walk %1 through its range (Esc stops)");
    setAccessibleName(what.arg(m_label));
    setToolTip(what.arg(m_label));
}

} // namespace overtake
