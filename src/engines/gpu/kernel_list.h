// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The list of the shared kernels: X(id, function). From it come KernelId, the OpenCL engine's kernels and the CUDA
// engine's table of functions. A kernel's parameters are, for each buffer, its pointer and its offset in elements, then
// the integers (64 bits), then the floats; each one's comment says which.
#pragma once

#define OVERTAKE_KERNELS(X)                                                                                            \
    X(GatherRows, overtake_gather_rows)                                                                                \
    X(AdvancePosition, overtake_advance_position)                                                                      \
    X(Fill, overtake_fill)                                                                                             \
    X(Multiply, overtake_multiply)                                                                                     \
    X(Add, overtake_add)                                                                                               \
    X(AddBias, overtake_add_bias)                                                                                      \
    X(Relu, overtake_relu)                                                                                             \
    X(ReluGrad, overtake_relu_grad)                                                                                    \
    X(Sigmoid, overtake_sigmoid)                                                                                       \
    X(SigmoidGrad, overtake_sigmoid_grad)                                                                              \
    X(SoftmaxCrossEntropy, overtake_softmax_cross_entropy)                                                             \
    X(SoftmaxCrossEntropyGrad, overtake_softmax_cross_entropy_grad)                                                    \
    X(BinaryCrossEntropy, overtake_binary_cross_entropy)                                                               \
    X(BinaryCrossEntropyGrad, overtake_binary_cross_entropy_grad)                                                      \
    X(Accuracy, overtake_accuracy)                                                                                     \
    X(FinishSum, overtake_finish_sum)                                                                                  \
    X(RowSum, overtake_row_sum)                                                                                        \
    X(ArgMax, overtake_arg_max)                                                                                        \
    X(ColumnSum, overtake_column_sum)                                                                                  \
    X(BroadcastRows, overtake_broadcast_rows)                                                                          \
    X(BroadcastColumns, overtake_broadcast_columns)                                                                    \
    X(SmallProduct, overtake_small_product)                                                                            \
    X(TiledProduct, overtake_tiled_product)                                                                            \
    X(Threshold, overtake_threshold)                                                                                   \
    X(CountStep, overtake_count_step)                                                                                  \
    X(Sgd, overtake_sgd)                                                                                               \
    X(Adam, overtake_adam)                                                                                             \
    X(Conv2d, overtake_conv2d)                                                                                         \
    X(Conv2dInputGrad, overtake_conv2d_input_grad)                                                                     \
    X(Conv2dWeightGrad, overtake_conv2d_weight_grad)                                                                   \
    X(AddChannelBias, overtake_add_channel_bias)                                                                       \
    X(BroadcastChannels, overtake_broadcast_channels)                                                                  \
    X(ChannelSum, overtake_channel_sum)                                                                                \
    X(MaxPool2d, overtake_max_pool)                                                                                    \
    X(MaxPool2dGrad, overtake_max_pool_grad)                                                                           \
    X(Embedding, overtake_embedding)                                                                                   \
    X(EmbeddingGrad, overtake_embedding_grad)                                                                          \
    X(MoveHeads, overtake_move_heads)                                                                                  \
    X(CausalSoftmax, overtake_causal_softmax)                                                                          \
    X(CausalSoftmaxGrad, overtake_causal_softmax_grad)                                                                 \
    X(Gelu, overtake_gelu)                                                                                             \
    X(GeluGrad, overtake_gelu_grad)                                                                                    \
    X(LayerNorm, overtake_layer_norm)                                                                                  \
    X(LayerNormGrad, overtake_layer_norm_grad)                                                                         \
    X(LayerNormGainGrad, overtake_layer_norm_gain_grad)                                                                \
    X(SquareSum, overtake_square_sum)                                                                                  \
    X(ClipFactor, overtake_clip_factor)                                                                                \
    X(CosineRate, overtake_cosine_rate)                                                                                \
    X(AdamW, overtake_adam_w)                                                                                          \
    X(Mandelbrot, overtake_mandelbrot)                                                                                 \
    X(MandelbrotDouble, overtake_mandelbrot_double)                                                                    \
    X(MandelbrotShort, overtake_mandelbrot_short)                                                                      \
    X(MandelbrotShortDouble, overtake_mandelbrot_short_double)                                                         \
    X(MultiplyAdd, overtake_multiply_add)
