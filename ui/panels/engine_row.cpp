// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/engine_row.h"

#include "panels/bare_layout.h"
#include "panels/eliding_check_box.h"
#include "panels/fold.h"
#include "panels/number_slider.h"
#include "panels/number_spin_box.h"
#include "panels/parameter_row.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/manual_section.h"
#include "words/number_text.h"
#include "words/ui_text.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace overtake
{

namespace
{

QString amountText(double amount, const std::string &unit)
{
    return unit == "s" ? secondsText(amount) : unitRateText(amount, coreText(unit));
}

} // namespace

/// The piece of line with its marker that stands for an engine in the charts.
class SeriesSwatch : public QWidget
{
public:
    explicit SeriesSwatch(QWidget *parent) : QWidget(parent) { setFixedSize(24, 16); }

    void setStyle(const std::optional<SeriesStyle> &style)
    {
        m_style = style;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QCPPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (m_style)
            drawSeriesSample(painter, rect(), *m_style);
    }

private:
    std::optional<SeriesStyle> m_style;
};

EngineRow::EngineRow(const Engine &engine, const Workload &workload, const std::vector<ParameterSpec> &figures,
                     std::optional<double> watts, QWidget *parent)
    : QWidget(parent), m_engine(engine), m_swatch(new SeriesSwatch(this)), m_enabled(new ElidingCheckBox(this)),
      m_base(new QRadioButton(tr("baseline"), this)), m_fold(new QToolButton(this)), m_remove(new QToolButton(this)),
      m_options(new QWidget(this))
{
    const EngineDescription &description = engine.description();
    if (description.predicted)
        setManualPlace(*this, manualPredictions);
    auto *column = bareLayout<QVBoxLayout>(this, 4);
    auto *line = bareLayout<QHBoxLayout>(nullptr, 4);
    m_enabled->setDetails(coreMessage(listed({foreign(description.device), description.detail})));
    m_base->setToolTip(tr("The baseline: speed-ups are relative to it."));
    m_base->setAutoExclusive(false); // the study decides, so that undo can
    m_fold->setArrowType(Qt::RightArrow);
    m_fold->setAutoRaise(true);
    m_fold->setToolTip(tr("Options of this engine"));
    m_remove->setText(QStringLiteral("×"));
    m_remove->setAutoRaise(true);
    setRemovable(true);
    line->addWidget(m_fold);
    line->addWidget(m_enabled, 1);
    line->addWidget(m_swatch);
    column->addLayout(line);

    auto *options = new QVBoxLayout(m_options);
    options->setContentsMargins(32, 0, 0, 8);
    options->setSpacing(4);
    auto *first = new QHBoxLayout;
    first->addWidget(m_base);
    first->addStretch();
    first->addWidget(m_remove);
    options->addLayout(first);
    for (const ParameterSpec &spec : description.options.specs())
        if (!spec.optional)
            addOption(
                spec, [key = spec.key](const EngineUse &use) { return use.options.at(key); },
                [key = spec.key](EngineUse &use, const ParameterValue &value) { use.options.set(key, value); });
    if (!description.predicted)
        addOption(
            stopwatchOption(), [](const EngineUse &use) { return nameOf(use.stopwatch); },
            [](EngineUse &use, const ParameterValue &value) {
                use.stopwatch = stopwatchOf(std::get<std::string>(value));
            });
    for (const ParameterSpec &spec : workload.parameters().specs())
        if (spec.perEngine && spec.isNumber())
            addOverride(spec);
    if (!figures.empty())
        addFigures(figures, watts);
    m_options->hide();
    column->addWidget(m_options);

    connect(m_fold, &QToolButton::clicked, this, guarded([this] { setOptionsOpen(!areOptionsOpen()); }));
    connect(m_enabled, &QCheckBox::clicked, this,
            guarded([this](bool on) { edit([on](EngineChoice &next) { next.enabled = on; }); }));
    connect(m_base, &QRadioButton::clicked, this, guarded([this] {
                m_base->setChecked(true); // a click on the baseline would take the mark away
                emit baseChosen();
            }));
    connect(m_remove, &QToolButton::clicked, this, &EngineRow::removalAsked);
}

template <typename Change>
void EngineRow::edit(Change change, Gesture gesture)
{
    EngineChoice next = m_choice;
    change(next);
    emit edited(next, gesture);
}

void EngineRow::addOption(const ParameterSpec &spec, const std::function<ParameterValue(const EngineUse &)> &valueOf,
                          const std::function<void(EngineUse &, const ParameterValue &)> &set)
{
    const auto change = [this, set](const ParameterValue &value, Gesture gesture) {
        edit([&](EngineChoice &next) { set(next.use, value); }, gesture);
    };
    const ValueControl control = makeControl(spec, m_options, change);
    m_refresh.push_back([this, control, valueOf](const Study &) { control.show(valueOf(m_choice.use)); });
    control.widget->setObjectName(QString::fromStdString(spec.key));
    control.widget->setToolTip(coreText(spec.help));
    auto *label = new QLabel(coreText(spec.label), m_options);
    label->setToolTip(coreText(spec.help));
    label->setBuddy(control.widget);
    auto *line = bareLayout<QHBoxLayout>(nullptr, 8);
    line->addWidget(label);
    line->addStretch();
    line->addWidget(control.widget);
    if (spec.advanced && !m_advanced) {
        m_advanced = new Fold(tr("Advanced"), m_options);
        m_options->layout()->addWidget(m_advanced);
    }
    auto *column = spec.advanced ? m_advanced->content() : qobject_cast<QVBoxLayout *>(m_options->layout());
    column->addLayout(line); // and not addItem(), which leaves the widgets to the parent that they were made with
}

/// "own batch size [ ] 512": without the tick the engine follows the parameter.
void EngineRow::addOverride(const ParameterSpec &spec)
{
    auto *line = bareLayout<QHBoxLayout>(nullptr, 8);
    auto *own = new QCheckBox(tr("own %1").arg(coreText(spec.label)), m_options);
    own->setToolTip(tr("Use a different value for this engine."));
    auto *spinBox = new NumberSpinBox(spec, m_options);
    spinBox->setObjectName(QString::fromStdString(spec.key));
    spinBox->setAccessibleName(own->text());
    line->addWidget(own);
    line->addStretch();
    line->addWidget(spinBox);
    m_options->layout()->addItem(line);

    connect(own, &QCheckBox::clicked, this, guarded([this, spec, spinBox](bool on) {
                edit([&](EngineChoice &next) {
                    next.use.overrides.remove(spec.key);
                    if (on)
                        next.use.overrides.set(spec.key, valueFromNumber(spec, spinBox->value()));
                });
            }));
    connect(spinBox, &NumberSpinBox::numberEdited, this, guarded([this, spec](double number, Gesture gesture) {
                edit([&](EngineChoice &next) { next.use.overrides.set(spec.key, valueFromNumber(spec, number)); },
                     gesture);
            }));
    m_refresh.push_back([this, own, spinBox, key = spec.key](const Study &study) {
        const bool swept = study.sweepKey == key;
        const bool has = m_choice.use.overrides.has(key);
        own->setChecked(has && !swept);
        own->setEnabled(!swept);
        spinBox->setEnabled(has && !swept);
        spinBox->setNumber(has && !swept ? m_choice.use.overrides.real(key) : study.parameters.real(key));
    });
}

/// A slider for each figure, the power that the card takes, and a way back to the card's own.
void EngineRow::addFigures(const std::vector<ParameterSpec> &figures, std::optional<double> watts)
{
    m_figures = new Fold(tr("A GPU of your own"), m_options);
    m_figures->setObjectName(QStringLiteral("figures"));
    setManualPlace(*m_figures, manualOwnGpu);
    m_options->layout()->addWidget(m_figures);
    for (const ParameterSpec &spec : figures) {
        const double own = std::get<double>(spec.defaultValue);
        auto *name = new QLabel(m_figures);
        auto *slider = new NumberSlider(spec, m_figures);
        slider->setObjectName(QString::fromStdString(spec.key));
        slider->setToolTip(coreText(spec.help));
        slider->setAccessibleName(coreText(spec.label));
        name->setToolTip(coreText(spec.help));
        name->setBuddy(slider);
        m_figures->content()->addWidget(name);
        m_figures->content()->addWidget(slider);
        connect(slider, &NumberSlider::numberEdited, this,
                guarded([this, key = spec.key](double number, Gesture gesture) {
                    edit([&](EngineChoice &next) { next.use.options.set(key, number); }, gesture);
                }));
        m_refresh.push_back([this, slider, name, spec, own](const Study &) {
            const ParameterValues &options = m_choice.use.options;
            const double number = options.has(spec.key) ? options.real(spec.key) : own;
            slider->setNumber(number);
            name->setText(tr("%1: %2").arg(coreText(spec.label), amountText(number, spec.unit)));
        });
    }
    if (watts) {
        auto *power = new QLabel(tr("Power limit of the %1: %2 W, by its maker", "card, number")
                                     .arg(QString::fromStdString(m_engine.description().device), countText(*watts)),
                                 m_figures);
        power->setObjectName(QStringLiteral("power"));
        power->setWordWrap(true);
        power->setForegroundRole(QPalette::PlaceholderText);
        power->setToolTip(tr("The maker's published figure, from a secondary source. The sliders do not change it."));
        m_figures->content()->addWidget(power);
    }
    auto *back = new QPushButton(tr("Reset to the card's figures"), m_figures);
    back->setObjectName(QStringLiteral("ownFigures"));
    back->setToolTip(tr("Reset all figures of this GPU to the card's own."));
    m_figures->content()->addWidget(back, 0, Qt::AlignLeft);
    connect(back, &QPushButton::clicked, this, guarded([this, figures] {
                edit([&](EngineChoice &next) {
                    for (const ParameterSpec &spec : figures)
                        next.use.options.remove(spec.key);
                });
            }));
}

void EngineRow::openFigures()
{
    setOptionsOpen(true);
    if (m_figures)
        m_figures->setOpen(true);
}

void EngineRow::show(const EngineChoice &choice, bool base, const Study &study, const std::optional<SeriesStyle> &style)
{
    m_choice = choice;
    Label label = m_engine.labelFor(choice.use.options);
    overtake::addStopwatch(label, choice.use.stopwatch);
    const QString name = engineLabel(label, choice.use, workloadById(study.workload));
    m_enabled->setLabel(name);
    m_fold->setAccessibleName(tr("Options of %1", "an engine").arg(name));
    m_base->setAccessibleName(tr("Baseline: %1", "an engine").arg(name));
    m_remove->setAccessibleName(tr("Remove %1 from the list", "an engine").arg(name));
    m_enabled->setChecked(choice.enabled);
    // A comparison needs its base: the tick stays, but it is not grey like an engine that cannot serve.
    m_enabled->setAttribute(Qt::WA_TransparentForMouseEvents, base);
    m_enabled->setFocusPolicy(base ? Qt::NoFocus : Qt::StrongFocus);
    m_fold->setFocusPolicy(choice.enabled || base ? Qt::TabFocus : Qt::NoFocus);
    m_base->setChecked(base);
    m_swatch->setStyle(style);
    for (const auto &refresh : m_refresh)
        refresh(study);
}

void EngineRow::setRemovable(bool removable)
{
    m_remove->setEnabled(removable);
    m_remove->setToolTip(removable ? tr("Remove this engine from the list")
                                   : tr("The last engine stays: without one there is nothing to measure."));
}

void EngineRow::setOptionsOpen(bool open)
{
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_options->setVisible(open);
}

} // namespace overtake
