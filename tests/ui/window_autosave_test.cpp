// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who kills the program loses no careful points, and finds nothing of it beside the files that are his own.
#include "commands/lesson_commands.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_player.h"
#include "run/autosave.h"
#include "ui/main_window_lab.h"

#include <QDateTime>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace overtake
{
namespace
{

class Unsaved : public test::Window
{
protected:
    QString folder() const { return filePath("data/unsaved"); }
    int files() const
    {
        if (Autosave *autosave = m_window->autosave())
            autosave->finishWriting();
        int count = 0;
        const QDir all(folder());
        for (const QString &one : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            count += static_cast<int>(QDir(all.filePath(one)).entryList({QStringLiteral("*.json")}).size());
        return count;
    }
    /// What a killed window leaves: its files, and the lock of a process that is gone.
    void leaveAsKilled(const RunRecord &record) const
    {
        const QDir left(folder() + QStringLiteral("/killed"));
        left.mkpath(QStringLiteral("."));
        writeRunFile(left.filePath(QStringLiteral("3.json")).toStdString(), record);
        for (const char *name : {"lock", ".overtake-1-0.tmp"}) // a kill ends the lock and leaves its file
            ASSERT_TRUE(QFile(left.filePath(QLatin1String(name))).open(QIODevice::WriteOnly));
    }
    QMessageBox *box() const { return find<QMessageBox>("recovered"); }
    /// What is read on another thread has arrived.
    void keepUnsaved()
    {
        m_window->keepUnsavedIn(folder());
        ASSERT_TRUE(test::waitFor([this] { return !m_window->autosave()->isReading(); }));
    }
};

TEST_F(Unsaved, CarefulPointsAreThereWhileTheyAreInNoFile)
{
    keepUnsaved();
    EXPECT_FALSE(box());
    setSwept({5, 20, 100});
    ASSERT_EQ(files(), 1);
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    EXPECT_EQ(files(), 0);
    setSwept({5, 20, 100}); // and what comes after it
    EXPECT_EQ(files(), 1);
    m_window->saveRunFile(filePath("run.json"));
    close();
    EXPECT_TRUE(QDir(folder()).isEmpty());
}

TEST_F(Unsaved, WhatAKilledWindowLeftIsOfferedOnce)
{
    setSwept({5, 20, 100});
    const RunRecord record = *m_window->curves().record(curve());
    leaveAsKilled(record);
    m_window->model().setParameter("batch", std::int64_t{777});
    keepUnsaved();
    ASSERT_TRUE(box());
    EXPECT_TRUE(box()->text().contains(QStringLiteral("Neural network (MLP) over hidden neurons")))
        << box()->text().toStdString();
    EXPECT_TRUE(box()->text().contains(QStringLiteral("They are in the list of curves (F8).")));
    EXPECT_EQ(files(), 2); // kept again, by this window: the one before is unsaved too
    EXPECT_FALSE(QDir(folder()).exists(QStringLiteral("killed")));
    test::pressButton(*box(), "Show");
    ASSERT_TRUE(curve().opened);
    EXPECT_EQ(curve().opened->sweep.points.size(), record.sweep.points.size());
    EXPECT_TRUE(m_window->isWindowModified());
    ASSERT_TRUE(m_window->saveRunFile(filePath("found.json")));
    EXPECT_FALSE(m_window->isWindowModified());
    EXPECT_EQ(files(), 1);
}

/// The study that is on show meanwhile is the lesson's.
TEST_F(Unsaved, ALessonDoesNotTakeThem)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    ASSERT_TRUE(m_window->lessons().player().begin(lessonFromJson(nlohmann::json::parse(
        R"({"schema": 1, "id": "t", "title": "T", "minutes": 1, "steps": [
            {"set": {"workload": "mlp", "engines": ["cpu", "gpu"]}, "text": "Look."}, {"say": "Bye."}]})"))));
    keepUnsaved();
    ASSERT_TRUE(box());
    test::pressButton(*box(), "Show");
    EXPECT_FALSE(m_window->lessons().player().isActive());
    ASSERT_TRUE(curve().opened);
    EXPECT_FALSE(curve().study.visit) << "it is in the list of curves";
}

TEST_F(Unsaved, TwoThatAreOfferedAreToldApart)
{
    setSwept({5, 20, 100});
    RunRecord record = *m_window->curves().record(curve());
    m_window->saveRunFile(filePath("run.json"));
    record.date = "2026-11-20T08:00:00Z";
    leaveAsKilled(record);
    record.date = "2026-11-21T09:30:00Z";
    record.sweep.parameters.set("batch", std::int64_t{64});
    writeRunFile((folder() + QStringLiteral("/killed/4.json")).toStdString(), record);
    keepUnsaved();
    ASSERT_TRUE(box());
    const QStringList lines = box()->text().split(QLatin1Char('\n'));
    const auto isSaid = [&lines](const char *date, const char *difference) {
        const QDateTime changed = QDateTime::fromString(QString::fromLatin1(date), Qt::ISODate).toLocalTime();
        const QString end = QStringLiteral("%1, %2.").arg(QString::fromLatin1(difference),
                                                          QLocale().toString(changed, QLocale::ShortFormat));
        return std::ranges::any_of(lines, [&](const QString &line) { return line.endsWith(end); });
    };
    EXPECT_TRUE(isSaid("2026-11-20T08:00:00Z", "batch size 32")) << box()->text().toStdString();
    EXPECT_TRUE(isSaid("2026-11-21T09:30:00Z", "batch size 64")) << box()->text().toStdString();
}

TEST_F(Unsaved, WhatIsDiscardedIsGone)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    m_window->saveRunFile(filePath("run.json"));
    keepUnsaved();
    ASSERT_TRUE(box());
    const std::size_t all = m_window->curves().curves().size();
    test::pressButton(*box(), "Discard");
    EXPECT_EQ(m_window->curves().curves().size(), all - 1);
    EXPECT_EQ(files(), 0);
}

/// A file that is damaged, of a newer version, or with values that this version does not know: not offered, and not
/// thrown away either. The next start does not meet it again.
TEST_F(Unsaved, WhatCannotBeReadIsSetAside)
{
    setSwept({5, 20, 100});
    const RunRecord record = *m_window->curves().record(curve());
    m_window->saveRunFile(filePath("run.json"));
    std::vector<std::string> damaged{"", "[]", R"({"schema": 1000})"};
    const auto change = [&](const char *pointer, const nlohmann::json &value) {
        nlohmann::json json = toJson(record);
        json[nlohmann::json::json_pointer(pointer)] = value;
        damaged.push_back(json.dump());
    };
    change("/workload", "of-tomorrow");
    change("/parameters/optimizer", "of-tomorrow");
    change("/parameters/hidden", -3);
    change("/parameters/hidden", 1e300);
    change("/parameters/hidden", "many");
    change("/parameters/learning_rate", "fast");
    change("/points/0/value", nullptr);
    for (const std::string &text : damaged) {
        leaveAsKilled(record);
        QFile file(folder() + QStringLiteral("/killed/3.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        keepUnsaved();
        EXPECT_FALSE(box()) << text;
        EXPECT_TRUE(problem().contains(QStringLiteral("set-aside"))) << problem().toStdString() << text;
        EXPECT_FALSE(QDir(folder()).exists(QStringLiteral("killed"))) << text;
        close();
        open();
        keepUnsaved();
        EXPECT_TRUE(problem().isEmpty()) << problem().toStdString();
    }
    const QDir aside(filePath("data/set-aside"));
    EXPECT_EQ(aside.entryList(QDir::Files).size(), static_cast<qsizetype>(damaged.size()));
}

TEST_F(Unsaved, OneThatIsRefusedKeepsNoOtherAway)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    QFile second(folder() + QStringLiteral("/killed/2.json"));
    ASSERT_TRUE(second.open(QIODevice::WriteOnly));
    second.write("{}");
    second.close();
    keepUnsaved();
    ASSERT_TRUE(box());
    EXPECT_TRUE(problem().contains(QStringLiteral("set-aside")));
}

/// Only what is in a file of this window's, or not wanted, is removed from the one that was killed.
TEST_F(Unsaved, WhatCannotBeWrittenAgainStaysUntilItIsDiscarded)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    CurveStore curves(m_lab.registry, Machine{});
    Autosave autosave(curves, folder());
    for (const QString &own : QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (own != QStringLiteral("killed"))
            QDir(folder() + QLatin1Char('/') + own).removeRecursively(); // as where there is no room
    CurveId found = 0;
    autosave.takeOver(
        [&](RunRecord record) {
            Study study = m_window->model().study();
            found = curves.add(std::move(record), std::move(study), {}, true);
        },
        [](const QStringList &) {});
    ASSERT_TRUE(test::waitFor([&] { return !autosave.isReading(); }));
    autosave.finishWriting();
    EXPECT_EQ(curves.curves().size(), 1U);
    EXPECT_TRUE(QFile::exists(folder() + QStringLiteral("/killed/3.json")));
    curves.remove(found);
    autosave.finishWriting();
    EXPECT_FALSE(QFile::exists(folder() + QStringLiteral("/killed/3.json"))) << "it would be offered again";
    m_window->saveRunFile(filePath("run.json"));
}

/// The file that is left is whole until its content is in this window's folder, or not wanted.
TEST_F(Unsaved, ClosingWhileItIsReadLosesNothing)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    m_window->saveRunFile(filePath("run.json"));
    m_window->keepUnsavedIn(folder());
    close();
    EXPECT_TRUE(QFile::exists(folder() + QStringLiteral("/killed/3.json")));
    open();
    keepUnsaved();
    ASSERT_TRUE(box()) << "offered to the next window";
    test::pressButton(*box(), "Discard");
    EXPECT_EQ(files(), 0);
}

/// As on a machine too busy to let the writer go on: it hangs in a pipe that nobody reads.
TEST_F(Unsaved, NobodyWaitsForAWriterThatHasNoTurn)
{
    setSwept({5, 20, 100});
    const auto writer = std::make_shared<AutosaveWriter>(QDir(filePath("")));
    const std::string path = filePath("1.json").toStdString();
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    const int pipe = ::open(path.c_str(), O_RDWR);
    ASSERT_GE(pipe, 0);
    fcntl(pipe, F_SETPIPE_SZ, 4096);
    writer->order(1, m_window->curves().record(curve()).pointer());
    pollfd written{pipe, POLLIN, 0};
    ASSERT_EQ(poll(&written, 1, -1), 1);
    EXPECT_FALSE(writer->stop(std::chrono::milliseconds(1), false));
    std::array<char, 4096> text{};
    while (!writer->stop(std::chrono::milliseconds(1), false))
        if (poll(&written, 1, 1) == 1) {
            ASSERT_GT(read(pipe, text.data(), text.size()), 0);
        }
    ::close(pipe);
    m_window->saveRunFile(filePath("run.json"));
}

TEST_F(Unsaved, AWindowThatIsOpenKeepsItsOwn)
{
    CurveStore curves(m_lab.registry, Machine{});
    Autosave other(curves, folder());
    keepUnsaved();
    EXPECT_EQ(QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
    EXPECT_FALSE(box());
}

} // namespace
} // namespace overtake
