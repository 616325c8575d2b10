// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Damaged files in the real window (offscreen) with pretended engines: each file of FOLDER is opened as a user opens
// it, and every tenth one meets a new window, with damaged settings and a damaged curve that a killed window left. By
// hand, for tests/fuzz/files_to_programs.py. Prints how many files were shown. The exit status is 1 when an exception
// escaped or a file took longer than 10 s.
//
//     window_fuzz FOLDER [SEED]
#include "fuzz/json_damage.h"
#include "look/theme.h"
#include "panels/banner.h"
#include "run/autosave.h"
#include "ui/window_lab.h"
#include "window/main_window.h"
#include "words/guarded.h"

#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cstdio>

using namespace overtake;

namespace
{

constexpr int filesPerWindow = 10;
constexpr qint64 patience = 10000; ///< milliseconds

std::string contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void write(const QString &path, const std::string &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) < 0)
        std::abort();
}

/// A window on damaged settings, with a damaged curve that a killed one left.
class Trial
{
public:
    Trial(test::Lab &lab, const std::string &settings, const std::string &autosave)
    {
        const QString ini = m_folder.filePath(QStringLiteral("settings.ini"));
        write(ini, settings);
        const QDir left(m_folder.filePath(QStringLiteral("unsaved/killed")));
        left.mkpath(QStringLiteral("."));
        write(left.filePath(QStringLiteral("3.json")), autosave);
        write(left.filePath(QStringLiteral("lock")), {});
        m_window = std::make_unique<MainWindow>(lab.registry, lab.clock,
                                                std::make_unique<QSettings>(ini, QSettings::IniFormat));
        m_window->session().setLive(false);
        m_window->show();
        m_window->keepUnsavedIn(m_folder.filePath(QStringLiteral("unsaved")));
        test::waitFor([this] { return !m_window->autosave()->isReading(); }, patience);
        closeDialogs();
    }

    ~Trial() { m_window->stopMeasuring(std::chrono::seconds(5)); }

    /// Whether the window showed the file.
    bool open(const QString &path)
    {
        m_window->openRunFile(path);
        QApplication::processEvents();
        closeDialogs();
        return m_window->findChild<Banner *>(QStringLiteral("problem"))->message().isEmpty();
    }

private:
    void closeDialogs()
    {
        for (QDialog *dialog : m_window->findChildren<QDialog *>())
            dialog->close();
        m_window->session().setLive(false);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true); // never the user's own settings
    const QTemporaryDir config;
    qputenv("XDG_CONFIG_HOME", config.path().toLocal8Bit());
    Application application(argc, argv);
    prepareThemes();
    const QString golden = QStringLiteral(OVERTAKE_SOURCE_DIR "/tests/golden/2f4c26d/");
    const std::string settings = contentOf(golden + QStringLiteral("settings.ini"));
    const std::string autosave = contentOf(golden + QStringLiteral("autosave.json"));
    test::Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    test::Lab lab;
    std::unique_ptr<Trial> trial;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    int opened = 0;
    int shown = 0;
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        QElapsedTimer time;
        time.start();
        if (opened++ % filesPerWindow == 0) {
            trial.reset();
            trial = std::make_unique<Trial>(lab, test::damagedBytes(settings, random),
                                            random() % 2 == 0 ? test::damagedJson(autosave, random)
                                                              : test::damagedBytes(autosave, random));
        }
        shown += trial->open(file.filePath()) ? 1 : 0;
        if (application.takeEscaped() > 0 || time.elapsed() > patience) {
            std::printf("%s: %s\n", qUtf8Printable(file.filePath()),
                        time.elapsed() > patience ? "took longer than 10 s" : "an exception escaped");
            return 1;
        }
    }
    trial.reset();
    std::printf("%d files, %d shown\n", opened, shown);
    return 0;
}
