"""Runs of the gallery for Benchmarks/large.py: many pages with channels on several workers of this machine."""
import contextlib
import http.client
import pathlib
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "Tests/Browser"), str(HERE / "load")]

from gallery import Gallery
from load import Cost, build

SETTLED = 0.02  # s/s of all threads, at which a worker has done what waited


class Worker:
    """A server with pages of its own and a file for them, and the generator of its load."""

    def __init__(self, program, folder, number):
        self.program = program
        self.sessions = folder / f"{number}.db"
        self.server = Gallery(program=program, sessions=self.sessions)
        self.load = None

    @property
    def process(self):
        return pathlib.Path("/proc") / str(self.server.process.pid)

    def main(self):
        """The processor seconds of the main actor's thread."""
        return Cost(self.server.process.pid).threads["main"]

    def all(self):
        """The processor seconds of all threads, those that have ended among them: the clock of the process, clock_getcpuclockid(3)."""
        return time.clock_gettime(~self.server.process.pid << 3 | 2)

    def resident(self):
        """In KB, as the tables count: 1,000 bytes."""
        return int((self.process / "statm").read_text().split()[1]) * 4096 / 1000

    def written(self):
        """The bytes that the process has passed to files, pipes and the like. Sockets count elsewhere."""
        return int(re.search(r"wchar: (\d+)", (self.process / "io").read_text()).group(1))

    def record(self):
        """The mean size in bytes of the records of pages, without their keys."""
        with contextlib.closing(sqlite3.connect(f"file:{self.sessions}?mode=ro", uri=True)) as database:
            return database.execute(
                "SELECT avg(length(link) + length(host) + length(state) + length(numbering) + length(batches)) FROM session").fetchone()[0]

    def warm(self, load, pages=100):
        """Lets the server make what all pages share: fonts, caches, the heap."""
        self.settle()
        self.open(load, pages, 1, pages)
        self.wait_until_open()
        self.begin()
        self.finish()
        self.settle()

    def settle(self):
        before, last = self.all(), time.monotonic()
        while True:
            time.sleep(0.5)
            after, now = self.all(), time.monotonic()
            if (after - before) / (now - last) < SETTLED:
                return
            before, last = after, now

    def open(self, load, pages, seconds, rate):
        self.load = subprocess.Popen([str(load), "taps", str(self.server.port), str(pages), str(seconds), str(rate)],
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def wait_until_open(self):
        assert self.load.stdout.readline() == "ready\n", "the generator could not open its pages"

    def begin(self):
        self.load.stdin.write("\n")
        self.load.stdin.flush()

    def finish(self):
        """The number of taps, and of those that failed."""
        count, _, _, _, _, _, failures = map(float, self.load.stdout.readline().split())
        self.load.stdin.close()
        self.load.stdout.close()
        self.load.wait()
        self.load = None
        return int(count), int(failures)

    def end(self):
        if self.load:
            self.load.kill()
            self.load.wait()
        self.server.stop()


class Phase:
    """Sums over workers between two moments: processor seconds, resident KB, bytes written, and the time."""

    def __init__(self, workers):
        self.workers = workers
        self.all = sum(worker.all() for worker in workers)
        self.main = sum(worker.main() for worker in workers)
        self.resident = sum(worker.resident() for worker in workers)
        self.written = sum(worker.written() for worker in workers)
        self.time = time.monotonic()

    def end(self):
        after = Phase(self.workers)
        self.all = after.all - self.all
        self.main = after.main - self.main
        self.resident = after.resident - self.resident
        self.written = after.written - self.written
        self.time = after.time - self.time
        return self


@contextlib.contextmanager
def running(program, count):
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = pathlib.Path(name)
        load = build(folder)
        workers = []
        for number in range(count):
            workers.append(Worker(program, folder, number))
            stack.callback(workers[-1].end)
            workers[-1].warm(load)
        yield workers, load


def run(workers, load, pages, seconds, rate):
    """Opens pages on all workers, one worker after the other, and taps on all of them at once. Returns both phases and the number of taps.

    `pages` and `rate` count for all workers together.
    """
    opening = Phase(workers)
    for worker in workers:
        worker.open(load, pages // len(workers), seconds, rate / len(workers))
        worker.wait_until_open()
    for worker in workers:
        worker.settle()
    opening.end()
    tapping = Phase(workers)
    for worker in workers:
        worker.begin()
    results = [worker.finish() for worker in workers]
    tapping.end()
    failures = sum(failed for _, failed in results)
    assert failures == 0, f"{failures} taps failed"
    return opening, tapping, sum(count for count, _ in results)


def measure(program, pages=3600, seconds=20, rate=100):
    """The costs of a worker by their names in the table. They grow with its pages, so that they are measured with as many as it may have."""
    found = {}
    with running(program, 1) as (workers, load):
        found["process-memory"] = workers[0].resident() / 1000
        found.update(sizes(workers[0].server.port))
        empty = Phase(workers)
        time.sleep(seconds / 2)
        empty.end()
        of_worker = empty.all / empty.time
        _, rest, _ = run(workers, load, pages, seconds, 1)
    idle = max(0, rest.all / rest.time - of_worker) / pages
    found["idle-worker"] = of_worker * 1000
    found["idle-all"] = idle * 1e6
    with running(program, 1) as (workers, load):
        opening, tapping, taps = run(workers, load, pages, seconds, rate)
        found["record"] = workers[0].record()
    found["page-all"] = (opening.all - (of_worker + pages / 2 * idle) * opening.time) / pages * 1000
    found["page-main"] = opening.main / pages * 1000
    found["page-memory"] = opening.resident / pages
    found["page-written"] = opening.written / pages
    found["tap-all"] = (tapping.all - (of_worker + pages * idle) * tapping.time) / taps * 1000
    found["tap-main"] = tapping.main / taps * 1000
    found["tap-written"] = tapping.written / taps
    found["wake-main"] = measure_waking(program)
    return found


def sizes(port):
    """The bytes of a compressed page, and of the frame that answers a tap."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/tabs?size=390x844", headers={"Accept": "text/html", "Accept-Encoding": "gzip, deflate, br"})
    page = len(connection.getresponse().read())
    opened = Opened(port)
    with opened.channel(port) as channel:
        channel.sendall(opened.tap())
        frame = b""
        while b'"n":1' not in frame:
            frame = channel.recv(65536)
    return {"page-bytes": page, "tap-out": len(frame)}


class Opened:
    """A page of a browser of its own. Browsers have different addresses, because the server limits what one may use."""

    def __init__(self, port, number=0):
        self.address = f"127.0.0.{1 + number % 100}"
        connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(self.address, 0))
        connection.request("GET", "/tabs?size=390x844", headers={"Accept": "text/html"})
        response = connection.getresponse()
        html = response.read().decode()
        assert response.status == 200, html[:200]
        self.cookie = response.getheader("Set-Cookie").split(";")[0]
        self.session = re.search(r'data-session="([^"]+)"', html).group(1)
        self.revision = int(re.search(r'data-revision="?(\d+)', html).group(1))
        self.tabs = [int(number) for number in re.findall(r'id=n(\d+)[^>]*role="tab"', html)]
        connection.close()

    def channel(self, port):
        channel = socket.create_connection(("127.0.0.1", port), source_address=(self.address, 0))
        channel.sendall(
            f"GET /tabs/channel?session={self.session}&revision={self.revision}&page=largelargela HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Cookie: {self.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
        head = channel.recv(4096)
        assert b" 101 " in head, head
        return channel

    def tap(self):
        text = (f'{{"revision":{self.revision},"page":"largelargela","n":1,"from":1,'
                f'"events":[{{"node":{self.tabs[1]},"type":"tap"}}]}}').encode()
        assert len(text) < 126
        return bytes([0x81, 128 | len(text), 0, 0, 0, 0]) + text


def measure_waking(program, pages=400):
    """The main actor's time in ms for a page that continues in another process, when its channel comes."""
    with tempfile.TemporaryDirectory() as name:
        sessions = pathlib.Path(name) / "sessions.db"
        with Gallery(program=program, sessions=sessions) as server:
            opened = [Opened(server.port, number) for number in range(pages)]
            with contextlib.ExitStack() as stack:
                # A page with an event has a record of its own.
                for page in opened:
                    channel = stack.enter_context(page.channel(server.port))
                    channel.sendall(page.tap())
                    while b'"n":1' not in (frame := channel.recv(65536)):
                        pass
                    page.revision = int(re.search(rb'"t":(\d+)', frame).group(1))
                time.sleep(1)
        with Gallery(program=program, sessions=sessions) as server, contextlib.ExitStack() as stack:
            time.sleep(2)
            before = Cost(server.process.pid)
            for page in opened:
                stack.enter_context(page.channel(server.port))
            time.sleep(1)
            after = Cost(server.process.pid)
    return (after.threads["main"] - before.threads["main"]) / pages * 1000


signal.signal(signal.SIGPIPE, signal.SIG_IGN)
