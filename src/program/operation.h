// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One operation of a Program, and the properties of each kind of operation. The kinds themselves are in src/operations,
// one file each: nothing here knows any of them by name. Shapes are row-major.
#pragma once

#include "program/attributes.h"
#include "program/registered.h"
#include "program/tensor.h"

#include <functional>
#include <vector>

namespace overtake
{

class CaseBuilder;
class ProgramBuilder;
struct LoopArguments;
struct OperationType;

/// The kind of an operation: identified by the address of its OperationType.
class OperationKind
{
public:
    // Implicit, so that kinds are compared with and made of types.
    constexpr OperationKind(const OperationType &type) : m_type(&type) {}

    constexpr const OperationType *operator->() const { return m_type; }
    bool operator==(const OperationKind &) const = default;
    bool operator<(const OperationKind &other) const { return std::less<>()(m_type, other.m_type); }

private:
    const OperationType *m_type;
};

struct Operation {
    OperationKind kind;
    std::vector<TensorId> inputs;
    std::vector<TensorId> outputs; ///< an output that is also an input is updated in place
    Attributes attributes = {};
};

/// Arguments from which the result shapes and the FLOPs of an operation follow.
struct ShapeArguments {
    const Operation &operation;
    const std::vector<Shape> &in; ///< shapes of the inputs
    std::int64_t batchRows = 1;   ///< rows of a step, for the operations that take a batch's rows

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    double count(std::size_t i = 0) const { return static_cast<double>(elementCount(in[i])); }
    double rows(std::size_t i = 0) const { return static_cast<double>(in[i].at(0)); }
    /// Throws Error, naming the operation and the shapes, if they do not fit.
    void require(bool fits) const;
};

/// Arguments for building an operation's derivative.
struct GradientArguments {
    ProgramBuilder &builder;
    const Operation &operation;
    const std::vector<TensorId> &outputGradients; ///< noTensor where an output has none
    const std::vector<bool> &needed;              ///< by input

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    TensorId in(std::size_t i) const { return operation.inputs[i]; }
    TensorId out(std::size_t i = 0) const { return operation.outputs[i]; }
    TensorId dy() const { return outputGradients[0]; }
};

/// Dependence of row i of the results on one input. Rows are counted along the first dimension.
enum class RowDependence {
    Everything,   ///< on all of it: a table, a matrix of weights
    SameElement,  ///< element-wise: each element of the result only on the same element
    SameRow,      ///< on row i only
    SameSequence, ///< on the rows of the sequence to which row i belongs, whatever the first dimension counts
    Summed,       ///< a reduction over the batch: each row of the input contributes to the whole result
};

/// Whether an operation computes products, which matrix units may do at lower precision.
enum class MatrixWork { None, Product, Convolution };
/// Passes over whole rows, which a cache may hold from one to the next.
enum class RowWork { None, Softmax, Norm };

/// A result that needs no memory: it lies in that of the first input.
enum class ViewKind { None, Whole, RowsOfBatch };

struct InputCount {
    constexpr InputCount(int exactly) : least(exactly), most(exactly) {}
    constexpr InputCount(int atLeast, int atMost) : least(atLeast), most(atMost) {}
    int least;
    int most;
};
inline constexpr int anyNumberOfInputs = 1 << 20;

/// Everything known about one kind of operation. Objects are constants, identified by their address.
struct OperationType {
    const char *name; ///< "MatMul", as in reports
    InputCount inputs;
    /// Throws Error if the inputs do not fit. In-place operations return the shapes of what they write.
    std::vector<Shape> (*shapes)(const ShapeArguments &);
    /// Exact count of floating-point additions, multiplications, divisions, comparisons and elementary functions (one
    /// each); a matrix product of (m, k) and (k, n) is 2 m n k. Where the amount of work depends on the data
    /// (Mandelbrot) it is an upper bound, and the Program names the tensor that counts what was really done
    /// (Program::countedItems).
    double (*flops)(const ShapeArguments &);
    /// The operation as a textbook writes it: plain loops, one thread, long sums in double precision. Every other
    /// kernel is checked against it. Null for views.
    void (*loop)(const LoopArguments &);
    /// Builds the cases that engines are checked on: odd sizes, and operations that engines may fuse.
    void (*cases)(CaseBuilder &);

    /// Appends the operations that compute the derivative with respect to each needed input; noTensor in the result for
    /// inputs that are not needed or have none. Null if the operation cannot be differentiated.
    std::vector<TensorId> (*gradient)(const GradientArguments &) = nullptr;
    /// Row dependence by input. Forgetting to declare it costs speed, never correctness. Null: Everything, for each
    /// input.
    RowDependence (*rowDependence)(const Operation &, std::size_t input) = nullptr;
    /// Null: the first input's.
    DataType (*resultType)(std::size_t output, DataType firstInput) = nullptr;
    /// The input of which only the shape is used, -1 where there is none: it costs no memory traffic.
    int shapeOnlyInput = -1;
    /// Reads only as many bytes of its inputs as it writes, not all of them.
    bool readsOnlyWhatItWrites = false;
    ViewKind view = ViewKind::None;
    MatrixWork matrixWork = MatrixWork::None;
    RowWork rowWork = RowWork::None;

    /// Identified by its address: copies would be other kinds.
    struct Unique {
        constexpr Unique() = default;
        Unique(const Unique &) = delete;
        Unique &operator=(const Unique &) = delete;
    } unique = {};

    /// Whether element i of each result depends only on element i of each input.
    bool isElementwise(const Operation &operation) const
    {
        for (std::size_t input = 0; input < operation.inputs.size(); ++input)
            if (rowsNeeded(operation, input) != RowDependence::SameElement)
                return false;
        return true;
    }
    bool isView() const { return view != ViewKind::None; }
    /// Whether it depends on no value: engines compute it once, at set-up.
    bool isConstant() const { return inputs.most == 1 && shapeOnlyInput == 0; }
    RowDependence rowsNeeded(const Operation &operation, std::size_t input) const
    {
        return rowDependence ? rowDependence(operation, input) : RowDependence::Everything;
    }
};

/// Operations of one file, for allOperations().
using RegisteredOperations = Registered<std::vector<OperationKind>>;

} // namespace overtake
