// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A page that shows one point of the curve: bars, breakdown, roofline, profile. What these have in common: the point,
// projector size, drawing anew when palette, font or language change, and the picture that is exported.
#pragma once

#include "charts/chart_theme.h"
#include "pages/page.h"

#include <memory>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace overtake
{

class PointPage : public Page
{
    Q_OBJECT

public:
    using Page::Page;

    void showCurve(const ShownCurve &shown, Change change) override;
    void setProjector(bool on) override; ///< 24 pt text
    Sheet sheet() const override;        ///< the screen's content in light colours

    /// `value` of the swept parameter is named in the title. A comparison without measurements shows the empty state.
    void setComparison(double value, Shared<Comparison> comparison, const ChartContext &context);
    const Comparison &comparison() const { return *m_comparison; } ///< on show; no measurements when nothing is
    void clear();

protected:
    virtual void redraw() = 0;
    virtual std::unique_ptr<PointPage> another() const = 0; ///< empty page of the same class
    std::unique_ptr<PointPage> unseen() const;              ///< another, for a picture
    /// The point of the curve that the page shows; null where there is none. Here: the one that tells most of a step.
    virtual PointPtr pointOf(const ShownCurve &shown) const;
    void changeEvent(QEvent *event) override;
    /// For all of the page: it scrolls where there is less room than its widgets' minimum.
    QVBoxLayout *makeColumn();
    /// Large heading: the content of the page, or, on an empty page, what will appear.
    QLabel *makeHeading();
    void setHeading(const QString &text, bool isEmpty);
    ChartTheme theme() const; ///< the current drawing's

    double m_value = 0;
    Shared<Comparison> m_comparison;
    ChartContext m_context;
    bool m_projector = false;
    bool m_isPicture = false; ///< without controls; all of it has to fit

private:
    QScrollArea *m_area = nullptr;
    QLabel *m_heading = nullptr;
    std::function<Shared<RunRecord>()> m_run;
};

} // namespace overtake
