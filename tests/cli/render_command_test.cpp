// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// render with the real engines: what is counted, and the files.
#include "cli/application.h"
#include "cli/arguments.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "machine/device_database.h"
#include "model/prediction_engine.h"
#include "picture/png_pixels.h"
#include "report/png_file.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stop_token>

namespace overtake
{
namespace
{

using test::operator+;
using testing::HasSubstr;

struct Result {
    int status;
    std::string out, err;
};

EngineRegistry someEngines()
{
    return EngineRegistry({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
}

Result render(const std::vector<std::string> &arguments, const EngineRegistry &engines = someEngines())
{
    SteadyClock clock;
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::runApplication(arguments, {out, err, false, engines, clock, {}});
    return {status, out.str(), err.str()};
}

const std::vector<std::string> smallPicture = {"render", "mandelbrot", "--set",  "width=30",
                                               "--set",  "height=20",  "--quick"};

TEST(RenderCommand, ReportsTheIterationsReallyDone)
{
    const Result done =
        render(smallPicture + std::vector<std::string>{"--json", "--engine", "cpu", "--engine", "reference"});
    ASSERT_EQ(done.status, 0) << done.err;
    const auto object = nlohmann::json::parse(done.out);
    const auto &first = object.at("measurements").at(0);
    const double items = first.at("items_done");
    EXPECT_GT(items, 600);       // each point takes at least one
    EXPECT_LT(items, 600 * 400); // and few of them all
    EXPECT_EQ(object.at("measurements").at(1).at("items_done"), items);
    EXPECT_NEAR(first.at("throughput_per_s").get<double>() * first.at("epoch_s").get<double>(), items, 1e-6 * items);
    EXPECT_NEAR(first.at("flops_per_s").get<double>() / first.at("throughput_per_s").get<double>(), 7, 1e-6);
    EXPECT_EQ(first.at("flops_per_step").get<double>(), 7 * items);
}

TEST(RenderCommand, WritesCountsAndPicture)
{
    const test::TemporaryFolder folder;
    const Result done =
        render(smallPicture + std::vector<std::string>{"--counts", folder.file("c.npy"), "--png", folder.file("p.png"),
                                                       "--set", "precision=float64"});
    ASSERT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(test::contentOf(folder.file("c.npy")).size(), 128U + 4 * 600);
    const test::PngPixels picture = test::pngPixels(folder.file("p.png"));
    EXPECT_EQ(picture.width, 30U);
    EXPECT_EQ(picture.pixels.size(), 30U * 20);
    const PngTexts texts = readPngTexts(folder.file("p.png"));
    EXPECT_EQ(texts.at("overtake:iterations"), "400");
    EXPECT_EQ(texts.at("overtake:place"), "x = -0.75, y = 0, span = 3, iterations = 400");
    EXPECT_EQ(texts.at("overtake:precision"), "float64");
}

TEST(RenderCommand, CountsThatCannotBeWrittenCostNoPicture)
{
    const test::TemporaryFolder folder;
    const Result done =
        render(smallPicture + std::vector<std::string>{"--counts", "/dev/full", "--png", folder.file("p.png")});
    EXPECT_EQ(done.status, 1);
    EXPECT_THAT(done.err, HasSubstr("/dev/full"));
    const test::PngPixels picture = test::pngPixels(folder.file("p.png"));
    EXPECT_EQ(picture.width, 30U);
    EXPECT_EQ(picture.pixels.size(), 30U * 20);
}

/// Asks to stop as soon as something is printed: when it has been measured.
class StopsWhenPrinted : public std::stringbuf
{
public:
    explicit StopsWhenPrinted(std::stop_source stop) : m_stop(std::move(stop)) {}

protected:
    std::streamsize xsputn(const char *text, std::streamsize size) override
    {
        m_stop.request_stop();
        return std::stringbuf::xsputn(text, size);
    }

private:
    std::stop_source m_stop;
};

TEST(RenderCommand, CtrlCAfterMeasuringWritesNoPictureAndIsTheExitStatus)
{
    const test::TemporaryFolder folder;
    const EngineRegistry engines = someEngines();
    SteadyClock clock;
    std::stop_source stop;
    StopsWhenPrinted buffer(stop);
    std::ostream out(&buffer);
    std::ostringstream err;
    const int status = cli::runApplication(
        smallPicture + std::vector<std::string>{"--counts", folder.file("c.npy"), "--png", folder.file("p.png")},
        {out, err, false, engines, clock, stop.get_token()});
    EXPECT_EQ(status, 1);
    EXPECT_EQ(err.str(), "overtake-bench: Stopped.\n");
    EXPECT_EQ(folder.entries(), 0U);
}

TEST(RenderCommand, AModelHasNoPictureAndThatIsSaidFirst)
{
    const test::TemporaryFolder folder;
    EngineRegistry engines = someEngines();
    engines.add(std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find("t4", DeviceKind::Gpu)));
    const std::vector<std::string> predicted = smallPicture + std::vector<std::string>{"--engine", "model:t4"};
    for (const char *option : {"--png", "--counts"}) {
        const Result wrong = render(predicted + std::vector<std::string>{option, folder.file("x")}, engines);
        EXPECT_EQ(wrong.status, 2);
        EXPECT_EQ(wrong.out, "");
        EXPECT_THAT(wrong.err, HasSubstr("'model:t4' is a model"));
    }
    EXPECT_EQ(render(predicted, engines).status, 0) << "without a file it is a prediction";
}

TEST(RenderCommand, RefusesWhatHasNoPicture)
{
    const Result wrong = render({"render", "mlp"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.err, HasSubstr("mandelbrot only"));
    const Result nowhere = render(smallPicture + std::vector<std::string>{"--png", "/no/such/folder/p.png"});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("/no/such/folder"));
}

} // namespace
} // namespace overtake
