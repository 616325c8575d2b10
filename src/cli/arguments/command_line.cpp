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

/// `text` stands for the value in the help: "FILE".
template <typename Value>
CLI::Option *addValue(CLI::App &app, const std::string &name, Value &value, const std::string &text,
                      const std::string &help)
{
    return app.add_option(name, value, help)->option_text(text);
}

/// One value for each time the option is given; the next word is never taken as a second one.
void addRepeatable(CLI::App &app, const std::string &name, std::vector<std::string> &values, const std::string &text,
                   const std::string &help)
{
    addValue(app, name, values, text, help)->allow_extra_args(false);
}

void addWorkload(CLI::App &app, CommandLine &line)
{
    addValue(app, "WORKLOAD", line.workload, " ", tr("The workload to measure: see `overtake-bench workloads`"));
    addValue(app, "--preset", line.preset, "NAME", tr("A published case by name: see `overtake-bench presets`"));
    addRepeatable(app, "--set", line.settings, "KEY=VALUE", tr("Sets a parameter of the workload; repeatable"));
}

void addJson(CLI::App &app, CommandLine &line)
{
    app.add_flag("--json", line.json, tr("Print JSON on standard output"));
}

void addWorkers(CLI::App &app, CommandLine &line)
{
    addRepeatable(app, "--worker", line.workers, "NAME=COMMAND",
                  tr("Engines elsewhere, by a command that starts a worker there, e.g. lab='ssh gpu1 overtake-bench "
                     "worker'; they are lab/cpu and so on; repeatable"));
}

void addEngines(CLI::App &app, CommandLine &line)
{
    addRepeatable(
        app, "--engine", line.engines, "ID[,KEY=VALUE]",
        tr("An engine to compare: cpu, eigen, reference (the textbook loops), opencl:N, cuda:N or model:NAME (a "
           "prediction), see `overtake-bench devices`; with options and its own batch size, e.g. "
           "cpu,threads=1,batch=512; repeatable, the first is the baseline"));
    addWorkers(app, line);
}

void addMeasuring(CLI::App &app, CommandLine &line, const std::string &budgetHelp)
{
    addEngines(app, line);
    app.add_flag("--quick", line.quick, tr("Measure roughly, within some tens of milliseconds per engine"));
    addValue(app, "--budget", line.budget, "SECONDS", budgetHelp);
    addValue(app, "--out", line.out, "FILE.json", tr("Write the results, with all repetitions, as JSON"));
    addValue(app, "--csv", line.csv, "FILE", tr("Write one row per point and engine as CSV"));
    addJson(app, line);
}

} // namespace

std::string versionText()
{
    return std::string("overtake-bench ") + overtakeVersion() + "\n";
}

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

    const auto add = [&](const char *name, const std::string &help, const std::string &example) -> CLI::App & {
        CLI::App *added = app.add_subcommand(name, help);
        if (!example.empty())
            added->footer("\n" + tr("Example:") + "\n" + example);
        nameParts(*added);
        added->group(tr("Subcommands"));
        return *added;
    };
    CLI::App &devices =
        add("devices", tr("The engines of this machine, and the machine"), "  overtake-bench devices --measure");
    devices.add_flag("--attributes", line.attributes,
                     tr("Print all that the drivers say of their devices (--json always has it)"));
    devices.add_flag("--measure", line.measurePeaks, tr("Measure what the devices can do: some seconds"));
    addWorkers(devices, line);
    addJson(devices, line);
    addJson(add("workloads", tr("Lists the workloads with all parameters"), "  overtake-bench workloads --json"), line);
    addJson(add("presets", tr("Published cases with their figures"), "  overtake-bench presets"), line);

    CLI::App &measure = add("measure", tr("Measures one point on one engine or several"),
                            "  overtake-bench measure mlp --set hidden=512 --engine cpu --engine cpu,threads=1\n"
                            "  overtake-bench measure matrix-multiply --engine reference --engine opencl:0 --profile");
    addWorkload(measure, line);
    addMeasuring(measure, line, tr("Time for all repetitions together"));
    measure.add_flag("--profile", line.profile,
                     tr("Print where the time of a step goes, by operation: the longest first"));
    measure.add_flag("--profile-all", line.profileAll, tr("The same with all operations"));
    addValue(measure, "--profile-sort", line.profileSort, "COLUMN",
             tr("The same by own, total, mean, calls, memory, flops, ..."));
    addValue(measure, "--trace", line.trace, "FILE.json", tr("Write the profiled step as a trace that Perfetto opens"));

    CLI::App &render = add("render", tr("Measures the work of an image and writes the image"),
                           "  overtake-bench render mandelbrot --engine cpu --png picture.png");
    addWorkload(render, line);
    addMeasuring(render, line, tr("Time for all repetitions together"));
    addValue(render, "--counts", line.counts, "FILE.npy", tr("Write the counts as a NumPy array, int32"));
    addValue(render, "--png", line.png, "FILE.png", tr("Write the hill-shaded image"));

    CLI::App &sweep =
        add("sweep", tr("Measures along one parameter and finds the crossover"),
            "  overtake-bench sweep --preset mlp-width-hsf --out run.json --csv run.csv\n"
            "  overtake-bench sweep mlp --over hidden --from 16 --to 4096 --points 9 --engine cpu --engine "
            "model:rtx-2070\n"
            "  overtake-bench sweep mlp --over hidden --and batch --csv map.csv");
    addWorkload(sweep, line);
    addValue(sweep, "--over", line.over, "KEY", tr("The parameter to vary"));
    addValue(sweep, "--from", line.from, "VALUE", tr("First value (default: the lowest allowed)"));
    addValue(sweep, "--to", line.to, "VALUE", tr("Last value (default: the highest allowed)"));
    addValue(sweep, "--points", line.points, "N", tr("How many values, before refinement (default: 10; 5 for a map)"));
    addValue(sweep, "--and", line.andKey, "KEY", tr("A second parameter: a map over both, refined near the crossover"));
    addValue(sweep, "--and-from", line.andFrom, "VALUE",
             tr("Its first value (of a map, both default to what is usual)"));
    addValue(sweep, "--and-to", line.andTo, "VALUE", tr("Its last value"));
    addValue(sweep, "--values", line.values, "V1,V2,...", tr("These values instead"));
    addValue(sweep, "--sbatch", line.sbatch, "'OPTIONS'",
             tr("Let Slurm measure, one point a task of a job array, with these options for sbatch (may be ''); "
                "overtake-bench collect then joins the runs"));
    sweep.add_flag("--what-if", line.whatIf,
                   tr("Print what would halve the crossover: each figure of a GPU at half and at twice, by its model"));
    addMeasuring(sweep, line, tr("Time for the whole sweep; what does not fit is skipped (a map: 120)"));

    CLI::App &train =
        add("train", tr("Trains a model on several engines in turn, from the same weights with the same batches"),
            "  overtake-bench train mlp --engine cpu --engine cpu,threads=1 --epochs 3");
    addWorkload(train, line);
    addEngines(train, line);
    addValue(train, "--epochs", line.epochs, "N",
             tr("How often to go through the data (default: the parameter epochs)"));
    addValue(train, "--held-out", line.heldOut, "SHARE",
             tr("The share of the samples that training does not see, drawn by the seed, to judge the model; 0: "
                "judge it on its training data (default: 0.33)"));
    addValue(train, "--sample", line.sample, "N",
             tr("Generate this many characters with the trained gpt of each engine"));
    addValue(train, "--prompt", line.prompt, "TEXT", tr("Text that --sample continues (default: a new line)"));
    addValue(train, "--temperature", line.temperature, "T",
             tr("For --sample: 0 takes the likeliest character each time, 1 follows the model's probabilities "
                "(default: 0.8)"));
    addValue(train, "--out", line.out, "FILE.json", tr("Write curves, epochs and reports as JSON"));
    addValue(train, "--csv", line.csv, "FILE", tr("Write the curves, one row per engine and point, as CSV"));
    addJson(train, line);

    CLI::App &check = add("check", tr("Checks every engine's results against the textbook loops"),
                          "  overtake-bench check --engine opencl:0");
    addRepeatable(check, "--engine", line.engines, "ID[,KEY=VALUE]",
                  tr("Only this engine, e.g. cpu,threads=1; repeatable"));
    addWorkers(check, line);
    addValue(check, "--seed", line.seed, "N", tr("Seed of the random numbers (default: 42)"));
    check.add_flag(
        "--small", line.small,
        tr("Only small cases, and no workload of many kernels: for a simulator of devices such as Oclgrind"));
    addValue(check, "--out", line.out, "FILE.json", tr("Write what --json prints to this file as well"));
    addJson(check, line);

    CLI::App &collecting =
        add("collect", tr("Joins what the tasks of a sweep measured under Slurm: see sweep --sbatch"),
            "  overtake-bench sweep mlp --over hidden --engine cpu --engine cuda:0 --sbatch '--gres=gpu:1 "
            "--time=10' --out run.json\n"
            "  overtake-bench collect run.slurm --out run.json");
    addValue(collecting, "FOLDER", line.files, " ", tr("Made by sweep --sbatch, beside its --out"));
    addValue(collecting, "--out", line.out, "FILE.json", tr("Write the results, with all repetitions, as JSON"));
    addValue(collecting, "--csv", line.csv, "FILE", tr("Write one row per point and engine as CSV"));
    addJson(collecting, line);

    CLI::App &recording = add("record", tr("Sweeps all workloads on a device, into a file that others open"),
                              "  overtake-bench record cuda:0 --out card.json");
    addValue(recording, "ID", line.engines, "[ID]",
             tr("The device, then the engine to compare with (default: the first GPU, and its machine's CPU)"));
    addWorkers(recording, line);
    addRepeatable(recording, "--only", line.words, "WORKLOAD", tr("Only this workload; repeatable"));
    addValue(recording, "--budget", line.budget, "SECONDS", tr("Time for all of it, about (default: 360)"));
    addValue(recording, "--out", line.out, "FILE.json", tr("Write the recording"));

    CLI::App &recordings =
        add("recordings", tr("Lists recordings of devices that are not here"), "  overtake-bench recordings");
    addValue(recordings, "FILE", line.files, "...",
             tr("Recordings made by `overtake-bench record` (default: those of this build)"));
    addJson(recordings, line);

    CLI::App &lesson =
        add("lesson", tr("Runs a whole lesson: reads it, takes its measurements and answers its questions"),
            "  overtake-bench lesson width\n"
            "  overtake-bench lesson my-lesson.json --gpu model:t4 --budget 5");
    addValue(lesson, "LESSON", line.lesson, " ",
             tr("A lesson's file, or the id of a built-in one (default: list those)"));
    addValue(lesson, "--gpu", line.gpu, "ID",
             tr("The engine that stands for a GPU (default: the first GPU here, or the prediction for an RTX 2070)"));
    addValue(lesson, "--budget", line.budget, "SECONDS", tr("Time for each of its measurements (default: 10)"));

    CLI::App &ratio = add("ratio", tr("Shows what a GPU should gain over a CPU on paper, and why that misleads"),
                          "  overtake-bench ratio --cpu i7-8700 --gpu rtx-2070");
    addValue(ratio, "--cpu", line.cpu, "NAME", tr("A CPU of the device database, or cpu: this machine's"));
    addValue(ratio, "--gpu", line.gpu, "NAME", tr("A GPU of the device database or of this machine"));
    addValue(ratio, "--devices", line.devices, "FILE.json",
             tr("A device database of your own (default: the one built in)"));
    addJson(ratio, line);

    CLI::App &tuning =
        add("tune", tr("Measures now which way of multiplying matrices is fastest on the CPU, and saves the result"),
            "  overtake-bench tune --budget 60");
    addRepeatable(tuning, "--engine", line.engines, "ID", tr("cpu: other engines have nothing to tune"));
    addValue(tuning, "--budget", line.budget, "SECONDS", tr("Time for all of it (default: as long as it takes)"));
    tuning.add_flag("--forget", line.forget, tr("Remove the saved measurements"));

    CLI::App &workers =
        add("workers", tr("Saves commands that start workers elsewhere, for example for --engine NAME/cpu"),
            "  overtake-bench workers add lab 'ssh gpu1 overtake-bench worker'\n"
            "  overtake-bench workers try lab");
    addValue(workers, "WORDS", line.words, " ",
             tr("list, add NAME 'COMMAND', edit NAME 'COMMAND', try NAME (starts the worker and lists its "
                "engines), remove NAME"));
    addRepeatable(workers, "--worker", line.workers, "NAME=COMMAND", tr("With try: a worker that is not saved"));
    workers.add_flag("--copy", line.copy,
                     tr("With try: if the other machine does not have the program, copy it there without asking"));
    addJson(workers, line);
    add("worker", tr("Serves this machine's engines to a program elsewhere: see --worker"), {});

    add("version", tr("Prints the program's version"), {});
    addValue(add("help", tr("Prints the help of a command"), {}), "COMMAND", line.words, " ",
             tr("The command (default: the list of all)"));

    CLI::App &data = add("data", tr("Prints the first rows of a workload's data and counts its classes"),
                         "  overtake-bench data logistic-regression --seed 42 --rows 5 --columns 3");
    addWorkload(data, line);
    addValue(data, "--seed", line.seed, "N", tr("Seed of the random numbers"));
    addValue(data, "--rows", line.rows, "R", tr("How many rows to print (default: 5)"));
    addValue(data, "--columns", line.columns, "C", tr("How many columns to print (default: 5)"));
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
