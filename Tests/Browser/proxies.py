"""Proxies between a page and its server."""
import collections
import contextlib
import select
import socket
import struct
import threading
import time


class PlainProxy:
    """A proxy that does not support upgrades: it drops the header, as some proxies do."""

    is_plain = True

    def __init__(self, port):
        self.target = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.clients = []
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        # Closing alone would not wake a thread that is waiting for a connection.
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()

    def accept(self):
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            self.clients.append(client)
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        with client, socket.create_connection(("127.0.0.1", self.target)) as server:
            while True:
                for source in select.select([client, server], [], [])[0]:
                    try:
                        data = source.recv(65536)
                        data = self.up(data, client) if source is client else self.down(data, client)
                        if not data:
                            return
                        (server if source is client else client).sendall(data)
                    except OSError:
                        return

    def up(self, data, client):
        """The data that the server receives for the client's data. If it is empty, the connection ends."""
        return data.replace(b"\r\nUpgrade: websocket", b"") if self.is_plain else data

    def down(self, data, client):
        """The data that the client receives for the server's data."""
        return data

    def cut(self):
        """Closes all connections."""
        for client in self.clients:
            try:
                client.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # gone already


class CuttingProxy(PlainProxy):
    """A proxy that can close a channel at the server's next message."""

    is_plain = False
    cuts = False

    def __init__(self, port):
        self.channels = set()
        super().__init__(port)

    def cut_responses(self):
        self.cuts = True

    def up(self, data, client):
        if b"\r\nUpgrade: websocket" in data:
            self.channels.add(client)
        return data

    def down(self, data, client):
        if client in self.channels and self.cuts:
            self.cuts = False
            return b""
        return data


class FailingProxy(PlainProxy):
    """A proxy that can lose its network."""

    is_plain = False
    has_network = True

    @contextlib.contextmanager
    def without_network(self):
        """Blocks all traffic."""
        self.has_network = False
        self.cut()
        try:
            yield
        finally:
            self.has_network = True

    def serve(self, client):
        if self.has_network:
            super().serve(client)
        else:
            client.close()


class NarrowProxy(FailingProxy):
    """A proxy that lets a number of bytes of uploads through, and holds the others until it opens."""

    def __init__(self, port, limit):
        self.left = limit
        self.opened = threading.Event()
        self.uploads = set()
        super().__init__(port)

    def __exit__(self, *error):
        self.opened.set()
        super().__exit__(*error)

    def cut(self):
        # A browser that waits for room to send notices a reset, but not an end.
        for client in self.uploads:
            try:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            except OSError:
                pass  # gone already
        super().cut()

    def up(self, data, client):
        if data.startswith(b"PATCH "):
            self.uploads.add(client)
        if client in self.uploads and not self.opened.is_set():
            self.left -= len(data)
            if self.left < 0:
                self.opened.wait()
        return data


class SlowProxy(PlainProxy):
    """A proxy that simulates network latency: all data arrives later by a delay, in both directions at once."""

    def __init__(self, port, delay):
        self.delay = delay
        super().__init__(port)

    def serve(self, client):
        with client, socket.create_connection(("127.0.0.1", self.target)) as server:
            other = {client: server, server: client}
            open_ends = [client, server]
            on_the_way = collections.deque()  # the arrival, the receiver and the data; no data is the end
            try:
                while True:
                    patience = max(on_the_way[0][0] - time.monotonic(), 0) if on_the_way else None
                    for source in select.select(open_ends, [], [], patience)[0]:
                        data = source.recv(65536)
                        on_the_way.append((time.monotonic() + self.delay, other[source], data))
                        if not data:
                            open_ends.remove(source)
                    while on_the_way and on_the_way[0][0] <= time.monotonic():
                        _, receiver, data = on_the_way.popleft()
                        if not data:
                            return
                        receiver.sendall(data)
            except OSError:
                return
