// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/places.h"

#include <QCoreApplication>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Places)
};

} // namespace

std::vector<Bookmark> wellKnownPlaces()
{
    return {
        {Words::tr("Seahorse valley"), QStringLiteral("x = -0.7436, y = 0.1318, span = 0.012")},
        {Words::tr("Elephant valley"), QStringLiteral("x = 0.2825, y = 0.0075, span = 0.02")},
        {Words::tr("Triple spiral"), QStringLiteral("x = -0.088, y = 0.654, span = 0.012")},
        {Words::tr("Small copy on the needle"), QStringLiteral("x = -1.7687, y = -0.0017, span = 0.008")},
        {Words::tr("Deep in the seahorse's tail (float64)"),
         QStringLiteral("x = -0.743643887037151, y = 0.131825904205330, span = 1e-10, iterations = 4000")},
    };
}

} // namespace overtake
