// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine of the comparison: on or off, the base or not, its colour, and below, folded away, its own options
// (threads) and what it may have of its own (batch size).
#pragma once

#include "charts/chart_theme.h"
#include "study/study_model.h"

#include <QWidget>
#include <functional>
#include <optional>

class QRadioButton;
class QToolButton;

namespace overtake
{

class ElidingCheckBox;
class Fold;
class SeriesSwatch;

class EngineRow : public QWidget
{
    Q_OBJECT

public:
    /// `figures`: those that can be changed of the GPU that a model predicts (measure/engine_device.h). `watts`: its
    /// power limit, where a source is known.
    EngineRow(const Engine &engine, const Workload &workload, const std::vector<ParameterSpec> &figures,
              std::optional<double> watts, QWidget *parent);

    /// `style`: how its curve is drawn; none when it is off.
    void show(const EngineChoice &choice, bool base, const Study &study, const std::optional<SeriesStyle> &style);
    const EngineChoice &choice() const { return m_choice; }
    bool areOptionsOpen() const { return !m_options->isHidden(); }
    void setOptionsOpen(bool open);
    /// The sliders of a GPU of one's own; nothing for engines that have none.
    void openFigures();
    void setRemovable(bool removable);

signals:
    void edited(const overtake::EngineChoice &choice, overtake::Gesture gesture);
    void baseChosen();
    void removalAsked();

private:
    /// Asks for the choice as `change` leaves it.
    template <typename Change>
    void edit(Change change, Gesture gesture = 0);
    /// `valueOf` and `set`: where a use has the option.
    void addOption(const ParameterSpec &spec, const std::function<ParameterValue(const EngineUse &)> &valueOf,
                   const std::function<void(EngineUse &, const ParameterValue &)> &set);
    void addOverride(const ParameterSpec &spec);
    void addFigures(const std::vector<ParameterSpec> &figures, std::optional<double> watts);

    const Engine &m_engine;
    EngineChoice m_choice;
    SeriesSwatch *m_swatch;
    ElidingCheckBox *m_enabled;
    QRadioButton *m_base;
    QToolButton *m_fold;
    QToolButton *m_remove;
    QWidget *m_options;
    Fold *m_advanced = nullptr;                                ///< options that few need; null where there are none
    Fold *m_figures = nullptr;                                 ///< figures of a GPU of one's own
    std::vector<std::function<void(const Study &)>> m_refresh; ///< one per control in m_options
};

} // namespace overtake
