// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/cifar.h"

#include "error_of.h"
#include "job.h"
#include "report/temporary_folder.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

constexpr std::size_t record = 3073;

class Cifar : public testing::Test
{
protected:
    /// `pictures` of them, with the classes 0, 1, 2 … from `first` on and bytes that tell file and place.
    void write(const std::string &name, int pictures, int first)
    {
        std::string bytes;
        for (int i = 0; i < pictures; ++i) {
            bytes += static_cast<char>((first + i) % 10);
            for (std::size_t j = 1; j < record; ++j)
                bytes += static_cast<char>((static_cast<std::size_t>(first + i) + j) % 256);
        }
        put(name, bytes);
    }
    void put(const std::string &name, const std::string &bytes) { test::writeText(m_folder.file(name), bytes); }
    void writeAll()
    {
        for (int i = 1; i <= 5; ++i)
            write("data_batch_" + std::to_string(i) + ".bin", 3, 3 * (i - 1));
        write("test_batch.bin", 2, 7);
    }
    std::string problem(CifarPart part = CifarPart::Training)
    {
        return test::errorOf([&] { readCifar(place(), part); });
    }
    std::string place() const { return m_folder.file("."); }

    test::TemporaryFolder m_folder;
};

TEST_F(Cifar, FiveFilesAreOneTrainingSet)
{
    writeAll();
    const Inputs inputs = readCifar(place(), CifarPart::Training);
    ASSERT_EQ(inputs.arrays.size(), 2U);
    EXPECT_EQ(inputs.arrays[0].shape, (Shape{15, 3, 32, 32}));
    EXPECT_EQ(inputs.arrays[1].ints(), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4}));
    const auto &x = inputs.arrays[0].floats();
    ASSERT_EQ(x.size(), 15U * 3072U);
    EXPECT_FLOAT_EQ(x[0], 1 / 255.0F);
    EXPECT_FLOAT_EQ(x[254], 1.0F);
    EXPECT_FLOAT_EQ(x[255], 0.0F);
    EXPECT_FLOAT_EQ(x[14 * 3072 + 10], (14 + 11) / 255.0F); // the last file's last picture
    EXPECT_THAT(inputs.description.text(), HasSubstr("15 images of its training set"));
    EXPECT_EQ(countCifar(place(), CifarPart::Training), 15);
}

TEST_F(Cifar, AnyFileStandsForItsFolder)
{
    writeAll();
    EXPECT_EQ(countCifar(place() + "/data_batch_2.bin", CifarPart::Test), 2);
    EXPECT_EQ(readCifar(place() + "/data_batch_2.bin", CifarPart::Test).arrays[1].ints(),
              (std::vector<std::int32_t>{7, 8}));
}

TEST_F(Cifar, AMissingFileIsNamed)
{
    write("data_batch_1.bin", 1, 0);
    EXPECT_THAT(problem(), HasSubstr("has no data_batch_2.bin"));
    EXPECT_THROW(countCifar(place() + "/nowhere", CifarPart::Test), Error);
}

TEST_F(Cifar, ABrokenFileSaysWhichAndAtWhichByte)
{
    writeAll();
    put("data_batch_3.bin", std::string(2 * record - 1, '\0'));
    EXPECT_THAT(problem(), HasSubstr("data_batch_3.bin ends within an image"));
    EXPECT_THAT(problem(), HasSubstr("begins at byte 3073."));
    std::string wrongClass(3 * record, '\0');
    wrongClass[2 * record] = 10;
    put("data_batch_3.bin", wrongClass);
    EXPECT_THAT(problem(), HasSubstr("data_batch_3.bin, byte 6146: class 10"));
    put("data_batch_3.bin", "");
    EXPECT_THAT(problem(), HasSubstr("data_batch_3.bin is empty"));
    EXPECT_EQ(problem(CifarPart::Test), "");
}

TEST_F(Cifar, WorkloadsTakeTheirSizeFromTheFiles)
{
    writeAll();
    for (const char *id : {"cnn", "mlp"}) {
        const Workload &workload = workloadById(id);
        ParameterValues values{{"data", place()}};
        values = workload.parameters().complete(values, id);
        const Program program = workload.build(values);
        EXPECT_EQ(program.samples, 15) << id;
        EXPECT_EQ(program.parameters.integer("samples"), 15) << id;
        const Inputs inputs = workload.makeInputs(values);
        EXPECT_EQ(inputs.arrays[0].shape, program.tensors[0].shape) << id << ": a worker compares them";
        EXPECT_THAT(inputs.description.text(), HasSubstr("CIFAR-10")) << id;
        values.set("mode", std::string("inference"));
        EXPECT_EQ(workload.build(values).samples, 2) << id;
        values.set("data", std::string());
        EXPECT_THAT(workload.makeInputs(values).description.text(), HasSubstr("synthetic")) << id;
    }
}

TEST_F(Cifar, ATableAndPicturesAtOnceAreRefused)
{
    writeAll();
    EXPECT_THROW(test::builtProgram("mlp", {{"data", place()}, {"csv", "table.csv"}}), UsageError);
}

} // namespace
} // namespace overtake
