// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > How Overtake measures: by keyboard, in the language of the window.
#include "translations.h"
#include "ui/main_window_lab.h"

#include <QPointer>
#include <QStringList>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QTranslator>

namespace overtake
{
namespace
{

using test::Window;

QStringList headingsOf(const QTextBrowser &page)
{
    QStringList headings;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0)
            headings.append(block.text());
    return headings;
}

/// Of the first table, in rows.
int tableOf(const QTextBrowser &page)
{
    for (const QTextFrame *frame : page.document()->rootFrame()->childFrames())
        if (const auto *table = qobject_cast<const QTextTable *>(frame))
            return table->rows();
    return 0;
}

class Manual : public Window
{
protected:
    void TearDown() override
    {
        close();
        for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
            QCoreApplication::removeTranslator(translator);
    }

    QTextBrowser *openPage()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F3);
        auto *page = m_window->findChild<QTextBrowser *>();
        if (page)
            test::makeActive(page->window());
        return page;
    }
};

TEST_F(Manual, OpensAndClosesByKeyboard)
{
    QPointer<QTextBrowser> page = openPage();
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->window()->windowTitle(), QStringLiteral("How Overtake measures"));
    EXPECT_EQ(headingsOf(*page).value(0), QStringLiteral("How Overtake measures"));
    EXPECT_TRUE(page->hasFocus()) << "the keys that scroll";
    QTest::keyClick(page, Qt::Key_Escape);
    EXPECT_FALSE(page && page->isVisible());
}

TEST_F(Manual, IsThereInGermanWithTheSameSections)
{
    const QTextBrowser *english = openPage();
    ASSERT_NE(english, nullptr);
    const qsizetype sections = headingsOf(*english).size();
    EXPECT_GT(sections, 5);
    EXPECT_EQ(tableOf(*english), 9) << "what intervals are worth under eight kinds of noise";
    close();

    ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QLocale(QStringLiteral("de_DE"))));
    open();
    const QTextBrowser *german = openPage();
    ASSERT_NE(german, nullptr);
    EXPECT_EQ(action("F3")->text().remove(QLatin1Char('&')), QStringLiteral("Wie Overtake misst"));
    EXPECT_EQ(headingsOf(*german).value(0), QStringLiteral("Wie Overtake misst"));
    EXPECT_EQ(headingsOf(*german).size(), sections);
    EXPECT_EQ(tableOf(*german), 9);
}

} // namespace
} // namespace overtake
