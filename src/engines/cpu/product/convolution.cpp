// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/convolution.h"

#include "engines/cpu/product/onednn.h"
#include "engines/host/team.h"

namespace overtake
{

namespace
{

class OneDnnConvolution : public Convolution
{
public:
    OneDnnConvolution(onednn::Pass pass, const ConvolutionSpec &spec, int available)
        : m_threads(threadsFor(spec.flops(), 0, available)), m_primitive(onednn::convolution(pass, spec, m_threads))
    {
    }

    int threads() const override { return m_threads; }
    void run(const float *a, const float *b, float *c, float *bias) override { m_primitive->run(a, b, c, bias); }

private:
    int m_threads;
    std::unique_ptr<onednn::Primitive> m_primitive;
};

} // namespace

std::unique_ptr<Convolution> makeConvolution(const ConvolutionSpec &spec, int threads)
{
    if (!onednn::keepsToVectors())
        return makeOwnConvolution(spec, threads);
    return std::make_unique<OneDnnConvolution>(onednn::Pass::Forward, spec, threads);
}

std::unique_ptr<Convolution> makeConvolutionInputGrad(const ConvolutionSpec &spec, int threads)
{
    if (!onednn::keepsToVectors())
        return makeOwnConvolutionInputGrad(spec, threads);
    return std::make_unique<OneDnnConvolution>(onednn::Pass::InputGrad, spec, threads);
}

std::unique_ptr<Convolution> makeConvolutionWeightGrad(const ConvolutionSpec &spec, int threads)
{
    if (!onednn::keepsToVectors())
        return makeOwnConvolutionWeightGrad(spec, threads);
    return std::make_unique<OneDnnConvolution>(onednn::Pass::WeightGrad, spec, threads);
}

} // namespace overtake
