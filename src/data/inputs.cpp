// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/inputs.h"

#include "text/error.h"

#include <algorithm>

namespace overtake
{

std::string_view HostArray::bytes() const
{
    return std::visit(
        [](const auto &all) {
            return std::string_view(reinterpret_cast<const char *>(all.data()), all.size() * sizeof(all[0]));
        },
        values);
}

const std::byte *bytesFor(const Tensor &dataset, const Inputs *inputs)
{
    const auto index = static_cast<std::size_t>(dataset.inputIndex);
    const HostArray *array = inputs && index < inputs->arrays.size() ? &inputs->arrays[index] : nullptr;
    const auto isAsWide = [&] { // there may be more rows, and all values in one
        const Shape &shape = array->shape;
        return shape.size() <= 1 || (shape.size() == dataset.shape.size() &&
                                     std::equal(shape.begin() + 1, shape.end(), dataset.shape.begin() + 1));
    };
    if (!array || array->type() != dataset.type || !isAsWide() ||
        static_cast<std::int64_t>(array->bytes().size()) < byteSize(dataset))
        throw Error(sentence("The data given for '%1' do not have the shape %2.", dataset.name, toText(dataset.shape)));
    if (dataset.below > 0) {
        if (std::ranges::any_of(array->ints(), [&](auto i) { return i < 0 || i >= dataset.below; }))
            throw Error(sentence("The data given for '%1' have values that are not from 0 to %2: if they come from a "
                                 "file that changed meanwhile, start again.",
                                 dataset.name, dataset.below - 1));
    }
    return reinterpret_cast<const std::byte *>(array->bytes().data());
}

std::int64_t bytesOf(const InputsPtr &inputs)
{
    std::int64_t bytes = 0;
    if (inputs)
        for (const auto &array : inputs->arrays)
            bytes += elementCount(array.shape) * byteSize(array.type());
    return bytes;
}

} // namespace overtake
