// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/guarded.h"

#include <QLocale>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace
{

/// Only notify() caught an exception: some slot or handler lacks its own guarded().
class FailOnEscape : public testing::EmptyTestEventListener
{
    void OnTestEnd(const testing::TestInfo &) override
    {
        EXPECT_EQ(static_cast<overtake::Application *>(qApp)->takeEscaped(), 0) << "exceptions escaped";
    }
};

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QStandardPaths::setTestModeEnabled(true); // never the user's own settings
    const QTemporaryDir config;
    qputenv("XDG_CONFIG_HOME", config.path().toLocal8Bit()); // nor his workers
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    overtake::Application app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("overtake-test"));
    QApplication::setApplicationName(QStringLiteral("overtake-test"));
    testing::UnitTest::GetInstance()->listeners().Append(new FailOnEscape);
    return RUN_ALL_TESTS();
}
