// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless.h"
#include "file/cache_file.h"
#include "file/cache_folder.h"
#include "report/run_file.h"
#include "ui/window_lab.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace overtake
{
namespace
{

class Headless : public testing::Test
{
protected:
    Headless()
    {
        m_job.folder = m_folder.filePath(QStringLiteral("overtake-results"));
        m_job.values = {5, 100, 2000};
        m_job.budgetPerEngine = 0.02;
        m_job.budgetSeconds = 0;
        m_job.showProgress = false;
    }

    int run() { return runHeadless(m_lab.registry, m_lab.clock, m_job, m_output, m_errors); }

    QTemporaryDir m_folder;
    test::Lab m_lab;
    HeadlessJob m_job;
    std::ostringstream m_output;
    std::ostringstream m_errors;
};

TEST_F(Headless, PrintsTableAndVerdictAndWritesChartsAndFigures)
{
    ASSERT_EQ(run(), 0) << m_errors.str();
    const std::string text = m_output.str();
    for (const char *part : {"Time per epoch:", "hidden neurons", "CPU", "GPU", "2,000", "×"})
        EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
    EXPECT_NE(text.find("overtake"), std::string::npos) << text;
    // Full points have three digits, and no interval is "1.0 × to 1.0 ×".
    const QString figure = QStringLiteral("(\\d\\.\\d\\d|\\d\\d\\.\\d|[\\d,]*\\d\\d\\d|0\\.0*[1-9]\\d\\d)\u00a0×");
    EXPECT_TRUE(QString::fromStdString(text).contains(
        QRegularExpression(QStringLiteral("\\s%1 \\((range )?%1 to %1\\)").arg(figure))))
        << text;

    const QDir folder(m_job.folder);
    for (const char *name : {"time.png", "throughput.png", "speedup.png"}) {
        const QImage image(folder.filePath(QString::fromLatin1(name)));
        EXPECT_GE(image.width(), 640) << name;
    }
    const RunRecord record = readRunFile(folder.filePath(QStringLiteral("run.json")).toStdString());
    EXPECT_EQ(record.sweep.workload, "mlp");
    EXPECT_EQ(record.sweep.preset, "mlp-width-hsf");
    EXPECT_GE(record.sweep.points.size(), 3U);
    QFile table(folder.filePath(QStringLiteral("run.csv")));
    ASSERT_TRUE(table.open(QIODevice::ReadOnly));
    EXPECT_GT(table.readAll().count('\n'), 6);
    EXPECT_TRUE(m_errors.str().empty()) << m_errors.str();
}

TEST_F(Headless, ResultsOfAnEarlierRunStay)
{
    const QDir folder(m_job.folder);
    ASSERT_TRUE(QDir().mkdir(folder.path()));
    for (int runs = 0; runs < 2; ++runs) {
        ASSERT_EQ(run(), 0) << m_errors.str();
        QFile(folder.filePath(QStringLiteral("run.json"))).resize(0); // whatever the user makes of it
    }
    EXPECT_EQ(QFileInfo(folder.filePath(QStringLiteral("run.json"))).size(), 0);
    EXPECT_TRUE(QFile::exists(m_job.folder + QStringLiteral("-2/run.json")));
    EXPECT_NE(m_output.str().find("overtake-results-2"), std::string::npos) << m_output.str();
    EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
}

TEST_F(Headless, StoppedInTheMiddleItKeepsWhatWasMeasured)
{
    std::stop_source stop;
    m_job.stop = stop.get_token();
    m_lab.gpu->behaviour.law = [&](const Program &program) {
        if (program.parameters.integer("hidden") == 100)
            stop.request_stop();
        return 1e-4;
    };
    EXPECT_EQ(run(), 1);
    EXPECT_NE(m_errors.str().find("Stopped. The results so far are shown."), std::string::npos);
    const QDir folder(m_job.folder);
    const RunRecord record = readRunFile(folder.filePath(QStringLiteral("run.json")).toStdString());
    EXPECT_TRUE(record.sweep.cancelled);
    EXPECT_TRUE(record.sweep.points.front().comparison.measurements[1].hasTime());
    EXPECT_TRUE(folder.exists(QStringLiteral("speedup.png")));
}

TEST_F(Headless, StoppedBeforeAnythingWasMeasuredItWritesNothing)
{
    std::stop_source stop;
    stop.request_stop();
    m_job.stop = stop.get_token();
    EXPECT_EQ(run(), 1);
    EXPECT_NE(m_errors.str().find("Nothing was measured."), std::string::npos) << m_errors.str();
    EXPECT_TRUE(QDir(m_job.folder).isEmpty());
}

TEST_F(Headless, AFolderThatCannotBeMadeIsOneSentenceBeforeAnythingIsMeasured)
{
    QFile inTheWay(m_folder.filePath(QStringLiteral("file")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    m_job.folder = inTheWay.fileName() + QStringLiteral("/overtake-results");
    EXPECT_EQ(run(), 1);
    const std::string errors = m_errors.str();
    EXPECT_EQ(std::ranges::count(errors, '\n'), 1) << errors;
    EXPECT_NE(errors.find("overtake-results"), std::string::npos) << errors;
    EXPECT_TRUE(m_output.str().empty());
    EXPECT_TRUE(m_lab.cpu->calls.empty());
}

TEST_F(Headless, ACacheThatCannotBeKeptIsOneSentenceAtTheEnd)
{
    test::CacheFolder cache;
    test::writeText(cache.file("in the way"), "a file");
    cache.set(cache.file("in the way"));
    CacheFile("kind", "key").store("made once");
    EXPECT_EQ(run(), 0);
    const std::string errors = m_errors.str();
    EXPECT_EQ(errors.find("overtake: Results of measuring and compiling cannot be saved"), 0U) << errors;
    EXPECT_EQ(std::ranges::count(errors, '\n'), 1) << errors;
}

} // namespace
} // namespace overtake
