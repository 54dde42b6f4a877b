#!/usr/bin/env python3
"""Measures the gallery over HTTP: the memory of a session, and the cost of an event.

    Benchmarks/served.py PROGRAM

PROGRAM is the gallery's executable, built for release. Prints rows of the table that `make bench` prints.
"""
import base64
import gzip
import http.client
import json
import os
import pathlib
import re
import socket
import statistics
import struct
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))

from gallery import Gallery

PATCH = "application/x-espalier-patch+json"


class Server(Gallery):
    def __init__(self, program):
        super().__init__(program=program)
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port)

    def request(self, method, path, body=None, accept="*/*"):
        headers = {"Accept": accept, "Accept-Encoding": "gzip, deflate, br"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        data = response.read()
        if response.getheader("Content-Encoding") == "gzip":
            data = gzip.decompress(data)
        return response, data

    def page(self):
        """A new session of /tabs: its identifier and the numbers of its tabs."""
        self.connection.request("GET", "/tabs?size=390x844", headers={"Accept": "text/html"})
        html = self.connection.getresponse().read().decode()
        session = re.search(r'data-session="([^"]+)"', html).group(1)
        revision = int(re.search(r'data-revision="?(\d+)', html).group(1))
        return session, revision, [int(n) for n in re.findall(r'id=n(\d+)[^>]*role="tab"', html)]

    def processor_seconds(self):
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def rest(self):
        """Waits until the server is idle. It prepares fonts when it starts."""
        before = -1
        while (now := self.processor_seconds()) > before + 0.001:
            before = now
            time.sleep(0.3)

    def resident_kilobytes(self):
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096 / 1024


def row(name, value, least=""):
    print(f"| {name} | {value} | {least} |")


def memory(server, count=1000):
    for _ in range(20):
        server.page()
    before = server.resident_kilobytes()
    for _ in range(count):
        server.page()
    row(f"/tabs: resident memory of a session, over {count:,}", f"{(server.resident_kilobytes() - before) / count:.0f} KB")


class Channel:
    """A page's WebSocket."""

    def __init__(self, server, scene, session, revision):
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /{scene}/channel?session={session}&revision={revision} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode())
        self.data = b""
        head = self.take_through(b"\r\n\r\n")
        assert b" 101 " in head, head

    def fill(self):
        part = self.socket.recv(65536)
        assert part, "the channel was closed"
        self.data += part

    def take_through(self, mark):
        while mark not in self.data:
            self.fill()
        taken, _, self.data = self.data.partition(mark)
        return taken

    def take(self, count):
        while len(self.data) < count:
            self.fill()
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def ask(self, text):
        """Sends a message and returns the next one."""
        payload, key = text.encode(), os.urandom(4)
        length = struct.pack("!B", 128 | len(payload)) if len(payload) < 126 else struct.pack("!BH", 254, len(payload))
        masked = bytes(byte ^ key[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(b"\x81" + length + key + masked)
        while True:
            kind, size = self.take(2)
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            data = self.take(size)
            if kind == 0x81:
                return data


def processor(server, taps=3000):
    """The server's cost of a tap, over a channel and by requests."""
    session, revision, tabs = server.page()
    server.rest()
    channel = Channel(server, "tabs", session, revision)

    def over_channel(batch, number):
        return json.loads(channel.ask(json.dumps({**batch, "page": "measured", "n": number})))["p"]

    def by_request(batch, number):
        return json.loads(server.request("POST", "/tabs/events", json.dumps(batch), PATCH)[1])

    for name, send in (("over the channel", over_channel), ("by a request", by_request)):
        costs, number = [], 0
        for _ in range(10):
            before = server.processor_seconds()
            for _ in range(taps // 10):
                number += 1
                event = {"node": tabs[number % len(tabs)], "type": "tap"}
                patch = send({"session": session, "revision": revision, "events": [event]}, number)
                revision = (patch[-1] if isinstance(patch, list) else patch)["t"]
            costs.append((server.processor_seconds() - before) / (taps // 10) * 1000)
        row(f"/tabs: the server's processor time for a tap {name}", f"{statistics.median(costs):.3f} ms",
            f"{min(costs):.3f} ms")
        if name == "over the channel":
            # Measure requests without an open channel.
            channel.socket.close()
            session, revision, tabs = server.page()


def main():
    program = sys.argv[1]
    for measure in (memory, processor):
        if len(sys.argv) > 2 and measure.__name__ not in sys.argv[2:]:
            continue
        with Server(program) as server:
            measure(server)


if __name__ == "__main__":
    main()
