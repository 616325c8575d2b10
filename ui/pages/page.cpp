// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page.h"

#include <QAccessibleWidget>

namespace overtake
{
namespace
{

/// A page that cannot be seen is its table, as it is when it is asked for.
class AccessiblePage : public QAccessibleWidget
{
public:
    explicit AccessiblePage(Page *page) : QAccessibleWidget(page, QAccessible::Grouping), m_page(*page) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Description)
            return QAccessibleWidget::text(kind);
        const QString spoken = m_page.table().spoken();
        return spoken.isEmpty() ? m_page.introduction() : spoken;
    }

private:
    const Page &m_page;
};

QAccessibleInterface *accessiblePage(const QString &, QObject *object)
{
    auto *page = qobject_cast<Page *>(object);
    return page ? new AccessiblePage(page) : nullptr;
}

} // namespace

Page::Page(QWidget *parent) : QWidget(parent)
{
    QAccessible::installFactory(accessiblePage); // once, however often
}

Sheet Page::sheetOf(const RunRecord &run, const QString &what, Picture picture) const
{
    picture.title = accessibleName();
    if (!run.sweep.workload.empty())
        picture.caption = captionFor(run);
    const QString name = QString::fromStdString(run.sweep.workload) + QLatin1Char('-') + what;
    return {objectName(), name, {std::move(picture)}, [table = table()] { return table.csv(); }};
}

} // namespace overtake
