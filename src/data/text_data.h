// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text as a sequence of symbols: the user's own UTF-8 text, one symbol a code point, or a synthetic one; and windows of
// it for a model that predicts the next symbol. Reading and making poll the stop token and throw Cancelled.
#pragma once

#include "data/inputs.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

struct TextData {
    std::vector<char32_t> symbols;    ///< the vocabulary, in the order of the code points, each once
    std::vector<std::int32_t> tokens; ///< the whole text as indices of symbols
    Message description;              ///< "input.txt, 1 115 394 characters, 65 symbols" or "synthetic, ..."

    /// Number of tokens for training: the first nine tenths, like nanoGPT's split; the rest is for validation.
    std::size_t trainingTokens() const { return tokens.size() * 9 / 10; }
};
using TextDataPtr = std::shared_ptr<const TextData>;

/// `path`: a UTF-8 text, or a folder whose .txt files are joined in the order of their names. Throws Error naming the
/// file, what is wrong and at which byte.
TextData readText(const std::string &path, std::stop_token stop = {});
/// Ten sonnets by William Shakespeare (1609), compiled in: resources/data/sonnets.txt.
TextData readSonnets();
/// Each symbol depends on the two before it, so that there is something to learn. With 65 symbols they are those of
/// English plays. 2 <= symbols <= 65536.
TextData makeText(std::int64_t length, std::int64_t symbols, std::uint32_t seed, std::stop_token stop = {});

enum class TextPart { Training, Validation };

/// Windows at random offsets. Arrays: tokens int32 (samples, context), and the same moved on by one, targets. Throws
/// Error when the part is not longer than a window.
Inputs makeTextWindows(const TextData &text, TextPart part, std::int64_t samples, std::int64_t context,
                       std::uint32_t seed, std::stop_token stop = {});

/// Windows of the validation part, evenly spread, no two of which overlap: to judge by, each character counts once. As
/// many as fit, `most` at most. Arrays and errors as above.
Inputs makeTextPassages(const TextData &text, std::int64_t most, std::int64_t context, std::stop_token stop = {});

std::string toUtf8(const std::vector<char32_t> &symbols);
/// Code points of UTF-8 bytes; throws Error with `what` (a file's name), what is wrong and at which byte (from 0).
std::vector<char32_t> fromUtf8(std::string_view bytes, const Argument &what);

} // namespace overtake
