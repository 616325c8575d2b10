// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/stop_rule.h"

#include "measure/statistics.h"

#include <algorithm>

namespace overtake
{

namespace
{

class QuickRule : public StopRule
{
public:
    QuickRule(double budgetSeconds, int samples) : m_budget(budgetSeconds), m_wantedSamples(samples) {}

    void add(double, double spent) override
    {
        ++m_samples;
        m_spent = spent;
    }
    Decision decide() const override
    {
        if (m_samples >= m_wantedSamples)
            return Decision::Converged;
        return m_samples > 0 && m_spent >= m_budget ? Decision::NotConverged : Decision::Continue;
    }
    /// One share of the budget is left for the growth to this length.
    double sampleTarget() const override { return m_budget / (m_wantedSamples + 1); }
    double budget() const override { return m_budget; }
    bool quick() const override { return true; }
    std::unique_ptr<StopRule> clone(double times) const override
    {
        return std::make_unique<QuickRule>(times * m_budget, m_wantedSamples);
    }

private:
    double m_budget;
    int m_wantedSamples;
    int m_samples = 0;
    double m_spent = 0;
};

class CarefulRule : public StopRule
{
public:
    explicit CarefulRule(double budgetSeconds) : m_budget(budgetSeconds) {}

    void add(double secondsPerStep, double spent) override
    {
        m_samples.push_back(secondsPerStep);
        m_sorted.insert(std::ranges::upper_bound(m_sorted, secondsPerStep), secondsPerStep);
        m_spreads.push_back((quantileOfSorted(m_sorted, 0.75) - quantileOfSorted(m_sorted, 0.25)) /
                            quantileOfSorted(m_sorted, 0.5));
        m_spent = spent;
    }
    Decision decide() const override
    {
        const bool isSpent = m_spent >= m_budget;
        // Enough for an interval where there is time for it.
        const std::size_t wanted = isSpent ? minimumSamplesToConverge : minimumSamplesForInterval;
        if (m_sorted.size() >= wanted && (isWithin(wantedPrecision) || hasSettled()))
            return Decision::Converged;
        return isSpent && !m_sorted.empty() ? Decision::NotConverged : Decision::Continue;
    }
    /// Short enough for 200 samples within the budget and for a prompt cancel.
    double sampleTarget() const override { return std::min(m_budget / 200, 0.01); }
    double budget() const override { return m_budget; }
    double leastSeconds() const override { return std::min(0.5, m_budget / 4); }
    bool quick() const override { return false; }
    std::unique_ptr<StopRule> clone(double times) const override
    {
        return std::make_unique<CarefulRule>(times * m_budget);
    }

private:
    static constexpr double wantedPrecision = 0.02;

    bool isWithin(double precision) const
    {
        const double middle = quantileOfSorted(m_sorted, 0.5);
        const Interval interval = medianInterval(m_samples).interval;
        return interval.high - middle <= precision * middle && middle - interval.low <= precision * middle;
    }

    /// The relative spread (interquartile range over median) has hardly changed while the number of samples doubled:
    /// the noise is known, and more samples would only narrow the interval as the square root of their number. Not so
    /// while the median itself is uncertain, as between two speeds of a busy machine.
    bool hasSettled() const
    {
        constexpr std::size_t samplesToTell = 50;
        constexpr double hardly = 0.1;
        constexpr double toleratedPrecision = 0.1;
        if (m_spreads.size() < samplesToTell || !isWithin(toleratedPrecision))
            return false;
        const auto recent = m_spreads.begin() + static_cast<std::ptrdiff_t>(m_spreads.size() / 2);
        const auto [least, most] = std::minmax_element(recent, m_spreads.end());
        return *most - *least <= hardly * *most;
    }

    double m_budget;
    std::vector<double> m_samples; ///< in the order taken
    std::vector<double> m_sorted;
    std::vector<double> m_spreads; ///< after each sample
    double m_spent = 0;
};

} // namespace

std::unique_ptr<StopRule> quickRule(double budgetSeconds, int samples)
{
    return std::make_unique<QuickRule>(budgetSeconds, samples);
}

std::unique_ptr<StopRule> carefulRule(double budgetSeconds)
{
    return std::make_unique<CarefulRule>(budgetSeconds);
}

} // namespace overtake
