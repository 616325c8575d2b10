// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/mandelbrot.h"

#include "operations/mandelbrot.h"
#include "operations/transfers.h"
#include "workloads/common_parameters.h"

namespace overtake
{

namespace
{

ParameterSpec side(const char *key, const char *help, std::int64_t defaultValue)
{
    return {.key = key,
            .label = key,
            .unit = "px",
            .help = help,
            .scale = Scale::Logarithmic,
            .minimum = 1,
            .maximum = 16384,
            .defaultValue = defaultValue};
}

ParameterSpec centre(const char *key, const char *label, const char *help, double defaultValue)
{
    return {.key = key,
            .label = label,
            .help = help,
            .kind = ParameterKind::Real,
            .minimum = -4,
            .maximum = 4,
            .defaultValue = defaultValue,
            .advanced = true};
}

HostArray axis(const char *name, const std::vector<double> &values, bool doublePrecision)
{
    HostArray array{name, {static_cast<std::int64_t>(values.size())}, values};
    if (!doublePrecision)
        array.values = std::vector<float>(values.begin(), values.end());
    return array;
}

class MandelbrotWorkload : public Workload
{
public:
    std::string id() const override { return mandelbrotId; }
    std::string label() const override { return "Mandelbrot set"; }
    std::string description() const override
    {
        return "The same few multiplications and additions for every pixel of an image until its number escapes: all "
               "arithmetic, no memory.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "width"; }
    Program build(const ParameterValues &values) const override;
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> inputKeys() const override
    {
        return {"width", "height", "centre_x", "centre_y", "span", "precision"};
    }
    ParameterValues smallSizes() const override { return {{"width", 101}, {"height", 83}, {"iterations", 131}}; }
};

const ParameterTable &MandelbrotWorkload::parameters() const
{
    static const ParameterTable table({
        side("width", "Columns of the image. Each pixel is computed by itself, so thousands can be computed at once.",
             1500),
        side("height", "Rows of the image.", 1250),
        {.key = "iterations",
         .label = "iterations",
         .help = "Maximum number of times that z = z² + c is repeated. Points inside the set take all of them.",
         .scale = Scale::Logarithmic,
         .minimum = 1,
         .maximum = mandelbrotMostIterations,
         .defaultValue = std::int64_t{400}},
        {.key = "precision",
         .label = "precision",
         .help = "float32 has 7 digits, float64 16: needed to zoom deep. Many GPUs do float64 at a 32nd or 64th of the "
                 "speed.",
         .kind = ParameterKind::Choice,
         .defaultValue = std::string("float32"),
         .choices = {"float32", "float64"}},
        centre("centre_x", "centre x", "Real part of the image's centre.", -0.75),
        centre("centre_y", "centre y", "Imaginary part of the image's centre.", 0),
        {.key = "span",
         .label = "span",
         .help = "Width of the image in the plane. The height follows from the proportions of the image.",
         .kind = ParameterKind::Real,
         .scale = Scale::Logarithmic,
         .minimum = 1e-13,
         .maximum = 16,
         .defaultValue = 3.0,
         .advanced = true},
        {.key = "horizon",
         .label = "horizon",
         .help = "A point has escaped when |z| reaches it. A large one makes smooth colours smoother.",
         .kind = ParameterKind::Real,
         .scale = Scale::Logarithmic,
         .minimum = 4,
         .maximum = 0x1p60,
         .defaultValue = 0x1p40,
         .advanced = true},
        common::transfers(),
    });
    return table;
}

Program MandelbrotWorkload::build(const ParameterValues &values) const
{
    const auto height = values.integer("height");
    return mandelbrotProgram(values.integer("width"), height, static_cast<std::int32_t>(values.integer("iterations")),
                             values.real("horizon"), values.text("precision") == "float64",
                             common::transfersOf(values) == Transfers::PerBatch, height, values)
        .program;
}

Inputs MandelbrotWorkload::generateInputs(const ParameterValues &values, std::stop_token) const
{
    const auto width = values.integer("width");
    const auto height = values.integer("height");
    const double half = values.real("span") / 2;
    const double halfHeight = half * static_cast<double>(height) / static_cast<double>(width);
    MandelbrotWork work;
    work.x = linspace(values.real("centre_x") - half, values.real("centre_x") + half, width);
    work.y = linspace(values.real("centre_y") - halfHeight, values.real("centre_y") + halfHeight, height);
    work.doublePrecision = values.text("precision") == "float64";
    return mandelbrotInputs(work);
}

} // namespace

std::unique_ptr<Workload> makeMandelbrot()
{
    return std::make_unique<MandelbrotWorkload>();
}

MandelbrotProgram mandelbrotProgram(std::int64_t width, std::int64_t height, std::int32_t iterations, double horizon,
                                    bool doublePrecision, bool copies, std::int64_t rowsPerStep,
                                    const ParameterValues &parameters, std::int32_t shortcuts)
{
    const auto type = doublePrecision ? DataType::Float64 : DataType::Float32;
    const auto transfers = copies ? Transfers::PerBatch : Transfers::Resident;
    ProgramBuilder builder("mandelbrot", parameters, height, rowsPerStep);
    const auto x = operations::takeAll(builder, builder.dataset("x", {width}, type, transfers));
    const auto allY = builder.dataset("y", {height}, type, transfers);
    const auto y = operations::takeBatch(builder, allY, false);
    const auto picture = operations::mandelbrot(builder, x, y, iterations, horizon, shortcuts);

    MandelbrotProgram made;
    Program &program = builder.program();
    program.output = copies ? operations::transferOut(builder, picture.counts) : picture.counts;
    made.re = copies ? operations::transferOut(builder, picture.re) : picture.re;
    made.im = copies ? operations::transferOut(builder, picture.im) : picture.im;
    program.itemName = "iterations";
    program.itemsPerSample = width * iterations;
    program.countedItems = picture.done;
    program.flopsPerCountedItem = operations::mandelbrotFlopsPerIteration;
    made.program = builder.finish();
    return made;
}

MandelbrotProgram mandelbrotProgram(const MandelbrotWork &work, std::int64_t rowsPerStep)
{
    const auto width = static_cast<std::int64_t>(work.x.size());
    const auto height = static_cast<std::int64_t>(work.y.size());
    ParameterValues parameters = workloadById(mandelbrotId).parameters().defaults(); // a worker builds it from them
    parameters.set("width", width);
    parameters.set("height", height);
    parameters.set("iterations", std::int64_t{work.iterations});
    parameters.set("horizon", work.horizon);
    parameters.set("precision", std::string(work.doublePrecision ? "float64" : "float32"));
    return mandelbrotProgram(width, height, work.iterations, work.horizon, work.doublePrecision, false, rowsPerStep,
                             parameters, work.shortcuts);
}

Inputs mandelbrotInputs(const MandelbrotWork &work)
{
    Inputs inputs;
    inputs.arrays.push_back(axis("x", work.x, work.doublePrecision));
    inputs.arrays.push_back(axis("y", work.y, work.doublePrecision));
    const bool isLine = work.x.size() == 1 || work.y.size() == 1; // no columns, or no rows
    inputs.description =
        sentence(isLine ? phrase("coordinates of %1 x %2 pixels") : phrase("coordinates of %1 columns and %2 rows"),
                 work.x.size(), work.y.size());
    return inputs;
}

std::vector<double> linspace(double first, double last, std::int64_t count)
{
    std::vector<double> values(static_cast<std::size_t>(count));
    const double step = count > 1 ? (last - first) / static_cast<double>(count - 1) : 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>(i) * step + first;
    if (count > 1)
        values.back() = last;
    return values;
}

} // namespace overtake
