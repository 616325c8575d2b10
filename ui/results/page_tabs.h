// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tabs of the window, with their pages; one of them may have tabs of its own. Window thread only.
#pragma once

#include "pages/page.h"

#include <QTabWidget>
#include <vector>

namespace overtake
{

class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget *parent);

    /// A tab for pages that have tabs in it.
    void addGroup(const QString &title);
    /// `name` is what lessons and file names call it. `isGrouped`: in the group.
    void add(Page *page, const char *name, const QString &title, bool isGrouped = false);
    const std::vector<Page *> &pages() const { return m_pages; }
    Page &page() const;                 ///< on show
    int pageIndex() const;              ///< its, in the order of pages()
    void showPage(const QString &name); ///< an unknown name changes nothing
    void setProjector(bool on);

signals:
    void pageShown();

private:
    void fit();

    QTabWidget *m_group;
    std::vector<Page *> m_pages;
};

} // namespace overtake
