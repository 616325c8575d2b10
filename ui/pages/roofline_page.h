// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Roofline': what bounds each part of a step, memory or arithmetic, on logarithmic axes, with each device's roof.
// Window thread only.
#pragma once

#include "pages/point_page.h"

namespace overtake
{

class RooflinePage : public PointPage
{
    Q_OBJECT

public:
    explicit RooflinePage(QWidget *parent = nullptr);
    ~RooflinePage() override;

    FigureTable table() const override;
    QString introduction() const override;

protected:
    void redraw() override;
    std::unique_ptr<PointPage> another() const override { return std::make_unique<RooflinePage>(); }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
