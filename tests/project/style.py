#!/usr/bin/env python3
"""The layout of the C files is that of .clang-format.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys

from checks import SOURCE, Skip, c_files, main, tool

# Other versions lay out some lines differently. Debian 12 has this one; Debian 13 has 19.
CLANG_FORMAT = 14


def clang_format():
    shown = subprocess.run([tool("clang-format"), "--version"], capture_output=True, text=True, check=True).stdout
    version = int(re.search(r"version (\d+)", shown)[1])
    if version != CLANG_FORMAT:
        raise Skip(f"clang-format is {version}; the sources are formatted with {CLANG_FORMAT}")
    return "clang-format"


def check_sources_are_formatted():
    sources = c_files()
    run = subprocess.run([clang_format(), "--dry-run", "-Werror", *sources], cwd=SOURCE, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    wrong = sorted(set(re.findall(r"^(\S+?):\d+:\d+: error", run.stderr, re.M)))
    for path in wrong:
        yield f"{path} is not formatted: run clang-format -i {path}"
    if run.returncode and not wrong:
        yield run.stderr.strip()[-200:]


if __name__ == "__main__":
    sys.exit(main(globals()))
