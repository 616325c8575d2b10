// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Where the time goes': one bar per engine, as long as all the others, cut into the shares of its step. Window thread
// only.
#pragma once

#include "pages/point_page.h"

namespace overtake
{

class BreakdownChart;

class BreakdownPage : public PointPage
{
    Q_OBJECT

public:
    explicit BreakdownPage(QWidget *parent = nullptr);

    FigureTable table() const override;
    QString introduction() const override;

protected:
    void redraw() override;
    std::unique_ptr<PointPage> another() const override;

private:
    BreakdownChart *m_chart;
    QLabel *m_note;
};

} // namespace overtake
