// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/failed_point.h"

#include "text/error.h"

namespace overtake
{

Comparison WrongPoints::compare(Measurer &measurer, const Workload &workload, const ParameterValues &parameters,
                                const std::vector<EngineUse> &engines, const MeasureOptions &options)
{
    try {
        return measurer.compare(workload, parameters, engines, options);
    } catch (const Cancelled &) {
        throw;
    } catch (const std::exception &) {
        if (!m_first)
            m_first = std::current_exception();
        ++m_count;
        Comparison failed = measurer.skipped(workload, parameters, engines, failureSentence(term(workload.label())));
        for (Measurement &measurement : failed.measurements)
            measurement.status = PointStatus::Failed;
        return failed;
    }
}

void WrongPoints::throwIfAll(std::size_t points) const
{
    if (m_first && m_count == points)
        std::rethrow_exception(m_first);
}

} // namespace overtake
