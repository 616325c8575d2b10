// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every text that the window shows has its German: those in the source, and those that come from the core as strings.
#include "charts/core_text.h"
#include "translations.h"
#include "translators/core_texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <set>

namespace overtake
{
namespace
{

TEST(Translation, EveryTextOfTheCoreIsKnownToTheTranslators)
{
    QFile file(QStringLiteral(OVERTAKE_SOURCE_DIR "/resources/translations/overtake_de.ts"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    std::set<std::string> known;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("source"))
            known.insert(reader.readElementText().toStdString());
    for (const std::string &text : coreTexts())
        EXPECT_TRUE(known.count(text)) << "build update_translations and translate: " << text;
}

TEST(Translation, GermanIsComplete)
{
    QFile file(QStringLiteral(OVERTAKE_SOURCE_DIR "/resources/translations/overtake_de.ts"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    QString source;
    int messages = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("source")) {
            source = reader.readElementText();
            ++messages;
        }
        if (reader.name() == QLatin1String("translation")) {
            EXPECT_FALSE(reader.attributes().hasAttribute(QStringLiteral("type"))) << source.toStdString();
        }
    }
    EXPECT_GT(messages, 150);
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
}

TEST(Translation, GermanIsShown)
{
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("hidden neurons"));
    ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QLocale(QStringLiteral("de_DE"))));
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("verborgene Neuronen"));
    EXPECT_EQ(coreText("CPU, 8 threads on 8 cores, scalar"), QStringLiteral("CPU, 8 Threads auf 8 Kernen, skalar"));
    EXPECT_EQ(coreText("CPU, 2 threads under a quota of 2.5 CPUs"),
              QStringLiteral("CPU, 2 Threads bei einem Kontingent von 2.5 CPUs"));
    EXPECT_FALSE(installTranslations(*QCoreApplication::instance(), QLocale(QStringLiteral("sw"))));
    for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
        QCoreApplication::removeTranslator(translator);
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("hidden neurons"));
}

} // namespace
} // namespace overtake
