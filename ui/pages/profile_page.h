// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Profile': a step's operations as a table for each engine, the longest first; or as a trace.
// Window thread only.
#pragma once

#include "pages/point_page.h"

class QCheckBox;
class QPushButton;

namespace overtake
{

class EngineTable;

class ProfilePage : public PointPage
{
    Q_OBJECT

public:
    explicit ProfilePage(QWidget *parent = nullptr);

    FigureTable table() const override;
    QString introduction() const override;

signals:
    void traceAsked();

protected:
    void redraw() override;
    std::unique_ptr<PointPage> another() const override; ///< with the order on show

private:
    void addTables(std::size_t count); ///< until there are so many

    QCheckBox *m_all;
    QPushButton *m_trace;
    QWidget *m_list; ///< holds the tables
    std::vector<EngineTable *> m_tables;
};

} // namespace overtake
