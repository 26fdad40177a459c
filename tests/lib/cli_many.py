"""Runs pandoria-cli many times in one process (cli-many.c).

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import subprocess


class CliMany:
    def __init__(self, program, environment=None):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, encoding="utf-8")

    def run(self, *arguments):
        """Returns: exit status, standard output, standard error."""
        self.process.stdin.write(json.dumps(arguments) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise OSError(f"pandoria-cli ended with status {self.process.wait()}: {arguments}")
        answer = json.loads(line)
        return answer["status"], answer["out"], answer["err"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
