# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A training step of nanoGPT's network in PyTorch, for compare_pytorch.py: no dropout, no biases, attention by
scaled_dot_product_attention, gradients clipped to the norm 1, AdamW (fused on a card), as nanoGPT has them."""
import torch
import torch.nn.functional as F


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
        return F.linear(self.norm(x), self.table.weight)


def torch_gpt_step(device, layers, heads, channels, context, batch, samples, vocabulary):
    text = torch.randint(0, vocabulary, (samples, context + 1), device=device)
    model = Gpt(layers, heads, channels, context, vocabulary).to(device)
    parameters = list(model.parameters())
    optimizer = torch.optim.AdamW(
        [dict(params=[p for p in parameters if p.dim() == 2], weight_decay=0.1),
         dict(params=[p for p in parameters if p.dim() < 2], weight_decay=0.0)],
        lr=0.001, betas=(0.9, 0.99), **(dict(fused=True) if device != "cpu" else {}))
    order = torch.randperm(samples, device=device)
    position = 0

    def step():
        nonlocal position
        rows = text[order[position:position + batch]]
        position = (position + batch) % (samples - batch)
        logits = model(rows[:, :-1]).view(-1, vocabulary)
        target = rows[:, 1:].reshape(-1)
        loss = F.cross_entropy(logits, target)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        loss.item()
        (logits.argmax(1) == target).float().mean().item()

    return step
