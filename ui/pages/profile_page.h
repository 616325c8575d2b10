// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Profile': a step's operations as a table for each engine, the longest first; or as a trace.
// Window thread only.
#pragma once

#include "pages/point_page.h"

namespace overtake
{

class ProfilePage : public PointPage
{
    Q_OBJECT

public:
    explicit ProfilePage(QWidget *parent = nullptr);
    ~ProfilePage() override;

    FigureTable table() const override;
    QString introduction() const override;

signals:
    void traceAsked();

protected:
    void redraw() override;
    std::unique_ptr<PointPage> another() const override { return std::make_unique<ProfilePage>(); }
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
