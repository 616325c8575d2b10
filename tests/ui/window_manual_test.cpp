// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > How Overtake measures: by keyboard, in the language of the window.
#include "lesson_commands.h"
#include "lessons/lesson_choice.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_strip.h"
#include "translations.h"
#include "ui/main_window_lab.h"

#include <QAbstractSlider>
#include <QPointer>
#include <QStringList>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QToolButton>
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

/// Those that are there.
int picturesOf(QTextBrowser &page)
{
    int found = 0;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QTextImageFormat image = it.fragment().charFormat().toImageFormat(); image.isValid())
                found += page.loadResource(QTextDocument::ImageResource, QUrl(image.name())).value<QImage>().isNull()
                             ? 0
                             : 1;
    return found;
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

/// F1 explains what has the focus.
TEST_F(Manual, OpensWhereItExplainsWhatHasTheFocus)
{
    const auto headingAtTop = [&] {
        QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(), Qt::Key_F1);
        auto *page = m_window->findChild<QTextBrowser *>();
        const QString heading = page ? page->cursorForPosition({4, 4}).block().text() : QString();
        EXPECT_TRUE(page);
        delete page->window();
        test::makeActive(m_window.get());
        return heading;
    };
    find<QWidget>("train")->window()->activateWindow();
    action("Ctrl+7")->trigger();
    find<QWidget>("train")->setFocus();
    EXPECT_EQ(headingAtTop(), QStringLiteral("Training"));
    action("Ctrl+1")->trigger();
    inRow<QAbstractSlider>("hidden")->setFocus();
    EXPECT_EQ(headingAtTop(), QStringLiteral("What is timed"));
    ASSERT_TRUE(m_window->lessons().player().begin(builtInLessons().at(2)));                // CPU and GPU alone
    m_window->findChild<LessonStrip *>()->findChildren<QToolButton *>().last()->setFocus(); // Leave: Back is disabled
    EXPECT_EQ(headingAtTop(), QStringLiteral("Lessons"));
    m_window->lessons().player().leave();
}

/// Where no window manager gives the dialog the focus, the window behind it has the key.
TEST_F(Manual, ExplainsTheDialogInFront)
{
    action("F6")->trigger();
    auto *choice = m_window->findChild<LessonChoice *>();
    ASSERT_TRUE(choice);
    action("F1")->trigger();
    auto *page = choice->findChild<QTextBrowser *>();
    ASSERT_TRUE(page);
    EXPECT_EQ(page->cursorForPosition({4, 4}).block().text(), QStringLiteral("Lessons"));
    QTest::keyClick(page, Qt::Key_F1);
    EXPECT_EQ(m_window->findChildren<QTextBrowser *>().size(), 1) << "it is open";
    delete page->window();
    choice->close();
}

TEST_F(Manual, IsThereInEveryLanguageWithTheSameSections)
{
    const QTextBrowser *english = openPage();
    ASSERT_NE(english, nullptr);
    const qsizetype sections = headingsOf(*english).size();
    EXPECT_GT(sections, 5);
    EXPECT_EQ(tableOf(*english), 9) << "what intervals are worth under eight kinds of noise";
    close();

    const std::pair<const char *, const char *> titles[] = {
        {"de", "Wie Overtake misst"}, {"fr", "Comment Overtake mesure"}, {"ko", "Overtake의 측정 방법"}};
    ASSERT_EQ(languages().size(), 1 + std::size(titles));
    for (const auto &[code, title] : titles) {
        SCOPED_TRACE(code);
        ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QLocale(QString::fromLatin1(code))));
        open();
        QTextBrowser *page = openPage();
        ASSERT_NE(page, nullptr);
        EXPECT_EQ(page->window()->windowTitle(), QString::fromUtf8(title));
        EXPECT_EQ(headingsOf(*page).value(0), QString::fromUtf8(title));
        EXPECT_EQ(headingsOf(*page).size(), sections);
        EXPECT_EQ(tableOf(*page), 9);
        EXPECT_EQ(picturesOf(*page), static_cast<int>(builtInLessons().size()));
        TearDown();
    }
}

} // namespace
} // namespace overtake
