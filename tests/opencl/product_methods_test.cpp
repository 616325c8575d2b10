// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How products are divided between CLBlast and the shared kernel, with times that the test makes up; and that the
// shared kernel is right on PoCL.
#include "check/check.h"
#include "engines/gpu/opencl/opencl_commands.h"
#include "engines/gpu/opencl/opencl_device.h"
#include "engines/gpu/opencl/product_methods.h"
#include "engines/reference/reference_engine.h"
#include "opencl/opencl_lab.h"

#include <gmock/gmock.h>

#include <chrono>
#include <cstdlib>
#include <future>

namespace overtake::opencl
{
namespace
{

gpu::Product productOf(std::int64_t m, std::int64_t n, std::int64_t k)
{
    gpu::Product product;
    product.m = m;
    product.n = n;
    product.k = k;
    return product;
}

/// A device on which the shared kernel is the faster one for few rows.
class MadeUp
{
public:
    ProductMethods methods()
    {
        return {[this](const gpu::Product &product, ProductMethod method) -> std::optional<double> {
                    ++measured;
                    const double seconds = method == ProductMethod::Tiled && product.m < 100 ? 0.001 : 0.002;
                    now += 5 * seconds;
                    return room ? std::optional(seconds) : std::nullopt;
                },
                {},
                [this] { return now; }};
    }

    double now = 100;
    int measured = 0;
    bool room = true;
};

TEST(ProductMethods, TheFasterIsTakenAndMeasuredOnceForAKind)
{
    MadeUp device;
    ProductMethods methods = device.methods();
    EXPECT_EQ(methods.choose(productOf(20, 100, 100)), ProductMethod::Tiled);
    EXPECT_EQ(methods.choose(productOf(200, 100, 100)), ProductMethod::ClBlast);
    EXPECT_EQ(device.measured, 4);
    EXPECT_EQ(methods.choose(productOf(17, 110, 90)), ProductMethod::Tiled); // of the same octaves
    EXPECT_EQ(device.measured, 4);
    gpu::Product transposed = productOf(20, 100, 100);
    transposed.transposeB = true;
    (void)methods.choose(transposed);
    EXPECT_EQ(device.measured, 6);
}

TEST(ProductMethods, WhatIsMeasuredIsKept)
{
    MadeUp device;
    ProductMethods methods = device.methods();
    (void)methods.choose(productOf(20, 100, 100));
    (void)methods.choose(productOf(200, 100, 100));
    MadeUp later;
    ProductMethods again = later.methods();
    again.addText("a line of something else\n" + methods.toText() + "5 7 7 0 0 0 of_a_later_version\n");
    EXPECT_EQ(again.choose(productOf(20, 100, 100)), ProductMethod::Tiled);
    EXPECT_EQ(again.choose(productOf(200, 100, 100)), ProductMethod::ClBlast);
    EXPECT_EQ(later.measured, 0);
    EXPECT_EQ(again.toText(), methods.toText());
}

TEST(ProductMethods, MeasuresForATenthOfTheTime)
{
    MadeUp device;
    ProductMethods methods = device.methods();
    const auto large = productOf(50, 100000, 100); // 1 s for all calls at the rate first assumed
    EXPECT_EQ(methods.choose(large), ProductMethod::ClBlast);
    EXPECT_EQ(device.measured, 0);
    EXPECT_EQ(methods.toText(), "");
    device.now += 100;
    EXPECT_EQ(methods.choose(large), ProductMethod::ClBlast) << "answers do not change";
    int asked = 0;
    for (const std::int64_t m : {20, 40, 80, 200})
        for (std::int64_t n = 1; n < 1 << 16; n *= 2, ++asked)
            (void)methods.choose(productOf(m, n, 100));
    EXPECT_LT(device.now, 200.7);
    EXPECT_GT(device.measured, 20);
    EXPECT_LT(device.measured, 2 * asked);
}

TEST(ProductMethods, WhereNothingCanBeMeasuredTheLibraryServes)
{
    MadeUp device;
    device.room = false;
    ProductMethods methods = device.methods();
    EXPECT_EQ(methods.choose(productOf(20, 100, 100)), ProductMethod::ClBlast);
    EXPECT_EQ(methods.toText(), "");
}

TEST(ProductMethods, CLBlastGetsNothingThatItCannotCount)
{
    class Large : public gpu::Buffer
    {
    public:
        explicit Large(std::int64_t elements) : m_bytes(4 * elements) {}
        std::int64_t bytes() const override { return m_bytes; }

    private:
        std::int64_t m_bytes;
    };
    constexpr std::int64_t most = (std::int64_t{1} << 31) - 1;
    EXPECT_TRUE(fitsClBlast(productOf(most, 1, 1), {}));
    EXPECT_FALSE(fitsClBlast(productOf(most + 1, 1, 1), {}));
    EXPECT_FALSE(fitsClBlast(productOf(1, 1 << 16, 1 << 15), {}));
    gpu::Product several = productOf(1 << 10, 1 << 10, 8);
    several.batches = most >> 20;
    EXPECT_TRUE(fitsClBlast(several, {}));
    ++several.batches;
    EXPECT_FALSE(fitsClBlast(several, {}));
    // Few rows of a large data set.
    Large full(most), beyond(most + 1);
    for (gpu::View gpu::Product::*const operand : {&gpu::Product::a, &gpu::Product::b, &gpu::Product::c}) {
        gpu::Product small = productOf(32, 100, 100);
        (small.*operand).buffer = &full;
        EXPECT_TRUE(fitsClBlast(small, {}));
        (small.*operand).buffer = &beyond;
        EXPECT_FALSE(fitsClBlast(small, {}));
    }
    // Operands that are padded to more, and lie behind one another.
    EXPECT_TRUE(fitsClBlast(productOf(100, 100, 100), {.workspace = 4 * most, .taken = 0}));
    EXPECT_FALSE(fitsClBlast(productOf(100, 100, 100), {.workspace = 4 * most + 4, .taken = 0}));
    EXPECT_FALSE(fitsClBlast(productOf(100, 100, 100), {.workspace = 0, .taken = 4 * most + 4}));
}

TEST(ProductMethods, WhatClBlastCannotCountIsForTheSharedKernelWhateverIsChosen)
{
    const auto device = openDevice(test::pocl(), ProductMethod::ClBlast);
    const auto needed = [&](const gpu::Product &product) {
        const gpu::ProductMemory memory = device->productMemory(product);
        return memory.workspace + memory.taken;
    };
    EXPECT_GT(needed(productOf(2053, 2053, 2053)), 0) << "padded for CLBlast";
    EXPECT_EQ(needed(productOf(50021, 50021, 2053)), 0) << "the result has more than 2^31 elements";
}

/// Memory was admitted for one product.
TEST(ProductMethods, AProductForWhichClBlastTakesMemoryWaitsForTheOneBefore)
{
    const FoundDevice found = test::pocl();
    cl_int code = CL_SUCCESS;
    const Context context(clCreateContext(nullptr, 1, &found.device, nullptr, nullptr, &code));
    ASSERT_EQ(code, CL_SUCCESS);
    OpenClQueue queue(context.get(), found);
    constexpr std::int64_t extent = 900; // at which CLBlast pads its operands
    gpu::Product product = productOf(extent, extent, extent);
    product.batches = 2;
    std::vector<std::unique_ptr<ClBuffer>> buffers;
    for (gpu::View *view : {&product.a, &product.b, &product.c}) {
        constexpr std::int64_t bytes = 2 * extent * extent * 4;
        Memory memory(clCreateBuffer(context.get(), CL_MEM_READ_WRITE, bytes, nullptr, &code));
        ASSERT_EQ(code, CL_SUCCESS);
        buffers.push_back(
            std::make_unique<ClBuffer>(std::move(memory), bytes, std::make_shared<std::int64_t>(std::int64_t{0})));
        view->buffer = buffers.back().get();
    }
    ClProduct several(queue, product);
    ASSERT_GT(several.memory().taken, 0);
    several.enqueue();
    queue.finish();

    const Event gate(clCreateUserEvent(context.get(), &code));
    const cl_event handle = gate.get();
    ASSERT_EQ(clEnqueueBarrierWithWaitList(*queue.current(), 1, &handle, nullptr), CL_SUCCESS);
    several.enqueue();
    auto second = std::async(std::launch::async, [&] { several.enqueue(); });
    EXPECT_EQ(second.wait_for(std::chrono::milliseconds(300)), std::future_status::timeout);
    ASSERT_EQ(clSetUserEventStatus(gate.get(), CL_COMPLETE), CL_SUCCESS);
    second.get();
    queue.finish();
}

TEST(ProductMethods, TheSharedKernelIsRight)
{
    ::setenv("OVERTAKE_CLBLAST", "off", 1);
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    for (const CheckRow &row :
         checkEngine(*engine, engine->description().options.defaults(), reference, 7, {}, {}, CheckScope::Small))
        EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ' ' << row.reason;
    EXPECT_THAT(engine->libraries().text(), testing::HasSubstr("by the shared kernels"));
    ::setenv("OVERTAKE_CLBLAST", "on", 1);
}

/// Without the switch it is measured on the device.
TEST(ProductMethods, ADeviceMeasuresAndIsRightWhateverItChooses)
{
    ::unsetenv("OVERTAKE_CLBLAST");
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    for (const CheckRow &row :
         checkEngine(*engine, engine->description().options.defaults(), reference, 7, {}, {}, CheckScope::Small))
        EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ' ' << row.reason;
    ::setenv("OVERTAKE_CLBLAST", "on", 1);
}

} // namespace
} // namespace overtake::opencl
