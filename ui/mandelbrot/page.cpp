// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/page.h"

#include "mandelbrot/race_dialog.h"
#include "operations/mandelbrot.h"
#include "panels/banner.h"
#include "panels/number_spin_box.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"
#include "workloads/mandelbrot.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

constexpr int cycleMilliseconds = 40;
constexpr double cyclesPerTick = 0.008;
constexpr int settleMilliseconds = 400;
/// A drag waits so long for the picture before it, and then overtakes it.
constexpr qint64 patienceMilliseconds = 60;
constexpr int stepsKept = 500;

} // namespace

/// From one place to another.
class MandelbrotPage::Step : public GestureStep<MandelbrotPlace>
{
public:
    Step(MandelbrotPage &page, const MandelbrotPlace &before, const MandelbrotPlace &after, Gesture gesture)
        : GestureStep(MandelbrotPage::tr("place"), before, after, gesture), m_page(page)
    {
    }

    Step(MandelbrotPage &page, const Step &step) : Step(page, step.m_before, step.m_after, 0) {}

    void undo() override { m_page.showPlace(m_before); }
    void redo() override
    {
        if (std::exchange(m_isDone, true)) // at first the page has gone there itself
            m_page.showPlace(m_after);
    }

private:
    MandelbrotPage &m_page;
    bool m_isDone = false;
};

MandelbrotPage::MandelbrotPage(const EngineRegistry &engines, MachineUse &use, MachineWatch *watch, QWidget *parent)
    : Page(parent), m_engines(engines), m_use(use), m_watch(watch), m_renderer(engines),
      m_canvas(new MandelbrotCanvas(this)), m_message(new Banner(m_canvas)), m_coordinates(new QLineEdit(this)),
      m_iterations(
          new NumberSpinBox({.scale = Scale::Logarithmic, .minimum = 1, .maximum = mandelbrotMostIterations}, this)),
      m_byDepth(new QCheckBox(tr("by depth"), this)), m_palette(new QComboBox(this)), m_engine(new QComboBox(this)),
      m_relief(new QCheckBox(tr("relief"), this)), m_cycle(new QCheckBox(tr("cycle"), this)), m_state(new QLabel(this)),
      m_help(new QLabel(tr("Drag: move · wheel, double click: zoom · Shift and drag: a box"), this))
{
    arrange();
    m_cycling.setInterval(cycleMilliseconds);
    m_settling.setSingleShot(true);
    m_settling.setInterval(settleMilliseconds);
    m_steps.setUndoLimit(stepsKept);

    connect(m_canvas, &MandelbrotCanvas::placeChosen, this, guarded(this, &MandelbrotPage::goTo));
    connect(m_canvas, &MandelbrotCanvas::sizeChanged, this, guarded(this, &MandelbrotPage::fitToCanvas));
    connect(&m_renderer, &MandelbrotRenderer::pictureReady, this, guarded(this, &MandelbrotPage::showPicture));
    connect(&m_renderer, &MandelbrotRenderer::failed, this,
            guarded([this](const QString &message) { m_message->showMessage(message, Banner::Tone::Problem); }));
    connect(&m_renderer, &MandelbrotRenderer::waiting, this,
            guarded([this] { m_state->setText(JobThread::waitingText()); }));
    connect(m_home, &QToolButton::clicked, this, guarded(this, &MandelbrotPage::goHome));
    connect(&m_steps, &QUndoStack::canUndoChanged, m_back, &QWidget::setEnabled);
    connect(&m_steps, &QUndoStack::canRedoChanged, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, &m_steps, guarded(&m_steps, &QUndoStack::undo));
    connect(m_forward, &QToolButton::clicked, &m_steps, guarded(&m_steps, &QUndoStack::redo));
    connect(m_canvas, &MandelbrotCanvas::backAsked, &m_steps, guarded(&m_steps, &QUndoStack::undo));
    connect(m_canvas, &MandelbrotCanvas::forwardAsked, &m_steps, guarded(&m_steps, &QUndoStack::redo));
    connect(m_coordinates, &QLineEdit::returnPressed, this, guarded([this] { goToText(m_coordinates->text()); }));
    const auto typed = [this] { return static_cast<int>(m_iterations->value()); };
    connect(m_iterations, &NumberSpinBox::numberEdited, this,
            guarded([this, typed] { goTo(place().withIterations(typed())); }));
    connect(m_byDepth, &QCheckBox::clicked, this,
            guarded([this, typed](bool on) { goTo(place().withIterations(on ? 0 : typed())); }));
    connect(m_palette, &QComboBox::currentIndexChanged, this, guarded([this] {
                m_look.palette = m_palette->currentText();
                render();
            }));
    connect(m_relief, &QCheckBox::toggled, this, guarded([this](bool on) {
                m_look.relief = on;
                m_cycle->setEnabled(!on);
                render();
            }));
    connect(m_cycle, &QCheckBox::toggled, this,
            guarded([this](bool on) { on ? m_cycling.start() : m_cycling.stop(); }));
    connect(&m_cycling, &QTimer::timeout, this, guarded([this] {
        if (m_renderer.isBusy() || !isVisible() || m_look.relief)
            return;
        m_look.phase += cyclesPerTick;
        render();
    }));
    connect(m_engine, &QComboBox::currentIndexChanged, this, guarded([this] {
                m_message->hide(); // the other engine's
                render();
            }));
    connect(m_race, &QToolButton::clicked, this, guarded(this, &MandelbrotPage::race));
    connect(m_save, &QToolButton::clicked, this, &MandelbrotPage::saveAsked);
    m_use.watch(MachineUse::Kind::Viewer, this, [this] { followMachine(); });
}

MandelbrotPage::~MandelbrotPage()
{
    m_iterations->disconnect(this); // a field that goes with the focus takes the number that is being typed
}

void MandelbrotPage::takeOver(const MandelbrotPage &before)
{
    m_palette->setCurrentIndex(before.m_palette->currentIndex());
    m_relief->setChecked(before.m_relief->isChecked());
    m_cycle->setChecked(before.m_cycle->isChecked());
    m_bulbs->setChecked(before.m_bulbs->isChecked());
    m_cycles->setChecked(before.m_cycles->isChecked());
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(before.m_engine->currentData())));
    for (int i = 0; i < before.m_steps.count(); ++i)
        m_steps.push(new Step(*this, *static_cast<const Step *>(before.m_steps.command(i)))); // all are such
    m_steps.setIndex(before.m_steps.index());
    m_begun = before.m_begun;
    m_reached = before.m_reached;
    showPlace(before.m_chosen);
}

RenderRequest MandelbrotPage::request() const
{
    return {place(), m_look, engineUse(),
            (m_bulbs->isChecked() ? operations::mandelbrotBulbs : 0) |
                (m_cycles->isChecked() ? operations::mandelbrotCycles : 0)};
}

EngineUse MandelbrotPage::engineUse() const
{
    return {m_engine->currentData().toString().toStdString(), {}, {}};
}

void MandelbrotPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // The layout is known after this; the picture must not wait for another turn of the event loop.
    QMetaObject::invokeMethod(this, guarded(this, &MandelbrotPage::fitToCanvas), Qt::QueuedConnection);
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
    if (!m_begun) {
        m_chosen = m_reached = MandelbrotPlace::home(m_canvas->pixelSize());
        m_begun = true;
    }
    showChosen();
}

void MandelbrotPage::goHome()
{
    goTo(MandelbrotPlace::home(m_canvas->pixelSize()));
}

void MandelbrotPage::followMachine()
{
    m_race->setEnabled(mayRender()); // it is timed, too
    showWhyItWaits();
    if (mayRender())
        return render();
    m_renderer.cancel();
}

void MandelbrotPage::showWhyItWaits()
{
    m_message->hide();
    if (!mayRender() && !m_use.isHeld(MachineUse::Kind::Race)) // its dialog says it
        m_message->showMessage(tr("A measurement is running. The image would disturb it and waits."),
                               Banner::Tone::Notice);
}

void MandelbrotPage::goTo(const MandelbrotPlace &place, bool settled)
{
    m_chosen = place;
    m_canvas->setPlace(place);
    showWhyItWaits();
    showPlaceInWords();
    if (place.isAtLimit())
        m_message->showMessage(tr("float64 cannot go deeper: neighbouring pixels would be the same number."),
                               Banner::Tone::Notice);
    if (settled)
        addStep(place);
    if (!settled && m_renderer.isBusy() && m_sinceRequest.elapsed() < patienceMilliseconds)
        m_pending = true;
    else
        render();
    showState();
}

void MandelbrotPage::addStep(const MandelbrotPlace &place)
{
    const MandelbrotPlace before = std::exchange(m_reached, place);
    const bool isFirst = !std::exchange(m_begun, true);
    if (isFirst || before == place)
        return;
    if (!m_settling.isActive())
        m_gesture = newGesture();
    m_settling.start();
    m_steps.push(new Step(*this, before, place, m_gesture));
}

void MandelbrotPage::showPlace(const MandelbrotPlace &place)
{
    m_settling.stop();
    showWhyItWaits();
    m_chosen = m_reached = place;
    showChosen();
}

/// In the room that there is now.
void MandelbrotPage::showChosen()
{
    m_canvas->setPlace(m_chosen.resized(m_canvas->pixelSize()));
    showPlaceInWords();
    render();
    showState();
}

void MandelbrotPage::showPlaceInWords()
{
    m_coordinates->setText(toText(place()));
    m_coordinates->setCursorPosition(0);
}

/// Esc shows the coordinates as they were before something was typed, and leaves the fields. The keys that the buttons
/// name work with the focus on any control that has no use for them.
void MandelbrotPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Home && event->modifiers() == Qt::NoModifier)
        return goHome();
    if (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier)
        return m_steps.undo();
    if (event->key() == Qt::Key_Right && event->modifiers() == Qt::AltModifier)
        return m_steps.redo();
    if (event->key() != Qt::Key_Escape || event->modifiers() != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    showWhyItWaits();
    showPlaceInWords();
    m_iterations->setNumber(place().iterations);
    m_canvas->setFocus();
}

void MandelbrotPage::goToText(const QString &text)
{
    try {
        goTo(placeFromText(text, place()));
        m_canvas->setFocus();
    } catch (const Error &error) {
        m_message->showMessage(coreMessage(error), Banner::Tone::Problem);
    }
}

void MandelbrotPage::render()
{
    m_pending = false;
    if (!mayRender() || !m_begun || !isVisible())
        return;
    m_sinceRequest.start();
    m_renderer.request(request());
}

void MandelbrotPage::showPicture(const RenderedPicture &picture)
{
    m_canvas->setPicture(picture);
    if (picture.finished) {
        const bool isDouble = picture.place.needsDouble();
        double &best = (isDouble ? m_rateDouble : m_rateSingle)[picture.use.id]; // other programs only take from it
        if (picture.iterations > 1e6 && picture.iterationsPerSecond > 0)
            best = std::max(best, picture.iterationsPerSecond);
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
    if (!m_iterations->hasFocus())
        m_iterations->setNumber(now.iterations);
    m_byDepth->setChecked(now.chosenIterations);

    QStringList parts;
    if (m_shownResult.allIterations > 0)
        parts << costText();
    if (now.needsDouble()) {
        const std::string id = engineUse().id;
        QString text = tr("float64, because pixels would merge in float32");
        if (m_rateSingle[id] > 0 && m_rateDouble[id] > 0)
            text += tr(", at %1 % of its rate").arg(qRound(100 * m_rateDouble[id] / m_rateSingle[id]));
        parts << text;
    } else {
        parts << tr("float32");
    }
    m_state->setText(parts.join(QStringLiteral("  ·  ")));
    m_state->setToolTip(m_state->text());
    fitHelp();
}

/// "29 M iterations, 16 ms: 1.8 G iterations/s": the iterations that the last request took and its whole time, so that
/// one divided by the other is the rate. "newest 12 % in 16 ms" where the rest was kept.
QString MandelbrotPage::costText() const
{
    const RenderedPicture &shown = m_shownResult;
    const double pixels = double(shown.place.size.width()) * shown.place.size.height();
    const QString took = secondsText(shown.seconds);
    const QString time =
        shown.reused == 0 ? took
                          : tr("newest %1 % in %2").arg(std::ceil(100 - 100 * double(shown.reused) / pixels)).arg(took);
    if (isSkipping())
        return tr("known work skipped: %1").arg(time);
    const std::optional<double> perSecond = shownRate();
    if (!perSecond)
        return time;
    const QString count = unitRateText(shown.iterations, QString());
    return tr("%1 iterations, %2: %3", "29 M iterations, 16 ms: 1.8 G iterations/s")
        .arg(count, time, rateText(*perSecond, tr("iterations")));
}

/// Iterations a second of the last request. None if known work was skipped or only the colours are others.
std::optional<double> MandelbrotPage::shownRate() const
{
    if (isSkipping() || m_shownResult.iterations == 0)
        return std::nullopt;
    return m_shownResult.iterations / m_shownResult.seconds;
}

bool MandelbrotPage::isSkipping() const
{
    return m_bulbs->isChecked() || m_cycles->isChecked();
}

void MandelbrotPage::race()
{
    m_racing = m_use.hold(MachineUse::Kind::Race); // the picture on show would run along
    auto *dialog = new RaceDialog(m_engines, place(), m_look, m_watch, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, guarded([this] { m_racing = nullptr; }));
    dialog->open();
}

QString MandelbrotPage::introduction() const
{
    return tr("The image appears as soon as this page is visible and nothing is being measured.");
}

FigureTable MandelbrotPage::table() const
{
    FigureTable table;
    const RenderedPicture &cost = m_shownResult;
    if (m_canvas->picture().image.isNull() || cost.image.isNull())
        return table;
    // A picture may be made only of what was kept: then it has cost nothing.
    const RenderedPicture &shown = m_canvas->picture().finished ? m_canvas->picture() : cost;
    const MandelbrotPlace &place = shown.place;
    const QPointF centre = place.centre();
    const auto figure = [](double value) { return FigureTable::Cell{QString::number(value, 'g', 17), value}; };
    const auto count = [](double value) { return FigureTable::Cell{countText(value), value}; };
    table.columns = {{QStringLiteral("x")},
                     {QStringLiteral("y")},
                     {tr("Width")},
                     {tr("Iterations")},
                     {tr("Precision")},
                     {tr("Engine that draws")},
                     {tr("Pixels")},
                     {tr("Iterations of all pixels")},
                     {tr("Iterations a second"), QStringLiteral("1/s")},
                     {tr("Newest part"), QStringLiteral("s")}};
    auto &row = table.rows.emplace_back();
    row = {figure(centre.x()),
           figure(centre.y()),
           figure(place.step * place.size.width()),
           count(place.iterations),
           {place.needsDouble() ? QStringLiteral("float64") : QStringLiteral("float32")},
           {m_engine->itemText(m_engine->findData(QString::fromStdString(cost.use.id)))},
           count(double(place.size.width()) * place.size.height()),
           {unitRateText(shown.allIterations, QString()), shown.allIterations},
           {},
           {secondsText(cost.seconds), cost.seconds}};
    if (const std::optional<double> perSecond = shownRate())
        row[8] = {rateText(*perSecond, tr("iterations")), *perSecond};
    return table;
}

Sheet MandelbrotPage::sheet() const
{
    const RenderedPicture &shown = m_canvas->picture();
    Picture picture;
    picture.title = accessibleName();
    picture.caption = toText(shown.place) + QStringLiteral(" · ") + m_state->text();
    picture.size = {shown.image.width(), shown.image.height()};
    picture.paint = [image = shown.image](QCPPainter &painter, const QRect &area, const ChartTheme &) {
        QSize size = image.size();
        size.scale(area.size(), Qt::KeepAspectRatio);
        QRect place(QPoint(0, 0), size);
        place.moveCenter(area.center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, image);
    };
    picture.fileTexts = textsOf(shown.place);
    return {objectName(), objectName(), {picture}, [table = table()] { return table.csv(); }};
}

} // namespace overtake
