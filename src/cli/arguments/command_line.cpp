// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands and their options; command_parser.cpp reads a command line by them.
#include "cli/arguments/command_line.h"

#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "machine/machine.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace overtake::cli
{
namespace
{

const char *const overview =
    trMarked("Measures the same work on several engines, without a screen: what `overtake` shows.");
const char *const examplesOfAll = R"(
  overtake-bench measure mlp --set hidden=512 --engine cpu --engine cpu,threads=1
  overtake-bench sweep --preset mlp-width-hsf --out run.json --csv run.csv
  overtake-bench train mlp --engine cpu --engine cpu,threads=1 --epochs 3)";
const char *const furtherHelp = trMarked("Each command has examples of its own: overtake-bench help sweep.");
const char *const files =
    trMarked("FILE may be -, standard output: what is printed otherwise goes to standard error then.");

struct Example {
    Command command;
    const char *lines;
};

/// Examples at the end of a command's own help.
const Example examples[] = {
    {Command::Devices, "  overtake-bench devices --measure"},
    {Command::Workloads, "  overtake-bench workloads --json"},
    {Command::Presets, "  overtake-bench presets"},
    {Command::Measure, "  overtake-bench measure mlp --set hidden=512 --engine cpu --engine cpu,threads=1\n"
                       "  overtake-bench measure matrix-multiply --engine reference --engine opencl:0 --profile"},
    {Command::Render, "  overtake-bench render mandelbrot --engine cpu --png picture.png"},
    {Command::Sweep, "  overtake-bench sweep --preset mlp-width-hsf --out run.json --csv run.csv\n"
                     "  overtake-bench sweep mlp --over hidden --from 16 --to 4096 --points 9 --engine cpu --engine "
                     "model:rtx-2070\n"
                     "  overtake-bench sweep mlp --over hidden --and batch --csv map.csv"},
    {Command::Train, "  overtake-bench train mlp --engine cpu --engine cpu,threads=1 --epochs 3"},
    {Command::Collect, "  overtake-bench sweep mlp --over hidden --engine cpu --engine cuda:0 --sbatch '--gres=gpu:1 "
                       "--time=10' --out run.json\n"
                       "  overtake-bench collect run.slurm --out run.json"},
    {Command::Workers, "  overtake-bench workers add lab 'ssh gpu1 overtake-bench worker'\n"
                       "  overtake-bench workers try lab"},
    {Command::Check, "  overtake-bench check --engine opencl:0"},
    {Command::Lesson, "  overtake-bench lesson width\n"
                      "  overtake-bench lesson my-lesson.json --gpu model:t4 --budget 5"},
    {Command::Record, "  overtake-bench record cuda:0 --out card.json"},
    {Command::Recordings, "  overtake-bench recordings"},
    {Command::Ratio, "  overtake-bench ratio --cpu i7-8700 --gpu rtx-2070"},
    {Command::Tune, "  overtake-bench tune --budget 60"},
    {Command::Data, "  overtake-bench data logistic-regression --seed 42 --rows 5 --columns 3"},
};

/// CLI11's, in lines that fit the page.
class PageFormatter : public CLI::Formatter
{
public:
    std::string make_option(const CLI::Option *option, bool isPositional) const override
    {
        return entry(make_option_name(option, isPositional) + make_option_opts(option), make_option_desc(option));
    }
    std::string make_subcommand(const CLI::App *command) const override
    {
        return entry(command->get_name(), command->get_description());
    }
    std::string make_description(const CLI::App *app) const override { return wrapped(app->get_description()); }

private:
    std::string entry(const std::string &name, const std::string &help) const
    {
        const std::string words = "  " + name;
        std::string lines = wrapped(help, static_cast<int>(get_column_width()));
        if (lines.empty() || words.size() >= get_column_width())
            return words + "\n" + lines;
        return lines.replace(0, words.size(), words);
    }
};

/// The words that CLI11 itself adds.
void nameParts(CLI::App &app)
{
    const auto formatter = app.get_formatter();
    formatter->label("Usage", tr("Usage"));
    formatter->label("OPTIONS", tr("OPTIONS"));
    formatter->label("SUBCOMMAND", tr("SUBCOMMAND"));
    formatter->label("SUBCOMMANDS", tr("SUBCOMMANDS"));
    formatter->label("Positionals", tr("Positionals"));
    app.option_defaults()->group(tr("Options"));
    app.set_help_flag("-h,--help", tr("Print this help message and exit"));
}

/// One value for each time the option is given; the next word is never taken as a second one.
CLI::Option *addRepeatable(CLI::App &app, const std::string &name, std::vector<std::string> &values,
                           const std::string &help)
{
    return app.add_option(name, values, help)->allow_extra_args(false);
}

void addWorkload(CLI::App &app, CommandLine &line)
{
    app.add_option("WORKLOAD", line.workload, tr("The workload to measure: see `overtake-bench workloads`"))
        ->option_text(" ");
    app.add_option("--preset", line.preset, tr("A published case by name: see `overtake-bench presets`"))
        ->option_text("NAME");
    addRepeatable(app, "--set", line.settings, tr("Sets a parameter of the workload; repeatable"))
        ->option_text("KEY=VALUE");
}

void addJson(CLI::App &app, CommandLine &line)
{
    app.add_flag("--json", line.json, tr("Print JSON on standard output"));
}

void addWorkers(CLI::App &app, CommandLine &line)
{
    addRepeatable(app, "--worker", line.workers,
                  tr("Engines elsewhere, by a command that starts a worker there, e.g. lab='ssh gpu1 overtake-bench "
                     "worker'; they are lab/cpu and so on; repeatable"))
        ->option_text("NAME=COMMAND");
}

void addEngines(CLI::App &app, CommandLine &line)
{
    addRepeatable(
        app, "--engine", line.engines,
        tr("An engine to compare: cpu, eigen, reference (the textbook loops), opencl:N, cuda:N or model:NAME (a "
           "prediction), see `overtake-bench devices`; with options and its own batch size, e.g. "
           "cpu,threads=1,batch=512; repeatable, the first is the baseline"))
        ->option_text("ID[,KEY=VALUE]");
    addWorkers(app, line);
}

void addMeasuring(CLI::App &app, CommandLine &line, const std::string &budgetHelp)
{
    addEngines(app, line);
    app.add_flag("--quick", line.quick, tr("Measure roughly, within some tens of milliseconds per engine"));
    app.add_flag("--full,--careful", line.full, tr("Repeat until the 95 % interval is within 2 % (default)"));
    app.add_option("--budget", line.budget, budgetHelp)->option_text("SECONDS");
    app.add_option("--out", line.out, tr("Write the results, with all repetitions, as JSON"))->option_text("FILE.json");
    app.add_option("--csv", line.csv, tr("Write one row per point and engine as CSV"))->option_text("FILE");
    addJson(app, line);
}

std::string versionText()
{
    return std::string("overtake-bench ") + overtakeVersion() + "\n";
}

} // namespace

std::string exitStatusText()
{
    return tr("0 all was measured, 1 some point failed, 2 wrong use. After Ctrl-C 130, after SIGTERM 143: what was "
              "measured until then is printed and written; a second Ctrl-C ends the program at once.");
}

std::unique_ptr<CLI::App> commandTree(CommandLine &line)
{
    auto made = std::make_unique<CLI::App>(tr(overview), "overtake-bench");
    CLI::App &app = *made;
    app.formatter(std::make_shared<PageFormatter>()); // before the commands, which take it over
    app.footer("\n" + tr("Examples:") + examplesOfAll + "\n\n" + wrapped(tr(furtherHelp)) + "\n" +
               wrapped(tr("Exit status:") + " " + exitStatusText()));
    nameParts(app);
    app.set_version_flag("--version", versionText(), tr("Display program version information and exit"));
    app.require_subcommand(0, 1); // a missing one is reported below, in our words
    app.get_formatter()->column_width(32);

    const auto add = [&](Command command, const char *name, const std::string &help) -> CLI::App & {
        CLI::App *added = app.add_subcommand(name, help);
        for (const Example &example : examples)
            if (example.command == command)
                added->footer("\n" + tr("Example:") + "\n" + example.lines);
        nameParts(*added);
        added->group(tr("Subcommands"));
        added->callback([&line, command] { line.command = command; });
        return *added;
    };
    CLI::App &devices = add(Command::Devices, "devices", tr("The engines of this machine, and the machine"));
    devices.add_flag("--attributes", line.attributes,
                     tr("Print all that the drivers say of their devices (--json always has it)"));
    devices.add_flag("--measure", line.measurePeaks, tr("Measure what the devices can do: some seconds"));
    addWorkers(devices, line);
    addJson(devices, line);
    addJson(add(Command::Workloads, "workloads", tr("Lists the workloads with all parameters")), line);
    addJson(add(Command::Presets, "presets", tr("Published cases with their figures")), line);

    CLI::App &measure = add(Command::Measure, "measure", tr("Measures one point on one engine or several"));
    addWorkload(measure, line);
    addMeasuring(measure, line, tr("Time for all repetitions together"));
    measure.add_flag("--profile", line.profile,
                     tr("Print where the time of a step goes, by operation: the longest first"));
    measure.add_flag("--profile-all", line.profileAll, tr("The same with all operations"));
    measure
        .add_option("--profile-sort", line.profileSort, tr("The same by own, total, mean, calls, memory, flops, ..."))
        ->option_text("COLUMN");
    measure.add_option("--trace", line.trace, tr("Write the profiled step as a trace that Perfetto opens"))
        ->option_text("FILE.json");

    CLI::App &render = add(Command::Render, "render", tr("Measures the work of an image and writes the image"));
    addWorkload(render, line);
    addMeasuring(render, line, tr("Time for all repetitions together"));
    render.add_option("--counts", line.counts, tr("Write the counts as a NumPy array, int32"))->option_text("FILE.npy");
    render.add_option("--png", line.png, tr("Write the hill-shaded image"))->option_text("FILE.png");

    CLI::App &sweep = add(Command::Sweep, "sweep", tr("Measures along one parameter and finds the crossover"));
    addWorkload(sweep, line);
    sweep.add_option("--over", line.over, tr("The parameter to vary"))->option_text("KEY");
    sweep.add_option("--from", line.from, tr("First value (default: the lowest allowed)"))->option_text("VALUE");
    sweep.add_option("--to", line.to, tr("Last value (default: the highest allowed)"))->option_text("VALUE");
    sweep.add_option("--points", line.points, tr("How many values, before refinement (default: 10; 5 for a map)"))
        ->option_text("N");
    sweep.add_option("--and", line.andKey, tr("A second parameter: a map over both, refined near the crossover"))
        ->option_text("KEY");
    sweep.add_option("--and-from", line.andFrom, tr("Its first value (of a map, both default to what is usual)"))
        ->option_text("VALUE");
    sweep.add_option("--and-to", line.andTo, tr("Its last value"))->option_text("VALUE");
    sweep.add_option("--values", line.values, tr("These values instead"))->option_text("V1,V2,...");
    sweep
        .add_option("--sbatch", line.sbatch,
                    tr("Let Slurm measure, one point a task of a job array, with these options for sbatch (may be ''); "
                       "overtake-bench collect then joins the runs"))
        ->option_text("'OPTIONS'");
    sweep.add_flag("--what-if", line.whatIf,
                   tr("Print what would halve the crossover: each figure of a GPU at half and at twice, by its model"));
    addMeasuring(sweep, line, tr("Time for the whole sweep; what does not fit is skipped (a map: 120)"));

    CLI::App &train = add(Command::Train, "train",
                          tr("Trains a model on several engines in turn, from the same weights with the same batches"));
    addWorkload(train, line);
    addEngines(train, line);
    train.add_option("--epochs", line.epochs, tr("How often to go through the data (default: the parameter epochs)"))
        ->option_text("N");
    train
        .add_option("--held-out", line.heldOut,
                    tr("The share of the samples that training does not see, drawn by the seed, to judge the model; 0: "
                       "judge it on its training data (default: 0.33)"))
        ->option_text("SHARE");
    train.add_option("--sample", line.sample, tr("Generate this many characters with the trained gpt of each engine"))
        ->option_text("N");
    train.add_option("--prompt", line.prompt, tr("Text that --sample continues (default: a new line)"))
        ->option_text("TEXT");
    train
        .add_option("--temperature", line.temperature,
                    tr("For --sample: 0 takes the likeliest character each time, 1 follows the model's probabilities "
                       "(default: 0.8)"))
        ->option_text("T");
    train.add_option("--out", line.out, tr("Write curves, epochs and reports as JSON"))->option_text("FILE.json");
    train.add_option("--csv", line.csv, tr("Write the curves, one row per engine and point, as CSV"))
        ->option_text("FILE");
    addJson(train, line);

    CLI::App &check = add(Command::Check, "check", tr("Checks every engine's results against the textbook loops"));
    addRepeatable(check, "--engine", line.engines, tr("Only this engine, e.g. cpu,threads=1; repeatable"))
        ->option_text("ID[,KEY=VALUE]");
    addWorkers(check, line);
    check.add_option("--seed", line.seed, tr("Seed of the random numbers (default: 42)"))->option_text("N");
    check.add_flag(
        "--small", line.small,
        tr("Only small cases, and no workload of many kernels: for a simulator of devices such as Oclgrind"));
    check.add_option("--out", line.out, tr("Write what --json prints to this file as well"))->option_text("FILE.json");
    addJson(check, line);

    CLI::App &collecting = add(Command::Collect, "collect",
                               tr("Joins what the tasks of a sweep measured under Slurm: see sweep --sbatch"));
    collecting.add_option("FOLDER", line.files, tr("Made by sweep --sbatch, beside its --out"))->option_text(" ");
    collecting.add_option("--out", line.out, tr("Write the results, with all repetitions, as JSON"))
        ->option_text("FILE.json");
    collecting.add_option("--csv", line.csv, tr("Write one row per point and engine as CSV"))->option_text("FILE");
    addJson(collecting, line);

    CLI::App &recording =
        add(Command::Record, "record", tr("Sweeps all workloads on a device, into a file that others open"));
    recording
        .add_option("ID", line.engines,
                    tr("The device, then the engine to compare with (default: the first GPU, and its machine's CPU)"))
        ->option_text("[ID]")
        ->expected(0, 2);
    addWorkers(recording, line);
    addRepeatable(recording, "--only", line.words, tr("Only this workload; repeatable"))->option_text("WORKLOAD");
    recording.add_option("--budget", line.budget, tr("Time for all of it, about (default: 360)"))
        ->option_text("SECONDS");
    recording.add_option("--out", line.out, tr("Write the recording"))->option_text("FILE.json");

    CLI::App &recordings = add(Command::Recordings, "recordings", tr("Lists recordings of devices that are not here"));
    recordings
        .add_option("FILE", line.files, tr("Recordings made by `overtake-bench record` (default: those of this build)"))
        ->option_text("...");
    addJson(recordings, line);

    CLI::App &lesson = add(Command::Lesson, "lesson",
                           tr("Runs a whole lesson: reads it, takes its measurements and answers its questions"));
    lesson.add_option("LESSON", line.lesson, tr("A lesson's file, or the id of a built-in one (default: list those)"))
        ->option_text(" ");
    lesson
        .add_option(
            "--gpu", line.gpu,
            tr("The engine that stands for a GPU (default: the first GPU here, or the prediction for an RTX 2070)"))
        ->option_text("ID");
    lesson.add_option("--budget", line.budget, tr("Time for each of its measurements (default: 10)"))
        ->option_text("SECONDS");

    CLI::App &ratio =
        add(Command::Ratio, "ratio", tr("Shows what a GPU should gain over a CPU on paper, and why that misleads"));
    ratio.add_option("--cpu", line.cpu, tr("A CPU of the device database, or cpu: this machine's"))
        ->option_text("NAME");
    ratio.add_option("--gpu", line.gpu, tr("A GPU of the device database or of this machine"))->option_text("NAME");
    ratio.add_option("--devices", line.devices, tr("A device database of your own (default: the one built in)"))
        ->option_text("FILE.json");
    addJson(ratio, line);

    CLI::App &tuning =
        add(Command::Tune, "tune",
            tr("Measures now which way of multiplying matrices is fastest on the CPU, and saves the result"));
    addRepeatable(tuning, "--engine", line.engines, tr("cpu: other engines have nothing to tune"))->option_text("ID");
    tuning.add_option("--budget", line.budget, tr("Time for all of it (default: as long as it takes)"))
        ->option_text("SECONDS");
    tuning.add_flag("--forget", line.forget, tr("Remove the saved measurements"));

    CLI::App &workers = add(Command::Workers, "workers",
                            tr("Saves commands that start workers elsewhere, for example for --engine NAME/cpu"));
    workers
        .add_option("WORDS", line.words,
                    tr("list, add NAME 'COMMAND', edit NAME 'COMMAND', try NAME (starts the worker and lists its "
                       "engines), remove NAME"))
        ->option_text(" ");
    addRepeatable(workers, "--worker", line.workers, tr("With try: a worker that is not saved"))
        ->option_text("NAME=COMMAND");
    workers.add_flag("--copy", line.copy,
                     tr("With try: if the other machine does not have the program, copy it there without asking"));
    addJson(workers, line);
    add(Command::Worker, "worker", tr("Serves this machine's engines to a program elsewhere: see --worker"));

    add(Command::Devices, "version", tr("Prints the program's version")).callback([&line] {
        line.text = versionText();
    });
    add(Command::Help, "help", tr("Prints the help of a command"))
        .add_option("COMMAND", line.words, tr("The command (default: the list of all)"))
        ->option_text(" ");

    CLI::App &data =
        add(Command::Data, "data", tr("Prints the first rows of a workload's data and counts its classes"));
    addWorkload(data, line);
    data.add_option("--seed", line.seed, tr("Seed of the random numbers"))->option_text("N");
    data.add_option("--rows", line.rows, tr("How many rows to print (default: 5)"))->option_text("R");
    data.add_option("--columns", line.columns, tr("How many columns to print (default: 5)"))->option_text("C");
    addJson(data, line);

    for (CLI::App *command : app.get_subcommands(nullptr)) {
        const auto writesFile = [](const CLI::Option *option) {
            return option->nonpositional() && option->get_option_text().rfind("FILE", 0) == 0 &&
                   option->get_lnames().front() != "devices";
        };
        if (!command->get_options(writesFile).empty())
            command->footer(command->get_footer() + "\n\n" + wrapped(tr(files)));
    }
    return made;
}

std::vector<std::string> commandNames(const CLI::App &tree)
{
    std::vector<std::string> names;
    for (const CLI::App *command : tree.get_subcommands(nullptr))
        names.push_back(command->get_name());
    return names;
}

} // namespace overtake::cli
