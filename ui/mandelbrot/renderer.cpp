// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/renderer.h"

#include "engines/stop_scope.h"
#include "mandelbrot/field.h"
#include "mandelbrot/place_run.h"
#include "picture/palette.h"
#include "text/error.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace overtake
{

namespace
{

constexpr int coarseStride = 8;
/// Where less than this share is missing (a moved picture) the coarse pass would only cost time.
constexpr double shareForCoarse = 0.2;
/// A step, which a cancelled request still ends: so long at most where all its points are inside, or one row.
constexpr double secondsPerStep = 0.02;
constexpr double mostRows = 512;
/// Iterations a second, until it is known how many an engine does.
constexpr double usualRate = 1e9;
constexpr double textbookRate = 1e8;
constexpr qint64 millisecondsBetweenPictures = 40;

} // namespace

QImage coloured(const Look &look, QSize size, const std::vector<float> &smooth)
{
    const Palette &palette = paletteByName(look.palette.toStdString());
    QImage image(size, QImage::Format_RGB32);
    auto *out = reinterpret_cast<Colour *>(image.bits());
    if (look.relief) {
        std::vector<float> heights(smooth.size()); // also of the points inside, as in the reference case
        std::ranges::transform(smooth, heights.begin(), [](float value) { return std::abs(value); });
        const auto colours = HillShade(palette).shade(heights, size.width(), QThread::idealThreadCount());
        std::memcpy(out, colours.data(), colours.size() * sizeof(Colour));
    } else {
        FlatColours(palette, look.phase).colour(smooth.data(), static_cast<std::int64_t>(smooth.size()), out);
    }
    return image;
}

/// Lives on the job's one thread.
class MandelbrotRenderer::Worker
{
public:
    Worker(const EngineRegistry &engines, Job<Delivery> &job) : m_engines(engines), m_job(job) {}

    /// Throws Cancelled, and Error.
    void render(const RenderRequest &request, const JobThread::Context &context)
    {
        m_context = context;
        m_timer.start();
        m_sinceShown.start();
        if (!(request.use == m_request.use) || request.shortcuts != m_request.shortcuts)
            m_field.clear();
        m_request = request;
        m_result = {};
        m_result.use = request.use;
        m_result.place = request.place;
        m_result.reused = m_field.moveTo(request.place);
        if (m_result.reused == 0)
            m_sum = {};

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

private:
    bool isOvertaken() const { return m_context.stop.stop_requested(); }

    std::optional<EngineTurns::Turn> takeTurn()
    {
        if (auto turn = m_engines.turns().tryTake())
            return turn;
        m_job.post(m_context, [](Delivery &delivery) { delivery.isWaiting = true; });
        auto turn = m_engines.turns().take(m_context.stop);
        m_timer.start(); // waiting is no part of the image's time
        return turn;
    }

    /// With a stride: a coarse picture of it.
    void computeRect(const QRect &rect, int stride)
    {
        const int columns = (rect.width() + stride - 1) / stride;
        PlaceRun run(m_engines, m_request.use, m_request.place, rect, rowsFor(columns), m_request.shortcuts, stride);
        std::vector<float> coarse;
        for (std::int64_t step = 0; step < run.steps(); ++step) {
            if (isOvertaken())
                return;
            QElapsedTimer clock;
            clock.start();
            run.run(step);
            const double seconds = 1e-9 * static_cast<double>(clock.nsecsElapsed());
            const PlaceRun::Rows rows = run.readWhole(step);
            m_result.iterations += rows.iterations;
            m_sum.iterations += rows.iterations;
            m_sum.seconds += seconds;
            if (stride > 1) {
                coarse.insert(coarse.end(), rows.smooth.begin(), rows.smooth.end());
                continue;
            }
            m_field.setExact(
                {rect.left(), rect.top() + static_cast<int>(rows.first), rect.width(), static_cast<int>(rows.count)},
                rows.smooth.data(), rows.counts.data());
            if (m_sinceShown.elapsed() >= millisecondsBetweenPictures && step + 1 < run.steps())
                show(false);
        }
        if (stride > 1)
            m_field.setCoarse(rect, stride, coarse, columns);
    }

    std::int64_t rowsFor(int columns) const
    {
        const bool isTextbook = m_engines.require(m_request.use.id).description().kind == EngineKind::Reference;
        const double usual = isTextbook ? textbookRate : usualRate;
        const double rate = m_sum.seconds > 0 ? m_sum.iterations / m_sum.seconds : usual;
        const double rows = secondsPerStep * rate / (static_cast<double>(columns) * m_request.place.iterations);
        return static_cast<std::int64_t>(std::clamp(rows, 1.0, mostRows));
    }

    void show(bool finished)
    {
        m_result.image = coloured(m_request.look, m_field.place().size, m_field.smooth());
        m_result.finished = finished;
        if (finished) {
            m_result.allIterations = m_field.iterations();
            if (m_sum.seconds > 0 && m_request.shortcuts == 0)
                m_result.iterationsPerSecond = m_sum.iterations / m_sum.seconds;
        }
        m_result.seconds = 1e-9 * static_cast<double>(m_timer.nsecsElapsed());
        m_sinceShown.restart();
        m_job.post(m_context, [this](Delivery &delivery) { delivery.picture = m_result; });
    }

    const EngineRegistry &m_engines;
    Job<Delivery> &m_job;
    JobThread::Context m_context; ///< the current request's
    Field m_field;
    RenderRequest m_request; ///< the field is by its engine
    RenderedPicture m_result;
    struct {
        double iterations = 0;
        double seconds = 0;
    } m_sum; ///< sums over all requests since nothing could be kept
    QElapsedTimer m_timer;
    QElapsedTimer m_sinceShown;
};

MandelbrotRenderer::MandelbrotRenderer(const EngineRegistry &engines)
    : m_worker(std::make_unique<Worker>(engines, m_job)), // uses the job later
      m_job(
          viewerPool(),
          [this](JobId, const Delivery &delivery) {
              if (delivery.isWaiting && !delivery.picture)
                  emit waiting();
              if (delivery.picture)
                  emit pictureReady(*delivery.picture);
          },
          [this](JobId, JobEnd end, const QString &message) {
              if (end == JobEnd::Failed)
                  emit failed(message);
          },
          0) // a picture follows the mouse
{
}

MandelbrotRenderer::~MandelbrotRenderer() = default;

void MandelbrotRenderer::request(RenderRequest request)
{
    m_job.start([this, request = std::move(request)](const JobThread::Context &context) {
        const StopScope scope(context.stop); // for a worker that hangs
        m_worker->render(request, context);
    });
}

} // namespace overtake
