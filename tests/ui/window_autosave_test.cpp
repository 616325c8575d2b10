// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who kills the program loses no careful points, and finds nothing of it beside the files that are his own.
#include "run/autosave.h"
#include "ui/main_window_lab.h"

#include <QMessageBox>
#include <QPushButton>
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
        const pid_t child = fork();
        if (child == 0) {
            QLockFile lock(left.filePath(QStringLiteral("lock")));
            lock.tryLock(0);
            _exit(0); // as a kill: the lock stays
        }
        int status = 0;
        waitpid(child, &status, 0);
        ASSERT_TRUE(left.exists(QStringLiteral("lock")));
    }
    QMessageBox *box() const { return find<QMessageBox>("recovered"); }
    static QAbstractButton *button(const QMessageBox &box, const char *text)
    {
        for (QAbstractButton *one : box.buttons())
            if (one->text() == QLatin1String(text))
                return one;
        return nullptr;
    }
};

TEST_F(Unsaved, CarefulPointsAreThereWhileTheyAreInNoFile)
{
    m_window->keepUnsavedIn(folder());
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
    m_window->keepUnsavedIn(folder());
    ASSERT_TRUE(box());
    EXPECT_TRUE(box()->text().contains(QStringLiteral("Neural network (MLP) over hidden neurons")))
        << box()->text().toStdString();
    EXPECT_FALSE(QDir(folder()).exists(QStringLiteral("killed")));
    EXPECT_EQ(files(), 2); // kept again, by this window: the one before is unsaved too
    button(*box(), "Show")->click();
    ASSERT_TRUE(curve().opened);
    EXPECT_EQ(curve().opened->sweep.points.size(), record.sweep.points.size());
    EXPECT_TRUE(m_window->isWindowModified());
    ASSERT_TRUE(m_window->saveRunFile(filePath("found.json")));
    EXPECT_FALSE(m_window->isWindowModified());
    EXPECT_EQ(files(), 1);
}

TEST_F(Unsaved, WhatIsDiscardedIsGone)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    m_window->saveRunFile(filePath("run.json"));
    m_window->keepUnsavedIn(folder());
    ASSERT_TRUE(box());
    const std::size_t all = m_window->curves().curves().size();
    button(*box(), "Discard")->click();
    EXPECT_EQ(m_window->curves().curves().size(), all - 1);
    EXPECT_EQ(files(), 0);
}

/// A file of a newer version, or damaged: not offered, and not thrown away either.
TEST_F(Unsaved, WhatCannotBeReadStays)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    const QDir left(folder() + QStringLiteral("/killed"));
    QFile damaged(left.filePath(QStringLiteral("4.json")));
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"schema\": 1000}");
    damaged.close();
    m_window->keepUnsavedIn(folder());
    ASSERT_TRUE(box());
    EXPECT_EQ(left.entryList({QStringLiteral("*.json")}), QStringList{QStringLiteral("4.json")});
}

/// Only what is in a file of this window's is removed from the one that was killed.
TEST_F(Unsaved, WhatCannotBeWrittenAgainStaysWhereItWas)
{
    setSwept({5, 20, 100});
    leaveAsKilled(*m_window->curves().record(curve()));
    CurveStore curves(m_lab.registry, Machine{});
    Autosave autosave(curves, folder());
    for (const QString &own : QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (own != QStringLiteral("killed"))
            QDir(folder() + QLatin1Char('/') + own).removeRecursively(); // as where there is no room
    int kept = 0;
    autosave.takeOver([&](RunRecord record) {
        Study study = m_window->model().study();
        curves.add(std::move(record), std::move(study), {}, true);
        ++kept;
    });
    EXPECT_EQ(kept, 1);
    EXPECT_TRUE(QFile::exists(folder() + QStringLiteral("/killed/3.json")));
    m_window->saveRunFile(filePath("run.json"));
}

TEST_F(Unsaved, AWindowThatIsOpenKeepsItsOwn)
{
    CurveStore curves(m_lab.registry, Machine{});
    Autosave other(curves, folder());
    m_window->keepUnsavedIn(folder());
    EXPECT_EQ(QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
    EXPECT_FALSE(box());
}

} // namespace
} // namespace overtake
