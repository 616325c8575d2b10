// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Roofline': what bounds each part of a step, memory or arithmetic, on logarithmic axes, with each device's roof.
// Window thread only.
#pragma once

#include "charts/point_view.h"

namespace overtake
{

class RooflineView : public PointView
{
    Q_OBJECT

public:
    explicit RooflineView(QWidget *parent = nullptr);
    ~RooflineView() override;

protected:
    void redraw() override;
    std::unique_ptr<PointView> another() const override { return std::make_unique<RooflineView>(); }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
