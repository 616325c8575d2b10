// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using test::CommandRunner;
using test::Outcome;
using test::TemporaryFolder;
using testing::HasSubstr;
using testing::StartsWith;

struct WrongUse {
    std::vector<std::string> arguments;
    std::vector<std::string> expected; ///< each must be in the one line
};

std::string textOf(const std::vector<std::string> &arguments)
{
    std::string text;
    for (const std::string &argument : arguments)
        text += " " + argument;
    return text;
}

void expectWrongUse(const WrongUse &use)
{
    SCOPED_TRACE("overtake-bench" + textOf(use.arguments));
    const Outcome outcome = CommandRunner().run(use.arguments);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, StartsWith("overtake-bench: "));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
    for (const std::string &text : use.expected)
        EXPECT_THAT(outcome.err, HasSubstr(text));
}

TEST(WrongUseTest, CommandsAndOptions)
{
    const std::vector<WrongUse> uses = {
        {{}, {"A command is missing", "devices", "data", "--help"}},
        {{"mesure", "mlp"}, {"Unknown command 'mesure'", "'measure'"}},
        {{"qqqqqqqq"}, {"Unknown command 'qqqqqqqq'", "There are devices"}},
        {{"--jsno"}, {"Unknown option '--jsno'"}},
        {{"--json", "devices"}, {"Unknown option '--json' before the command"}},
        {{"devices", "--jsn"}, {"Unknown option '--jsn' for devices", "'--json'"}},
        {{"devices", "extra"}, {"Unexpected argument 'extra' for devices"}},
        {{"measure", "mlp", "extra"}, {"Unexpected argument 'extra' for measure"}},
        {{"measure", "mlp", "--engin", "cpu"}, {"Unknown option '--engin' for measure", "'--engine'"}},
        {{"measure", "mlp", "--bugdet=3"}, {"Unknown option '--bugdet'", "'--budget'"}},
        {{"measure", "mlp", "-x"}, {"Unknown option '-x'"}},
        {{"measure", "mlp", "--over", "hidden"}, {"Unknown option '--over' for measure"}},
        {{"measure", "mlp", "--out"}, {"Option --out needs a value"}},
        {{"measure", "mlp", "--out", "a", "--out=b"}, {"Option --out is given twice"}},
        {{"measure", "mlp", "--set"}, {"Option --set needs a value"}},
        {{"measure", "mlp", "--json=maybe"}, {"Option --json takes no value."}},
        {{"measure", "mlp", "--quick=x"}, {"Option --quick takes no value."}},
        {{"measure", "mlp", "--full"}, {"Unknown option '--full' for measure"}},
        {{"measure", "mlp", "--budget", "soon"}, {"'soon' is not a number for '--budget'", "0.01 to"}},
        {{"measure", "mlp", "--budget", "0"}, {"--budget = 0 is out of range"}},
        {{"measure", "mlp", "--budget", "-1"}, {"--budget"}},
        {{"measure", "mlp", "--budget", "nan"}, {"--budget"}},
        {{"help", "sweeep"}, {"Unknown command 'sweeep'", "'sweep'"}},
        {{"help", "sweep", "extra"}, {"Unexpected argument 'extra' for help"}},
        {{"measure", "mlp", "--out", "-", "--csv", "-"}, {"--out and --csv both write to standard output"}},
        {{"sweep", "mlp", "--json", "--csv", "-"}, {"--json and --csv both write to standard output"}},
    };
    for (const WrongUse &use : uses)
        expectWrongUse(use);
}

TEST(WrongUseTest, WorkloadsPresetsAndSettings)
{
    const std::vector<WrongUse> uses = {
        {{"measure"}, {"A workload is missing", "mlp", "--preset"}},
        {{"measure", "mlpp"}, {"Unknown workload 'mlpp'", "'mlp'"}},
        {{"measure", "check"}, {"Unknown workload 'check'"}},
        {{"measure", "--preset", "mlp-width"}, {"'mlp-width'", "'mlp-width-hsf'"}},
        {{"measure", "vector-multiply", "--preset", "mlp-width-hsf"},
         {"'mlp-width-hsf'", "is for the workload mlp, not vector-multiply"}},
        {{"measure", "mlp", "--set", "hiden=5"}, {"'hiden'", "'hidden'"}},
        {{"measure", "mlp", "--set", "hidden"}, {"'hidden' in --set is not a setting", "key=value"}},
        {{"measure", "mlp", "--set", "=5"}, {"'=5' in --set is not a setting"}},
        {{"measure", "mlp", "--set", "hidden=0"}, {"hidden = 0 is out of range", "1 to 8192"}},
        {{"measure", "mlp", "--set", "hidden=8193"}, {"out of range", "1 to 8192"}},
        {{"measure", "mlp", "--set", "hidden=-5"}, {"hidden = -5 is out of range"}},
        {{"measure", "mlp", "--set", "hidden=100", "--set", "hidden=5"}, {"'hidden' is given twice in --set."}},
        {{"measure", "mlp", "--set", "widths=64,32", "--set", "hidden=100"},
         {"--set hidden=100 has no effect, because 'widths' is 64,32"}},
        {{"measure", "--preset", "cifar-mlp", "--set", "layers=3"}, {"--set layers=3 has no effect", "256,64"}},
        {{"measure", "mlp", "--set", "hidden=2.5"}, {"'2.5' is not a whole number for 'hidden'"}},
        {{"measure", "mlp", "--set", "hidden="}, {"'' is not a whole number for 'hidden'"}},
        {{"measure", "mlp", "--set", "hidden=1e400"}, {"is not a whole number for 'hidden'"}},
        {{"measure", "mlp", "--set", "optimizer=adan"}, {"'adan' is not a choice", "'adam'"}},
        {{"measure", "mlp", "--set", "read_loss=perhaps"}, {"'perhaps' is neither true nor false"}},
        {{"measure", "mlp", "--set", "csv=/nonexistent/x.csv"}, {"/nonexistent/x.csv", "No such file"}},
        {{"measure", "mlp", "--set", "csv=/tmp"}, {"/tmp", "Is a directory"}},
        {{"data", "mlp", "--seed", "-1"}, {"seed"}},
        {{"data", "mlp", "--seed", "x"}, {"'x' is not a whole number for 'seed'"}},
        {{"data", "mlp", "--seed", "5", "--set", "seed=6"}, {"--seed 5 contradicts --set seed=6"}},
        {{"data", "mlp", "--rows", "1.5"}, {"'1.5' is not a whole number for '--rows'"}},
        {{"data", "mlp", "--columns", "-3"}, {"--columns"}},
        {{"data", "mlp", "--engine", "cpu"}, {"Unknown option '--engine' for data"}},
    };
    for (const WrongUse &use : uses)
        expectWrongUse(use);
}

TEST(WrongUseTest, Engines)
{
    const std::vector<WrongUse> uses = {
        {{"measure", "mlp", "--engine", "cpo"}, {"Unknown engine 'cpo'", "'cpu'"}},
        {{"measure", "mlp", "--engine", ""}, {"Unknown engine ''"}},
        {{"measure", "mlp", "--engine", "cuda:0"}, {"Unknown engine 'cuda:0'", "This machine has cpu, reference"}},
        {{"measure", "mlp", "--engine", "cpu,thread=1"}, {"'thread'", "engine cpu", "'threads'", "batch"}},
        {{"measure", "mlp", "--engine", "cpu,threads"}, {"'threads' in --engine cpu,threads is not a setting"}},
        {{"measure", "mlp", "--engine", "cpu,"}, {"'' in --engine cpu, is not a setting"}},
        {{"measure", "mlp", "--engine", "cpu,threads=0"}, {"threads = 0 is out of range", "1 to 64"}},
        {{"measure", "mlp", "--engine", "cpu,threads=1,threads=2"}, {"'threads' is given twice"}},
        {{"measure", "mlp", "--engine", "cpu,hidden=5"}, {"'hidden' is the same for all engines", "--set hidden=5"}},
        {{"measure", "mlp", "--engine", "cpu,batch=0"}, {"batch = 0 is out of range"}},
        {{"measure", "vector-multiply", "--engine", "cpu,batch=5"}, {"'batch'", "threads"}},
        {{"sweep", "mlp", "--over", "batch", "--engine", "cpu,batch=5"}, {"'batch', which the sweep varies"}},
    };
    for (const WrongUse &use : uses)
        expectWrongUse(use);
}

TEST(WrongUseTest, Sweeps)
{
    const std::vector<WrongUse> uses = {
        {{"sweep"}, {"A workload is missing"}},
        {{"sweep", "mlp", "--over", "hiden"}, {"'hiden'", "'hidden'"}},
        {{"sweep", "mlp", "--over", "optimizer"}, {"'optimizer' is not a number", "hidden, batch"}},
        {{"sweep", "mlp", "--over", "seed"}, {"'seed' cannot be swept over", "random numbers"}},
        {{"sweep", "mlp", "--over", "hidden", "--and", "seed"}, {"'seed' cannot be swept over"}},
        {{"sweep", "mlp", "--set", "widths=64,32"}, {"'hidden' is decided by 'widths' and cannot be swept"}},
        {{"sweep", "mlp", "--over", "batch", "--and", "layers", "--set", "widths=64,32"},
         {"'layers' is decided by 'widths'"}},
        {{"sweep", "mlp", "--over", "hidden", "--set", "hidden=5"}, {"contradicts the sweep"}},
        {{"sweep", "mlp", "--over", "hidden", "--from", "0"}, {"--from = 0 is out of range", "1 to 8192"}},
        {{"sweep", "mlp", "--over", "hidden", "--to", "9000"}, {"--to = 9000 is out of range"}},
        {{"sweep", "mlp", "--over", "hidden", "--from", "x"}, {"'x' is not a whole number for '--from'"}},
        {{"sweep", "mlp", "--over", "hidden", "--from", "50", "--to", "40"}, {"--from 50 must be below --to 40"}},
        {{"sweep", "mlp", "--over", "hidden", "--from", "50", "--to", "50"}, {"--from 50 must be below"}},
        {{"sweep", "mlp", "--over", "hidden", "--points", "1"}, {"--points = 1 is out of range", "2 to 1000"}},
        {{"sweep", "mlp", "--over", "hidden", "--points", "many"}, {"'many' is not a whole number for '--points'"}},
        {{"sweep", "mlp", "--over", "hidden", "--values", "1,two"}, {"'two' is not a whole number for '--values'"}},
        {{"sweep", "mlp", "--over", "hidden", "--values", "1,9000"}, {"--values = 9000 is out of range"}},
        {{"sweep", "mlp", "--over", "hidden", "--values", "1,5", "--points", "3"},
         {"--values replaces --from, --to and --points"}},
        {{"sweep", "mlp", "--over", "hidden", "--values"}, {"--values needs a value"}},
        {{"sweep", "mlp", "--over", "hidden", "--and", "batch", "--sbatch", ""}, {"--sbatch", "leave --and out"}},
        {{"sweep", "mlp", "--over", "hidden", "--values", "1,,5"}, {"'' is not a whole number for '--values'"}},
    };
    for (const WrongUse &use : uses)
        expectWrongUse(use);
}

TEST(WrongUseTest, FilesAreCheckedBeforeAnythingIsMeasured)
{
    const TemporaryFolder folder;
    const std::string missing = folder.file("missing/run.json");
    const std::string same = folder.file("same");
    const std::string own = folder.file("own.csv");
    test::writeText(own, "a,b,label\n1,2,0\n2,1,1\n3,4,0\n4,3,1\n");
    const std::vector<WrongUse> uses = {
        {{"measure", "mlp", "--set", "csv=" + own, "--csv", own}, {"--set csv and --csv name the same file"}},
        {{"sweep", "mlp", "--set", "csv=" + own, "--out", folder.file("./own.csv")}, {"--set csv and --out name"}},
        {{"train", "mlp", "--set", "csv=" + own, "--out", own}, {"--set csv and --out name the same file"}},
        {{"measure", "mlp", "--out", missing}, {"'" + missing + "'", "there is no folder"}},
        {{"sweep", "mlp", "--csv", missing}, {"'" + missing + "'", "there is no folder"}},
        {{"measure", "mlp", "--out", "/tmp"}, {"'/tmp'", "it is a folder"}},
        {{"measure", "mlp", "--out", same, "--csv", same}, {"name the same file"}},
        {{"measure", "mlp", "--out", same, "--csv", folder.file("./same")}, {"name the same file"}},
        {{"render", "mandelbrot", "--png", missing}, {"there is no folder"}},
        {{"render", "mandelbrot", "--png", same, "--counts", same}, {"--counts and --png name the same file"}},
        {{"train", "mlp", "--out", missing}, {"there is no folder"}},
        {{"check", "--out", missing}, {"there is no folder"}},
        {{"recordings", missing}, {missing}},
        {{"lesson", missing}, {missing}},
        {{"lesson", "width", "--gpu", "opencl:9"}, {"opencl:9"}},
        {{"ratio", "--devices", missing, "--cpu", "i7-8700", "--gpu", "rtx-2070"}, {missing}},
        {{"collect", missing}, {"is not the folder of a sweep"}},
    };
    for (const WrongUse &use : uses)
        expectWrongUse(use);
    CommandRunner runner;
    EXPECT_THAT(runner.run({"lesson", "width", "--gpu", "nope"}).err,
                StartsWith("overtake-bench: Unknown engine 'nope'"))
        << "the lesson is fine";
    EXPECT_EQ(runner.run({"sweep", "mlp", "--out", missing}).status, 2);
    EXPECT_TRUE(runner.laboratory.engines.front()->calls.empty());
    EXPECT_EQ(folder.entries(), 1U);
    EXPECT_THAT(test::contentOf(own), StartsWith("a,b,label"));
}

TEST(WrongUseTest, ADamagedCsvNamesItsPlace)
{
    const TemporaryFolder folder;
    test::writeText(folder.file("bad.csv"), "1,2,0\n3,oops,1\n");
    for (const char *command : {"measure", "sweep", "data"})
        expectWrongUse({{command, "mlp", "--set", "csv=" + folder.file("bad.csv")}, {"bad.csv", "line 2", "column 2"}});
}

TEST(WrongUseTest, AFileMustSuitTheWorkload)
{
    const TemporaryFolder folder;
    const std::string setting = "csv=" + folder.file("three.csv");
    test::writeText(folder.file("three.csv"), "1,2,0\n3,4,1\n5,6,2\n7,8,1\n");
    expectWrongUse({{"measure", "logistic-regression", "--set", setting}, {"three.csv has 3 classes", "tells two"}});
    expectWrongUse({{"measure", "mlp", "--set", setting, "--set", "dataset=moons"},
                    {"--set dataset=moons has no effect, because 'csv' is"}});
}

TEST(WrongUseTest, TheFileDecidesOnTheSizes)
{
    const TemporaryFolder folder;
    test::writeText(folder.file("own.csv"), "1,2,0\n3,4,1\n5,6,1\n");
    const std::string own = "csv=" + folder.file("own.csv");
    expectWrongUse({{"measure", "mlp", "--set", own, "--set", "samples=5"},
                    {"--set samples=5 contradicts the data, which have 3"}});
    expectWrongUse({{"sweep", "mlp", "--set", own, "--over", "features"}, {"'features' is 2 in the data"}});
    expectWrongUse({{"train", "mlp", "--set", "dataset=moons", "--set", "features=3"},
                    {"--set features=3 contradicts the data, which have 2"}});
    expectWrongUse({{"train", "mlp", "--set", "dataset=stars"}, {"'stars' is not a choice for 'dataset'", "'moons'"}});
    EXPECT_EQ(CommandRunner().run({"measure", "mlp", "--set", own, "--set", "samples=3", "--quick"}).status, 0);
}

} // namespace
} // namespace overtake
