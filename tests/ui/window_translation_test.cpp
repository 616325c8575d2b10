// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The German is shown. That every text has it, in lupdate's own list of contexts, is tests/ui/translations_test.sh.
#include "charts/core_text.h"
#include "translations.h"

#include <QCoreApplication>
#include <QTranslator>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

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
