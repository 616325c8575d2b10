// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An exception ends no window: slots are guarded, and the sources are read for those that are not.
#include "text/error.h"
#include "ui/main_window_lab.h"
#include "words/guarded.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <set>

namespace overtake
{
namespace
{

class WindowGuarded : public test::Window
{
};

TEST_F(WindowGuarded, WhatASlotThrowsIsShownAndTheRestGoesOn)
{
    QObject object;
    bool isReached = false;
    QObject::connect(&object, &QObject::objectNameChanged, &object,
                     guarded([](const QString &name) { throw Error(name.toStdString()); }));
    QObject::connect(&object, &QObject::objectNameChanged, &object, guarded([&] { isReached = true; }));
    object.setObjectName(QStringLiteral("Something is wrong."));
    EXPECT_EQ(problem(), QStringLiteral("Something is wrong."));
    EXPECT_TRUE(isReached);
    QObject::connect(&object, &QObject::destroyed, qApp, guarded([] { throw std::out_of_range("map::at"); }));
    emit object.destroyed();
    EXPECT_TRUE(problem().contains(QStringLiteral("A defect, please report it"))) << problem().toStdString();
}

/// Only the last resort catches it: what can be saved is saved, and a test would fail (ui_test_main.cpp).
TEST_F(WindowGuarded, WhatAHandlerOfEventsThrowsIsShownAndSavesTheState)
{
    class Broken : public QWidget
    {
        bool event(QEvent *event) override
        {
            return event->type() == QEvent::User ? throw Error("Nobody expects this.") : QWidget::event(event);
        }
    };
    Broken broken;
    QFile::remove(settingsPath());
    auto *application = static_cast<Application *>(qApp);
    QEvent event(QEvent::User);
    QCoreApplication::sendEvent(&broken, &event);
    EXPECT_EQ(problem(), QStringLiteral("Nobody expects this."));
    EXPECT_EQ(application->takeEscaped(), 1);
    EXPECT_TRUE(QFile::exists(settingsPath()));
}

/// The text between the parenthesis at `open` and its partner, cut at the commas that are in no other bracket.
QStringList argumentsAt(const QString &source, qsizetype open)
{
    QStringList arguments(1);
    int depth = 0;
    for (qsizetype i = open; i < source.size(); ++i) {
        const QChar c = source[i];
        depth += QStringLiteral("([{").contains(c) ? 1 : QStringLiteral(")]}").contains(c) ? -1 : 0;
        if (depth == 0)
            break;
        if (c == QLatin1Char(',') && depth == 1)
            arguments.append(QString());
        else if (i > open)
            arguments.back() += c;
    }
    for (QString &argument : arguments)
        argument = argument.trimmed();
    return arguments;
}

std::map<QString, QString> sources()
{
    std::map<QString, QString> all;
    for (QDirIterator at(QStringLiteral(OVERTAKE_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                         QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();) {
        QFile file(at.next());
        if (file.open(QIODevice::ReadOnly))
            all[file.fileName()] = QString::fromUtf8(file.readAll());
    }
    return all;
}

TEST(Guarded, EveryConnectionAndWhatRunsLaterIsGuarded)
{
    const std::map<QString, QString> all = sources();
    std::set<QString> signalNames;
    static const QRegularExpression section(QStringLiteral("\\nsignals:\\n((?:[^}]|\\}[^;])*?)(?=\\n\\w|\\n\\};)"));
    static const QRegularExpression name(QStringLiteral("void (\\w+)\\("));
    static const QRegularExpression itsClass(QStringLiteral("\\nclass (\\w+)[^;{]*\\{"));
    for (const auto &[path, text] : all)
        for (const auto &found : section.globalMatch(text)) {
            QRegularExpressionMatch owner;
            ASSERT_GE(text.lastIndexOf(itsClass, found.capturedStart(), &owner), 0) << path.toStdString();
            for (const auto &one : name.globalMatch(found.captured(1)))
                signalNames.insert(owner.captured(1) + QStringLiteral("::") + one.captured(1));
        }
    EXPECT_GT(signalNames.size(), 50U);

    static const QRegularExpression call(
        QStringLiteral("((?<!\\w)(?:connect|QTimer::singleShot|QMetaObject::invokeMethod)|\\bcallOnTimeout|\\.then|"
                       "\\baddAction|\\bQShortcut)\\("));
    static const QRegularExpression ofQt(QStringLiteral("^&Q[A-Z]\\w*::\\w+$"));
    static const QRegularExpression ofOurs(QStringLiteral("^&(?:\\w+::)*(\\w+::\\w+)$"));
    std::map<QString, int> counts; ///< by function
    for (const auto &[path, text] : all)
        for (const auto &found : call.globalMatch(text)) {
            const QStringList arguments = argumentsAt(text, found.capturedEnd() - 1);
            const QString function = found.captured(1);
            if (arguments.size() < 2 && function == QLatin1String("connect"))
                continue;                    // no connection of Qt's
            QString slot = arguments.back(); // of singleShot, callOnTimeout and then
            if (function == QLatin1String("connect")) {
                ASSERT_GE(arguments.size(), 4) << path.toStdString() << ": a connection without a receiver";
                slot = arguments[3];
            } else if (function == QLatin1String("QMetaObject::invokeMethod")) {
                ASSERT_GE(arguments.size(), 2) << path.toStdString();
                slot = arguments[1];
            } else if (function == QLatin1String("addAction") || function == QLatin1String("QShortcut")) {
                const auto functor = std::ranges::find_if(arguments, [](const QString &argument) {
                    return argument.startsWith(QLatin1Char('[')) || ofOurs.match(argument).hasMatch();
                });
                if (functor == arguments.end())
                    continue; // it has no slot, or a guarded one
                slot = *functor;
            }
            const auto ours = ofOurs.match(slot);
            if (ofQt.match(slot).hasMatch() || (ours.hasMatch() && signalNames.contains(ours.captured(1))))
                continue;
            EXPECT_TRUE(slot.startsWith(QLatin1String("guarded("))) << path.toStdString() << ": " << slot.toStdString();
            ++counts[function];
        }
    EXPECT_GT(counts[QStringLiteral("connect")], 200);
    for (const char *function : {"QTimer::singleShot", "QMetaObject::invokeMethod"})
        EXPECT_GT(counts[QString::fromLatin1(function)], 0) << function << " is not found any more";
}

} // namespace
} // namespace overtake
