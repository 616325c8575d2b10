// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loss and accuracy of each engine as training goes on, over steps, epochs or the seconds that the engine itself has
// run. Thin: as it was; thick: its running mean. The wheel zooms, a drag moves, a double click shows all.
// A model of two features shows its regions, too. Window thread only.
#pragma once

#include "charts/chart_theme.h"
#include "charts/plot_zoom.h"
#include "train/training.h"

#include <QWidget>
#include <optional>

namespace overtake
{

enum class TrainingAxis { Steps, Epochs, Seconds };

/// How an engine of the run looks: as everywhere else in the window.
struct TrainingSeries {
    QString label;
    SeriesStyle style;
};

class TrainingCharts : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingCharts(QWidget *parent = nullptr);

    /// Series in the order of the run's engines.
    void setRun(const TrainingRun &run, const std::vector<TrainingSeries> &series);
    void setAxis(TrainingAxis axis);
    void setProjector(bool on);

    /// All charts side by side, of that run, over the axis chosen.
    void paint(QCPPainter &painter, const QRect &area, const ChartTheme &theme, const TrainingRun &run,
               const std::vector<TrainingSeries> &series) const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Figure { Loss, Accuracy, Decision };
    static std::vector<Figure> figures(const TrainingRun &run); ///< figures that the run has
    void redraw();
    void arrange(); ///< moves the third figure below the others where the room is narrow
    /// Returns the ranges that show all.
    PlotRanges draw(QCustomPlot &plot, Figure figure, const ChartTheme &theme, const TrainingRun &run,
                    const std::vector<TrainingSeries> &series) const;
    void nameAxes(QCustomPlot &plot, Figure figure) const;
    PlotRanges drawCurves(QCustomPlot &plot, Figure figure, const TrainingRun &run,
                          const std::vector<TrainingSeries> &series) const;
    double position(const EngineTraining &training, const TrainingPoint &point) const;
    double axisEnd(const TrainingRun &run) const;

    TrainingRun m_run;
    std::vector<TrainingSeries> m_series;
    TrainingAxis m_axis = TrainingAxis::Seconds;
    bool m_projector = false;
    std::optional<bool> m_isBelow; ///< the third figure; unknown before the first arrange()
    QCustomPlot *m_loss;
    QCustomPlot *m_accuracy;
    QCustomPlot *m_decision;
    PlotZoom *m_lossZoom;
    PlotZoom *m_accuracyZoom;
};

} // namespace overtake
