#!/usr/bin/env python3
"""Measures how many taps and pages of /tabs one process serves, what they cost, and how long they take.

    Benchmarks/load/load.py PROGRAM [WORD...]

PROGRAM is the gallery's executable, built for release. The words select what is measured: `taps`, `pages` (new ones of new browsers),
`again` (new ones of known browsers). With `-v`, the time of each thread follows.

Server and generator share the machine, so the operations a second depend on the generator, too, whose own time is a row. The limit of a process is
its main actor's time of an operation. Prints rows of the table that `make bench` prints: the value, and in the last column that of all
threads, or the median.
"""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Tests/Browser"))

from gallery import Gallery

KINDS = {"taps": "taps", "pages": "new pages", "again": "new pages of known browsers"}


def build(folder):
    program = folder / "load"
    subprocess.run(["cc", "-O2", "-D_GNU_SOURCE", str(HERE / "load.c"), "-o", str(program)], check=True)
    return program


class Cost:
    """The processor time of a process, in seconds: of each of its threads by name, and of all."""

    def __init__(self, pid):
        self.threads = {}
        for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
            try:
                name = "main" if task.name == str(pid) else (task / "comm").read_text().strip()
                seconds = int((task / "schedstat").read_text().split()[0]) / 1e9
                self.threads[name] = self.threads.get(name, 0) + seconds
            except (FileNotFoundError, ProcessLookupError):
                pass  # The thread has ended.
        self.all = sum(self.threads.values())


class Run:
    """A run of the generator: operations a second, times in ms, and the processor time of an operation in ms."""

    def __init__(self, program, server, kind, clients, seconds, rate=0, path=()):
        process = subprocess.Popen([str(program), kind, str(server.port), str(clients), str(seconds), str(rate), *path],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdout.readline() == "ready\n", "the generator could not begin"
        before = Cost(server.process.pid)
        process.stdin.write("\n")
        process.stdin.flush()
        line = process.stdout.readline()
        after = Cost(server.process.pid)
        process.wait()
        count, taken, self.median, self.p99, self.longest, own, self.failures = map(float, line.split())
        self.rate = count / taken
        self.own = own / count * 1000
        self.all = (after.all - before.all) / count * 1000
        self.threads = {name: (seconds - before.threads.get(name, 0)) / count * 1000
                        for name, seconds in after.threads.items()}


def row(name, value, least=""):
    print(f"| {name} | {value} | {least} |", flush=True)


def measure(program, load, kind, seconds=5):
    name = KINDS[kind]
    for clients in (20, 200, 2000):
        of = f"of {clients:,} clients"
        with Gallery(program=program) as server:
            run = Run(load, server, kind, clients, seconds)
        row(f"/tabs: {name} {of}, a second", f"{run.rate:,.0f}")
        row(f"/tabs: the main actor's time for one of the {name} {of}", f"{run.threads['main']:.3f} ms", f"{run.all:.3f} ms")
        if clients == 20:
            row(f"/tabs: the generator's own time for one of the {name}", f"{run.own:.3f} ms")
        if run.failures:
            row(f"/tabs: {name} {of} that were refused", f"{run.failures:.0f}")
        if "-v" in sys.argv:
            print({thread: round(time, 4) for thread, time in run.threads.items() if time > 0.0005}, file=sys.stderr)
        # Half of what the server can take, so that requests wait for each other, but not ever longer.
        with Gallery(program=program) as server:
            run = Run(load, server, kind, clients, seconds, run.rate / 2)
        row(f"/tabs: 99 of 100 {name} {of} at half of that rate", f"{run.p99:.2f} ms", f"{run.median:.2f} ms")


def main():
    words = [word for word in sys.argv[2:] if word in KINDS] or list(KINDS)
    with tempfile.TemporaryDirectory() as folder:
        load = build(pathlib.Path(folder))
        for word in words:
            measure(sys.argv[1], load, word)


if __name__ == "__main__":
    main()
