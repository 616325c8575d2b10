// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/datasets.h"
#include "error_of.h"
#include "workloads/workload.h"

#include <clocale>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <locale>
#include <unistd.h>

namespace overtake
{
namespace
{

using testing::ElementsAre;
using testing::EndsWith;
using testing::FloatEq;
using testing::HasSubstr;

class Csv : public testing::Test
{
protected:
    ~Csv() override { std::filesystem::remove(m_path); }

    Inputs read(const std::string &content)
    {
        std::ofstream(m_path, std::ios::binary) << content;
        return readCsv(m_path);
    }
    std::vector<float> features(const std::string &content) { return read(content).arrays.at(0).floats(); }
    std::vector<std::int32_t> labels(const std::string &content) { return read(content).arrays.at(1).ints(); }

    /// The error after the file's name.
    std::string errorOf(const std::string &content)
    {
        const std::string text = test::errorOf([&] { read(content); });
        EXPECT_TRUE(text.starts_with(m_path)) << text;
        return text.substr(m_path.size());
    }

    const std::string m_path = testing::TempDir() + "overtake_" + std::to_string(getpid()) + ".csv";
};

TEST_F(Csv, ReadsFeaturesStandardisedAndLabels)
{
    const Inputs inputs = read("1,10,0\n3,30,1\n1,10,1\n3,30,0\n");
    ASSERT_EQ(inputs.arrays.size(), 2U);
    EXPECT_EQ(inputs.arrays[0].name, "x");
    EXPECT_EQ(inputs.arrays[0].shape, (Shape{4, 2}));
    EXPECT_THAT(inputs.arrays[0].floats(), ElementsAre(FloatEq(-1), FloatEq(-1), FloatEq(1), FloatEq(1), FloatEq(-1),
                                                       FloatEq(-1), FloatEq(1), FloatEq(1)));
    EXPECT_EQ(inputs.arrays[1].name, "labels");
    EXPECT_EQ(inputs.arrays[1].shape, Shape{4});
    EXPECT_THAT(inputs.arrays[1].ints(), ElementsAre(0, 1, 1, 0));
    EXPECT_THAT(inputs.description.text(), EndsWith(".csv, 4 rows"));
    const CsvShape shape = csvShape(inputs);
    EXPECT_EQ(shape.rows, 4);
    EXPECT_EQ(shape.features, 2);
    EXPECT_EQ(shape.classes, 2);
}

TEST_F(Csv, TakesTheSameTableInEveryUsualDress)
{
    const std::vector<float> x = features("-1.5,2e3,0\n0.25,4e3,1\n");
    for (const char *content : {
             "a,b,class\n-1.5,2e3,0\n0.25,4e3,1\n",                      // header
             "-1.5;2e3;0\n0.25;4e3;1\n",                                 // semicolons
             "-1.5\t2e3\t0\n0.25\t4e3\t1\n",                             // tabs
             "-1.5,2e3,0\r\n0.25,4e3,1\r\n",                             // lines of Windows
             "-1.5,2e3,0\r0.25,4e3,1\r",                                 // lines that end in CR alone
             "a;b;class\r-1.5;2e3;0\r\r0.25;4e3;1",                      // these, with a header and a blank line
             "\"a; b\",\"c\"\"d; e\"\"\",class\n-1.5,2e3,0\n0.25,4e3,1", // semicolons in quotation marks
             "-1.5,2e3,0\n0.25,4e3,1",                                   // no last line end
             "\xEF\xBB\xBF-1.5,2e3,0\n0.25,4e3,1\n",                     // byte order mark
             "\n\n-1.5,2e3,0\n\r\n0.25,4e3,1\n\n",                       // blank lines
             "\"a\",\"b, in m\",\"c\"\n\"-1.5\",2e3,0\n.25,4e3,\"1\"",   // quotation marks
             "  -1.5 ,  2000, 0\n +0.25 , +4.0E+3 ,1 \n",                // blanks and signs
         }) {
        SCOPED_TRACE(content);
        EXPECT_EQ(features(content), x);
        EXPECT_THAT(labels(content), ElementsAre(0, 1));
    }
}

TEST_F(Csv, NumbersTheClasses)
{
    EXPECT_THAT(labels("1,10\n2,9\n3,-1\n4,9\n"), ElementsAre(2, 1, 0, 1)); // by value
    EXPECT_THAT(labels("1,setosa\n2,virginica\n3,adonis\n4,setosa\n"), ElementsAre(1, 2, 0, 1));
    EXPECT_THAT(labels("1,2\n2,10\n3,b\n"), ElementsAre(1, 0, 2));           // words, as not all are numbers
    EXPECT_THAT(labels("1,1\n2,1.0\n3,0\n4,+1\n"), ElementsAre(1, 1, 0, 1)); // equal numbers are one class
    EXPECT_EQ(csvShape(read("1,1\n2,1.0\n3,0\n")).classes, 2);
    EXPECT_THAT(labels("1,1\n2,1.0\n3,b\n"), ElementsAre(0, 1, 2));
}

TEST_F(Csv, TwoQuotationMarksInAQuotedCellAreOne)
{
    EXPECT_THAT(labels("1,\"say \"\"hi\"\"\"\n2,\"\"\"a\"\", b\"\n3,say \"hi\"\n"), ElementsAre(1, 0, 1));
    EXPECT_EQ(errorOf("1,\"a\"\"\n2,b\n"), ", line 1, column 2: the quotation mark is not closed on this line.");
    EXPECT_EQ(features("\"5\"\" disk\";size;class\n1;2;a\n3;4;b\n"), features("1,2,a\n3,4,b\n"));
    EXPECT_EQ(features("5\" disk;size;class\n1;2;a\n3;4;b\n"), features("1,2,a\n3,4,b\n")) << "a mark amid a cell";
}

TEST_F(Csv, DoesNotDependOnTheLocale)
{
    struct DecimalComma : std::numpunct<char> {
        char do_decimal_point() const override { return ','; }
    };
    const std::vector<float> x = features("1.5,0\n2.25,1\n4.5,1\n");
    const std::string before = std::setlocale(LC_ALL, nullptr);
    const std::locale streamsBefore = std::locale::global(std::locale(std::locale(), new DecimalComma));
    std::setlocale(LC_ALL, "de_DE.UTF-8"); // for the C library's functions, where it is installed
    const std::vector<float> withComma = features("1.5,0\n2.25,1\n4.5,1\n");
    std::locale::global(streamsBefore);
    std::setlocale(LC_ALL, before.c_str());
    EXPECT_EQ(withComma, x);
}

TEST_F(Csv, NamesLineAndColumnOfABadValue)
{
    EXPECT_EQ(errorOf("a,b,c\n1,2,0\n3,x,1\n"), ", line 3, column 2: 'x' is not a number.");
    EXPECT_EQ(errorOf("1,2,0\n\n3,4 m,1\n"), ", line 3, column 2: '4 m' is not a number."); // blank lines count
    EXPECT_EQ(errorOf("1,two,0\n3,4,1\n"), ", line 1, column 2: 'two' is not a number.");   // not a header
    EXPECT_EQ(errorOf("1,2,0\n3,,1\n"), ", line 2, column 2: the value is missing.");
    EXPECT_EQ(errorOf("1,2,0\n3,4,\n"), ", line 2, column 3: the class is missing.");
    EXPECT_EQ(errorOf("1,2,0\n3,4,nan\n"),
              ", line 2, column 3: 'nan' stands for a missing class: fill it in or leave the row out.");
    EXPECT_EQ(errorOf("1,2,0\n3,NaN,1\n"),
              ", line 2, column 2: 'NaN' stands for a missing value: fill it in or leave the row out.");
    EXPECT_EQ(errorOf("1,2,0\ninf,4,1\n"), ", line 2, column 1: 'inf' is larger than a float32 can hold (3.4e38).");
    EXPECT_EQ(errorOf("1,2,0\n1,-1e39,1\n"), ", line 2, column 2: '-1e39' is larger than a float32 can hold (3.4e38).");
    EXPECT_EQ(errorOf("1,2,0\n1,1e999,1\n"), ", line 2, column 2: '1e999' is larger than a float32 can hold (3.4e38).");
    EXPECT_EQ(errorOf("1;2;0\n1;1,5;1\n"),
              ", line 2, column 2: '1,5' is not a number: write a point as the decimal sign.");
    EXPECT_EQ(errorOf("1,2,0\n1,0x10,1\n"), ", line 2, column 2: '0x10' is not a number.");
    EXPECT_EQ(errorOf("1,2,0\n1,++1,1\n"), ", line 2, column 2: '++1' is not a number.");
    EXPECT_EQ(errorOf("1,2,0\n1,+-2,1\n"), ", line 2, column 2: '+-2' is not a number.");
    EXPECT_EQ(errorOf("1,2,0\r1,x,1\r"), ", line 2, column 2: 'x' is not a number.");
    EXPECT_EQ(errorOf("1,2,0\n1,\"2,1\n"), ", line 2, column 2: the quotation mark is not closed on this line.");
    EXPECT_EQ(errorOf("1,2,0\n1,\"2\"3,1\n"), ", line 2, column 2: text follows the closing quotation mark.");
}

TEST_F(Csv, TakesNumbersTooSmallForAFloatAsZero)
{
    EXPECT_EQ(features("1e-400,0\n1,1\n-1e-400,1\n"), features("0,0\n1,1\n0,1\n"));
}

TEST_F(Csv, KeepsMessagesShortAndOnOneLine)
{
    const std::string error = errorOf("1,2,0\n1," + std::string(500, 'y') + "\x1b[2J,1\n");
    EXPECT_EQ(error, ", line 2, column 2: '" + std::string(40, 'y') + "…' is not a number.");
    EXPECT_EQ(errorOf("1,2,0\n1,\x1b[2J,1\n"), ", line 2, column 2: '?[2J' is not a number.");
}

TEST_F(Csv, RefusesRowsOfOtherLengths)
{
    EXPECT_EQ(errorOf("a,b,c\n1,2,0\n3,1\n"),
              ", line 3, column 3: the row ends before this column; line 1 has 3 columns.");
    EXPECT_EQ(errorOf("1,2,0\n3,4,5,1\n"), ", line 2, column 4: one column too many; line 1 has 3 columns.");
    EXPECT_EQ(errorOf("a,b,c\n1,2\n"), ", line 2, column 3: the row ends before this column; line 1 has 3 columns.");
}

TEST_F(Csv, RefusesTablesThatAreNoClassification)
{
    EXPECT_THAT(errorOf(""), HasSubstr("is empty"));
    EXPECT_THAT(errorOf("\n \r\n"), HasSubstr("is empty"));
    EXPECT_EQ(errorOf("a,b,class\n"), " has a header but no rows.");
    EXPECT_THAT(errorOf("1\n2\n"), HasSubstr(", line 1, column 1: this is the only column"));
    EXPECT_EQ(errorOf("1,2,1\n3,4,1.0\n"), ": every row is of the class '1'; at least two classes are needed.");
    EXPECT_EQ(errorOf("1,2,yes\n3,4,yes\n"), ": every row is of the class 'yes'; at least two classes are needed.");
    EXPECT_THAT(errorOf(std::string("1,2\0,0\n", 7)), HasSubstr("not a text file"));
    std::string regression;
    for (int i = 0; i < 1500; ++i)
        regression += "1," + std::to_string(i) + "\n";
    EXPECT_EQ(errorOf(regression), ", line 1001, column 2: the last column holds more than 1000 different values: it "
                                   "must be the class.");
}

TEST_F(Csv, SaysWhyAFileCannotBeRead)
{
    EXPECT_EQ(test::errorOf([] { readCsv("/nowhere/at all.csv"); }),
              "/nowhere/at all.csv cannot be read: No such file or directory.");
    EXPECT_THAT(test::errorOf([] { readCsv(testing::TempDir()); }), HasSubstr("Is a directory"));
}

TEST_F(Csv, OneThatIsLargerThanFreeMemoryIsNotRead)
{
    ::setenv("OVERTAKE_MEMORY_LIMIT", "10", 1);
    EXPECT_THROW(read("1,2,0\n3,4,1\n5,6,0\n"), OutOfMemoryError);
    ::unsetenv("OVERTAKE_MEMORY_LIMIT");
}

/// Results of such a file could not be opened again.
TEST_F(Csv, OneWithMoreFeaturesThanAllowedIsRefused)
{
    std::string row;
    for (int i = 0; i < 4097; ++i)
        row += "1,";
    std::ofstream(m_path) << row + "0\n" << row + "1\n" << row + "0\n";
    for (const char *workload : {"mlp", "logistic-regression"}) {
        ParameterValues values = workloadById(workload).parameters().defaults();
        values.set("csv", m_path);
        EXPECT_THAT(test::errorOf([&] { workloadById(workload).build(values); }), HasSubstr("4097 is out of range"));
    }
}

TEST_F(Csv, StopsWhenAsked)
{
    std::ofstream(m_path) << "1,0\n2,1\n";
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(readCsv(m_path, source.get_token()), Cancelled);
}

} // namespace
} // namespace overtake
