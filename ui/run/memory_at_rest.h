// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace overtake
{

class MachineUse;

/// Gives freed memory back to the system a second after nothing is measured any more, as long as `use` lives: glibc
/// keeps it in a heap for each thread, more than 1 GB after twenty minutes of random use.
void returnMemoryAtRest(MachineUse &use);

} // namespace overtake
