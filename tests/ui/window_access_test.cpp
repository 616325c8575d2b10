// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen reader and a hesitating user find: every control that can have the focus has a name, and says what it
// does.
#include "panels/eliding_check_box.h"
#include "panels/engine_row.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QToolButton>

namespace overtake
{
namespace
{

using test::Window;

std::string describe(const QWidget &widget)
{
    QString path;
    for (const QWidget *one = &widget; one; one = one->parentWidget())
        path.prepend(QLatin1Char('/') + QString::fromLatin1(one->metaObject()->className()) + QLatin1Char(' ') +
                     one->objectName());
    return path.toStdString();
}

/// Its own, or that of the row it belongs to.
bool hasToolTip(const QWidget &widget)
{
    for (const QWidget *one = &widget; one && !one->isWindow(); one = one->parentWidget())
        if (!one->toolTip().isEmpty())
            return true;
    return false;
}

/// Those in sight that the Tab key reaches.
std::vector<QWidget *> controls(const QWidget &window)
{
    std::vector<QWidget *> found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isPart = qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) != nullptr;
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 && !isPart)
            found.push_back(widget);
    }
    return found;
}

class Access : public Window, public testing::WithParamInterface<const char *>
{
};

TEST_P(Access, EveryControlHasANameAndSaysWhatItDoes)
{
    m_window->resize(1600, 1000);
    m_window->results().showTab(QString::fromLatin1(GetParam()));
    ASSERT_EQ(m_window->results().page().objectName(), QString::fromLatin1(GetParam()));
    QApplication::processEvents();
    for (QWidget *widget : controls(*m_window)) {
        const QAccessibleInterface *access = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(access, nullptr) << describe(*widget);
        EXPECT_FALSE(access->text(QAccessible::Name).isEmpty()) << "no name: " << describe(*widget);
        const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) ||
                               qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QLineEdit *>(widget);
        EXPECT_FALSE(isControl && !hasToolTip(*widget)) << "no tooltip: " << describe(*widget);
    }
}

INSTANTIATE_TEST_SUITE_P(Pages, Access, testing::ValuesIn(test::pageNames), [](const auto &one) { return one.param; });

TEST_F(Window, TheControlsOfAnEngineNameIt)
{
    const auto rows = m_window->findChildren<EngineRow *>();
    EXPECT_GE(rows.size(), 2);
    for (const EngineRow *row : rows) {
        const QString engine = row->findChild<ElidingCheckBox *>()->label();
        EXPECT_EQ(row->findChild<QRadioButton *>()->accessibleName(), QStringLiteral("Baseline: ") + engine);
        QStringList names;
        for (const QToolButton *button : row->findChildren<QToolButton *>())
            names << button->accessibleName();
        EXPECT_TRUE(names.contains(QStringLiteral("Options of ") + engine)) << names.join(u'|').toStdString();
        EXPECT_TRUE(names.contains(QStringLiteral("Remove %1 from the list").arg(engine)))
            << names.join(u'|').toStdString();
    }
}

} // namespace
} // namespace overtake
