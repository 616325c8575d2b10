// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > Manual: by keyboard, in the language of the window, at the page that fits the tab or the lesson.
#include "commands/lesson_commands.h"
#include "dialogs/dialogs.h"
#include "lessons/lesson_choice.h"
#include "lessons/lesson_file.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"
#include "words/translations.h"

#include <QAbstractSlider>
#include <QAction>
#include <QFile>
#include <QPointer>
#include <QRegularExpression>
#include <QStringList>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
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

/// Addresses of the links, in their order.
QStringList linksOf(const QTextBrowser &page)
{
    QStringList links;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().isAnchor())
                links.append(it.fragment().charFormat().anchorHref());
    return links;
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
    EXPECT_EQ(page->window()->windowTitle(), QStringLiteral("The manual"));
    EXPECT_EQ(headingsOf(*page).value(0), QStringLiteral("The manual"));
    EXPECT_TRUE(page->hasFocus()) << "the keys that scroll";
    QTest::keyClick(page, Qt::Key_Escape);
    EXPECT_FALSE(page && page->isVisible());
}

/// F1 explains the tab or the lesson, and a part of the window that has a place of its own.
TEST_F(Manual, OpensWhereItExplainsWhatHasTheFocus)
{
    const auto headingAtTop = [&] {
        QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(), Qt::Key_F1);
        auto *page = m_window->findChild<QTextBrowser *>();
        const QString heading = page ? page->textCursor().block().text() : QString(); // seen, if not at the top
        EXPECT_TRUE(page);
        delete page->window();
        test::makeActive(m_window.get());
        return heading;
    };
    const char *headings[] = {"Curves", "Bars", "Map", "Training"}; // the last tab's is at the bottom of its page
    for (int tab = 0; tab < 4; ++tab) {
        action(QStringLiteral("Ctrl+%1").arg(tab + 1).toLatin1().constData())->trigger();
        find<QTabBar>("qt_tabwidget_tabbar")->setFocus();
        EXPECT_EQ(headingAtTop(), QString::fromLatin1(headings[tab]));
    }
    inRow<QAbstractSlider>("hidden")->setFocus();
    EXPECT_EQ(headingAtTop(), QStringLiteral("What is timed"));
    const Lesson &third = builtInLessons().at(2); // CPU and GPU alone
    ASSERT_TRUE(m_window->lessons().player().begin(third));
    EXPECT_EQ(headingAtTop(), QString::number(third.number) + ". " + QString::fromStdString(third.title));
    m_window->lessons().player().leave();
    for (const Lesson &lesson : builtInLessons()) {
        showManual(m_window.get(), manualOfLesson(lesson.number));
        auto *page = m_window->findChild<QTextBrowser *>();
        ASSERT_TRUE(page);
        EXPECT_EQ(page->textCursor().block().text(),
                  QString::number(lesson.number) + ". " + QString::fromStdString(lesson.title));
        delete page->window();
    }
    test::makeActive(m_window.get());
    action("Ctrl+1")->trigger();
    find<QTabBar>("qt_tabwidget_tabbar")->setFocus();
    EXPECT_EQ(headingAtTop(), QStringLiteral("Curves")) << "the lesson is over";
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
    EXPECT_EQ(page->cursorForPosition({4, 4}).block().text(), QStringLiteral("How a lesson works"));
    QTest::keyClick(page, Qt::Key_F1);
    EXPECT_EQ(m_window->findChildren<QTextBrowser *>().size(), 1) << "it is open";
    delete page->window();
    choice->close();
}

/// Each page that the first one leads to has as many headings in every language, and its pictures.
TEST_F(Manual, IsThereInEveryLanguageWithTheSameSections)
{
    const std::pair<const char *, const char *> titles[] = {
        {"en", "The manual"}, {"de", "Das Handbuch"}, {"fr", "Le manuel"}, {"ko", "설명서"}};
    ASSERT_EQ(languages().size(), std::size(titles));
    QList<qsizetype> sections;
    for (const auto &[code, title] : titles) {
        SCOPED_TRACE(code);
        if (QLatin1String(code) != QLatin1String("en")) {
            ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QString::fromLatin1(code)));
            open();
        }
        QTextBrowser *page = openPage();
        ASSERT_NE(page, nullptr);
        EXPECT_EQ(page->window()->windowTitle(), QString::fromUtf8(title));
        const QStringList links = linksOf(*page);
        EXPECT_GE(links.size(), 9);
        QList<qsizetype> found;
        int pictures = 0;
        for (const QString &link : links) {
            page->setSource(QUrl(link));
            EXPECT_FALSE(headingsOf(*page).isEmpty()) << link.toStdString();
            found.append(headingsOf(*page).size());
            pictures += picturesOf(*page);
        }
        EXPECT_EQ(pictures, static_cast<int>(builtInLessons().size()) + 5) << "packaging/pictures draws those five";
        QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
        EXPECT_EQ(page->source().fileName(), links.at(links.size() - 2));
        if (sections.isEmpty())
            sections = found;
        EXPECT_EQ(found, sections);
        TearDown();
    }
}

/// The reference has each key of the menus, so that no key is added without it.
TEST_F(Manual, ListsEveryKey)
{
    QFile file(QStringLiteral(":/manual/reference.md"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll()).section(QStringLiteral("## Keys"), 1).section("\n## ", 0, 0);
    QStringList keys{QStringLiteral("Page Up"), QStringLiteral("Page Down")};
    for (const QString &line : text.split('\n'))
        if (line.startsWith(QStringLiteral("| ")))
            keys += line.section(QStringLiteral(" | "), 0, 0).mid(2).split(QStringLiteral(", "));
    for (int tab = 1; tab <= m_window->results().tabNames().size(); ++tab)
        keys.append(QStringLiteral("Ctrl+%1").arg(tab)); // "Ctrl+1 to Ctrl+5"
    EXPECT_GT(keys.size(), 40);
    for (const QAction *one : m_window->findChildren<QAction *>()) {
        for (const QKeySequence &sequence : one->shortcuts()) {
            if (sequence == QKeySequence(Qt::CTRL | Qt::Key_Y))
                continue; // some systems have it as a second key for Redo
            QString key = sequence.toString(QKeySequence::PortableText);
            key.replace(QStringLiteral("PgUp"), QStringLiteral("Page Up"))
                .replace(QStringLiteral("PgDown"), QStringLiteral("Page Down"));
            EXPECT_TRUE(keys.contains(key)) << key.toStdString() << ": " << one->text().toStdString();
        }
    }
}

/// Keys in bold in the README and the manual are shortcuts of commands, in every language.
TEST_F(Manual, NamesOnlyKeysThatExist)
{
    QStringList shortcuts;
    for (const QAction *one : m_window->findChildren<QAction *>())
        for (const QKeySequence &sequence : one->shortcuts())
            shortcuts.append(sequence.toString(QKeySequence::PortableText));
    static const QRegularExpression bold(
        QStringLiteral("\\*\\*((?:(?:Ctrl|Strg|Shift|Umschalt|Maj)\\+)*(?:F?\\d+|[A-Z]))\\*\\*"));
    for (const char *ending : {"", ".de", ".fr", ".ko"}) {
        int found = 0;
        for (const char *page :
             {"README", "resources/manual/index", "resources/manual/tutorial", "resources/manual/howto",
              "resources/manual/record", "resources/manual/tabs", "resources/manual/teaching"}) {
            QFile file(QStringLiteral(OVERTAKE_SOURCE_DIR "/%1%2.md").arg(QLatin1String(page), QLatin1String(ending)));
            ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
            const QString text = QString::fromUtf8(file.readAll());
            for (auto matches = bold.globalMatch(text); matches.hasNext(); ++found) {
                QString key = matches.next().captured(1);
                key.replace(QStringLiteral("Strg"), QStringLiteral("Ctrl"))
                    .replace(QStringLiteral("Umschalt"), QStringLiteral("Shift"))
                    .replace(QStringLiteral("Maj"), QStringLiteral("Shift"));
                EXPECT_TRUE(shortcuts.contains(key)) << file.fileName().toStdString() << ": " << key.toStdString();
            }
        }
        EXPECT_GE(found, 20) << ending;
    }
}

} // namespace
} // namespace overtake
