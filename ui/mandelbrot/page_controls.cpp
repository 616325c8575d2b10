// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page's controls: what they are called, what they explain, where they stand.
#include "mandelbrot/page.h"

#include "panels/banner.h"
#include "panels/bare_layout.h"
#include "panels/number_spin_box.h"
#include "panels/wheel_guard.h"
#include "picture/palette.h"
#include "words/guarded.h"
#include "words/ui_text.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr int gap = 8;

} // namespace

QToolButton *MandelbrotPage::button(const QString &text, const QString &help)
{
    auto *made = new QToolButton(this);
    made->setText(text);
    made->setToolTip(help);
    made->setAccessibleName(help);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

void MandelbrotPage::followEngines()
{
    QStringList ids;
    QStringList labels;
    for (const auto &engine : m_engines.engines()) {
        const EngineDescription &description = engine->description();
        if (!description.unavailable.empty() || description.predicted) // a model draws nothing
            continue;
        ids << QString::fromStdString(description.id);
        labels << engineLabel(description);
    }
    QStringList before;
    for (int i = 0; i < m_engine->count(); ++i)
        before << m_engine->itemData(i).toString();
    if (ids == before)
        return;
    const QSignalBlocker silent(m_engine);
    const QVariant chosen = m_engine->currentData();
    m_engine->clear();
    for (int i = 0; i < ids.size(); ++i)
        m_engine->addItem(labels[i], ids[i]);
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(chosen)));
    if (m_engine->currentData() != chosen)
        render();
}

void MandelbrotPage::arrange()
{
    m_back = button(QStringLiteral("◀"), tr("Return to the previous place (Backspace or Alt+Left)."));
    m_forward = button(QStringLiteral("▶"), tr("Go forward again (Shift+Backspace or Alt+Right)."));
    m_home = button(tr("Home"), tr("Show the whole set (Home)."));
    m_back->setShortcut(QKeySequence(Qt::Key_Backspace));
    m_forward->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_Backspace));
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    m_bookmarks = button(tr("Places"), tr("Go to a well-known place."));
    m_bookmarks->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_bookmarks);
    for (const WellKnownPlace &one : wellKnownPlaces())
        connect(menu->addAction(one.name), &QAction::triggered, this,
                guarded([this, text = one.text] { goToText(text); }));
    m_bookmarks->setMenu(menu);
    m_shortcuts = button(tr("Skip known work"),
                         tr("Skip work whose result is known. The image stays the same, but its time no longer says "
                            "anything about the engine. Races and comparisons compute everything."));
    m_shortcuts->setObjectName(QStringLiteral("shortcuts"));
    m_shortcuts->setPopupMode(QToolButton::InstantPopup);
    auto *shortcuts = new QMenu(m_shortcuts);
    m_bulbs = shortcuts->addAction(tr("Leave out the main cardioid and the largest bulb (by their formulas)"));
    m_cycles = shortcuts->addAction(tr("Stop where an orbit repeats itself (it will do so for ever)"));
    for (QAction *one : {m_bulbs, m_cycles}) {
        one->setCheckable(true);
        connect(one, &QAction::toggled, this, guarded([this] {
                    m_shownResult = {};
                    render();
                }));
    }
    m_shortcuts->setMenu(shortcuts);
    m_race = button(tr("Race"),
                    tr("Compute this view with the textbook loop, the vectorised CPU and the GPU, side by side."));
    m_save = button(tr("Save image…"), tr("Compute the image at any size and save it as PNG."));

    m_coordinates->setObjectName(QStringLiteral("coordinates"));
    m_coordinates->setAccessibleName(tr("Coordinates"));
    m_coordinates->setToolTip(tr("The exact place: copy it, or paste one and press Enter."));
    m_iterations->setAccessibleName(tr("Iterations"));
    m_iterations->setObjectName(QStringLiteral("iterations"));
    m_iterations->setToolTip(
        tr("Maximum number of times that z = z² + c is repeated. Points that never escape take all of them."));
    m_byDepth->setToolTip(tr("Use more iterations for deeper places, because their details need them."));
    m_palette->setAccessibleName(tr("Colours"));
    m_palette->setObjectName(QStringLiteral("palette"));
    m_palette->setToolTip(tr("Choose the colours. viridis is even to the eye: equal steps look equal."));
    for (const Palette &palette : allPalettes())
        m_palette->addItem(QString::fromUtf8(palette.name.data(), static_cast<int>(palette.name.size())));
    for (QCheckBox *box : {m_byDepth, m_relief, m_cycle})
        box->setFocusPolicy(Qt::TabFocus); // the arrow keys stay the picture's after a click
    m_relief->setToolTip(tr("Show the counts as hills, lit from the upper left."));
    m_cycle->setToolTip(tr("Move the colours through the palette."));
    m_engine->setAccessibleName(tr("Engine that draws"));
    m_engine->setObjectName(QStringLiteral("viewerEngine"));
    m_engine->setToolTip(tr("Choose the engine that computes the image."));
    followEngines();
    for (QComboBox *control : {m_palette, m_engine})
        WheelGuard::install(control);

    auto *places = bareLayout<QHBoxLayout>(nullptr, gap);
    for (QToolButton *one : {m_back, m_forward, m_home, m_bookmarks})
        places->addWidget(one);
    places->addWidget(m_coordinates, 1);
    places->addWidget(m_race);
    places->addWidget(m_save);
    auto *looks = bareLayout<QHBoxLayout>(nullptr, gap);
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
    auto *line = bareLayout<QHBoxLayout>(nullptr, 2 * gap);
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
    m_help->setToolTip(
        tr("<p>Zoom out: turn the wheel back, or hold Ctrl and double click. A box: Shift and drag, or drag "
           "with the right button.</p><p>Keys: arrows move, + and − zoom, Home shows the whole set, "
           "Backspace goes back.</p>"));
}

/// Hides the help on the mouse if the image's state needs the room.
void MandelbrotPage::fitHelp()
{
    const auto widthOf = [](const QLabel &label) { return label.fontMetrics().horizontalAdvance(label.text()); };
    m_help->setVisible(widthOf(*m_state) + 3 * gap + widthOf(*m_help) <= width());
}

void MandelbrotPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHelp();
}

void MandelbrotPage::setProjector(bool on)
{
    for (QWidget *child : findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        child->setFont(projectorFont(on, 18));
    fitHelp();
}

} // namespace overtake
