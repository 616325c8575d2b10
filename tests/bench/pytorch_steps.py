# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads' steps in PyTorch, eager or by torch.compile, for compare_frameworks.py: torch.nn, the fused optimisers,
fp32 without TF32, the batch taken from a resident tensor by shuffled indices, loss and accuracy read back in every step.

    python3 pytorch_steps.py DEVICE THREADS eager|compile
"""
import sys

import torch
import torch.nn.functional as F

from step_server import serve


class Norm(torch.nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(channels))

    def forward(self, x):
        return F.layer_norm(x, self.weight.shape, self.weight, None, 1e-5)


class Block(torch.nn.Module):
    def __init__(self, channels, heads):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = Norm(channels), Norm(channels)
        self.attention = torch.nn.Linear(channels, 3 * channels, bias=False)
        self.projection = torch.nn.Linear(channels, channels, bias=False)
        self.up = torch.nn.Linear(channels, 4 * channels, bias=False)
        self.down = torch.nn.Linear(4 * channels, channels, bias=False)

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (part.view(b, t, self.heads, c // self.heads).transpose(1, 2)
                   for part in self.attention(self.norm1(x)).split(c, dim=2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.projection(y.transpose(1, 2).reshape(b, t, c))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Gpt(torch.nn.Module):
    """nanoGPT's network without dropout and biases. tokens (b, t) -> scores (b t, vocabulary)"""

    def __init__(self, layers, heads, channels, context, vocabulary):
        super().__init__()
        self.table = torch.nn.Embedding(vocabulary, channels)
        self.positions = torch.nn.Embedding(context, channels)
        self.blocks = torch.nn.ModuleList(Block(channels, heads) for _ in range(layers))
        self.norm = Norm(channels)
        for parameter in self.parameters():
            if parameter.dim() == 2:
                torch.nn.init.normal_(parameter, std=0.02)

    def forward(self, tokens):
        x = self.table(tokens) + self.positions.weight
        for block in self.blocks:
            x = block(x)
        return F.linear(self.norm(x), self.table.weight).flatten(0, 1)


class Steps:
    """One method a workload: from its parameters to a function that does a step."""

    def __init__(self, device, compiled):
        self.device = device
        self.compiled = torch.compile if compiled else (lambda function: function)

    def training(self, model, x, labels, batch, optimizer, clip=None):
        parameters = list(model.parameters())
        order = torch.randperm(len(x), device=self.device)
        position = 0

        def forward(rows):
            target = labels[rows].flatten()
            scores = model(x[rows])
            return F.cross_entropy(scores, target), (scores.argmax(1) == target).float().mean()

        def update():
            if clip is not None:
                torch.nn.utils.clip_grad_norm_(parameters, clip)
            optimizer.step()

        forward, update = self.compiled(forward), self.compiled(update)

        def step():
            nonlocal position
            loss, accuracy = forward(order[position:position + batch])
            position = (position + batch) % (len(x) - batch)
            optimizer.zero_grad()
            loss.backward()
            update()
            return loss.item(), accuracy.item()

        return step

    def optimiser(self, name, model):
        kind = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam}[name]
        return kind(model.parameters(), lr=0.001, fused=True)

    def mlp(self, batch, features, samples, hidden=None, widths=None, classes=2, optimizer="sgd"):
        sizes = [features, *(map(int, widths.split(",")) if widths else (hidden, hidden))]
        layers = [layer for pair in zip(sizes, sizes[1:]) for layer in (torch.nn.Linear(*pair), torch.nn.ReLU())]
        model = torch.nn.Sequential(*layers, torch.nn.Linear(sizes[-1], classes)).to(self.device)
        x = torch.randn(samples, features, device=self.device)
        labels = torch.randint(0, classes, (samples,), device=self.device)
        return self.training(model, x, labels, batch, self.optimiser(optimizer, model))

    def cnn(self, batch, samples, filters, optimizer):
        model = torch.nn.Sequential(
            torch.nn.Conv2d(3, filters, 3), torch.nn.ReLU(), torch.nn.MaxPool2d(2),
            torch.nn.Conv2d(filters, 2 * filters, 3), torch.nn.ReLU(), torch.nn.MaxPool2d(2),
            torch.nn.Flatten(), torch.nn.Linear(2 * filters * 36, 10)).to(self.device)
        x = torch.rand(samples, 3, 32, 32, device=self.device)
        labels = torch.randint(0, 10, (samples,), device=self.device)
        return self.training(model, x, labels, batch, self.optimiser(optimizer, model))

    def gpt(self, layers, heads, channels, context, batch, samples, vocabulary):
        """As nanoGPT trains: gradients clipped to the norm 1, AdamW, weights decay and gains do not."""
        text = torch.randint(0, vocabulary, (samples, context + 1), device=self.device)
        model = Gpt(layers, heads, channels, context, vocabulary).to(self.device)
        optimiser = torch.optim.AdamW(
            [dict(params=[p for p in model.parameters() if p.dim() == 2], weight_decay=0.1),
             dict(params=[p for p in model.parameters() if p.dim() < 2], weight_decay=0.0)],
            lr=0.001, betas=(0.9, 0.99), fused=True)
        return self.training(model, text[:, :-1], text[:, 1:], batch, optimiser, clip=1.0)

    def logistic_regression(self, samples, features, batch):
        x = torch.randn(samples, features, device=self.device)
        model = torch.nn.Sequential(torch.nn.Linear(features, 1), torch.nn.Sigmoid()).to(self.device)
        infer = self.compiled(model)
        position = 0

        def step():
            nonlocal position
            with torch.inference_mode():
                result = infer(x[position:position + batch])
            position = (position + batch) % (samples - batch)
            return result

        return step

    def vector_multiply(self, elements):
        a, b = (torch.randn(elements, device=self.device) for _ in range(2))
        out = torch.empty_like(a)
        return lambda: torch.mul(a, b, out=out)

    def copy(self, elements):
        """Of no workload: what the device's memory can do."""
        a = torch.randn(elements, device=self.device)
        b = torch.empty_like(a)
        return lambda: b.copy_(a)


def main():
    device, threads, how = sys.argv[1:]
    on_card = device != "cpu"
    if on_card and not torch.cuda.is_available():
        sys.exit("This PyTorch sees no CUDA card.")
    torch.set_num_threads(int(threads))
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    steps = Steps(device, how == "compile")

    def prepare(workload, parameters):
        torch.compiler.reset()  # it gives up on code that it has compiled for many sizes
        return getattr(steps, workload.replace("-", "_"))(**parameters)

    serve(prepare, (lambda _: torch.cuda.synchronize()) if on_card else (lambda _: None),
          dict(version=torch.__version__, device=torch.cuda.get_device_name(device) if on_card else "the CPU"))


if __name__ == "__main__":
    main()
