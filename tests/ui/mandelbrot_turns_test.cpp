// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever draws the Mandelbrot set waits while the measuring thread uses the engines: a picture, a race, a file.
#include "engines/cpu/cpu_engine.h"
#include "mandelbrot/picture_file.h"
#include "mandelbrot/race_dialog.h"
#include "mandelbrot/renderer.h"
#include "report/temporary_folder.h"
#include "run/measure_runner.h"
#include "ui/window_lab.h"

#include <QElapsedTimer>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace overtake
{
namespace
{

/// The CPU engine; every run waits at a gate, and it is counted how many threads are in it at once.
class WatchedEngine : public CpuEngine
{
public:
    WatchedEngine() : CpuEngine("test", 2) {}

    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        const Visit visit(*this);
        return std::make_unique<Watched>(*this, CpuEngine::prepare(program, std::move(inputs), options));
    }

    std::atomic<bool> open{false}; ///< the gate
    std::atomic<int> inside{0};
    std::atomic<int> most{0};

private:
    struct Visit {
        explicit Visit(WatchedEngine &visited) : engine(visited)
        {
            const int now = ++engine.inside;
            if (now > engine.most)
                engine.most = now;
        }
        ~Visit() { --engine.inside; }
        WatchedEngine &engine;
    };

    class Watched : public Execution
    {
    public:
        Watched(WatchedEngine &engine, std::unique_ptr<Execution> real) : m_engine(engine), m_real(std::move(real)) {}

        void beginEpoch(std::span<const std::int32_t> order) override { m_real->beginEpoch(order); }
        void run(std::int64_t firstStep, std::int64_t steps) override
        {
            const Visit visit(m_engine);
            while (!m_engine.open)
                std::this_thread::yield();
            m_real->run(firstStep, steps);
        }
        std::vector<float> read(TensorId id) const override { return m_real->read(id); }
        void write(TensorId id, std::span<const float> values) override { m_real->write(id, values); }

    private:
        WatchedEngine &m_engine;
        std::unique_ptr<Execution> m_real;
    };
};

class Turns : public testing::Test
{
protected:
    Turns() : m_engine(std::make_shared<WatchedEngine>()), m_engines({m_engine}), m_runner(m_engines, m_clock)
    {
        QObject::connect(&m_runner, &MeasureRunner::finished, [this] { m_measured = true; });
    }

    void measure()
    {
        PointJob job;
        job.workload = &workloadById("mandelbrot");
        job.parameters = job.workload->parameters().defaults();
        job.parameters.set("width", std::int64_t{64});
        job.parameters.set("height", std::int64_t{64});
        job.engines = {use};
        job.budgetPerEngine = 0.01;
        m_runner.measure(std::move(job));
    }
    /// Until the measuring thread is in the middle of a step.
    void beginMeasuring()
    {
        measure();
        ASSERT_TRUE(test::waitFor([&] { return m_engine->inside == 1; }));
    }

    /// The other one has come, and either waits or meets the measuring thread in the engine.
    void expectItWaits()
    {
        EXPECT_TRUE(test::waitFor([&] { return m_engines.turns().waiting() == 1 || m_engine->most > 1; }));
        m_runner.cancel();
        m_engine->open = true;
        EXPECT_TRUE(test::waitFor([&] { return m_measured; }));
    }

    const EngineUse use{"cpu", {}, {}};
    const MandelbrotPlace place = MandelbrotPlace::home({64, 48});
    std::shared_ptr<WatchedEngine> m_engine;
    EngineRegistry m_engines;
    SteadyClock m_clock;
    MeasureRunner m_runner;
    bool m_measured = false;
};

TEST_F(Turns, APictureWaits)
{
    MandelbrotRenderer renderer(m_engines);
    bool waited = false;
    bool shown = false;
    QObject::connect(&renderer, &MandelbrotRenderer::waiting, [&] { waited = true; });
    QObject::connect(&renderer, &MandelbrotRenderer::pictureReady,
                     [&](const RenderedPicture &picture) { shown = picture.finished; });
    beginMeasuring();
    renderer.request({place, {}, use});
    expectItWaits();
    EXPECT_TRUE(test::waitFor([&] { return shown; }));
    EXPECT_TRUE(waited);
    EXPECT_EQ(m_engine->most, 1);
}

TEST_F(Turns, WaitingIsNoPartOfAPicturesTime)
{
    m_engine->open = true;
    MandelbrotRenderer renderer(m_engines);
    double seconds = 0;
    QObject::connect(&renderer, &MandelbrotRenderer::pictureReady,
                     [&](const RenderedPicture &picture) { seconds = picture.finished ? picture.seconds : 0; });
    QElapsedTimer sinceTurn;
    {
        const auto turn = m_engines.turns().tryTake();
        ASSERT_TRUE(turn);
        renderer.request({place, {}, use});
        ASSERT_TRUE(test::waitFor([&] { return m_engines.turns().waiting() == 1; }));
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        sinceTurn.start();
    }
    ASSERT_TRUE(test::waitFor([&] { return seconds > 0; }));
    EXPECT_LT(seconds, 1e-9 * static_cast<double>(sinceTurn.nsecsElapsed()));
}

TEST_F(Turns, ARaceWaits)
{
    beginMeasuring();
    RaceDialog race(m_engines, place, {});
    bool replayed = false;
    QObject::connect(&race, &RaceDialog::replayed, [&] { replayed = true; });
    expectItWaits();
    EXPECT_TRUE(test::waitFor([&] { return replayed; }));
    EXPECT_EQ(m_engine->most, 1);
}

TEST_F(Turns, AFileWaits)
{
    const test::TemporaryFolder folder;
    beginMeasuring();
    std::jthread writing([&] {
        writePicture(QString::fromStdString(folder.file("p.png")), {place, {}, use}, m_engines, {}, {});
    });
    expectItWaits();
    writing.join();
    EXPECT_EQ(folder.entries(), 1U);
    EXPECT_EQ(m_engine->most, 1);
}

TEST_F(Turns, MeasuringWaitsForAPicture)
{
    MandelbrotRenderer renderer(m_engines);
    renderer.request({place, {}, use});
    ASSERT_TRUE(test::waitFor([&] { return m_engine->inside == 1; }));
    measure();
    EXPECT_TRUE(test::waitFor([&] { return m_engines.turns().waiting() == 1 || m_engine->most > 1; }));
    m_engine->open = true;
    EXPECT_TRUE(test::waitFor([&] { return m_measured; }));
    EXPECT_EQ(m_engine->most, 1);
}

} // namespace
} // namespace overtake
