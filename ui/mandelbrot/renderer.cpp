// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/renderer.h"

#include "mandelbrot/field.h"
#include "picture/palette.h"
#include "picture/smooth_count.h"
#include "program/error.h"
#include "workloads/mandelbrot.h"

#include <QtConcurrentRun>
#include <algorithm>
#include <cstring>
#include <optional>

namespace overtake
{

namespace
{

constexpr int coarseStride = 8;
/// Where less than this share is missing (a moved picture) the coarse pass would only cost time.
constexpr double shareForCoarse = 0.2;
/// Rows of a step: what a cancelled request still computes.
constexpr int rowsPerStep = 64;
constexpr qint64 millisecondsBetweenPictures = 40;

double horizon()
{
    return MandelbrotWork{}.horizon;
}

} // namespace

/// Lives on the pool's one thread.
class MandelbrotRenderer::Worker
{
public:
    Worker(MandelbrotRenderer &owner, const EngineRegistry &engines) : m_owner(owner), m_engines(engines) {}

    void render(const RenderRequest &request, std::stop_token stop)
    {
        m_stop = std::move(stop);
        if (isOvertaken())
            return;
        try {
            compute(request);
        } catch (const Cancelled &) { // while it waited
        } catch (const Error &error) {
            fail(QString::fromStdString(error.what()));
        } catch (const std::bad_alloc &) {
            fail(MandelbrotRenderer::tr("Memory ran out: make the window smaller."));
        }
    }

private:
    bool isOvertaken() const { return m_stop.stop_requested(); }

    void fail(const QString &message)
    {
        QMetaObject::invokeMethod(&m_owner, [owner = &m_owner, message] { emit owner->failed(message); });
    }

    void compute(const RenderRequest &request)
    {
        m_timer.start();
        m_sinceShown.start();
        m_look = request.look;
        m_use = request.use;
        m_result = {};
        if (!(m_use == m_fieldUse))
            m_field.clear();
        m_fieldUse = m_use;
        m_result.place = request.place;
        m_result.reused = m_field.moveTo(request.place, request.place.needsDouble());

        const std::vector<QRect> missing = m_field.missing();
        double pixels = 0;
        for (const QRect &rect : missing)
            pixels += static_cast<double>(rect.width()) * rect.height();
        const double all = static_cast<double>(request.place.size.width()) * request.place.size.height();
        const auto turn = missing.empty() ? std::nullopt : takeTurn();
        if (pixels > shareForCoarse * all) {
            for (const QRect &rect : missing)
                computeRect(rect, coarseStride);
            if (isOvertaken())
                return;
            show(false);
        }
        for (const QRect &rect : missing) {
            computeRect(rect, 1);
            if (isOvertaken())
                return;
        }
        show(true);
    }

    std::optional<EngineTurns::Turn> takeTurn()
    {
        if (auto turn = m_engines.turns().tryTake())
            return turn;
        QMetaObject::invokeMethod(&m_owner, [owner = &m_owner] { emit owner->waiting(); });
        return m_engines.turns().take(m_stop);
    }

    /// With a stride: a coarse picture of it.
    void computeRect(const QRect &rect, int stride)
    {
        const MandelbrotPlace &place = m_field.place();
        MandelbrotWork work;
        work.iterations = place.iterations;
        work.doublePrecision = m_field.isDouble();
        for (int i = rect.left(); i <= rect.right(); i += stride)
            work.x.push_back(place.x(std::min(i + stride / 2, rect.right())));
        for (int j = rect.top(); j <= rect.bottom(); j += stride)
            work.y.push_back(place.y(std::min(j + stride / 2, rect.bottom())));
        const auto columns = static_cast<std::int64_t>(work.x.size());
        const auto rows = static_cast<std::int64_t>(work.y.size());
        QElapsedTimer clock;
        clock.start();
        const MandelbrotProgram made =
            mandelbrotProgram(columns, rows, work.iterations, work.horizon, work.doublePrecision, false, rowsPerStep);
        Engine &engine = m_engines.require(m_use.id);
        const auto execution =
            engine.prepare(made.program, std::make_shared<const Inputs>(mandelbrotInputs(work)),
                           engine.description().options.complete(m_use.options, "engine " + m_use.id));
        std::vector<float> coarse;
        std::vector<float> smooth;
        for (std::int64_t step = 0; step < made.program.stepsPerEpoch() && !isOvertaken(); ++step) {
            execution->run(step, 1);
            const auto counts = execution->read(made.program.output);
            const auto re = execution->read(made.re);
            const auto im = execution->read(made.im);
            const std::int64_t firstRow = step * rowsPerStep;
            const std::int64_t here = std::min<std::int64_t>(rowsPerStep, rows - firstRow);
            smooth.resize(static_cast<std::size_t>(here * columns));
            smoothCounts(counts.data(), re.data(), im.data(), here * columns, horizon(), Inside::Zero, smooth.data());
            const auto done = execution->read(made.program.countedItems);
            for (std::int64_t row = 0; row < here; ++row)
                m_result.iterations += static_cast<double>(done[static_cast<std::size_t>(row)]);
            if (stride > 1) {
                coarse.insert(coarse.end(), smooth.begin(), smooth.end());
                continue;
            }
            m_field.setExact(
                {rect.left(), rect.top() + static_cast<int>(firstRow), rect.width(), static_cast<int>(here)},
                smooth.data());
            if (m_sinceShown.elapsed() >= millisecondsBetweenPictures && step + 1 < made.program.stepsPerEpoch()) {
                m_result.computing += 1e-9 * static_cast<double>(clock.nsecsElapsed());
                show(false);
                clock.restart();
            }
        }
        m_result.computing += 1e-9 * static_cast<double>(clock.nsecsElapsed());
        if (stride > 1 && coarse.size() == static_cast<std::size_t>(rows * columns))
            m_field.setCoarse(rect, stride, coarse, static_cast<int>(columns));
    }

    QImage coloured() const
    {
        const auto &smooth = m_field.smooth();
        const QSize size = m_field.place().size;
        const Palette &palette = paletteByName(m_look.palette.toStdString());
        QImage image(size, QImage::Format_RGB32);
        auto *out = reinterpret_cast<Colour *>(image.bits());
        if (m_look.relief) {
            const auto colours = HillShade(palette, {}).shade(smooth, size.width(), QThread::idealThreadCount());
            std::memcpy(out, colours.data(), colours.size() * sizeof(Colour));
        } else {
            FlatColours(palette, m_look.phase).colour(smooth.data(), static_cast<std::int64_t>(smooth.size()), out);
        }
        return image;
    }

    void show(bool finished)
    {
        m_result.image = coloured();
        m_result.finished = finished;
        m_result.seconds = 1e-9 * static_cast<double>(m_timer.nsecsElapsed());
        m_sinceShown.restart();
        QMetaObject::invokeMethod(&m_owner,
                                  [owner = &m_owner, picture = m_result] { emit owner->pictureReady(picture); });
    }

    MandelbrotRenderer &m_owner;
    const EngineRegistry &m_engines;
    std::stop_token m_stop; ///< of the request in work
    Field m_field;
    EngineUse m_use;
    EngineUse m_fieldUse; ///< that computed the field
    Look m_look;
    RenderedPicture m_result;
    QElapsedTimer m_timer;
    QElapsedTimer m_sinceShown;
};

MandelbrotRenderer::MandelbrotRenderer(const EngineRegistry &engines, QObject *parent)
    : QObject(parent), m_engines(engines), m_worker(std::make_shared<Worker>(*this, engines))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1); // OpenMP's team belongs to the thread
}

MandelbrotRenderer::~MandelbrotRenderer()
{
    cancel();
    m_pool.waitForDone();
}

void MandelbrotRenderer::request(RenderRequest request)
{
    m_stop.request_stop();
    m_stop = {};
    m_future = QtConcurrent::run(&m_pool, [worker = m_worker, request = std::move(request), stop = m_stop.get_token()] {
        worker->render(request, stop);
    });
}

void MandelbrotRenderer::cancel()
{
    m_stop.request_stop();
}

} // namespace overtake
