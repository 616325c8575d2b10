// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// data: a workload's data as every engine gets them, to compare with other software number by number.
#include "cli/commands/commands.h"
#include "cli/commands/selection.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "engines/engine.h"
#include "program/parameter_json.h"
#include "report/run_file.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace overtake::cli
{
namespace
{

constexpr double usualRows = 5;
constexpr double usualColumns = 5;

/// The shortest text that reads back as the same number.
template <typename Float>
std::string shortest(Float value)
{
    std::array<char, 32> buffer{};
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr};
}

/// Rounds like NumPy when it prints an array: to at most eight decimals.
std::string rounded(float value)
{
    const std::string text = shortest(value);
    const auto point = text.find('.');
    if (point == std::string::npos || text.size() - point - 1 <= 8 || text.find('e') != std::string::npos)
        return text;
    std::string fixed = formatFixed(static_cast<double>(value), 8);
    return fixed.erase(fixed.find_last_not_of('0') + 1);
}

/// One column of the set: a feature, a vector or the labels.
struct DataColumn {
    std::string name;
    const HostArray *array;
    std::size_t offset; ///< index of the first row's value
    std::size_t stride;

    /// `floatText` is shortest or rounded. Doubles are never rounded: neighbours may differ in their last digits only.
    std::string text(std::size_t row, std::string (*floatText)(float)) const
    {
        const std::size_t place = offset + row * stride;
        switch (array->type()) {
        case DataType::Int32:
            return std::to_string(array->ints()[place]);
        case DataType::Float64:
            return shortest(array->doubles()[place]);
        case DataType::Float32:
            break;
        }
        return floatText(array->floats()[place]);
    }
};

std::vector<DataColumn> columnsOf(const Inputs &inputs, std::size_t mostFeatures)
{
    std::vector<DataColumn> columns;
    for (const HostArray &array : inputs.arrays) {
        if (array.shape.size() == 1) {
            columns.push_back({array.name, &array, 0, 1});
            continue;
        }
        const auto features = static_cast<std::size_t>(elementCount(array.shape) / array.shape[0]);
        for (std::size_t i = 0; i < std::min(features, mostFeatures); ++i)
            columns.push_back({array.name + std::to_string(i), &array, i, features});
    }
    return columns;
}

/// Counts the last array of whole numbers: those before it, as tokens, are what a model reads.
std::map<std::int32_t, std::int64_t> countClasses(const Inputs &inputs)
{
    std::map<std::int32_t, std::int64_t> counts;
    const auto isWhole = [](const HostArray &array) { return array.type() == DataType::Int32; };
    const auto labels = std::find_if(inputs.arrays.rbegin(), inputs.arrays.rend(), isWhole);
    if (labels != inputs.arrays.rend())
        for (const std::int32_t label : labels->ints())
            ++counts[label];
    return counts;
}

/// Rows that all arrays have.
std::size_t shortestOf(const Inputs &inputs)
{
    std::int64_t rows = inputs.arrays.front().shape.front();
    for (const HostArray &array : inputs.arrays)
        rows = std::min(rows, array.shape.front());
    return static_cast<std::size_t>(rows);
}

void printInputsJson(const Environment &environment, const Selection &selection, const Inputs &inputs,
                     const std::vector<DataColumn> &columns, std::size_t rows)
{
    nlohmann::json object = headed("overtake-data", {{"workload", selection.workload->id()},
                                                     {"parameters", jsonOf(selection.parameters)},
                                                     {"description", inputs.description},
                                                     {"arrays", nlohmann::json::array()},
                                                     {"columns", nlohmann::json::object()},
                                                     {"classes", nlohmann::json::array()}});
    for (const HostArray &array : inputs.arrays)
        object["arrays"].push_back({{"name", array.name}, {"shape", array.shape}, {"type", toText(array.type())}});
    for (const DataColumn &column : columns) {
        nlohmann::json &values = object["columns"][column.name] = nlohmann::json::array();
        for (std::size_t row = 0; row < rows; ++row) { // prints as the float32 does, not with a double's digits
            const auto number = parsedNumber(column.text(row, shortest<float>));
            values.push_back(number ? nlohmann::json(*number) : nlohmann::json());
        }
    }
    for (const auto &[label, count] : countClasses(inputs))
        object["classes"].push_back({{"class", label}, {"samples", count}});
    environment.out << jsonText(object);
}

void printInputsText(const Environment &environment, const Selection &selection, const Inputs &inputs,
                     const std::vector<DataColumn> &columns, std::size_t rows)
{
    environment.out << selection.workload->id() << ": " << inWords(inputs.description);
    for (const HostArray &array : inputs.arrays)
        environment.out << "; " << array.name << " " << toText(array.shape) << " " << toText(array.type());
    environment.out << "\n\n";
    std::vector<TextTable::Column> titles;
    for (const DataColumn &column : columns)
        titles.push_back({column.name, Align::Right});
    TextTable table(titles);
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<std::string> cells;
        for (const DataColumn &column : columns)
            cells.push_back(column.text(row, rounded));
        table.addRow(cells);
    }
    environment.out << table.text();
    const auto counts = countClasses(inputs);
    if (counts.empty())
        return;
    TextTable classes({{tr("class"), Align::Right}, {tr("samples"), Align::Right}});
    for (const auto &[label, count] : counts)
        classes.addRow({std::to_string(label), std::to_string(count)});
    environment.out << "\n" << classes.text();
}

} // namespace

int printData(const CommandLine &line, const Environment &environment)
{
    Selection selection = selectWork(line);
    setByOption("seed", line.seed, selection);
    const auto count = [](const char *name, const std::string &text, double usual) {
        return static_cast<std::size_t>(text.empty() ? usual : parseNumber(name, text, ParameterKind::Integer, 0, 1e8));
    };
    const std::size_t wantedRows = count("--rows", line.rows, usualRows);
    const std::size_t wantedColumns = count("--columns", line.columns, usualColumns);

    requireHostMemory(
        selection.workload->build(selection.parameters).memory().datasetBytes); // nothing is measured here
    const Inputs inputs = selection.workload->makeInputs(selection.parameters, environment.stop);
    const std::vector<DataColumn> columns = columnsOf(inputs, wantedColumns);
    const std::size_t rows = std::min(wantedRows, shortestOf(inputs));
    (line.json ? printInputsJson : printInputsText)(environment, selection, inputs, columns, rows);
    return allMeasured;
}

} // namespace overtake::cli
