// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers of a parameter in words, translated: "500 hidden neurons", but "batch size 32" and "size n = 16". Charts,
// headlines and assistive technology say a place on an axis in these words. Pure.
#pragma once

#include <QString>
#include <string>

namespace overtake
{

/// How a number goes with the label of its parameter.
enum class NumberReading {
    Counted, ///< the label is a plural, which the number counts: "500 hidden neurons"
    Named,   ///< it names the number: "batch size 32"
    Symbol   ///< it ends in the number's symbol: "size n = 16"
};
/// By a label of the core's tables, which is English.
NumberReading readingOf(const std::string &label);

struct NumberName {
    QString label; ///< translated
    NumberReading reading = NumberReading::Counted;
};

/// "500 hidden neurons", "batch size 32", "size n = 16"
QString placeText(const NumberName &name, double value);
/// "at 500 hidden neurons", "at batch size 32", "at size n = 16"
QString atPlaceText(const NumberName &name, double value);
/// "between 128 and 256 hidden neurons", "between batch size 16 and 32", "between size n = 16 and 32"
QString betweenPlacesText(const NumberName &name, double low, double high);
/// "from 5 to 2,000 hidden neurons", "from batch size 16 to 32", "from size n = 16 to 32"
QString placesText(const NumberName &name, double low, double high);

} // namespace overtake
