// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/clblast_parameters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <clblast.h>
#include <mutex>
#include <sstream>
#include <unordered_map>

namespace overtake::opencl
{

namespace
{

constexpr auto singlePrecision = clblast::Precision::kSingle;
constexpr std::size_t largestValue = std::size_t{1} << 20; // the routing's

/// What CLBlast itself does not tell: its own values once others are in use, and which those are.
struct DeviceState {
    ClBlastParameters own;
    ClBlastParameters current;
};

std::mutex stateMutex;

/// With stateMutex held.
DeviceState &stateOf(cl_device_id device)
{
    static std::map<cl_device_id, DeviceState> states;
    const auto [place, isNew] = states.try_emplace(device);
    if (isNew) {
        for (const char *kernel : {directKernel, tiledKernel, routing}) {
            std::unordered_map<std::string, std::size_t> values;
            if (clblast::RetrieveParameters(device, kernel, singlePrecision, values) == clblast::StatusCode::kSuccess)
                place->second.own[kernel] = {values.begin(), values.end()};
        }
        place->second.current = place->second.own;
    }
    return place->second;
}

/// Every kernel of `own`, with the values of `parameters` where it has them.
bool changeTo(cl_device_id device, DeviceState &state, const ClBlastParameters &parameters)
{
    bool isDone = true;
    for (const auto &[kernel, own] : state.own) {
        const auto given = parameters.find(kernel);
        const KernelParameters &values = given == parameters.end() ? own : given->second;
        if (values == state.current[kernel])
            continue;
        if (clblast::OverrideParameters(device, kernel, singlePrecision, {values.begin(), values.end()}) ==
            clblast::StatusCode::kSuccess)
            state.current[kernel] = values;
        else
            isDone = false;
    }
    return isDone;
}

/// The values by name, 0 where there is none.
struct Values {
    const KernelParameters &values;

    std::size_t operator()(const char *name) const
    {
        const auto found = values.find(name);
        return found == values.end() ? 0 : found->second;
    }
};

bool divides(std::size_t divisor, std::size_t number)
{
    return divisor != 0 && number != 0 && number % divisor == 0;
}

/// The conditions of CLBlast's own tuner for the kernel (src/tuning/kernels/xgemm_direct.hpp).
bool isPossibleDirect(const Values &of, const KernelLimits &limits)
{
    const std::size_t tile = of("WGD");
    const std::size_t group = of("MDIMCD") * of("NDIMCD");
    const std::size_t local = (tile * (tile + of("PADA")) + tile * (tile + of("PADB"))) * sizeof(float);
    return divides(of("KWID"), tile) && divides(of("MDIMCD") * of("VWMD"), tile) &&
           divides(of("NDIMCD") * of("VWND"), tile) && divides(of("MDIMAD") * of("VWMD"), tile) &&
           divides(of("NDIMBD") * of("VWND"), tile) && divides(of("MDIMAD"), group) && divides(of("NDIMBD"), group) &&
           divides(group / of("MDIMAD"), tile) && divides(group / of("NDIMBD"), tile) && group <= limits.groupSize &&
           local <= limits.localBytes;
}

/// As above (xgemm.hpp): with GEMMK 0 work-items share tiles of depth KWG, with 1 each has registers of depth KREG.
bool isPossibleTiled(const Values &of, const KernelLimits &limits)
{
    const std::size_t group = of("MDIMC") * of("NDIMC");
    const std::size_t local = (of("SA") * of("KWG") * of("MWG") + of("SB") * of("KWG") * of("NWG")) * sizeof(float);
    if (!divides(of("KWI"), of("KWG")) || !divides(of("MDIMC") * of("VWM"), of("MWG")) ||
        !divides(of("NDIMC") * of("VWN"), of("NWG")) || !divides(of("MDIMA") * of("VWM"), of("MWG")) ||
        !divides(of("NDIMB") * of("VWN"), of("NWG")) || group > limits.groupSize || local > limits.localBytes)
        return false;
    if (of("GEMMK") == 1)
        return divides(of("VWN"), of("KREG")) && of("MDIMA") == of("MDIMC") && of("NDIMB") == of("NDIMC");
    return of("GEMMK") == 0 && divides(of("MDIMA"), group) && divides(of("NDIMB"), group) &&
           divides(group / of("MDIMA"), of("KWG")) && divides(group / of("NDIMB"), of("KWG"));
}

template <std::size_t count>
std::vector<KernelParameters> namedRows(const std::array<const char *, count> &names,
                                        const std::vector<std::array<std::size_t, count>> &rows)
{
    std::vector<KernelParameters> sets;
    for (const auto &row : rows) {
        KernelParameters &values = sets.emplace_back();
        for (std::size_t i = 0; i < count; ++i)
            values[names[i]] = row[i];
    }
    return sets;
}

} // namespace

KernelLimits limitsOf(cl_device_id device)
{
    std::size_t groupSize = 0;
    cl_ulong localBytes = 0;
    clGetDeviceInfo(device, CL_DEVICE_MAX_WORK_GROUP_SIZE, sizeof groupSize, &groupSize, nullptr);
    clGetDeviceInfo(device, CL_DEVICE_LOCAL_MEM_SIZE, sizeof localBytes, &localBytes, nullptr);
    return {groupSize, static_cast<std::size_t>(localBytes)};
}

ClBlastParameters ownParameters(cl_device_id device)
{
    const std::scoped_lock lock(stateMutex);
    return stateOf(device).own;
}

bool useParameters(cl_device_id device, const ClBlastParameters &parameters)
{
    const std::scoped_lock lock(stateMutex);
    DeviceState &state = stateOf(device);
    if (changeTo(device, state, parameters))
        return true;
    changeTo(device, state, {});
    return false;
}

bool isPossible(const std::string &kernel, const KernelParameters &values, const KernelParameters &own,
                const KernelLimits &limits)
{
    const auto sameName = [](const auto &one, const auto &other) { return one.first == other.first; };
    if (!std::equal(values.begin(), values.end(), own.begin(), own.end(), sameName))
        return false;
    if (kernel == directKernel)
        return isPossibleDirect({values}, limits);
    if (kernel == tiledKernel)
        return isPossibleTiled({values}, limits);
    return kernel == routing && values.contains(routingExtent);
}

std::vector<KernelParameters> candidatesFor(const std::string &kernel)
{
    // What CLBlast's database has for other devices, each for several of them or for one of another kind, and the sets
    // with 16 by 4 work-items for drivers that turn the work-items of a group into a CPU's vectors.
    if (kernel == directKernel)
        return namedRows<10>({"KWID", "MDIMAD", "MDIMCD", "NDIMBD", "NDIMCD", "PADA", "PADB", "VWMD", "VWND", "WGD"},
                             {{2, 16, 16, 4, 4, 0, 0, 1, 8, 32},
                              {2, 8, 8, 8, 8, 1, 1, 4, 4, 32},
                              {8, 16, 16, 16, 16, 0, 0, 1, 1, 64},
                              {2, 16, 16, 8, 8, 1, 1, 2, 2, 32},
                              {2, 16, 16, 4, 4, 0, 0, 1, 4, 32},
                              {2, 16, 16, 16, 16, 1, 1, 2, 2, 32},
                              {2, 8, 8, 16, 16, 1, 1, 4, 2, 32},
                              {16, 8, 8, 16, 16, 1, 1, 1, 1, 32},
                              {8, 16, 8, 16, 8, 1, 0, 2, 2, 32},
                              {2, 8, 8, 8, 8, 1, 1, 2, 2, 32},
                              {2, 8, 8, 8, 8, 1, 1, 1, 1, 8},
                              {2, 8, 8, 8, 8, 0, 0, 2, 2, 64}});
    if (kernel == tiledKernel)
        return namedRows<16>({"GEMMK", "KREG", "KWG", "KWI", "MDIMA", "MDIMC", "MWG", "NDIMB", "NDIMC", "NWG", "SA",
                              "SB", "STRM", "STRN", "VWM", "VWN"},
                             {{1, 4, 1, 1, 16, 16, 64, 4, 4, 64, 0, 0, 0, 0, 1, 4},
                              {0, 1, 32, 2, 8, 8, 32, 8, 8, 64, 0, 0, 0, 0, 4, 4},
                              {0, 1, 32, 2, 16, 16, 64, 8, 8, 64, 1, 1, 0, 0, 4, 4},
                              {1, 4, 1, 1, 8, 8, 64, 8, 8, 64, 0, 0, 0, 0, 4, 4},
                              {0, 1, 32, 2, 16, 16, 64, 16, 16, 64, 1, 1, 0, 0, 4, 4},
                              {0, 1, 32, 2, 16, 16, 64, 8, 8, 64, 0, 0, 0, 0, 4, 4},
                              {0, 1, 16, 2, 16, 16, 128, 32, 16, 128, 1, 1, 1, 1, 1, 2},
                              {0, 1, 16, 2, 32, 16, 128, 32, 8, 128, 1, 1, 1, 0, 4, 1},
                              {0, 1, 32, 2, 8, 8, 32, 8, 8, 64, 1, 1, 0, 0, 4, 4},
                              {0, 1, 16, 2, 8, 16, 128, 8, 8, 128, 1, 1, 1, 1, 4, 8},
                              {0, 1, 32, 2, 8, 8, 64, 8, 8, 64, 0, 0, 0, 0, 4, 4}});
    return {};
}

std::string toText(const ClBlastParameters &parameters)
{
    std::ostringstream text;
    for (const auto &[kernel, values] : parameters) {
        text << kernel;
        for (const auto &[name, value] : values)
            text << ' ' << name << '=' << value;
        text << '\n';
    }
    return text.str();
}

ClBlastParameters parametersFrom(std::string_view text, const ClBlastParameters &own, const KernelLimits &limits)
{
    ClBlastParameters parameters;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string kernel;
        words >> kernel;
        KernelParameters values;
        for (std::string word; words >> word;) {
            const std::size_t equals = std::min(word.find('='), word.size() - 1);
            const char *end = word.data() + word.size();
            std::size_t value = 0;
            const auto read = std::from_chars(word.data() + equals + 1, end, value);
            if (read.ec == std::errc() && read.ptr == end && value <= largestValue)
                values[word.substr(0, equals)] = value;
        }
        const auto known = own.find(kernel);
        if (known != own.end() && isPossible(kernel, values, known->second, limits))
            parameters[kernel] = std::move(values);
    }
    return parameters;
}

} // namespace overtake::opencl
