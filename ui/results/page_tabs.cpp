// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/page_tabs.h"

#include "words/guarded.h"

#include <QTabBar>
#include <algorithm>

namespace overtake
{

PageTabs::PageTabs(QWidget *parent) : QTabWidget(parent), m_group(new QTabWidget(this))
{
    setTabPosition(QTabWidget::South);
    setDocumentMode(true);
    m_group->setDocumentMode(true);
    for (const QTabWidget *tabs : std::initializer_list<QTabWidget *>{this, m_group})
        connect(tabs, &QTabWidget::currentChanged, this, guarded([this] {
                    fit();
                    emit pageShown();
                }));
}

void PageTabs::addGroup(const QString &title)
{
    addTab(m_group, title);
    m_group->setAccessibleName(title);
}

void PageTabs::add(Page *page, const char *name, const QString &title, bool isGrouped)
{
    page->setObjectName(QString::fromLatin1(name));
    page->setAccessibleName(title);
    m_pages.push_back(page);
    (isGrouped ? m_group : this)->addTab(page, title);
    fit();
}

/// A page that is not on show asks for no room: a small screen has it for one.
void PageTabs::fit()
{
    for (int i = 0; i < count(); ++i) {
        const auto policy = i == currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        widget(i)->setSizePolicy(policy, policy);
    }
}

Page &PageTabs::page() const
{
    QWidget *shown = currentWidget();
    return *static_cast<Page *>(shown == m_group ? m_group->currentWidget() : shown);
}

int PageTabs::pageIndex() const
{
    return static_cast<int>(std::ranges::find(m_pages, &page()) - m_pages.begin());
}

void PageTabs::showPage(const QString &name)
{
    const auto named = [&](const Page *page) { return page->objectName() == name; };
    const auto found = std::ranges::find_if(m_pages, named);
    if (found == m_pages.end())
        return;
    const bool isGrouped = m_group->indexOf(*found) >= 0;
    if (isGrouped)
        m_group->setCurrentWidget(*found);
    setCurrentWidget(isGrouped ? m_group : static_cast<QWidget *>(*found));
}

void PageTabs::setProjector(bool on)
{
    for (Page *page : m_pages)
        page->setProjector(on);
    const QFont font = projectorFont(on, 18);
    tabBar()->setFont(font);
    m_group->tabBar()->setFont(font);
    if (QWidget *corner = cornerWidget(Qt::BottomRightCorner))
        corner->setFont(font);
}

} // namespace overtake
