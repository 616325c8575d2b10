// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Can it be read from the back of the room, and by everybody? Contrast as WCAG 2 defines it; colour blindness simulated
// with the matrices of Machado, Oliveira and Fernandes (2009) at full severity; distances in CIELAB (1976).
#include "charts/chart_theme.h"
#include "look/theme.h"

#include <QWidget>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <initializer_list>
#include <utility>

namespace overtake
{
namespace
{

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple linear(const QColor &color)
{
    const auto channel = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {channel(color.redF()), channel(color.greenF()), channel(color.blueF())};
}

double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &color) {
        const Triple c = linear(color);
        return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
    };
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

Triple times(const Matrix &matrix, const Triple &color)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = 0; k < 3; ++k)
            result[i] += matrix[i][k] * color[k];
    return result;
}

Triple lab(const Triple &rgb)
{
    const Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    Triple clamped = rgb;
    for (double &c : clamped)
        c = std::clamp(c, 0.0, 1.0);
    const Triple xyz = times(toXyz, clamped);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f(xyz[0] / 0.9505), y = f(xyz[1]), z = f(xyz[2] / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distanceSeen(const QColor &a, const QColor &b, const Matrix &eye)
{
    const Triple one = lab(times(eye, linear(a))), other = lab(times(eye, linear(b)));
    return std::sqrt(std::pow(one[0] - other[0], 2) + std::pow(one[1] - other[1], 2) + std::pow(one[2] - other[2], 2));
}

const std::array<Matrix, 4> eyes{
    {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

/// All looks of measured engines, of one whose mistake is on purpose, and of one that is lost.
ChartContext everyEngine()
{
    ChartContext context;
    for (const EngineKind kind : {EngineKind::Cpu, EngineKind::Gpu, EngineKind::Reference})
        for (int i = 0; i < 5; ++i)
            context.series.push_back({QStringLiteral("engine"), kind, false, {}});
    context.series.push_back({QStringLiteral("engine"), EngineKind::Cpu, false, {}, false, true});
    context.series.push_back({QStringLiteral("engine"), EngineKind::Cpu, false, {}, true});
    return context;
}

/// A CPU, a GPU and the textbook loop: what is mostly compared.
ChartContext usualContext()
{
    ChartContext context;
    for (const EngineKind kind : {EngineKind::Cpu, EngineKind::Gpu, EngineKind::Reference})
        context.series.push_back({QStringLiteral("engine"), kind, false, {}});
    return context;
}

class ChartsPalette : public testing::TestWithParam<bool>
{
protected:
    ChartTheme theme(bool projector)
    {
        QWidget widget;
        widget.setPalette(paletteFor(GetParam()));
        return ChartTheme::forWidget(widget, projector);
    }
};

TEST_P(ChartsPalette, OnAProjectorAllTextHasSevenToOne)
{
    const ChartTheme shown = theme(true);
    EXPECT_GE(contrast(shown.text, shown.background), 7);
    EXPECT_GE(contrast(shown.mutedText, shown.background), 7);
    for (const SeriesStyle &style : seriesStyles(usualContext(), shown))
        EXPECT_GE(contrast(style.labelColor, shown.background), 7) << style.labelColor.name().toStdString();
    EXPECT_GE(contrast(guessColor(shown), shown.background), 7); // its label is painted with the background's colour
}

TEST_P(ChartsPalette, AllTextOfTheWindowHasFourAndAHalfToOne)
{
    constexpr double least = 4.5;
    const QPalette window = paletteFor(GetParam());
    using Role = QPalette::ColorRole;
    for (const auto &[text, base] : std::initializer_list<std::pair<Role, Role>>{
             {QPalette::WindowText, QPalette::Window},
             {QPalette::Text, QPalette::Base},
             {QPalette::Text, QPalette::AlternateBase},
             {QPalette::ButtonText, QPalette::Button},
             {QPalette::ToolTipText, QPalette::ToolTipBase},
             {QPalette::HighlightedText, QPalette::Highlight},
             {QPalette::PlaceholderText, QPalette::Window},
             {QPalette::PlaceholderText, QPalette::Base},
             {QPalette::PlaceholderText, QPalette::AlternateBase},
             {QPalette::Link, QPalette::Window},
             {QPalette::Link, QPalette::Base},
         })
        EXPECT_GE(contrast(window.color(text), window.color(base)), least) << text << " on " << base;

    QWidget widget;
    widget.setPalette(window);
    for (const ChartTheme &shown : {ChartTheme::forWidget(widget, false), ChartTheme::forPicture(13)}) {
        for (const QColor &color : {shown.text, shown.mutedText, shown.warning(), guessColor(shown)})
            EXPECT_GE(contrast(color, shown.background), least) << color.name().toStdString();
        for (const SeriesStyle &style : seriesStyles(everyEngine(), shown))
            EXPECT_GE(contrast(style.labelColor, shown.background), least) << style.labelColor.name().toStdString();
    }
}

TEST_P(ChartsPalette, CurvesAndGuessStayApartForEveryEye)
{
    const ChartTheme shown = theme(false);
    std::vector<QColor> colors{guessColor(shown)};
    for (const SeriesStyle &style : seriesStyles(usualContext(), shown))
        colors.push_back(style.color);
    constexpr double apart = 10; // four times what is just noticed
    for (std::size_t eye = 0; eye < eyes.size(); ++eye)
        for (std::size_t a = 0; a < colors.size(); ++a)
            for (std::size_t b = a + 1; b < colors.size(); ++b)
                EXPECT_GE(distanceSeen(colors[a], colors[b], eyes[eye]), apart)
                    << "eye " << eye << ": " << colors[a].name().toStdString() << " and "
                    << colors[b].name().toStdString();
}

TEST_P(ChartsPalette, EightGpusLookDifferent)
{
    for (const bool predicted : {false, true}) {
        ChartContext context;
        for (int i = 0; i < 8; ++i)
            context.series.push_back({QStringLiteral("engine"), EngineKind::Gpu, predicted, {}});
        const std::vector<SeriesStyle> styles = seriesStyles(context, theme(false));
        for (std::size_t a = 0; a < styles.size(); ++a)
            for (std::size_t b = a + 1; b < styles.size(); ++b)
                EXPECT_TRUE(styles[a].color != styles[b].color || styles[a].marker != styles[b].marker ||
                            styles[a].dashes != styles[b].dashes)
                    << (predicted ? "predicted " : "measured ") << a << " and " << b;
    }
}

TEST_P(ChartsPalette, OnAProjectorTextAndCurvesAreLarge)
{
    const ChartTheme shown = theme(true);
    EXPECT_GE(shown.textPixels, 24);
    EXPECT_GE(shown.lineWidth, 4);
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, ChartsPalette, testing::Bool());

} // namespace
} // namespace overtake
