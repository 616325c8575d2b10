// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common interface of the GPU engines (OpenCL, CUDA): one device with one in-order queue. A backend implements
// this and nothing more; plan.h and execution.h run Programs on it. Everything is queued in the order of the calls;
// commands are prepared once at set-up and queued many times without allocation. One thread at a time. Header only, so
// that a plug-in needs no symbol of the core. Bytes, seconds; offsets in elements of four bytes (a double is two).
#pragma once

#include "engines/gpu/kernel_id.h"
#include "engines/precision.h"
#include "text/error.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace overtake::gpu
{

/// Work-items per group, the same for every kernel. (A device that does not support so many is unavailable.)
inline constexpr int groupSize = 256;

/// Error of a backend; what() is one sentence for the user that names the device.
class DeviceError : public Error
{
public:
    enum class Kind {
        Other,       ///< this call failed, the device can go on
        OutOfMemory, ///< allocate() found no room
        Lost         ///< sticky: nothing works on this GpuBackend any more (isLost()); a new one must be opened
    };
    DeviceError(Kind kind, Message message) : Error(std::move(message)), m_kind(kind) {}
    Kind kind() const { return m_kind; }

private:
    Kind m_kind;
};

/// Memory of the device. Freed by the destructor, after what is queued has been done.
class Buffer
{
public:
    virtual ~Buffer() = default;
    virtual std::int64_t bytes() const = 0;
};

/// Page-locked memory of the host, which the device copies from and to asynchronously. Freed by the destructor.
class PinnedMemory
{
public:
    virtual ~PinnedMemory() = default;
    virtual void *data() const = 0;
};

/// A place in a buffer.
struct View {
    Buffer *buffer = nullptr;
    std::int64_t offset = 0; ///< elements
};

/// The argument for a kernel's parameter of this name.
struct Integer {
    const char *name;
    std::int64_t value;
};
struct Number {
    const char *name;
    float value;
};

/// A shared kernel with all its arguments. The kernel's parameters are, in this order: for each buffer its pointer and
/// its offset (int64, elements), then the integers (int64), then the floats; a test compares the names.
struct Launch {
    KernelId kernel = KernelId::Fill;
    std::vector<View> buffers;
    std::vector<Integer> integers;
    std::vector<Number> floats;
    int groups = 1; ///< number of groups of groupSize work-items, one-dimensional
};

/// C (m, n) = alpha op(A) op(B) + beta C. Row-major and contiguous; op(A) is (m, k), stored (k, m) when transposed;
/// op(B) (k, n), or (n, k). `batches`: number of such products, whose operands are contiguous.
struct Product {
    std::int64_t batches = 1;
    std::int64_t m = 0;
    std::int64_t n = 0;
    std::int64_t k = 0;
    bool transposeA = false;
    bool transposeB = false;
    float alpha = 1;
    float beta = 0;                        ///< 0: C is not read
    Precision precision = Precision::Fp32; ///< to which a and b are rounded; sums are always fp32
    View a;
    View b;
    View c;
    View workspace; ///< productMemory()'s number of bytes; buffer null: none
};

/// Memory that a product needs besides its operands and its result. Bytes.
struct ProductMemory {
    std::int64_t workspace = 0; ///< to be passed to prepare(); consecutive products share it
    std::int64_t taken = 0;     ///< allocated by the library itself while it works
};

/// A convolution or one of its derivatives, by a library of the backend: x (batch, channels, height, width), weights
/// (filters, channels, size, size), y (batch, filters, height + 2 padding - size + 1, width + 2 padding - size + 1),
/// row-major and contiguous, each view at a multiple of 16 bytes.
struct Convolution {
    enum class Kind { Forward, InputGradient, WeightGradient };
    Kind kind = Kind::Forward;
    std::int64_t batch = 0;
    std::int64_t channels = 0;
    std::int64_t height = 0;
    std::int64_t width = 0;
    std::int64_t filters = 0;
    std::int64_t size = 0;
    std::int64_t padding = 0;
    Precision precision = Precision::Fp32; ///< see Product::precision; fp32 if the library lacks it
    View x;                                ///< InputGradient: its derivative, written
    View weights;                          ///< WeightGradient: their derivative, written
    View y;                                ///< Forward: written; else its derivative
    View workspace;                        ///< convolutionWorkspace()'s number of bytes; buffer null: none
};

/// A kernel launch, a product, a convolution or a captured series of commands, ready to be queued any number of times.
/// Must not outlive its buffers or its GpuBackend.
class Command
{
public:
    virtual ~Command() = default;
    virtual void enqueue() = 0;
    /// Moves a buffer's view (index in Launch::buffers; for a Product a, b, c; for a Convolution x, weights, y)
    /// from the next enqueue() on.
    virtual void setOffset(std::size_t buffer, std::int64_t elements) = 0;
    /// Changes an integer of a Launch from the next enqueue() on.
    virtual void setInteger(std::size_t index, std::int64_t value) = 0;
};

/// When the host's memory of a copy may be touched again.
enum class CopyMode {
    Blocking, ///< when the call returns
    Queued    ///< after synchronise(), or waitForMark() of a mark set after the copy
};

class Exchange;

/// When the device worked on one command: seconds on its own clock, whose origin is unknown.
struct DeviceSpan {
    double start = 0;
    double end = 0;
    bool known = true;                 ///< false where the driver could not tell
    std::optional<double> queued = {}; ///< within the host's call, where the driver tells that too
};

class GpuBackend
{
public:
    virtual ~GpuBackend() = default;

    virtual const std::string &name() const = 0;        ///< "NVIDIA H200"
    virtual int computeUnits() const = 0;               ///< multiprocessors
    virtual std::int64_t totalBytes() const = 0;        ///< device memory
    virtual std::int64_t freeBytes() const = 0;         ///< now; negative when the backend cannot tell
    virtual std::int64_t largestAllocation() const = 0; ///< bytes of one buffer at most; negative when unknown
    virtual bool isLost() const = 0;                    ///< see DeviceError::Kind::Lost
    virtual bool hasDoubles() const { return true; }    ///< computes in float64

    // -- memory
    virtual std::unique_ptr<Buffer> allocate(std::int64_t bytes) = 0;
    virtual std::unique_ptr<PinnedMemory> allocatePinned(std::int64_t bytes) = 0;
    /// Host memory may be pinned or not: that decides the speed, `mode` only when it may be touched again.
    virtual void copyIn(View to, const void *from, std::int64_t bytes, CopyMode mode) = 0;
    virtual void copyOut(void *to, View from, std::int64_t bytes, CopyMode mode) = 0;

    // -- memory that host and device share: transfers without a copy
    virtual bool sharesHostMemory() const { return false; }
    /// A buffer for what follows, which any other need not be able to do.
    virtual std::unique_ptr<Buffer> allocateMapped(std::int64_t bytes) { return allocate(bytes); }
    /// The host's address of a part of a buffer, once the device is done with it; the device must not use the buffer
    /// until endWrite(), which is timed as the transfer. What is not written stays as it is.
    virtual void *beginWrite(View /*to*/, std::int64_t /*bytes*/) { return nullptr; }
    virtual void endWrite(View /*to*/, void * /*address*/) {}
    /// The same for reading; here the beginning is timed, and `mode` says when the host may read.
    virtual void *beginRead(View /*from*/, std::int64_t /*bytes*/, CopyMode /*mode*/) { return nullptr; }
    virtual void endRead(View /*from*/, void * /*address*/) {}

    // -- work
    virtual std::unique_ptr<Command> prepare(const Launch &launch) = 0;
    virtual std::unique_ptr<Command> prepare(const Product &product) = 0;
    /// Ignores the views, except for whether their offsets may be other than 0.
    virtual ProductMemory productMemory(const Product &) { return {}; }
    /// Bytes of device memory that prepareConvolution() must be given for this one (views are ignored); nothing if the
    /// shared kernels should do it instead.
    virtual std::optional<std::int64_t> convolutionWorkspace(const Convolution &) { return std::nullopt; }
    /// Only for what convolutionWorkspace() accepts.
    virtual std::unique_ptr<Command> prepareConvolution(const Convolution &)
    {
        throw DeviceError(DeviceError::Kind::Other, sentence("%1 has no library for convolutions.", name()));
    }
    /// Libraries used so far besides the shared kernels: "cuBLAS, convolutions by cuDNN 9.19"; empty: none.
    virtual Message libraries() const { return {}; }

    /// Sums over these devices, of which this is the first, by a library of the backend; null where it has none. Throws
    /// DeviceError where that does not start.
    virtual std::shared_ptr<Exchange> exchangeWith(const std::vector<std::shared_ptr<GpuBackend>> &) { return nullptr; }

    // -- waiting
    /// Returns when everything queued is complete and visible; throws any error that occurred before.
    virtual void synchronise() = 0;
    /// Marks the current end of the queue (slot 0 to markSlots - 1); waitForMark returns when everything before it is
    /// complete, at once if the slot was never set. The first two are those of a step's copies in, the last is the
    /// backend's own.
    static constexpr int markSlots = 3;
    virtual void setMark(int slot) = 0;
    virtual void waitForMark(int slot) = 0;

    // -- clocks of the device
    /// From now on every enqueue() and every copy is timed on the device.
    virtual void startProfiling() = 0;
    /// Synchronises and returns the times of each, in the order of the calls.
    virtual std::vector<DeviceSpan> stopProfiling() = 0;

    // -- replay (CUDA graphs)
    /// Between the two, enqueue() and Queued copies from and to pinned memory are recorded instead of run.
    virtual void beginCapture() {}
    /// The recording as one command, on which setOffset and setInteger have no effect. Never null where replay is asked
    /// for.
    virtual std::unique_ptr<Command> endCapture() { return nullptr; }
};

} // namespace overtake::gpu
