// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda/card/fiber.h"

#include <cstdint>
#include <cstdlib>
#include <new>
#include <sys/mman.h>

#if defined(OVERTAKE_ADDRESS_SANITIZER)
#include <sanitizer/common_interface_defs.h>
#endif
#if !defined(__x86_64__)
#include <ucontext.h>
#endif

namespace overtake::testcard
{

namespace
{

#if defined(OVERTAKE_ADDRESS_SANITIZER)
constexpr std::size_t stackBytes = std::size_t{256} << 10;
#else
constexpr std::size_t stackBytes = std::size_t{64} << 10;
#endif
constexpr std::size_t guardBytes = 4096;

} // namespace

#if defined(__x86_64__)

// swapcontext() asks the kernel for the signal mask each time, which costs fifty times as much.
extern "C" void overtakeSwitchStack(void **from, void *to);
asm(R"(
.text
.type overtakeSwitchStack, @function
overtakeSwitchStack:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
.size overtakeSwitchStack, .-overtakeSwitchStack
)");

struct Fiber::Machine {
    void *mine = nullptr;
    void *caller = nullptr;

    void prepare(std::byte *stack, void (*main)())
    {
        auto *top = reinterpret_cast<std::uintptr_t *>(stack + stackBytes);
        *--top = 0; // where a return address of main's caller would be: keeps the stack aligned as a call does
        *--top = reinterpret_cast<std::uintptr_t>(main);
        for (int i = 0; i < 6; ++i)
            *--top = 0;
        mine = top;
    }
    void enter() { overtakeSwitchStack(&caller, mine); }
    void leave() { overtakeSwitchStack(&mine, caller); }
};

#else

struct Fiber::Machine {
    ucontext_t mine{};
    ucontext_t caller{};

    void prepare(std::byte *stack, void (*main)())
    {
        ::getcontext(&mine);
        mine.uc_stack.ss_sp = stack;
        mine.uc_stack.ss_size = stackBytes;
        mine.uc_link = nullptr;
        ::makecontext(&mine, main, 0);
    }
    void enter() { ::swapcontext(&caller, &mine); }
    void leave() { ::swapcontext(&mine, &caller); }
};

#endif

namespace
{

Fiber *running = nullptr;
#if defined(OVERTAKE_ADDRESS_SANITIZER)
// AddressSanitizer must know on which stack we are.
const void *callersStack = nullptr;
std::size_t callersBytes = 0;
void (*entry)() = nullptr;

void enterFirst()
{
    __sanitizer_finish_switch_fiber(nullptr, &callersStack, &callersBytes);
    entry();
}
#endif

} // namespace

Fiber::Fiber() : m_machine(new Machine)
{
    void *memory = ::mmap(nullptr, guardBytes + stackBytes, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED)
        throw std::bad_alloc();
    (void)::mprotect(memory, guardBytes, PROT_NONE);
    m_stack = static_cast<std::byte *>(memory) + guardBytes;
}

Fiber::~Fiber()
{
    (void)::munmap(m_stack - guardBytes, guardBytes + stackBytes);
    delete m_machine;
}

void Fiber::prepare(void (*main)())
{
#if defined(OVERTAKE_ADDRESS_SANITIZER)
    entry = main;
    main = enterFirst;
#endif
    m_machine->prepare(m_stack, main);
}

void Fiber::resume()
{
    running = this;
#if defined(OVERTAKE_ADDRESS_SANITIZER)
    void *fake = nullptr;
    __sanitizer_start_switch_fiber(&fake, m_stack, stackBytes);
    m_machine->enter();
    __sanitizer_finish_switch_fiber(fake, nullptr, nullptr);
#else
    m_machine->enter();
#endif
}

void Fiber::suspend()
{
    Machine &machine = *running->m_machine;
#if defined(OVERTAKE_ADDRESS_SANITIZER)
    void *fake = nullptr;
    __sanitizer_start_switch_fiber(&fake, callersStack, callersBytes);
    machine.leave();
    __sanitizer_finish_switch_fiber(fake, &callersStack, &callersBytes);
#else
    machine.leave();
#endif
}

} // namespace overtake::testcard
