// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tab of the window. Whatever a page is about, it can be copied, exported and read in the same way: it gives its
// figures as a table, which is also what assistive technology says of it, and itself as pictures. Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "charts/sheet.h"
#include "pages/document.h"
#include "run/curve_points.h"
#include "words/figure_table.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class QUndoStack;

namespace overtake
{

/// The curve on show, with the place of the slider.
struct ShownCurve {
    const ChartContext &context;
    const CurvePoints &points;                        ///< points that may be shown
    const Shared<std::vector<SweepPoint>> &predicted; ///< along the whole axis
    double cursor = 0;
    std::function<Shared<RunRecord>()> run; ///< all of it with the machine, for files
};

class Page : public QWidget
{
    Q_OBJECT

public:
    /// Change of the curve, with everything that follows from it.
    enum class Change { Curve, Axis, Points, Cursor };
    /// Subject of the page: the curve on show, the settings of the next one, or neither.
    enum class Concern { Curve, Study, Nothing };

    explicit Page(QWidget *parent = nullptr);

    virtual void showCurve(const ShownCurve &, Change) {}
    virtual void setProjector(bool on) = 0; ///< text for the back of the room
    virtual Concern concern() const { return Concern::Curve; }

    /// Without rows while there is nothing to show.
    virtual FigureTable table() const = 0;
    /// Sheet of a page whose table has rows.
    virtual Sheet sheet() const = 0;
    /// Result that Ctrl+S saves; none: the curve on show.
    virtual std::optional<Document> document() { return std::nullopt; }
    /// Results that are in no file yet.
    virtual std::vector<Document> unsaved() { return {}; }
    /// Computed image that Ctrl+S asks size and file of, instead of document().
    virtual std::optional<Sheet> image() const { return std::nullopt; }
    /// Steps of undo of its own; none: those of the study.
    virtual QUndoStack *undoStack() { return nullptr; }
    /// Explains an empty page: what will appear, and what to do for it.
    virtual QString introduction() const = 0;

protected:
    /// Caption and file name are those of the run.
    Sheet sheetOf(const RunRecord &run, const QString &what, Picture picture) const;
};

} // namespace overtake
