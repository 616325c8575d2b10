// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The teacher's guide: two pages of introduction and two for each lesson, in every language.
#include "commands/lesson_guide.h"
#include "lessons/lesson_file.h"
#include "text/error.h"
#include "words/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

qsizetype pagesOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b"));
    return QString::fromLatin1(file.readAll()).count(page);
}

TEST(LessonGuide, HasTwoPagesForEachLessonInEveryLanguage)
{
    const QTemporaryDir folder;
    for (const QString &language : languages()) {
        SCOPED_TRACE(language.toStdString());
        if (language != QLatin1String("en")) {
            ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), language));
        }
        const QString path = folder.filePath(language + QStringLiteral(".pdf"));
        writeLessonGuide(path);
        EXPECT_EQ(pagesOf(path), 2 + 2 * static_cast<qsizetype>(builtInLessons().size()));
        for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
            QCoreApplication::removeTranslator(translator);
    }
}

TEST(LessonGuide, SaysWhichFileCannotBeWritten)
{
    EXPECT_THROW(writeLessonGuide(QStringLiteral("/nowhere/guide.pdf")), Error);
}

} // namespace
} // namespace overtake
