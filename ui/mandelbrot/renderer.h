// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Computes and colours the viewer's pictures on a thread of its own (run/job.h). A new request overtakes the one
// before, which stops after the rows it is at. It computes when it is its turn among the threads that use engines. What
// was computed is kept: a moved picture needs only its new edge, another palette nothing. First a coarse picture, where
// much is missing; then the rows as they get ready. Window thread, but for the worker.
#pragma once

#include "mandelbrot/place.h"
#include "measure/measurement.h"
#include "picture/hill_shade.h"
#include "registry/engine_registry.h"
#include "run/job.h"

#include <QImage>
#include <QObject>
#include <memory>
#include <optional>

namespace overtake
{

struct Look {
    QString palette = QStringLiteral("viridis");
    double phase = 0; ///< in cycles of the palette
    bool relief = false;
    bool operator==(const Look &) const = default;
};

struct RenderRequest {
    MandelbrotPlace place;
    Look look;
    EngineUse use;
    std::int32_t shortcuts = 0; ///< program/operation.h; the picture is the same, what it cost is not
};

struct RenderedPicture {
    QImage image;  ///< RGB32, of the place's size
    EngineUse use; ///< engine that computed it
    MandelbrotPlace place;
    bool finished = false;   ///< every pixel is exact
    double seconds = 0;      ///< from the request until now, without waiting for the engine's turn
    double iterations = 0;   ///< iterations in this request, those of coarse images too
    std::int64_t reused = 0; ///< pixels kept from before
    /// Iterations of the whole image, by the definition's counts, the kept part included; and the rate of the engine
    /// alone, to compare precisions. 0 while unknown; no rate with shortcuts.
    double allIterations = 0;
    double iterationsPerSecond = 0;
};

/// Image of smooth counts, of which those inside are below 0.
QImage coloured(const Look &look, QSize size, const std::vector<float> &smooth);

class MandelbrotRenderer : public QObject
{
    Q_OBJECT

public:
    /// `engines` must outlive the renderer.
    explicit MandelbrotRenderer(const EngineRegistry &engines);
    ~MandelbrotRenderer() override;

    void request(RenderRequest request);
    void cancel() { m_job.stop(); }
    bool isBusy() const { return m_job.isRunning(); }

signals:
    void pictureReady(const overtake::RenderedPicture &picture);
    void failed(const QString &message);
    void waiting(); ///< another thread has the turn: a measurement that is about to end

private:
    class Worker;

    struct Delivery {
        std::optional<RenderedPicture> picture;
        bool isWaiting = false;
    };

    std::unique_ptr<Worker> m_worker;
    Job<Delivery> m_job; ///< last: its destructor waits, for some rows at most
};

} // namespace overtake
