// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_convolution.h"

#include "cuda_memory.h"
#include "cudnn_library.h"

#include <array>

namespace overtake::cuda
{

namespace
{

using gpu::Convolution;
using gpu::DeviceError;
using gpu::View;
using Kind = gpu::Convolution::Kind;

/// Largest workspace: a slightly faster algorithm is not worth more of the user's memory.
constexpr std::size_t mostWorkspace = std::size_t{256} << 20;

bool isOutOfMemory(cudnnStatus_t status)
{
#if CUDNN_MAJOR >= 9 // ALLOC_FAILED is the host's there
    return status == CUDNN_STATUS_INTERNAL_ERROR_DEVICE_ALLOCATION_FAILED;
#else
    return status == CUDNN_STATUS_ALLOC_FAILED;
#endif
}

void check(Context &context, cudnnStatus_t status, const char *doing)
{
    if (isOutOfMemory(status))
        context.check(cudaErrorMemoryAllocation, doing);
    if (status != CUDNN_STATUS_SUCCESS)
        context.failLibrary(std::string("cuDNN: ") + cudnn().statusText(status), doing);
}

/// cuDNN on one card and stream. Shared by everything prepared with it, and therefore destroyed last.
class Handle
{
public:
    explicit Handle(ContextPtr context) : m_context(std::move(context))
    {
        m_status = cudnn().create(&m_handle);
        if (m_status == CUDNN_STATUS_SUCCESS)
            m_status = cudnn().setStream(m_handle, m_context->stream());
    }
    ~Handle()
    {
        if (m_handle && m_context->canGiveBack())
            (void)cudnn().destroy(m_handle);
    }
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;

    cudnnStatus_t status() const { return m_status; }
    cudnnHandle_t get() const { return m_handle; }
    Context &context() const { return *m_context; }

private:
    ContextPtr m_context;
    cudnnHandle_t m_handle = nullptr;
    cudnnStatus_t m_status;
};
using HandlePtr = std::shared_ptr<Handle>;

/// The shapes of a convolution in cuDNN's terms: NCHW, as our tensors are. Descriptors are in host memory: they are
/// freed whatever has happened to the card.
class Shapes
{
public:
    Shapes(Context &context, const Convolution &c)
    {
        const auto to = [](std::int64_t value) { return static_cast<int>(value); };
        const std::int64_t less = c.size - 1 - 2 * c.padding;
        const auto done = [&](cudnnStatus_t status) {
            check(context, status, phrase("describing a convolution for %1"));
        };
        try {
            done(cudnn().createTensor(&x));
            done(cudnn().createTensor(&y));
            done(cudnn().createFilter(&weights));
            done(cudnn().createConvolution(&convolution));
            done(cudnn().setTensor(x, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, to(c.batch), to(c.channels), to(c.height),
                                   to(c.width)));
            done(cudnn().setTensor(y, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, to(c.batch), to(c.filters),
                                   to(c.height - less), to(c.width - less)));
            done(cudnn().setFilter(weights, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, to(c.filters), to(c.channels),
                                   to(c.size), to(c.size)));
            const int padding = to(c.padding);
            done(cudnn().setConvolution(convolution, padding, padding, 1, 1, 1, 1, CUDNN_CROSS_CORRELATION,
                                        CUDNN_DATA_FLOAT));
            // By default (CUDNN_DEFAULT_MATH) cuDNN rounds to TF32 from Ampere on: fp32 must ask for FMA.
            done(cudnn().setMathType(convolution, mathOf(c)));
        } catch (...) {
            release();
            throw;
        }
    }
    ~Shapes() { release(); }
    Shapes(const Shapes &) = delete;
    Shapes &operator=(const Shapes &) = delete;

    /// bf16 is for matrix products only: here the tensors themselves would have to be in bf16.
    static cudnnMathType_t mathOf(const Convolution &c)
    {
        return c.precision == Precision::Tf32 ? CUDNN_DEFAULT_MATH : CUDNN_FMA_MATH;
    }

    cudnnTensorDescriptor_t x = nullptr;
    cudnnTensorDescriptor_t y = nullptr;
    cudnnFilterDescriptor_t weights = nullptr;
    cudnnConvolutionDescriptor_t convolution = nullptr;

private:
    void release() noexcept
    {
        if (x)
            (void)cudnn().destroyTensor(x);
        if (y)
            (void)cudnn().destroyTensor(y);
        if (weights)
            (void)cudnn().destroyFilter(weights);
        if (convolution)
            (void)cudnn().destroyConvolution(convolution);
    }
};

// Algorithms that sum products directly, in the same order in every run. Fourier and Winograd transforms lose digits
// that an fp32 product keeps, and algorithms with atomics differ from run to run.

bool isTaken(cudnnConvolutionFwdAlgo_t algorithm)
{
    return algorithm == CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM ||
           algorithm == CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM ||
           algorithm == CUDNN_CONVOLUTION_FWD_ALGO_GEMM;
}

bool isTaken(cudnnConvolutionBwdDataAlgo_t algorithm)
{
    return algorithm == CUDNN_CONVOLUTION_BWD_DATA_ALGO_1;
}

bool isTaken(cudnnConvolutionBwdFilterAlgo_t algorithm)
{
    return algorithm == CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1;
}

template <typename Algorithm>
struct Choice {
    Algorithm algorithm;
    cudnnMathType_t math;
};

/// The first acceptable algorithm, which is the fastest by cuDNN's own estimate. Runs nothing, so that the choice is
/// the same every time.
template <typename Performance, typename Algorithms>
auto fastest(const Convolution &c, const Algorithms &algorithms) -> std::optional<Choice<decltype(Performance::algo)>>
{
    std::array<Performance, 16> found{};
    int count = 0;
    if (algorithms(static_cast<int>(found.size()), &count, found.data()) != CUDNN_STATUS_SUCCESS)
        return std::nullopt;
    for (int i = 0; i < count; ++i) {
        const Performance &one = found[static_cast<std::size_t>(i)];
        // Tensor-op math on fp32 tensors is TF32; "allow conversion" might go down to fp16.
        const bool isTf32 = c.precision == Precision::Tf32 && one.mathType == CUDNN_TENSOR_OP_MATH;
        const bool isFp32 = one.mathType == CUDNN_FMA_MATH || one.mathType == CUDNN_DEFAULT_MATH;
        if (one.status == CUDNN_STATUS_SUCCESS && isTaken(one.algo) && one.determinism == CUDNN_DETERMINISTIC &&
            one.memory <= mostWorkspace && (isFp32 || isTf32))
            return Choice<decltype(one.algo)>{one.algo, one.mathType};
    }
    return std::nullopt;
}

/// One convolution with its algorithm. Nothing is allocated but descriptors.
class Prepared
{
public:
    Prepared(HandlePtr handle, const Convolution &convolution)
        : m_handle(std::move(handle)), m_convolution(convolution), m_shapes(m_handle->context(), convolution)
    {
        choose();
    }

    bool isPossible() const { return m_possible; }
    std::size_t bytes() const { return m_bytes; }
    Context &context() const { return m_handle->context(); }

    void enqueue(const Convolution &at) const
    {
        const float one = 1;
        const float zero = 0;
        const cudnnHandle_t h = m_handle->get();
        const Shapes &s = m_shapes;
        void *workspace = addressOf(at.workspace.buffer);
        const auto done = [this](cudnnStatus_t status) { check(context(), status, phrase("convolving on %1")); };
        switch (m_convolution.kind) {
        case Kind::Forward:
            return done(cudnn().forward(h, &one, s.x, addressOf(at.x), s.weights, addressOf(at.weights), s.convolution,
                                        m_forward->algorithm, workspace, m_bytes, &zero, s.y, addressOf(at.y)));
        case Kind::InputGradient:
            return done(cudnn().inputGradient(h, &one, s.weights, addressOf(at.weights), s.y, addressOf(at.y),
                                              s.convolution, m_input->algorithm, workspace, m_bytes, &zero, s.x,
                                              addressOf(at.x)));
        case Kind::WeightGradient:
            return done(cudnn().weightGradient(h, &one, s.x, addressOf(at.x), s.y, addressOf(at.y), s.convolution,
                                               m_weight->algorithm, workspace, m_bytes, &zero, s.weights,
                                               addressOf(at.weights)));
        }
    }

private:
    void choose()
    {
        const cudnnHandle_t h = m_handle->get();
        const Shapes &s = m_shapes;
        switch (m_convolution.kind) {
        case Kind::Forward:
            m_forward = fastest<cudnnConvolutionFwdAlgoPerf_t>(
                m_convolution, [&](int most, int *count, cudnnConvolutionFwdAlgoPerf_t *found) {
                    return cudnn().forwardAlgorithms(h, s.x, s.weights, s.convolution, s.y, most, count, found);
                });
            return settle(m_forward, [&](auto algorithm, std::size_t *bytes) {
                return cudnn().forwardWorkspace(h, s.x, s.weights, s.convolution, s.y, algorithm, bytes);
            });
        case Kind::InputGradient:
            m_input = fastest<cudnnConvolutionBwdDataAlgoPerf_t>(
                m_convolution, [&](int most, int *count, cudnnConvolutionBwdDataAlgoPerf_t *found) {
                    return cudnn().inputAlgorithms(h, s.weights, s.y, s.convolution, s.x, most, count, found);
                });
            return settle(m_input, [&](auto algorithm, std::size_t *bytes) {
                return cudnn().inputWorkspace(h, s.weights, s.y, s.convolution, s.x, algorithm, bytes);
            });
        case Kind::WeightGradient:
            m_weight = fastest<cudnnConvolutionBwdFilterAlgoPerf_t>(
                m_convolution, [&](int most, int *count, cudnnConvolutionBwdFilterAlgoPerf_t *found) {
                    return cudnn().weightAlgorithms(h, s.x, s.y, s.convolution, s.weights, most, count, found);
                });
            return settle(m_weight, [&](auto algorithm, std::size_t *bytes) {
                return cudnn().weightWorkspace(h, s.x, s.y, s.convolution, s.weights, algorithm, bytes);
            });
        }
    }

    /// With TF32 allowed, the descriptor gets the math that the algorithm was found with; else it keeps FMA.
    template <typename Algorithm, typename Workspace>
    void settle(const std::optional<Choice<Algorithm>> &choice, const Workspace &workspace)
    {
        if (!choice)
            return;
        const bool isTf32 = m_convolution.precision == Precision::Tf32;
        if (isTf32 && cudnn().setMathType(m_shapes.convolution, choice->math) != CUDNN_STATUS_SUCCESS)
            return;
        m_possible = workspace(choice->algorithm, &m_bytes) == CUDNN_STATUS_SUCCESS && m_bytes <= mostWorkspace;
    }

    HandlePtr m_handle;
    Convolution m_convolution;
    Shapes m_shapes;
    std::optional<Choice<cudnnConvolutionFwdAlgo_t>> m_forward;
    std::optional<Choice<cudnnConvolutionBwdDataAlgo_t>> m_input;
    std::optional<Choice<cudnnConvolutionBwdFilterAlgo_t>> m_weight;
    bool m_possible = false;
    std::size_t m_bytes = 0;
};

class ConvolutionCommand : public gpu::Command
{
public:
    ConvolutionCommand(const HandlePtr &handle, const Convolution &convolution)
        : m_prepared(handle, convolution), m_convolution(convolution)
    {
        const gpu::Buffer *given = convolution.workspace.buffer;
        const std::size_t bytes = given ? static_cast<std::size_t>(given->bytes()) : 0;
        if (!m_prepared.isPossible() || m_prepared.bytes() > bytes)
            throw DeviceError(DeviceError::Kind::Other,
                              sentence("cuDNN no longer has the same method for a convolution on %1: set "
                                       "OVERTAKE_CUDNN=off to do without it.",
                                       m_prepared.context().name()));
    }

    void enqueue() override
    {
        Context &context = m_prepared.context();
        context.enter();
        context.timed([this] { m_prepared.enqueue(m_convolution); });
    }

    void setOffset(std::size_t buffer, std::int64_t elements) override
    {
        const std::array<View *, 3> views = {&m_convolution.x, &m_convolution.weights, &m_convolution.y};
        views.at(buffer)->offset = elements;
    }

    void setInteger(std::size_t, std::int64_t) override {}

private:
    Prepared m_prepared;
    Convolution m_convolution;
};

} // namespace

class ConvolutionLibrary::Private
{
public:
    explicit Private(ContextPtr given) : context(std::move(given)) {}

    /// Null where cuDNN is not there or does not start on this card; tried once.
    const HandlePtr &started()
    {
        if (!handle && reason.empty()) {
            reason = cudnn().missing;
            if (reason.empty()) {
                auto made = std::make_shared<Handle>(context);
                if (isOutOfMemory(made->status())) // not for good: it is asked again when there is room
                    check(*context, made->status(), phrase("starting cuDNN on %1"));
                if (made->status() == CUDNN_STATUS_SUCCESS)
                    handle = std::move(made);
                else
                    reason = sentence("it does not start: %1", cudnn().statusText(made->status()));
            }
        }
        return handle;
    }

    ContextPtr context;
    HandlePtr handle;
    Message reason;
    std::int64_t taken = 0; ///< convolutions asked for that cuDNN does
    std::int64_t refused = 0;
};

ConvolutionLibrary::ConvolutionLibrary(ContextPtr context) : d(std::make_unique<Private>(std::move(context))) {}

ConvolutionLibrary::~ConvolutionLibrary() = default;

std::optional<std::int64_t> ConvolutionLibrary::workspaceBytes(const Convolution &convolution)
{
    d->context->enter();
    if (!d->started())
        return std::nullopt;
    const Prepared prepared(d->handle, convolution);
    ++(prepared.isPossible() ? d->taken : d->refused);
    return prepared.isPossible() ? std::make_optional(static_cast<std::int64_t>(prepared.bytes())) : std::nullopt;
}

std::unique_ptr<gpu::Command> ConvolutionLibrary::prepare(const Convolution &convolution)
{
    d->context->enter();
    if (!d->started())
        throw DeviceError(DeviceError::Kind::Other, sentence("cuDNN cannot be used (%1).", d->reason));
    return std::make_unique<ConvolutionCommand>(d->handle, convolution);
}

Message ConvolutionLibrary::text() const
{
    const Message &missing = d->reason.empty() ? cudnn().missing : d->reason;
    if (!missing.empty())
        return sentence("convolutions by the shared kernels (cuDNN: %1)", missing);
    const std::size_t version = cudnn().version(); // 91900; before 9, 8907
    const std::size_t major = version >= 90000 ? version / 10000 : version / 1000;
    const std::size_t minor = version >= 90000 ? version / 100 % 100 : version / 100 % 10;
    if (d->refused == 0)
        return sentence("convolutions by cuDNN %1.%2", major, minor);
    return sentence("convolutions by cuDNN %1.%2, but %3 of %4 shapes by the shared kernels because it has no "
                    "algorithm of the same precision",
                    major, minor, d->refused, d->taken + d->refused);
}

} // namespace overtake::cuda
