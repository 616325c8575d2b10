// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/onednn.h"
#include "engines/cpu/product/product.h"

namespace overtake
{

namespace
{

class OneDnnProduct : public Product
{
public:
    OneDnnProduct(const ProductSpec &spec, int threads)
        : m_threads(threads), m_primitive(onednn::product(spec, threads))
    {
    }

    int threads() const override { return m_threads; }
    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        m_primitive->run(a, b, c, const_cast<float *>(bias)); // which a product only reads
    }

private:
    int m_threads;
    std::unique_ptr<onednn::Primitive> m_primitive;
};

} // namespace

std::unique_ptr<Product> makeOneDnnProduct(const ProductSpec &spec, int threads)
{
    return std::make_unique<OneDnnProduct>(spec, threads);
}

bool hasBf16Products()
{
    return onednn::hasBf16Instructions();
}

} // namespace overtake
