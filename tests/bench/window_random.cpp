// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random use of the real window (offscreen) with the real engines, and the memory that it takes: drags to the ends of
// every slider, other workloads, presets, axes and engines, sweeps, maps, training, files, pinned curves, undo. Prints
// the resident memory once a minute, and at the end what it is after two seconds of rest, and the highest. The window
// decides what quick points may take; sweeps, maps and training, which may take what admission allows, start from
// values that were shrunk to `LARGEST`.
//
//     window_random [SECONDS [SEED [LARGEST]]]   (default: 1320 1 20000)
#include "bench/event_loop_probe.h"
#include "engines/host/thread_waiting.h"
#include "look/theme.h"
#include "model/prediction_engine.h"
#include "pages/page.h"
#include "results/result_view.h"
#include "run/beside.h"
#include "study/number_scale.h"
#include "window/main_window.h"
#include "words/guarded.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <random>
#include <string>

using namespace overtake;
using bench::handleEventsFor;

namespace
{

constexpr int framesApart = 16; ///< milliseconds

double gigabytesOf(const char *field)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind(field, 0) == 0)
            return std::atof(line.c_str() + line.find(':') + 1) * 1024 * 1e-9;
    return 0;
}

/// This program is older than the window.
[[noreturn]] void endWith(const char *what, const char *name)
{
    std::fprintf(stderr, "%s%s\n", what, name);
    std::_Exit(1);
}

class User
{
public:
    User(MainWindow &window, unsigned seed, double largest, const QString &folder)
        : m_window(window), m_random(seed), m_largest(largest), m_folder(folder)
    {
    }

    /// Returns the name of what was done.
    const char *act()
    {
        static const std::vector<std::pair<int, std::pair<const char *, void (User::*)()>>> deeds = {
            {40, {"drag", &User::drag}},    {12, {"value", &User::setValue}}, {8, {"workload", &User::workload}},
            {4, {"preset", &User::preset}}, {6, {"axis", &User::axis}},       {6, {"engines", &User::engines}},
            {6, {"sweep", &User::sweep}},   {4, {"train", &User::train}},     {4, {"map", &User::map}},
            {6, {"undo", &User::undo}},     {6, {"tab", &User::tab}},         {3, {"save", &User::save}},
            {3, {"open", &User::open}},     {3, {"pin", &User::pin}},         {3, {"live", &User::live}},
        };
        int all = 0;
        for (const auto &[weight, deed] : deeds)
            all += weight;
        int chosen = number(0, all - 1);
        for (const auto &[weight, deed] : deeds)
            if ((chosen -= weight) < 0) {
                (this->*deed.second)();
                for (QDialog *dialog : m_window.findChildren<QDialog *>())
                    dialog->close();
                return deed.first;
            }
        return "";
    }

    void beLive()
    {
        if (!m_window.session().isLive())
            m_window.session().setLive(true);
    }

private:
    StudyModel &model() { return m_window.model(); }
    const Study &study() { return model().study(); }
    int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_random); }
    double share() { return std::uniform_real_distribution<double>(0, 1)(m_random); }
    template <typename Container>
    const auto &oneOf(const Container &all)
    {
        return all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
    }

    std::vector<const ParameterSpec *> numbers()
    {
        std::vector<const ParameterSpec *> all;
        for (const ParameterSpec &spec : workloadById(study().workload).parameters().specs())
            if (spec.isNumber())
                all.push_back(&spec);
        return all;
    }

    /// A hand that moves a slider: from where it is to anywhere, its ends included.
    void drag()
    {
        const ParameterSpec &spec = *oneOf(numbers());
        const NumberScale scale(spec);
        const Gesture gesture = newGesture();
        const int from = scale.positionOf(study().parameters.real(spec.key));
        const int to = number(0, 3) == 0 ? scale.lastPosition() : number(0, scale.lastPosition());
        const int moves = number(5, 60);
        for (int i = 1; i <= moves; ++i) {
            model().setParameter(spec.key, valueFromNumber(spec, scale.valueAt(from + (to - from) * i / moves)),
                                 gesture);
            handleEventsFor(framesApart);
        }
        handleEventsFor(number(0, 1500));
    }

    void setValue()
    {
        const auto &specs = workloadById(study().workload).parameters().specs();
        const ParameterSpec &spec = oneOf(specs);
        if (spec.kind == ParameterKind::Choice)
            model().setParameter(spec.key, oneOf(spec.choices));
        else if (spec.kind == ParameterKind::Flag)
            model().setParameter(spec.key, number(0, 1) == 1);
        else if (spec.isNumber())
            model().setParameter(spec.key, valueFromNumber(spec, NumberScale(spec).valueAt(number(0, 1000))));
        handleEventsFor(number(0, 600));
    }

    void workload()
    {
        model().setWorkload(oneOf(allWorkloads())->id());
        handleEventsFor(number(0, 1500));
    }
    void preset()
    {
        model().setPreset(oneOf(allPresets()).name);
        handleEventsFor(number(0, 1500));
    }
    void axis()
    {
        model().setSweepKey(oneOf(axesOf(study()))->key);
        handleEventsFor(number(0, 1000));
    }
    void engines()
    {
        std::vector<EngineChoice> choices = study().engines;
        for (EngineChoice &choice : choices)
            choice.enabled = number(0, 2) != 0;
        model().setEngines(std::move(choices), study().base);
        handleEventsFor(number(0, 1000));
    }

    /// A full measurement may take all memory: not in this program.
    void shrink()
    {
        Study next = study();
        for (const ParameterSpec *spec : numbers())
            if (next.parameters.real(spec->key) > m_largest)
                next.parameters.set(spec->key, spec->defaultValue);
        next.to = std::max(std::min(next.to, m_largest), 2 * next.from);
        next.sweepValues.clear();
        model().change(std::move(next), {});
    }
    void trigger(const char *key)
    {
        const QKeySequence shortcut(QString::fromLatin1(key));
        const QList<QAction *> actions = m_window.actions();
        const auto found =
            std::ranges::find_if(actions, [&](const QAction *one) { return one->shortcuts().contains(shortcut); });
        if (found == actions.end())
            endWith("No action of the window has this shortcut: ", key);
        (*found)->trigger();
    }
    void doAndStop(const char *key, int atMost)
    {
        shrink();
        trigger(key);
        handleEventsFor(number(0, atMost));
        trigger("Esc");
        handleEventsFor(500);
    }
    void sweep() { doAndStop("S", 5000); }
    void train() { doAndStop("Ctrl+T", 5000); }
    void map() { doAndStop("Ctrl+M", 5000); }

    void undo()
    {
        for (int i = number(1, 12); i > 0; --i) {
            number(0, 2) == 0 ? model().undoStack().redo() : model().undoStack().undo();
            handleEventsFor(framesApart);
        }
    }
    void tab()
    {
        static const std::vector<const char *> pages = {"curves",  "bars", "breakdown", "roofline",
                                                        "profile", "map",  "training",  "mandelbrot"};
        const char *page = oneOf(pages);
        m_window.results().showTab(QString::fromLatin1(page));
        if (m_window.results().page().objectName() != QLatin1String(page))
            endWith("The window has no page of this name: ", page);
        handleEventsFor(number(0, 1000));
        m_window.results().setTab(0);
    }
    void save() { m_window.saveRunFile(m_folder + QStringLiteral("/%1.json").arg(number(1, 9))); }
    void open()
    {
        const QStringList files = QDir(m_folder).entryList({QStringLiteral("*.json")});
        if (!files.isEmpty())
            m_window.openRunFile(m_folder + QLatin1Char('/') + files[number(0, static_cast<int>(files.size()) - 1)]);
        handleEventsFor(500);
    }
    void pin()
    {
        Beside beside = m_window.curves().beside();
        if (beside.curves.size() > 3)
            beside = {};
        else
            beside.curves.push_back(m_window.curves().shown()->id);
        m_window.curves().setBeside(beside);
    }
    void live()
    {
        m_window.session().setLive(!m_window.session().isLive());
        handleEventsFor(number(0, 500));
    }

    MainWindow &m_window;
    std::mt19937 m_random;
    double m_largest;
    QString m_folder;
};

} // namespace

int main(int argc, char **argv)
{
    chooseThreadWaiting(argv);
    const double seconds = argc > 1 ? std::atof(argv[1]) : 1320;
    const auto seed = static_cast<unsigned>(argc > 2 ? std::atoi(argv[2]) : 1);
    const double largest = argc > 3 ? std::atof(argv[3]) : 20000;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    prepareThemes();
    const QTemporaryDir folder;
    EngineRegistry engines = withModels(EngineRegistry::discover());
    SteadyClock clock;
    MainWindow window(engines, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1280, 800);
    window.show();
    window.begin();
    window.keepUnsavedIn(folder.filePath(QStringLiteral("unsaved")));
    QDir(folder.path()).mkdir(QStringLiteral("files"));
    User user(window, seed, largest, folder.filePath(QStringLiteral("files")));

    QElapsedTimer time;
    time.start();
    std::map<std::string, int> done;
    std::map<std::string, double> highest; ///< after each kind of deed
    double minute = 0;
    int deeds = 0;
    const auto elapsed = [&] { return 1e-3 * static_cast<double>(time.elapsed()); };
    while (elapsed() < seconds) {
        const double before = gigabytesOf("VmHWM");
        const double begin = elapsed();
        const std::string deed = user.act();
        ++done[deed];
        ++deeds;
        const double now = gigabytesOf("VmHWM");
        if (now > before)
            highest[deed] = now;
        if (now > before + 0.25 || elapsed() > begin + 10) {
            const Study &study = window.model().study();
            std::printf("%6.0f s %6d deeds   %s took %.1f s, highest %.3f GB: %s", elapsed(), deeds, deed.c_str(),
                        elapsed() - begin, now, study.workload.c_str());
            for (const auto &[key, value] : study.parameters.all())
                std::printf(" %s=%s", key.c_str(), toText(value).c_str());
            std::printf("\n");
        }
        if (deeds % 4 == 0)
            user.beLive();
        if (elapsed() >= minute) {
            std::printf("%6.0f s %6d deeds   now %6.3f GB   highest %6.3f GB\n", elapsed(), deeds, gigabytesOf("VmRSS"),
                        gigabytesOf("VmHWM"));
            std::fflush(stdout);
            minute += 60;
        }
    }
    window.session().setLive(false);
    handleEventsFor(2000);
    for (const auto &[deed, count] : done)
        std::printf("%-10s %5d times   raised the highest to %6.3f GB\n", deed.c_str(), count, highest[deed]);
    std::printf("after %.0f s, seed %u: %.3f GB at the end, highest %.3f GB; %d exceptions escaped\n", elapsed(), seed,
                gigabytesOf("VmRSS"), gigabytesOf("VmHWM"), application.takeEscaped());
    window.stopMeasuring(std::chrono::seconds(5));
    std::fflush(stdout);
    std::_Exit(0); // unsaved curves would be asked for
}
