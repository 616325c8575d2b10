// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/work_pieces.h"

#include "model/published_fit.h"
#include "operations/operations.h"
#include "text/contains.h"

#include <algorithm>
#include <numeric>

namespace overtake
{

namespace
{

class Cutter
{
public:
    explicit Cutter(const Program &program) : m_program(program) {}

    WorkPiece pieceOf(const Step &step) const
    {
        const Operation &leader = leaderOf(step);
        WorkPiece piece{.operations = step.operations, .kind = leader.kind};
        piece.isElementwise =
            leader.kind->rowsNeeded(leader, 0) == RowDependence::SameElement || leader.kind == operations::TransferIn;
        piece.flops = m_program.flops(leader);
        setShape(piece, leader);
        for (const std::size_t i : step.operations)
            if (&operation(i) != &leader)
                addTo(piece, operation(i));
        setBytes(piece, step);
        return piece;
    }

private:
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    double bytesOf(const std::vector<TensorId> &ids) const
    {
        return std::accumulate(ids.begin(), ids.end(), 0.0, [&](double sum, TensorId id) {
            return sum + static_cast<double>(byteSize(m_program.tensor(id)));
        });
    }

    /// The first of the class of work that costs most.
    const Operation &leaderOf(const Step &step) const
    {
        return operation(*std::ranges::min_element(step.operations, [&](std::size_t a, std::size_t b) {
            return workClassOf(operation(a).kind) < workClassOf(operation(b).kind);
        }));
    }

    void addTo(WorkPiece &piece, const Operation &op) const
    {
        namespace at = operations;
        // Done while the leader's result is in registers.
        const std::array<OperationKind, 5> inPassing{at::Add, at::AddBias, at::AddChannelBias, at::Relu, at::Sgd};
        piece.flops += m_program.flops(op);
        if (op.kind == piece.kind && piece.isElementwise) {
            piece.rows = piece.rows * piece.columns + elementCount(m_program.tensor(op.inputs[0]).shape);
            piece.columns = 1;
        } else if (op.kind != piece.kind && !contains(inPassing, op.kind) && !contains(piece.others, op.kind)) {
            piece.others.push_back(op.kind);
        }
    }

    void setBytes(WorkPiece &piece, const Step &step) const
    {
        piece.bytesRead = bytesOf(step.reads);
        piece.bytesWritten = bytesOf(step.writes);
        for (const std::size_t i : step.operations)
            if (operation(i).kind->readsOnlyWhatItWrites)
                piece.bytesRead += bytesOf(operation(i).outputs) - bytesOf(operation(i).inputs);
    }

    void setShape(WorkPiece &piece, const Operation &op) const
    {
        const Shape &in = m_program.tensor(op.inputs[0]).shape;
        const Shape &out = m_program.tensor(op.outputs[0]).shape;
        piece.rowLength = in.empty() ? 1 : in.back();
        if (op.kind == operations::MatMul) {
            piece.rows = out[0];
            piece.columns = out[1];
            piece.transposeA = op.attributes.as<operations::MatMulAttributes>().transposeA;
            piece.transposeB = op.attributes.as<operations::MatMulAttributes>().transposeB;
            piece.k = in[piece.transposeA ? 0 : 1];
            return;
        }
        if (op.kind == operations::BatchedMatMul) {
            piece.products = out[0];
            piece.rows = out[1];
            piece.columns = out[2];
            piece.k = in[op.attributes.as<operations::MatMulAttributes>().transposeA ? 1 : 2];
            return;
        }
        if (isConvolution(op.kind))
            return setConvolution(piece, op);
        const bool takesRows = op.kind == operations::GatherRows || operations::copiesBatch(op);
        const Shape &shape = takesRows ? out : in;
        piece.rows = shape.empty() ? 1 : shape[0];
        piece.columns = elementCount(shape) / std::max<std::int64_t>(1, piece.rows);
    }

    static bool isConvolution(OperationKind kind) { return kind->matrixWork == MatrixWork::Convolution; }

    /// Describes it as a product with a matrix gathered from the image, of as many operations.
    void setConvolution(WorkPiece &piece, const Operation &op) const
    {
        const Shape &out = m_program.tensor(op.outputs[0]).shape;
        const bool ofWeights = op.kind == operations::Conv2dWeightGrad;
        piece.rows = ofWeights ? out[1] * out[2] * out[3] : out[0] * out[2] * out[3];
        piece.columns = ofWeights ? out[0] : out[1];
        const Shape &filter = ofWeights ? out : m_program.tensor(op.inputs[1]).shape;
        if (filter[2] <= 3 && filter[3] <= 3) {
            const Shape &image = ofWeights ? m_program.tensor(op.inputs[1]).shape : out;
            const std::int64_t tiles = image[0] * ((image[2] + 3) / 4) * ((image[3] + 3) / 4);
            if (ofWeights)
                piece.winograd = {out[0], out[1], tiles};
            else
                piece.winograd = {tiles, out[1], op.kind == operations::Conv2d ? filter[1] : filter[0]};
        }
        const auto results = static_cast<double>(piece.rows * piece.columns);
        piece.k = std::max<std::int64_t>(1, static_cast<std::int64_t>(piece.flops / (2 * results)));
    }

    const Program &m_program;
};

} // namespace

std::vector<WorkPiece> workPieces(const Program &program, const Schedule &schedule)
{
    const Cutter cutter(program);
    std::vector<WorkPiece> pieces;
    for (const Step &step : schedule.steps) {
        const OperationKind kind = program.operations[step.operations[0]].kind;
        if (!kind->isConstant() && !kind->isView())
            pieces.push_back(cutter.pieceOf(step));
    }
    return pieces;
}

bool WorkPiece::isProduct() const
{
    return k > 0 && kind != operations::BatchedMatMul;
}

double WorkPiece::leastFlops() const
{
    const bool pools = contains(others, OperationKind(operations::MaxPool2dGrad));
    return !isProduct() ? 0 : pools ? flops / 4 : flops;
}

double workingSetBytes(const Program &program)
{
    const MemoryNeed need = program.memory();
    return static_cast<double>(need.parameterBytes + need.valueBytes);
}

} // namespace overtake
