// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/renderer.h"

#include "mandelbrot/field.h"
#include "picture/palette.h"
#include "picture/smooth_count.h"
#include "text/error.h"
#include "words/core_text.h"
#include "workloads/mandelbrot.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <optional>

namespace overtake
{

namespace
{

constexpr int coarseStride = 8;
/// Where less than this share is missing (a moved picture) the coarse pass would only cost time.
constexpr double shareForCoarse = 0.2;
/// A step, which a cancelled request still ends: so long at most where all its points are inside, or one row.
constexpr double secondsPerStep = 0.02;
constexpr std::int64_t fewestRows = 1;
constexpr std::int64_t mostRows = 512;
/// Iterations a second, until it is known how many an engine does.
constexpr double usualRate = 1e9;
constexpr double textbookRate = 1e8;
constexpr qint64 millisecondsBetweenPictures = 40;

double horizon()
{
    return MandelbrotWork{}.horizon;
}

} // namespace

/// Lives on the job's one thread.
class MandelbrotRenderer::Worker
{
public:
    explicit Worker(const EngineRegistry &engines) : m_engines(engines) {}

    /// Throws Cancelled, and Error.
    void render(const RenderRequest &request, Job<Delivery> &job, const JobThread::Context &context)
    {
        m_job = &job;
        m_context = context;
        compute(request);
    }

private:
    bool isOvertaken() const { return m_context.stop.stop_requested(); }

    template <typename Fill>
    void post(Fill fill)
    {
        m_job->post(m_context, fill);
    }

    void compute(const RenderRequest &request)
    {
        m_timer.start();
        m_sinceShown.start();
        m_look = request.look;
        m_use = request.use;
        m_result = {};
        m_result.use = m_use;
        m_shortcuts = request.shortcuts;
        if (!(m_use == m_fieldUse) || m_shortcuts != m_fieldShortcuts)
            m_field.clear();
        m_fieldUse = m_use;
        m_fieldShortcuts = m_shortcuts;
        m_result.place = request.place;
        m_result.reused = m_field.moveTo(request.place, request.place.needsDouble());
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

    std::optional<EngineTurns::Turn> takeTurn()
    {
        if (auto turn = m_engines.turns().tryTake())
            return turn;
        post([](Delivery &delivery) { delivery.isWaiting = true; });
        return m_engines.turns().take(m_context.stop);
    }

    /// With a stride: a coarse picture of it.
    void computeRect(const QRect &rect, int stride)
    {
        const MandelbrotPlace &place = m_field.place();
        MandelbrotWork work;
        work.iterations = place.iterations;
        work.doublePrecision = m_field.isDouble();
        work.shortcuts = m_shortcuts;
        for (int i = rect.left(); i <= rect.right(); i += stride)
            work.x.push_back(place.x(std::min(i + stride / 2, rect.right())));
        for (int j = rect.top(); j <= rect.bottom(); j += stride)
            work.y.push_back(place.y(std::min(j + stride / 2, rect.bottom())));
        const auto columns = static_cast<std::int64_t>(work.x.size());
        const auto rows = static_cast<std::int64_t>(work.y.size());
        Engine &engine = m_engines.require(m_use.id);
        const std::int64_t rowsPerStep = rowsFor(engine, columns, work.iterations);
        const MandelbrotProgram made = mandelbrotProgram(work, rowsPerStep);
        const auto execution =
            engine.prepare(made.program, std::make_shared<const Inputs>(mandelbrotInputs(work)),
                           engine.description().options.complete(m_use.options, sentence("engine %1", m_use.id)));
        std::vector<float> coarse;
        std::vector<float> smooth;
        for (std::int64_t step = 0; step < made.program.stepsPerEpoch() && !isOvertaken(); ++step) {
            QElapsedTimer clock;
            clock.start();
            execution->run(step, 1);
            const double seconds = 1e-9 * static_cast<double>(clock.nsecsElapsed());
            const auto counts = execution->read(made.program.output);
            const auto re = execution->read(made.re);
            const auto im = execution->read(made.im);
            const std::int64_t firstRow = step * rowsPerStep;
            const std::int64_t here = std::min<std::int64_t>(rowsPerStep, rows - firstRow);
            smooth.resize(static_cast<std::size_t>(here * columns));
            if (std::min({counts.size(), re.size(), im.size()}) < smooth.size()) // a worker's answer may be anything
                throw Error("A defect, please report it: " + m_use.id + " gave fewer points than the picture has.");
            smoothCounts(counts.data(), re.data(), im.data(), here * columns, horizon(), Inside::Negative,
                         smooth.data());
            const auto done = execution->read(made.program.countedItems);
            add(std::accumulate(done.begin(), done.begin() + here, 0.0), seconds);
            if (stride > 1) {
                coarse.insert(coarse.end(), smooth.begin(), smooth.end());
                continue;
            }
            m_field.setExact(
                {rect.left(), rect.top() + static_cast<int>(firstRow), rect.width(), static_cast<int>(here)},
                smooth.data(), counts.data());
            if (m_sinceShown.elapsed() >= millisecondsBetweenPictures && step + 1 < made.program.stepsPerEpoch())
                show(false);
        }
        if (stride > 1 && coarse.size() == static_cast<std::size_t>(rows * columns))
            m_field.setCoarse(rect, stride, coarse, static_cast<int>(columns));
    }

    std::int64_t rowsFor(const Engine &engine, std::int64_t columns, std::int32_t iterations) const
    {
        const double usual = engine.description().kind == EngineKind::Reference ? textbookRate : usualRate;
        const double rate = m_sum.seconds > 0 ? m_sum.iterations / m_sum.seconds : usual;
        const double rows = secondsPerStep * rate / (static_cast<double>(columns) * iterations);
        return static_cast<std::int64_t>(
            std::clamp(rows, static_cast<double>(fewestRows), static_cast<double>(mostRows)));
    }

    void add(double iterations, double seconds)
    {
        m_result.iterations += iterations;
        m_result.computing += seconds;
        m_sum.iterations += iterations;
        m_sum.seconds += seconds;
    }

    QImage coloured() const
    {
        const auto &smooth = m_field.smooth();
        const QSize size = m_field.place().size;
        const Palette &palette = paletteByName(m_look.palette.toStdString());
        QImage image(size, QImage::Format_RGB32);
        auto *out = reinterpret_cast<Colour *>(image.bits());
        if (m_look.relief) {
            std::vector<float> heights(smooth.size()); // also of the points inside, as in the reference case
            std::transform(smooth.begin(), smooth.end(), heights.begin(), [](float value) { return std::abs(value); });
            const auto colours = HillShade(palette, {}).shade(heights, size.width(), QThread::idealThreadCount());
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
        if (finished) {
            m_result.allIterations = m_field.iterations();
            if (m_sum.seconds > 0 && m_shortcuts == 0)
                m_result.iterationsPerSecond = m_sum.iterations / m_sum.seconds;
        }
        m_result.seconds = 1e-9 * static_cast<double>(m_timer.nsecsElapsed());
        m_sinceShown.restart();
        post([this](Delivery &delivery) { delivery.picture = m_result; });
    }

    const EngineRegistry &m_engines;
    Job<Delivery> *m_job = nullptr;
    JobThread::Context m_context; ///< the current request's
    Field m_field;
    EngineUse m_use;
    EngineUse m_fieldUse; ///< engine that computed the field
    std::int32_t m_shortcuts = 0;
    std::int32_t m_fieldShortcuts = 0;
    Look m_look;
    RenderedPicture m_result;
    struct {
        double iterations = 0;
        double seconds = 0;
    } m_sum; ///< sums over all requests since nothing could be kept
    QElapsedTimer m_timer;
    QElapsedTimer m_sinceShown;
};

MandelbrotRenderer::MandelbrotRenderer(const EngineRegistry &engines, QObject *parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(engines)),
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
        m_worker->render(request, m_job, context);
    });
}

} // namespace overtake
