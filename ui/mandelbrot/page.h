// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Mandelbrot': the picture, its controls, and one line that says what the picture took. Computes only while it
// is shown and nothing is being measured. Window thread only.
#pragma once

#include "mandelbrot/canvas.h"
#include "mandelbrot/picture_file.h"
#include "mandelbrot/renderer.h"
#include "pages/page.h"
#include "run/machine_use.h"
#include "study/gesture_step.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUndoStack>
#include <map>
#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace overtake
{

class Banner;
class MachineWatch;
class NumberSpinBox;

class MandelbrotPage : public Page
{
    Q_OBJECT

public:
    /// `engines` must outlive the page; `use` too, or be gone when it goes. `watch` may be null.
    MandelbrotPage(const EngineRegistry &engines, MachineUse &use, MachineWatch *watch, QWidget *parent = nullptr);
    ~MandelbrotPage() override;

    /// Place, steps and settings of a window that this one replaces.
    void takeOver(const MandelbrotPage &before);
    /// The list of those that can draw.
    void followEngines();
    void goTo(const MandelbrotPlace &place, bool settled = true);
    void goToText(const QString &text);
    void setProjector(bool on) override;
    Concern concern() const override { return Concern::Nothing; }
    FigureTable table() const override;
    Sheet sheet() const override; ///< the picture as it is on show, with its place in the file
    std::optional<Sheet> image() const override { return computedSheet(m_engines, request()); }
    QString introduction() const override;
    QUndoStack *undoStack() override { return &m_steps; }

    const MandelbrotPlace &place() const { return m_canvas->place(); }
    MandelbrotCanvas &canvas() { return *m_canvas; }

signals:
    void pictureShown(const overtake::RenderedPicture &picture);
    void saveAsked(); ///< by its button

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Step;

    void arrange();
    void fitToCanvas();
    void goHome();
    void addStep(const MandelbrotPlace &place);
    void showPlace(const MandelbrotPlace &place); ///< of a step, back or forward
    void showChosen();
    void showPlaceInWords();
    void fitHelp();
    void render();
    bool mayRender() const { return m_use.mayBegin(MachineUse::Kind::Viewer); }
    void followMachine(); ///< pictures would disturb a measurement: they wait
    void showWhyItWaits();
    void showPicture(const RenderedPicture &picture);
    void showState();
    QString costText() const;
    std::optional<double> shownRate() const;
    bool isSkipping() const; ///< work that is known
    void race();
    EngineUse engineUse() const;
    RenderRequest request() const;
    QToolButton *button(const QString &text, const QString &help);

    const EngineRegistry &m_engines;
    MachineUse &m_use;
    MachineWatch *m_watch;
    MandelbrotRenderer m_renderer;
    MandelbrotCanvas *m_canvas;
    Banner *m_message;
    QToolButton *m_back, *m_forward, *m_home, *m_bookmarks, *m_shortcuts, *m_race, *m_save;
    QAction *m_bulbs, *m_cycles; ///< the shortcuts
    QLineEdit *m_coordinates;
    NumberSpinBox *m_iterations;
    QCheckBox *m_byDepth;
    QComboBox *m_palette, *m_engine;
    QCheckBox *m_relief, *m_cycle;
    QLabel *m_state, *m_help;
    MandelbrotPlace m_chosen;  ///< before it was fitted to the size of the canvas
    QUndoStack m_steps;        ///< from place to place
    MandelbrotPlace m_reached; ///< by the last step
    Gesture m_gesture = 0;
    Look m_look;
    QTimer m_cycling;
    QTimer m_settling; ///< wheel turns meanwhile are one step
    QElapsedTimer m_sinceRequest;
    bool m_pending = false; ///< a drag went on while the picture before was in work
    RenderedPicture m_shownResult;
    std::map<std::string, double> m_rateSingle, m_rateDouble; ///< iterations a second, the most, by engine
    bool m_begun = false;                                     ///< it has a place
    MachineUse::Hold m_racing;
};

} // namespace overtake
