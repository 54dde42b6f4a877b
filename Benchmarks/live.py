#!/usr/bin/env python3
"""Measures how long it takes until many pages show a change by one of them, over channels.

    swift build -c release --static-swift-stdlib --scratch-path .build/bench --product MeasureData $(scripts/release-flags)
    Benchmarks/live.py .build/bench/release/MeasureData [PAGES] [CHANGES] [WORKERS]

Each page belongs to a browser of its own, and shows a query of the data of all users. The first one adds a model. The time counts from
the tap until a page's patch has arrived. Several workers share a file of data, and a store of pages. Prints rows of the table that
`make bench` prints: the time of the last page, and of the median page, both as medians of the changes.
"""
import pathlib
import re
import resource
import select
import socket
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))

from gallery import Gallery


class Page:
    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.input = b""
        head, body = self.ask("GET /live?size=390x844 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n")
        cookie = re.search(rb"Set-Cookie: ([^;]*)", head, re.IGNORECASE).group(1).decode()
        session = re.search(rb'data-session="([^"]*)"', body).group(1).decode()
        self.revision = int(re.search(rb'data-revision="(\d+)"', body).group(1))
        self.button = int(re.search(rb"<button[^>]*id=n(\d+)", body).group(1))
        self.number = 0
        self.socket.sendall((f"GET /live/channel?session={session}&revision={self.revision}&page=livelivelive HTTP/1.1\r\n"
                             f"Host: 127.0.0.1\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.input:
            self.receive()
        head, self.input = self.input.split(b"\r\n\r\n", 1)
        assert b" 101 " in head, head

    def receive(self):
        data = self.socket.recv(1 << 17)
        assert data, f"the server closed a connection: {self.input[:500]}"
        self.input += data

    def ask(self, text):
        self.socket.sendall(text.encode())
        while b"\r\n\r\n" not in self.input:
            self.receive()
        head, body = self.input.split(b"\r\n\r\n", 1)
        length = int(re.search(rb"Content-Length: (\d+)", head, re.IGNORECASE).group(1))
        while len(self.input) < len(head) + 4 + length:
            self.receive()
        body, self.input = self.input[len(head) + 4:], b""
        return head, body

    def tap(self):
        self.number += 1
        text = (f'{{"revision":{self.revision},"page":"livelivelive","n":{self.number},"from":{self.number},'
                f'"events":[{{"node":{self.button},"type":"tap"}}]}}').encode()
        length = bytes([128 | len(text)]) if len(text) < 126 else bytes([128 | 126]) + len(text).to_bytes(2, "big")
        # A mask of zeros leaves the text as it is.
        self.socket.sendall(b"\x81" + length + bytes(4) + text)

    def frames(self):
        """The texts of the frames that have arrived."""
        self.receive()
        while len(self.input) >= 2:
            length, start = self.input[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self.input[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self.input[2:10], "big"), 10
            if len(self.input) < start + length:
                return
            text, self.input = self.input[start:start + length], self.input[start + length:]
            yield text


def sharing(workers, folder):
    """The options of several workers, which share the files of a folder."""
    if workers == 1:
        return []
    return ["--workers", str(workers), "--store", f"sqlite:{folder}/pages.db", "--data", f"{folder}/data"]


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    changes = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    workers = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with tempfile.TemporaryDirectory() as folder, Gallery(program=program, options=sharing(workers, folder)) as server:
        pages = [Page(server.port) for _ in range(count)]
        poller = select.epoll()
        by_descriptor = {page.socket.fileno(): page for page in pages}
        for descriptor in by_descriptor:
            poller.register(descriptor, select.EPOLLIN)
        lasts, medians = [], []
        for _ in range(changes):
            waiting = set(by_descriptor)
            times = []
            begin = time.monotonic()
            pages[0].tap()
            while waiting:
                events = poller.poll(20)
                assert events, f"{len(waiting)} pages show no change"
                for descriptor, _ in events:
                    page = by_descriptor[descriptor]
                    for text in page.frames():
                        patch = re.search(rb'"t":(\d+)', text)
                        if patch:
                            page.revision = int(patch.group(1))
                            if descriptor in waiting:
                                waiting.discard(descriptor)
                                times.append((time.monotonic() - begin) * 1000)
            lasts.append(times[-1])
            medians.append(statistics.median(times))
            time.sleep(0.2)
        way = "channels" if workers == 1 else f"channels of {workers} workers"
        print(f"| {count:,} pages show a change of their query, over {way} | {statistics.median(lasts):.1f} ms "
              f"| {statistics.median(medians):.1f} ms |")


if __name__ == "__main__":
    main()
