// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides before there is an application whether a display is needed, then opens the window or does the job without it.
#include "app/command_line.h"
#include "app/headless.h"
#include "app/late_engines.h"
#include "commands/language_menu.h"
#include "commands/lesson_guide.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/gpu/drivers/driver_check.h"
#include "engines/host/thread_waiting.h"
#include "export/chart_export.h"
#include "file/leftovers.h"
#include "machine/gpu_drivers.h"
#include "machine/interrupt.h"
#include "machine/machine_watch.h"
#include "machine/thread_limit.h"
#include "model/prediction_engine.h"
#include "results/result_view.h"
#include "study/study_settings.h"
#include "window/main_window.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/translations.h"

#include <QFile>
#include <QStandardPaths>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <stop_token>
#include <unistd.h>

namespace
{

using namespace overtake;

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// SIGTERM, SIGHUP and Ctrl-C close the window as its button does; the second one ends the program.
int runWindow(const CommandLine &line, const std::stop_token &stop)
{
    prepareThemes();
    removeLeftoversOfUser();
    removeLeftoversOfSettings(QFile::encodeName(openSettings()->fileName()).toStdString());
    const auto watch = watchThisMachine();
    LateEngines late;
    EngineRegistry engines = late.within(std::chrono::milliseconds(1500)); // tried drivers answer in less
    SteadyClock clock;
    const QString unsaved =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
    std::unique_ptr<MainWindow> window;
    std::function<void()> rebuild;
    const auto make = [&] {
        window = std::make_unique<MainWindow>(engines, clock, openSettings(), watch.get());
        MainWindow *made = window.get();
        QObject::connect(&late, &LateEngines::waiting, &made->results().notes(),
                         guarded(&made->results().notes(), &Notes::setWaiting));
        QObject::connect(&late, &LateEngines::found, made, guarded([&late, &engines, made] {
            made->results().notes().setWaiting({}); // whatever was found
            if (late.addTo(engines) > 0)
                made->followRegistry();
        }));
        QObject::connect(made, &MainWindow::rebuildAsked, qApp, guarded(rebuild), Qt::QueuedConnection);
    };
    rebuild = [&] {
        const std::unique_ptr<MainWindow> before = std::move(window); // its words are of the language before
        before->standAside();
        changeLanguage(*qApp, chosenLanguage(*openSettings()));
        make();
        window->keepUnsavedIn(unsaved);
        window->takeOver(*before);
        window->show();
    };
    make();
    window->shape().fitInto(window->screen()->availableGeometry());
    window->show();
    window->begin();
    if (!line.runFile.isEmpty())
        window->openRunFile(line.runFile);
    window->keepUnsavedIn(unsaved);
    const std::stop_callback close(stop, [&window] {
        QMetaObject::invokeMethod(qApp, guarded([&window] { window->close(); }), Qt::QueuedConnection);
    });
    const int status = QApplication::exec();
    // A step cannot be interrupted, and a slow engine's takes long: the program ends all the same.
    if (!window->stopMeasuring(std::chrono::seconds(1)))
        std::_Exit(status);
    return status;
}

int exportGuide(const QString &path)
{
    try {
        writeLessonGuide(path);
        return 0;
    } catch (const Error &error) {
        std::cerr << "overtake: " << coreMessage(error).toStdString() << std::endl;
        return 1;
    }
}

int runWithoutDisplay(std::stop_token stop)
{
    std::cerr << QCoreApplication::translate("main", "There is no display, so Overtake measures without the window.")
                     .toStdString()
              << std::endl;
    const auto told = [](const Message &sentence) { std::cerr << coreMessage(sentence).toStdString() << std::endl; };
    const EngineRegistry engines = withModels(EngineRegistry::discover({stop, told}));
    SteadyClock clock;
    const auto watch = watchThisMachine();
    HeadlessJob job;
    job.watch = watch.get();
    job.showProgress = isatty(STDERR_FILENO) != 0;
    job.stop = std::move(stop);
    return runHeadless(engines, clock, job, std::cout, std::cerr);
}

} // namespace

int main(int argc, char *argv[])
{
    overtake::chooseThreadWaiting(argv);
    overtake::reserveVendorVariable();
    overtake::switchOnRusticl(overtake::pciGpus(), overtake::openClVendorFiles());
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    // Wrong use is worded in the user's language, which needs the application: so the line is read twice.
    using Job = CommandLine::Job;
    const CommandLine untranslated = parseCommandLine(arguments);
    const bool opens = untranslated.job == Job::Window;
    const bool window = opens && hasDisplay();
    if (!window)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    std::optional<overtake::Interrupt> interrupt; // before there are other threads
    std::optional<overtake::Message> tooFewThreads;
    try {
        if (opens) {
            overtake::requireThreads();
            interrupt.emplace();
        }
    } catch (const overtake::Error &error) { // in words when the language is known
        tooFewThreads = error.message();
    }

    overtake::Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("overtake"));
    QApplication::setApplicationDisplayName(QStringLiteral("Overtake"));
    QApplication::setApplicationVersion(QStringLiteral(OVERTAKE_VERSION));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("overtake")));
    const QString &language = untranslated.language;
    overtake::useLanguage(application,
                          language.isEmpty() ? overtake::chosenLanguage(*overtake::openSettings()) : language);

    const CommandLine line = parseCommandLine(arguments);
    if (tooFewThreads) {
        std::cerr << "overtake: " << overtake::coreMessage(*tooFewThreads).toStdString() << std::endl;
        return 1;
    }
    switch (line.job) {
    case Job::Help:
        std::cout << helpText().toStdString();
        return 0;
    case Job::Version:
        std::cout << "overtake " << OVERTAKE_VERSION << std::endl;
        return 0;
    case Job::WrongUse:
        std::cerr << "overtake: " << line.message.toStdString() << std::endl;
        return 2;
    case Job::Export:
        return exportFromRunFile(line.runFile, line.chart, line.pngFile, line.width, line.height, line.scale);
    case Job::Guide:
        return exportGuide(line.guideFile);
    case Job::Window:
        break;
    }
    if (!window)
        return runWithoutDisplay(interrupt->token());
    const int status = runWindow(line, interrupt->token());
    overtake::saveProductChoices();
    return status;
}
