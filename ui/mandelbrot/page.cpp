// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/page.h"

#include "charts/core_text.h"
#include "charts/number_text.h"
#include "mandelbrot/picture_file.h"
#include "mandelbrot/race_dialog.h"
#include "mandelbrot/save_dialog.h"
#include "panels/banner.h"
#include "panels/wheel_guard.h"
#include "picture/palette.h"
#include "program/error.h"
#include "workloads/mandelbrot.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int gap = 8;
constexpr int cycleMilliseconds = 40;
constexpr double cyclesPerTick = 0.008;
constexpr int settleMilliseconds = 400;
/// A drag waits so long for the picture before it, and then overtakes it.
constexpr qint64 patienceMilliseconds = 60;

} // namespace

MandelbrotPage::MandelbrotPage(const EngineRegistry &engines, QWidget *parent)
    : QWidget(parent), m_engines(engines), m_renderer(engines), m_canvas(new MandelbrotCanvas(this)),
      m_message(new Banner(m_canvas)), m_coordinates(new QLineEdit(this)), m_iterations(new QSpinBox(this)),
      m_byDepth(new QCheckBox(tr("by depth"), this)), m_palette(new QComboBox(this)), m_engine(new QComboBox(this)),
      m_relief(new QCheckBox(tr("relief"), this)), m_cycle(new QCheckBox(tr("cycle"), this)), m_state(new QLabel(this)),
      m_help(new QLabel(tr("Drag: move · wheel, double click: zoom · Shift and drag: a box"), this))
{
    arrange();
    m_cycling.setInterval(cycleMilliseconds);
    m_settling.setSingleShot(true);
    m_settling.setInterval(settleMilliseconds);

    connect(m_canvas, &MandelbrotCanvas::placeChosen, this, &MandelbrotPage::goTo);
    connect(m_canvas, &MandelbrotCanvas::sizeChanged, this, &MandelbrotPage::fitToCanvas);
    connect(&m_renderer, &MandelbrotRenderer::pictureReady, this, &MandelbrotPage::showPicture);
    connect(&m_renderer, &MandelbrotRenderer::failed, this,
            [this](const QString &message) { m_message->showMessage(message, Banner::Tone::Problem); });
    connect(&m_renderer, &MandelbrotRenderer::waiting, this, [this] {
        m_state->setText(MandelbrotRenderer::tr("Waiting until the measurement that is running has ended."));
    });
    connect(&m_settling, &QTimer::timeout, this, [this] {
        m_history.add(place());
        showState();
    });
    connect(m_home, &QToolButton::clicked, this, [this] { goTo(MandelbrotPlace::home(m_canvas->pixelSize())); });
    connect(m_back, &QToolButton::clicked, this, [this] { showPlace(m_history.back()); });
    connect(m_forward, &QToolButton::clicked, this, [this] { showPlace(m_history.forward()); });
    connect(m_coordinates, &QLineEdit::returnPressed, this, [this] { goToText(m_coordinates->text()); });
    connect(m_iterations, &QSpinBox::editingFinished, this, [this] {
        if (m_iterations->value() != place().iterations)
            goTo(place().withIterations(m_iterations->value()));
    });
    connect(m_byDepth, &QCheckBox::clicked, this,
            [this](bool on) { goTo(place().withIterations(on ? 0 : m_iterations->value())); });
    connect(m_palette, &QComboBox::currentIndexChanged, this, [this] {
        m_look.palette = m_palette->currentData().toString();
        render();
    });
    connect(m_relief, &QCheckBox::toggled, this, [this](bool on) {
        m_look.relief = on;
        m_cycle->setEnabled(!on);
        render();
    });
    connect(m_cycle, &QCheckBox::toggled, this, [this](bool on) { on ? m_cycling.start() : m_cycling.stop(); });
    connect(&m_cycling, &QTimer::timeout, this, [this] {
        if (m_renderer.isBusy() || !isVisible() || m_look.relief)
            return;
        m_look.phase += cyclesPerTick;
        render();
    });
    connect(m_engine, &QComboBox::currentIndexChanged, this, &MandelbrotPage::render);
    connect(m_race, &QToolButton::clicked, this, &MandelbrotPage::race);
    connect(m_save, &QToolButton::clicked, this, &MandelbrotPage::savePicture);
}

QToolButton *MandelbrotPage::button(const QString &text, const QString &help)
{
    auto *made = new QToolButton(this);
    made->setText(text);
    made->setToolTip(help);
    made->setAccessibleName(help);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

void MandelbrotPage::arrange()
{
    m_back = button(QStringLiteral("◀"), tr("Back to the place before (Backspace)."));
    m_forward = button(QStringLiteral("▶"), tr("Forward again (Shift+Backspace)."));
    m_home = button(tr("Home"), tr("The whole set (Home)."));
    m_back->setShortcut(QKeySequence(Qt::Key_Backspace));
    m_forward->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_Backspace));
    m_home->setShortcut(QKeySequence(Qt::Key_Home));
    m_bookmarks = button(tr("Places"), tr("Well-known places."));
    m_bookmarks->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_bookmarks);
    for (const Bookmark &bookmark : wellKnownPlaces())
        connect(menu->addAction(bookmark.name), &QAction::triggered, this,
                [this, text = bookmark.place] { goToText(text); });
    m_bookmarks->setMenu(menu);
    m_shortcuts = button(tr("Shortcuts"), tr("Ways to leave work out. The picture is the same; what it takes says "
                                             "nothing of the engine any more, so none is used in races and "
                                             "comparisons."));
    m_shortcuts->setObjectName(QStringLiteral("shortcuts"));
    m_shortcuts->setPopupMode(QToolButton::InstantPopup);
    auto *shortcuts = new QMenu(m_shortcuts);
    m_bulbs = shortcuts->addAction(tr("Leave out the main cardioid and the largest bulb (by their formulas)"));
    m_cycles = shortcuts->addAction(tr("Stop where an orbit repeats itself (it will do so for ever)"));
    for (QAction *one : {m_bulbs, m_cycles}) {
        one->setCheckable(true);
        connect(one, &QAction::toggled, this, [this] {
            m_shownResult = {};
            render();
        });
    }
    m_shortcuts->setMenu(shortcuts);
    m_race =
        button(tr("Race"), tr("The textbook loop, the vectorised CPU and the GPU compute this view, side by side."));
    m_save = button(tr("Save picture…"), tr("Compute the picture at any size and save it as PNG."));

    m_coordinates->setObjectName(QStringLiteral("coordinates"));
    m_coordinates->setAccessibleName(tr("Coordinates"));
    m_coordinates->setToolTip(tr("The exact place: copy it, or paste one and press Enter."));
    m_iterations->setObjectName(QStringLiteral("iterations"));
    m_iterations->setRange(1, mandelbrotMostIterations);
    m_iterations->setGroupSeparatorShown(true);
    m_iterations->setKeyboardTracking(false);
    m_iterations->setToolTip(tr("How often z = z² + c is repeated at most. Points that never escape take them all."));
    m_byDepth->setToolTip(tr("More iterations the deeper the place: its details need them."));
    m_palette->setObjectName(QStringLiteral("palette"));
    m_palette->setToolTip(tr("Colours. viridis is even to the eye: equal steps look equal."));
    for (const Palette &palette : allPalettes())
        m_palette->addItem(QString::fromUtf8(palette.name.data(), static_cast<int>(palette.name.size())),
                           QString::fromUtf8(palette.name.data(), static_cast<int>(palette.name.size())));
    m_relief->setToolTip(tr("The counts as hills, lit from the upper left."));
    m_cycle->setToolTip(tr("The colours run through the palette."));
    m_engine->setObjectName(QStringLiteral("viewerEngine"));
    m_engine->setToolTip(tr("Who computes the picture."));
    for (const auto &engine : m_engines.engines()) {
        if (engine->description().unavailable.empty() && !engine->description().predicted) // a model draws nothing
            m_engine->addItem(coreText(engine->description().label), QString::fromStdString(engine->description().id));
    }
    for (QWidget *control :
         {static_cast<QWidget *>(m_iterations), static_cast<QWidget *>(m_palette), static_cast<QWidget *>(m_engine)})
        WheelGuard::install(control);

    auto *places = new QHBoxLayout;
    places->setSpacing(gap);
    for (QToolButton *one : {m_back, m_forward, m_home, m_bookmarks})
        places->addWidget(one);
    places->addWidget(m_coordinates, 1);
    places->addWidget(m_race);
    places->addWidget(m_save);
    auto *looks = new QHBoxLayout;
    looks->setSpacing(gap);
    looks->addWidget(new QLabel(tr("Iterations"), this));
    looks->addWidget(m_iterations);
    looks->addWidget(m_byDepth);
    looks->addSpacing(gap);
    looks->addWidget(m_palette);
    looks->addWidget(m_cycle);
    looks->addWidget(m_relief);
    looks->addStretch();
    looks->addWidget(m_shortcuts);
    looks->addWidget(m_engine);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, gap, 0, 0);
    column->setSpacing(gap);
    column->addLayout(places);
    column->addLayout(looks);
    column->addWidget(m_canvas, 1);
    auto *line = new QHBoxLayout;
    line->setSpacing(2 * gap);
    line->addWidget(m_state, 1);
    line->addWidget(m_help);
    column->addLayout(line);
    m_canvas->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // Over the picture: nothing moves when something is said.
    auto *over = new QVBoxLayout(m_canvas);
    over->setContentsMargins(gap, gap, gap, gap);
    over->addWidget(m_message);
    over->addStretch();
    m_message->setAutoFillBackground(true);
    m_message->setCursor(Qt::ArrowCursor);
    m_message->hide();
    setMinimumWidth(480); // narrower than the controls like it: the panel beside needs its own
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state->setObjectName(QStringLiteral("viewerState"));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state->setText(QStringLiteral(" "));
    m_help->setForegroundRole(QPalette::PlaceholderText);
}

RenderRequest MandelbrotPage::request() const
{
    return {place(), m_look, engineUse(),
            (m_bulbs->isChecked() ? mandelbrotBulbs : 0) | (m_cycles->isChecked() ? mandelbrotCycles : 0)};
}

EngineUse MandelbrotPage::engineUse() const
{
    return {m_engine->currentData().toString().toStdString(), {}, {}};
}

void MandelbrotPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // The layout is known after this; the picture must not wait for another turn of the event loop.
    QMetaObject::invokeMethod(this, &MandelbrotPage::fitToCanvas, Qt::QueuedConnection);
    m_canvas->setFocus();
}

void MandelbrotPage::hideEvent(QHideEvent *event)
{
    m_renderer.cancel();
    QWidget::hideEvent(event);
}

void MandelbrotPage::fitToCanvas()
{
    if (!isVisible())
        return;
    const QSize size = m_canvas->pixelSize();
    const MandelbrotPlace place = m_begun ? m_canvas->place().resized(size) : MandelbrotPlace::home(size);
    if (!m_begun)
        m_history.add(place);
    m_begun = true;
    showPlace(place);
}

void MandelbrotPage::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    if (held) {
        m_renderer.cancel();
        m_message->showMessage(tr("Something is being measured; the picture would disturb it and waits."),
                               Banner::Tone::Notice);
    } else {
        m_message->hide();
        render();
    }
}

void MandelbrotPage::goTo(const MandelbrotPlace &place, bool settled)
{
    m_canvas->setPlace(place);
    m_message->hide();
    if (place.isAtLimit())
        m_message->showMessage(tr("This is as deep as float64 goes: further in, neighbouring pixels would be the same "
                                  "number."),
                               Banner::Tone::Notice);
    if (settled)
        m_settling.start();
    if (!settled && m_renderer.isBusy() && m_sinceRequest.elapsed() < patienceMilliseconds)
        m_pending = true;
    else
        render();
    showState();
}

/// As goTo, for a place that is in the history already.
void MandelbrotPage::showPlace(const MandelbrotPlace &place)
{
    m_settling.stop();
    m_message->hide();
    m_canvas->setPlace(place.resized(m_canvas->pixelSize()));
    render();
    showState();
}

void MandelbrotPage::goToText(const QString &text)
{
    try {
        goTo(placeFromText(text, place()));
        m_canvas->setFocus();
    } catch (const Error &error) {
        m_message->showMessage(QString::fromStdString(error.what()), Banner::Tone::Problem);
    }
}

void MandelbrotPage::openPicture(const QString &path)
{
    try {
        goToText(placeTextOf(path));
    } catch (const Error &error) {
        m_message->showMessage(QString::fromStdString(error.what()), Banner::Tone::Problem);
    }
}

void MandelbrotPage::render()
{
    m_pending = false;
    if (m_held || !m_begun || !isVisible())
        return;
    m_sinceRequest.start();
    m_renderer.request(request());
}

void MandelbrotPage::showPicture(const RenderedPicture &picture)
{
    m_canvas->setPicture(picture);
    if (picture.finished) {
        const bool isDouble = picture.place.needsDouble();
        if (picture.iterations > 1e6 && picture.iterationsPerSecond > 0)
            (isDouble ? m_rateDouble : m_rateSingle)[engineUse().id] = picture.iterationsPerSecond;
        if (picture.iterations > 0 || m_shownResult.allIterations == 0)
            m_shownResult = picture;
        if (m_pending)
            render();
    }
    showState();
    emit pictureShown(picture);
}

void MandelbrotPage::showState()
{
    const MandelbrotPlace &now = place();
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
    if (!m_coordinates->hasFocus())
        m_coordinates->setText(toText(now));
    m_coordinates->setCursorPosition(0);
    const QSignalBlocker blocker(m_iterations);
    if (!m_iterations->hasFocus())
        m_iterations->setValue(now.iterations);
    m_byDepth->setChecked(now.chosenIterations);

    QStringList parts;
    if (m_shownResult.allIterations > 0)
        parts << costText();
    if (now.needsDouble()) {
        const std::string id = engineUse().id;
        QString text = tr("float64: in float32 the pixels would merge here");
        if (m_rateSingle.count(id) && m_rateDouble.count(id))
            text +=
                tr(" (it runs at %1 % of float32's rate)").arg(qRound(100 * m_rateDouble.at(id) / m_rateSingle.at(id)));
        parts << text;
    } else {
        parts << tr("float32");
    }
    m_state->setText(parts.join(QStringLiteral("  ·  ")));
}

/// What the picture on show took, all of it; and how long its newest part.
QString MandelbrotPage::costText() const
{
    const RenderedPicture &shown = m_shownResult;
    const double pixels = double(shown.place.size.width()) * shown.place.size.height();
    const QString took = secondsText(shown.seconds);
    const QString time =
        shown.reused == 0 ? took
                          : tr("newest %1 % in %2").arg(std::ceil(100 - 100 * double(shown.reused) / pixels)).arg(took);
    if (m_bulbs->isChecked() || m_cycles->isChecked())
        return tr("with shortcuts: %1").arg(time);
    const QString all = rateText(shown.allIterations, QString()).remove(QStringLiteral("/s"));
    return tr("%1 iterations at %2, %3", "29 M iterations at 4 G iterations/s, 16 ms")
        .arg(all, rateText(shown.iterationsPerSecond, tr("iterations")), time);
}

void MandelbrotPage::race()
{
    m_renderer.cancel(); // the picture on show would run along
    m_cycle->setChecked(false);
    auto *dialog = new RaceDialog(m_engines, place(), m_look, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, &MandelbrotPage::render);
    dialog->open();
}

void MandelbrotPage::savePicture()
{
    auto *dialog = new SavePictureDialog(m_engines, request(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace overtake
