#!/usr/bin/env python3
"""Compares a `GET` of a server with bare libmicrohttpd, which returns the same bytes: the processor time that each needs for a request.

    Benchmarks/healthz/run.py PROGRAM [ROUNDS [PATH]]

PROGRAM is an app's executable, PATH that of an endpoint, by default `/healthz`. Its baseline makes each response anew. Rounds alternate, and the two of a pair are compared with each other, so that other load on the machine
counts for both. Prints a row of the table that `make bench` prints: the median of the ratios, and the range of the middle half of them.
"""
import pathlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "load"))

from load import Gallery, Run, build


class Bare:
    """The baseline, with the headers of the server's response."""

    def __init__(self, folder, headers, body, each):
        own = {"date", "content-length", "connection"}
        lines = [(name, value.replace('"', '\\"')) for name, value in headers if name.lower() not in own]
        (folder / "headers.h").write_text("".join(
            f'    MHD_add_response_header(response, "{name}", "{value}");\n' for name, value in lines))
        program = folder / "bare"
        subprocess.run(["cc", "-O2", f"-I{folder}", str(HERE / "bare.c"), "-lmicrohttpd", "-o", str(program)], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen([str(program), str(self.port), body, *["each"] * each])
        while not self.listens():
            time.sleep(0.05)

    def listens(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self):
        self.process.terminate()
        self.process.wait()


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    path = sys.argv[3] if len(sys.argv) > 3 else "/healthz"
    with tempfile.TemporaryDirectory() as name, Gallery(program=sys.argv[1]) as server:
        folder = pathlib.Path(name)
        load = build(folder)
        with urllib.request.urlopen(server.address + path) as response:
            bare = Bare(folder, response.getheaders(), response.read().decode(), each=path != "/healthz")
        try:
            costs = []
            for _ in range(rounds + 1):
                costs.append([Run(load, which, "get", 64, 1, path=[path]).all for which in (server, bare)])
            # The first pair is for warming up.
            ratios = sorted(ours / theirs for ours, theirs in costs[1:])
            quarter = len(ratios) // 4
            print(f"| GET {path}: processor time, as a multiple of libmicrohttpd alone "
                  f"| {statistics.median(ratios):.2f} | {ratios[quarter]:.2f} to {ratios[-1 - quarter]:.2f} |")
        finally:
            bare.stop()


if __name__ == "__main__":
    main()
