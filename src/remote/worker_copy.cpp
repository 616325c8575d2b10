// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_copy.h"

#include "data/whole_file.h"
#include "engines/stop_scope.h"
#include "machine/machine.h"
#include "process/run_program.h"
#include "remote/worker_commands.h"
#include "text/error.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <sys/utsname.h>

namespace overtake::worker
{

namespace
{

namespace fs = std::filesystem;

constexpr const char *programName = "overtake-bench";
constexpr const char *answerMark = "OVERTAKE-COPIED ";
constexpr std::size_t hashDigits = 64;

std::string base64(const std::string &bytes)
{
    static constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve(bytes.size() / 3 * 4 + bytes.size() / 54 + 8);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t j = 0; j < 3; ++j)
            group = group << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        const std::size_t given = std::min<std::size_t>(bytes.size() - i, 3);
        for (std::size_t j = 0; j < 4; ++j)
            text += j <= given ? digits[group >> (18 - 6 * j) & 63] : '=';
        if (i % 54 == 51)
            text += '\n';
    }
    return text + "\n";
}

std::vector<std::string>::const_iterator placeOfProgram(const std::vector<std::string> &command)
{
    return std::ranges::find_if(command,
                                [](const std::string &word) { return fs::path(word).filename() == programName; });
}

/// For a POSIX shell over there, which reads it with the program in it: no word of ours has to survive the shells
/// between here and there.
std::string scriptFor(const PortableProgram &program)
{
    const std::string folder = std::string(overtakeVersion()) + "-" + program.hash.substr(0, 12);
    const std::string values = "set -eu\nsystem='" + program.system + "' hash='" + program.hash + "' version='" +
                               folder + "' mark='" + answerMark + "'\n";
    return values + R"sh(
refuse() { echo "$*" >&2; exit 1; }
[ "$(uname -m)" = "$system" ] || refuse "that machine is $(uname -m), and what could be copied is for $system"
for tool in base64 sha256sum tar gzip; do
    command -v "$tool" >/dev/null || refuse "that machine has no $tool"
done
umask 077
folder=${XDG_CACHE_HOME:-$HOME/.cache}/overtake/$version
mkdir -p "$folder"
new=$folder/new.$$
trap 'rm -rf "$new"' EXIT
mkdir "$new"
base64 -d >"$new/packed" <<'END-OF-PROGRAM'
)sh" + base64(readWholeFile(program.path, StopScope::current())) +
           R"sh(END-OF-PROGRAM
[ "$(sha256sum <"$new/packed" | cut -c1-64)" = "$hash" ] || refuse "what arrived there is not what was sent: its hash is another"
gzip -dc "$new/packed" | tar -xf - -C "$new"
rm "$new/packed"
said=$("$new/overtake/bin/overtake-bench" --version 2>&1) || refuse "the copy does not run on that machine: $said"
rm -rf "$folder/overtake"
mv "$new/overtake" "$folder/overtake"
echo "$mark$folder/overtake/bin/overtake-bench"
)sh";
}

/// In a name as packaging/package gives it: overtake-bench-aarch64.tar.gz.
std::optional<std::string> architectureIn(std::string_view name)
{
    constexpr std::string_view ending = ".tar.gz";
    if (!name.starts_with(std::string(programName) + "-") || !name.ends_with(ending))
        return std::nullopt;
    name.remove_suffix(ending.size());
    return std::string(name.substr(name.rfind('-') + 1));
}

} // namespace

std::optional<PortableProgram> portableProgram()
{
    ::utsname system{};
    ::uname(&system);
    std::error_code none;
    fs::path path;
    std::string architecture = system.machine;
    if (const char *chosen = std::getenv("OVERTAKE_PORTABLE"); chosen && *chosen) {
        path = chosen;
        architecture = architectureIn(path.filename().string()).value_or(architecture);
    } else {
        path = fs::read_symlink("/proc/self/exe", none).parent_path().parent_path() / "share" / "overtake" /
               "portable" / (std::string(programName) + "-" + architecture + ".tar.gz");
    }
    if (!fs::exists(path, none))
        return std::nullopt;
    const std::string hash = readWholeFile(path.string() + ".sha256", {}).substr(0, hashDigits);
    if (hash.size() != hashDigits || hash.find_first_not_of("0123456789abcdef") != std::string::npos)
        throw Error(sentence("'%1.sha256' contains no hash.", path.string()));
    return PortableProgram{path.string(), hash, architecture, static_cast<std::int64_t>(fs::file_size(path))};
}

bool namesProgram(const std::vector<std::string> &command)
{
    return placeOfProgram(command) != command.end() && placeOfProgram(command) != command.begin();
}

std::vector<std::string> copyProgram(const PortableProgram &program, const std::vector<std::string> &command)
{
    const auto place = placeOfProgram(command);
    std::vector<std::string> shell(command.begin(), place);
    shell.insert(shell.end(), {"sh", "-s"});
    const ProgramOutput said = runProgram(shell, {patienceOfUser(), StopScope::current()}, scriptFor(program));
    const auto mark = said.out.rfind(answerMark);
    if (said.status != 0 || mark == std::string::npos)
        throw Error(sentence("The program could not be copied: %1", said.lastLine()));
    const auto start = mark + std::string(answerMark).size();
    const std::string path = said.out.substr(start, said.out.find('\n', mark) - start);
    // It will stand in a command that a shell over there may cut into words.
    if (path.empty() || path.front() != '/' ||
        path.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+@-") !=
            std::string::npos)
        throw Error(
            sentence("The program was copied to '%1', a name that the shell of the other machine would split.", path));
    std::vector<std::string> result(command.begin(), place);
    result.push_back(path);
    result.insert(result.end(), place + 1, command.end());
    return result;
}

} // namespace overtake::worker
