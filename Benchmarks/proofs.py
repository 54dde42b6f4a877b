#!/usr/bin/env python3
"""Proves what several workers promise, with pages that type over channels.

    Benchmarks/proofs.py kill    PROGRAM [--pages 1000] [--workers 4]
    Benchmarks/proofs.py deploy  PROGRAM [--pages 5000] [--active 200] [--input]
    Benchmarks/proofs.py stray   PROGRAM
    Benchmarks/proofs.py away    PROGRAM [--away 30]
    Benchmarks/proofs.py scale   PROGRAM
    Benchmarks/proofs.py tests   TESTS [--cases FILTER] [--pause 0.7]

PROGRAM is the gallery's executable, or that of Tests/Apps/InputApp with `--input`: a file is then on its way and users sign in while the workers
are replaced. `--store ADDRESS` names the store of the workers, otherwise a file of SQLite.

`kill` ends one of the workers by SIGKILL while all pages type. `deploy` replaces all workers while some pages type and all are
open. `stray` sends the requests of a page to workers that do not own it. `away` takes the store away (a proxy in front of it stops). `scale`
compares the taps a second of two workers with those of one. `tests` runs the UI tests of an app, such as those of Examples/EquipmentDesk,
with workers on PostgreSQL, and ends one of them by SIGKILL again and again. Each prints figures, and fails if an acknowledged event is lost, or a goal is missed.
"""
import argparse
import asyncio
import contextlib
import gc
import json
import os
import pathlib
import random
import re
import resource
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time

import large_stores

HOST = "127.0.0.1"


class Program:
    """The gallery with workers, until the end of the block."""

    def __init__(self, path, workers, store=None, extra=(), log_level="warning"):
        self.folder = tempfile.TemporaryDirectory()
        place = ["--store", store] if store else ["--sessions", self.folder.name + "/sessions.db"]
        self.log = pathlib.Path(self.folder.name + "/log")
        arguments = [path, "--port", "0", "--log-level", log_level, "--trusted-proxies", HOST, *place, *extra]
        if workers:
            arguments += ["--workers", str(workers)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        match = re.search(r":(\d+)/", line)
        if not match:
            self.process.wait()
            raise SystemExit(f"the program does not serve: {self.log.read_text()[-2000:]}")
        self.port = int(match[1])

    def workers(self):
        """The processes of the workers."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in children.split()]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()


async def request(port, path, headers="", body=None):
    """The status, the head and the body of a response, over a connection of its own. The parts of a body are sent one after the other."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        method = "GET" if body is None else "POST"
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Connection: close\r\n\r\n".encode())
        async for part in body or nothing():
            writer.write(part)
            await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = re.search(r"(?i)content-length: (\d+)", head)
        data = await (reader.readexactly(int(length[1])) if length else reader.read())
        return int(head.split()[1]), head, data
    finally:
        writer.close()


async def nothing():
    for part in ():
        yield part


class Visitor:
    """A program that uses pages by their trees, with the cookie of a browser."""

    def __init__(self, port, scene):
        self.port, self.scene, self.cookie, self.tree = port, scene, "", None

    async def ask(self, path, headers="", body=None):
        status, head, data = await request(self.port, path, f"Accept: application/json\r\n{self.cookie}{headers}", body)
        cookie = re.search(r"(?i)set-cookie: (espalier-browser=[^;]+)", head)
        if cookie:
            self.cookie = f"Cookie: {cookie[1]}\r\n"
        return status, data

    async def open(self):
        """Opens the page, or takes its tree as it is now."""
        path = f"/{self.scene}.json" + (f"?session={self.tree['session']}" if self.tree else "")
        for _ in range(50):
            status, data = await self.ask(path)
            if status == 200:
                self.tree = json.loads(data)
                return
            await asyncio.sleep(0.1)
        raise AssertionError((status, data[:200]))

    async def send(self, *events):
        text = json.dumps({"session": self.tree["session"], "events": events}).encode()

        async def body():
            yield text

        for _ in range(50):
            status, data = await self.ask(f"/{self.scene}/events", f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n", body())
            if status != 503:
                break
            # Another worker takes the page over.
            await asyncio.sleep(0.1)
        assert status == 200, (status, data[:200])
        self.tree = json.loads(data)

    def shows(self, text):
        return any(text in str(value) for node in nodes(self.tree["root"]) for value in node.values() if isinstance(value, str))


async def sign_in(port):
    """Whether a user who signs in stays signed in."""
    visitor = Visitor(port, "password")
    await visitor.open()
    fields = [node["id"] for node in nodes(visitor.tree["root"]) if node.get("role") == "textbox"]
    await visitor.send({"node": fields[0], "type": "input", "value": "ada"}, {"node": fields[1], "type": "input", "value": "lovelace"})
    await visitor.send({"node": button(nodes(visitor.tree["root"]), "Sign in"), "type": "tap"})
    for _ in range(100):
        await visitor.open()
        if visitor.shows("user: ada"):
            return True
        await asyncio.sleep(0.1)
    return False


class Page:
    """A page that types into a field, and sends again what was not stored, as the client does."""

    count = 0
    scene = "minimap"

    def __init__(self, port, scene=None):
        self.port = port
        self.scene = scene or Page.scene
        # Each page is that of another user, behind a proxy.
        Page.count += 1
        self.address = f"X-Forwarded-For: 10.{Page.count >> 16}.{Page.count >> 8 & 255}.{Page.count & 255}\r\n"
        self.cookie = self.session = None
        self.node = None
        self.revision = 1
        self.number = 0  # of the last batch that was made
        self.stored = 0  # of the last batch that the server has acknowledged as stored
        self.batches = {}  # those that are not stored
        self.answered = {}  # the time at which a batch was sent, until its answer
        self.latencies = []  # (time of the answer, seconds)
        self.losses = 0
        self.returns = []  # (time of the loss, seconds until the page was back)
        self.failures = 0
        self.writer = None
        self.is_open = asyncio.Event()
        self.ends = False

    async def load(self):
        status, head, data = await request(self.port, f"/{self.scene}", f"Accept: application/json\r\n{self.address}")
        assert status == 200, (status, data[:200])
        self.cookie = re.search(r"(?i)set-cookie: ([^;]+)", head)[1]
        page = json.loads(data)
        self.session, self.revision = page["session"], page["revision"]
        field = next(node for node in nodes(page["root"]) if node.get("role") == "textbox")
        self.node, self.text = field["id"], field.get("value", "")

    async def tree(self):
        """The nodes of the page, as the server has it."""
        for _ in range(50):
            status, _, data = await request(
                self.port, f"/{self.scene}.json?session={self.session}", f"Cookie: {self.cookie}\r\n{self.address}")
            if status == 200:
                return list(nodes(json.loads(data)["root"]))
            await asyncio.sleep(0.1)
        raise AssertionError(f"status {status}")

    async def value(self):
        """The text of the field, as the server has it."""
        return next(node.get("value", "") for node in await self.tree() if node["id"] == self.node)

    async def run(self):
        """Keeps a channel open, as the client does, until the page ends."""
        lost = None
        while not self.ends:
            code, reason, was_open = await self.listen(lost)
            if self.ends:
                return
            if was_open:
                self.losses += 1
                lost = time.monotonic()
                await asyncio.sleep(int(reason or 0) / 1000 * (1 + random.random()) if code == 1012 else 0.3 + 0.9 * random.random())
            else:
                self.failures += 1
                lost = lost or time.monotonic()
                await asyncio.sleep(0.1)

    async def listen(self, lost):
        was_open = False
        code = reason = None
        writer = None
        try:
            reader, writer = await asyncio.open_connection(HOST, self.port)
            writer.write((
                f"GET /{self.scene}/channel?session={self.session}&revision={self.revision}&page=proofproofproof HTTP/1.1\r\n"
                f"Host: localhost\r\nCookie: {self.cookie}\r\n{self.address}Connection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            if b" 101 " not in head:
                return None, None, False
            was_open = True
            if lost:
                self.returns.append((lost, time.monotonic() - lost))
            self.writer = writer
            self.is_open.set()
            for number in sorted(self.batches):
                self.write(number, again=True)
            while True:
                opcode, data = await frame(reader)
                if opcode == 8:
                    code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 1005
                    reason = data[2:].decode()
                    return code, reason, True
                if opcode == 9:
                    writer.write(bytes([0x8A, 0x80 | len(data), 0, 0, 0, 0]) + data)
                elif opcode == 1:
                    self.take(json.loads(data))
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            return code, reason, was_open
        finally:
            self.writer = None
            self.is_open.clear()
            if writer:
                writer.close()

    def take(self, message):
        if isinstance(message, dict) and "k" in message and message["k"] is not None:
            self.stored = max(self.stored, message["k"])
            for number in [number for number in self.batches if number <= self.stored]:
                del self.batches[number]
            return
        number = message.get("n") if isinstance(message, dict) else None
        patch = message.get("p", message) if isinstance(message, dict) else message
        patches = patch if isinstance(patch, list) else [patch]
        for step in patches:
            if isinstance(step, dict) and isinstance(step.get("t"), int):
                self.revision = step["t"]
            elif isinstance(step, dict) and isinstance(step.get("revision"), int):
                self.revision = step["revision"]
        if number in self.answered:
            now = time.monotonic()
            self.latencies.append((now, now - self.answered.pop(number)))
        if isinstance(message, dict) and message.get("status", 200) == 409 and "done" in message:
            for again in sorted(self.batches):
                if again > message["done"]:
                    self.write(again, again=True)

    def type(self):
        self.text = f"{self.number + 1}"
        self.send({"node": self.node, "type": "input", "value": self.text})

    def send(self, event):
        self.number += 1
        self.batches[self.number] = [event]
        self.answered[self.number] = time.monotonic()
        if self.writer:
            self.write(self.number)

    def write(self, number, again=False):
        batch = {
            "revision": self.revision, "page": "proofproofproof", "n": number, "from": min(self.batches, default=number),
            "events": self.batches[number]}
        if again:
            batch["again"] = True
        text = json.dumps(batch).encode()
        head = bytes([0x81, 0x80 | min(len(text), 126)]) + (struct.pack(">H", len(text)) if len(text) > 125 else b"")
        self.writer.write(head + b"\0\0\0\0" + text)


async def upload(port, seconds):
    """Whether a file that takes some seconds arrives whole, and in the page that waits for it."""
    page = Page(port, "files")
    await page.load()
    task = asyncio.create_task(page.run())
    await page.is_open.wait()

    async def until(found):
        """What is found in the tree, once the page has it."""
        for _ in range(200):
            tree = await page.tree()
            if node := next((node for node in tree if found(node)), None):
                return node
            await asyncio.sleep(0.05)
        return None

    async def body():
        for _ in range(50):
            yield b"ahoy " * 20_000
            await asyncio.sleep(seconds / 50)

    page.send({"node": button(await page.tree(), "Open several files"), "type": "tap"})
    chooser = await until(lambda node: node["type"] == "FileInput")
    status, _, name = await request(
        port, f"/files/uploads?session={page.session}&filename=large.txt",
        f"Cookie: {page.cookie}\r\n{page.address}Content-Length: 5000000\r\n", body())
    if status != 200:
        return False
    page.send({"node": chooser["id"], "type": "input", "value": name.decode()})
    has_arrived = await until(lambda node: node.get("text", "").startswith("large.txt: ahoy ahoy"))
    page.ends = True
    task.cancel()
    return has_arrived is not None


def button(tree, title):
    return next(node["id"] for node in tree if node.get("role") == "button" and any(part.get("text") == title for part in nodes(node)))


def nodes(node):
    yield node
    for child in node.get("children", []):
        yield from nodes(child)


async def frame(reader):
    first, second = await reader.readexactly(2)
    length = second & 127
    if length == 126:
        length = struct.unpack(">H", await reader.readexactly(2))[0]
    elif length == 127:
        length = struct.unpack(">Q", await reader.readexactly(8))[0]
    return first & 15, await reader.readexactly(length)


async def open_pages(port, count, at_once=32):
    pages = [Page(port) for _ in range(count)]
    limit = asyncio.Semaphore(at_once)

    async def load(page):
        async with limit:
            await page.load()

    await asyncio.gather(*map(load, pages))
    tasks = [asyncio.create_task(page.run()) for page in pages]
    await asyncio.gather(*(page.is_open.wait() for page in pages))
    return pages, tasks


async def typing(pages, seconds, rate):
    """Types `rate` times a second in all, one page after the other."""
    end = time.monotonic() + seconds
    index, next_time = 0, time.monotonic()
    while time.monotonic() < end:
        pages[index % len(pages)].type()
        index += 1
        next_time += 1 / rate
        await asyncio.sleep(max(0, next_time - time.monotonic()))


async def settle(pages, patience=30):
    """Waits until all batches are stored."""
    end = time.monotonic() + patience
    while time.monotonic() < end and any(page.batches for page in pages):
        await asyncio.sleep(0.1)


async def check(pages):
    """The number of pages whose server has not what they have typed last."""
    limit = asyncio.Semaphore(16)

    async def is_wrong(page):
        async with limit:
            value = await page.value()
            return value != page.text

    for page in pages:
        page.ends = True
    return sum(await asyncio.gather(*map(is_wrong, pages)))


def percentile(values, share):
    values = sorted(values)
    return values[min(int(len(values) * share), len(values) - 1)] if values else 0


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def times(pages, start, end):
    return [latency for page in pages for (at, latency) in page.latencies if start <= at < end]


class Verdict:
    def __init__(self, ignores_times):
        self.fails, self.ignores_times = False, ignores_times

    def say(self, text, is_met=None, is_time=False):
        if is_time and self.ignores_times:
            is_met = None
        mark = "" if is_met is None else "  [met]" if is_met else "  [MISSED]"
        print(text + mark, flush=True)
        self.fails = self.fails or is_met is False


async def kill(options, verdict):
    with Program(options.program, options.workers, options.store) as program:
        pages, tasks = await open_pages(program.port, options.pages)
        await typing(pages, 2, options.rate)  # warms up
        start = time.monotonic()
        await typing(pages, options.seconds, options.rate)
        usual = times(pages, start, time.monotonic())
        typist = asyncio.create_task(typing(pages, options.seconds, options.rate))
        await asyncio.sleep(options.seconds / 4)
        victim = random.choice(program.workers())
        killed = time.monotonic()
        os.kill(victim, signal.SIGKILL)
        await typist
        lost = [page for page in pages if page.losses]
        back = [seconds for page in lost for (_, seconds) in page.returns]
        others = times([page for page in pages if not page.losses], killed, time.monotonic())
        await settle(pages)
        wrong = await check(pages)
        verdict.say(f"{options.pages} pages, {options.workers} workers, {options.rate} edits a second; one worker killed")
        verdict.say(f"edits {sum(page.number for page in pages)}; pages without their last edit: {wrong}", wrong == 0)
        verdict.say(f"edits that were never acknowledged: {sum(len(page.batches) for page in pages)}",
                    not any(page.batches for page in pages))
        verdict.say(f"pages of the worker: {len(lost)}; back after {milliseconds(statistics.median(back or [0]))} (median), "
                    f"{milliseconds(max(back, default=0))} (last)", bool(lost) and max(back, default=9) <= 2, is_time=True)
        ratio = percentile(others, 0.99) / percentile(usual, 0.99)
        verdict.say(f"p99 of the others' edits {milliseconds(percentile(others, 0.99))}, usual "
                    f"{milliseconds(percentile(usual, 0.99))}: {ratio:.2f} times", ratio < 2, is_time=True)
        for task in tasks:
            task.cancel()


async def deploy(options, verdict):
    with Program(options.program, options.workers, options.store) as program:
        pages, tasks = await open_pages(program.port, options.pages)
        active = pages[:options.active]
        await typing(active, 2, options.rate)
        start = time.monotonic()
        await typing(active, options.seconds, options.rate)
        usual = times(active, start, time.monotonic())
        before = set(program.workers())
        beside = [asyncio.create_task(upload(program.port, 4)), asyncio.create_task(sign_in(program.port))] if options.input else []
        # The half of the file is sent.
        await typing(active, 2 if beside else 0, options.rate)
        start = time.monotonic()
        program.process.send_signal(signal.SIGHUP)
        if options.input:
            beside.append(asyncio.create_task(sign_in(program.port)))
        while time.monotonic() - start < 180:
            await typing(active, 0.5, options.rate)
            now = set(program.workers())
            if not before & now and len(now) == options.workers:
                break
        replaced = time.monotonic() - start
        await typing(active, 2, options.rate)
        during = times(active, start, time.monotonic())
        await settle(active)
        wrong = await check(pages)
        back = [seconds for page in pages for (_, seconds) in page.returns]
        verdict.say(f"{options.pages} open pages, {options.active} of them with {options.rate} edits a second in all; {options.workers} "
                    f"workers replaced in {replaced:.1f} s")
        verdict.say(f"edits {sum(page.number for page in pages)}; pages without their last edit: {wrong}", wrong == 0)
        verdict.say(f"pages back after {milliseconds(statistics.median(back or [0]))} (median), {milliseconds(max(back, default=0))} "
                    f"(last); channels that did not open at once: {sum(page.failures for page in pages)}")
        if beside:
            has_arrived, *are_signed_in = await asyncio.gather(*beside)
            verdict.say(f"a file that was on its way has arrived: {has_arrived}", has_arrived)
            verdict.say(f"users who signed in before and meanwhile are signed in: {sum(are_signed_in)} of 2", all(are_signed_in))
        ratio = percentile(during, 0.99) / percentile(usual, 0.99)
        verdict.say(f"p99 of edits {milliseconds(percentile(during, 0.99))}, before {milliseconds(percentile(usual, 0.99))}: "
                    f"{ratio:.2f} times", ratio < 3, is_time=True)
        for task in tasks:
            task.cancel()


async def stray(options, verdict):
    """A program without cookies: its connections go to all workers in turn."""
    with Program(options.program, 2, options.store) as program:
        _, _, data = await request(program.port, "/minimap.json")
        session = json.loads(data)["session"]
        text = f"GET /minimap.json?session={session} HTTP/1.1\r\nHost: localhost\r\n\r\n"
        hand_overs, first, second = [], [], []
        connections = [await asyncio.open_connection(HOST, program.port) for _ in range(2)]
        for turn in range(options.turns):
            reader, writer = connections[turn % 2]
            for place in range(6):
                start = time.perf_counter()
                writer.write(text.encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                await reader.readexactly(int(re.search(r"(?i)content-length: (\d+)", head)[1]))
                seconds = time.perf_counter() - start
                if turn:
                    (hand_overs if place == 0 else first if turn % 2 else second).append(seconds)
        verdict.say(f"hand-over {milliseconds(statistics.median(hand_overs))} (median), {milliseconds(percentile(hand_overs, 0.99))} (p99) "
                    f"of {len(hand_overs)}", percentile(hand_overs, 0.99) <= 0.05, is_time=True)
        apart = abs(statistics.median(first) - statistics.median(second))
        verdict.say(f"afterwards {milliseconds(statistics.median(first))} at one worker, {milliseconds(statistics.median(second))} at the "
                    f"other", apart <= 0.001, is_time=True)


class Gate:
    """A proxy in front of a store, which can be closed."""

    def __init__(self, target):
        self.target, self.is_open, self.writers = target, True, set()

    async def start(self):
        self.server = await asyncio.start_server(self.serve, HOST, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def serve(self, reader, writer):
        if not self.is_open:
            writer.close()
            return
        try:
            if self.target.startswith("/"):
                other_reader, other_writer = await asyncio.open_unix_connection(self.target)
            else:
                host, port = self.target.split(":")
                other_reader, other_writer = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.close()
            return
        self.writers |= {writer, other_writer}

        async def pump(source, sink):
            with contextlib.suppress(OSError):
                while data := await source.read(65536):
                    sink.write(data)
                    await sink.drain()
            sink.close()

        await asyncio.gather(pump(reader, other_writer), pump(other_reader, writer))
        self.writers -= {writer, other_writer}

    def close(self):
        self.is_open = False
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def open(self):
        self.is_open = True


async def away(options, verdict):
    """The store, behind a gate that closes for a while. `--store` has GATE for its host and port, and `--target` names them."""
    gate = Gate(options.target)
    await gate.start()
    store = options.store.replace("GATE", f"{HOST}:{gate.port}")
    # The gate serves while the program starts.
    with await asyncio.to_thread(Program, options.program, options.workers, store) as program:
        pages, tasks = await open_pages(program.port, options.pages)
        await typing(pages, 2, options.rate)
        await settle(pages)
        gate.close()
        closed = time.monotonic()
        stored = [page.stored for page in pages]
        await typing(pages, options.away, options.rate)
        answers = times(pages, closed + 1, time.monotonic())
        acknowledged = sum(page.stored for page in pages) - sum(stored)
        losses = sum(page.losses for page in pages)
        status, _, data = await request(program.port, "/readyz")
        gate.open()
        opened = time.monotonic()
        await settle(pages)
        late = time.monotonic() - opened
        wrong = await check(pages)
        verdict.say(f"the store was away for {options.away:.0f} s; {len(answers)} edits were answered meanwhile, p99 "
                    f"{milliseconds(percentile(answers, 0.99))}")
        verdict.say(f"channels that ended: {losses}", losses == 0)
        verdict.say(f"edits acknowledged as stored meanwhile: {acknowledged}", acknowledged == 0)
        verdict.say(f"/readyz: {status} {data.decode().splitlines()[0]}", status == 503)
        verdict.say(f"everything is stored {late:.1f} s after its return", late <= 5)
        verdict.say(f"pages without their last edit: {wrong}", wrong == 0)
        for task in tasks:
            task.cancel()


def processor_time(pid):
    """The seconds that a process has used."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def scale(options, verdict):
    """One worker uses more than one processor: it evaluates on one thread, and reads, sends and writes on others. So that figures compare, each
    worker has one processor, which also makes the worker's load."""
    root = pathlib.Path(__file__).resolve().parent
    processors = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        load = folder + "/load"
        subprocess.run(["gcc", "-O2", "-D_GNU_SOURCE", "-o", load, str(root / "load/load.c")], check=True)
        figures = {}
        for workers, usable in [(1, 1), (2, 2), (1, 2)] * 2:
            with on_processors(processors[:usable]), Program(options.program, workers, options.store) as program:
                processes = [program.process.pid, *program.workers()]
                before = sum(map(processor_time, processes))
                result = subprocess.run(
                    [load, "taps", str(program.port), "16", str(options.seconds)], input="\n", capture_output=True, text=True,
                    check=True)
                used = sum(map(processor_time, processes)) - before
                taps, seconds = map(float, result.stdout.splitlines()[-1].split()[:2])
                figures.setdefault((workers, usable), []).append((taps / seconds, used / seconds, used / taps))
        (one, _, cost), (two, _, both_cost), (free, cores, _) = map(max, (figures[1, 1], figures[2, 2], figures[1, 2]))
        verdict.say(f"taps a second: {one:.0f} by one worker on one processor, {two:.0f} by two on two: {two / one:.2f} times", two / one >= 1.7)
        verdict.say(f"processor time of the server for each tap: {milliseconds(cost)} and {milliseconds(both_cost)}")
        verdict.say(f"one worker on two processors uses {cores:.2f} of them for {free:.0f} taps a second; two do {two / free:.2f} times as many")


@contextlib.contextmanager
def on_processors(processors):
    """Limits this program, and those that it starts, to some processors."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, processors)
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


def descendants(pid):
    """The processes below one, and their parents."""
    # A process is the child of the thread that started it.
    with contextlib.suppress(OSError):
        for thread in pathlib.Path(f"/proc/{pid}/task").iterdir():
            for child in (thread / "children").read_text().split():
                yield int(child), pid
                yield from descendants(int(child))


def serving_workers(tests):
    """The workers of programs that tests have started, once they have served for a moment."""
    found = []
    for pid, parent in descendants(tests):
        with contextlib.suppress(OSError):
            if pathlib.Path(f"/proc/{pid}/exe").readlink() != pathlib.Path(f"/proc/{parent}/exe").readlink():
                continue
            if time.time() - pathlib.Path(f"/proc/{pid}").stat().st_mtime > 2.5:
                found.append(pid)
    return found


def tests(options, verdict):
    """UI tests of an app, while its workers are killed. A kill ends what a task does that an action has started, such as the check of a
    password, and its user has to do that again: so the tests may be run again, too."""
    for attempt in range(options.attempts):
        is_last = attempt + 1 == options.attempts
        passed, summary = run_tests(options)
        if passed or is_last:
            verdict.say(summary, passed)
            return
        print(f"{summary}  [again]")


def run_tests(options):
    with contextlib.ExitStack() as stack:
        store = options.store
        if not store and large_stores.programs("initdb"):
            folder = stack.enter_context(large_stores.postgresql())
            store = f"postgres://espalier@/postgres?host={folder}"
        if not store:
            store = "sqlite:" + stack.enter_context(tempfile.TemporaryDirectory()) + "/pages"
        environment = {**os.environ, "ESPALIER_WORKERS": str(options.workers), "ESPALIER_STORE": store}
        output = stack.enter_context(tempfile.TemporaryFile("w+"))
        process = subprocess.Popen([options.program, *([options.cases] if options.cases else [])], env=environment, stdout=output, stderr=output)
        kills = 0
        while process.poll() is None:
            time.sleep(options.pause * (0.5 + random.random()))
            workers = serving_workers(process.pid)
            if workers:
                with contextlib.suppress(OSError):
                    os.kill(random.choice(workers), signal.SIGKILL)
                    kills += 1
        output.seek(0)
        text = output.read()
        summary = re.findall(r"Executed \d+ tests?, with .*", text)
        if process.returncode:
            print(text[-6000:])
        passed = process.returncode == 0 and bool(summary) and kills > 0
        return passed, (f"{summary[-1].strip() if summary else 'no test'}; {options.workers} workers on {store.split(':')[0]}, "
                        f"{kills} of them killed meanwhile")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("proof", choices=["kill", "deploy", "stray", "away", "scale", "tests"])
    parser.add_argument("program")
    parser.add_argument("--pages", type=int)
    parser.add_argument("--active", type=int, default=200)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--away", type=float, default=30)
    parser.add_argument("--input", action="store_true", help="the program is InputApp")
    parser.add_argument("--cases")
    parser.add_argument("--pause", type=float, default=0.7)
    parser.add_argument("--attempts", type=int, default=1)
    parser.add_argument("--losses-only", action="store_true", help="does not fail because of times")
    parser.add_argument("--store")
    parser.add_argument("--target")
    options = parser.parse_args()
    # A pause of this program would count as one of the server's.
    gc.disable()
    options.pages = options.pages or {"kill": 1000, "deploy": 5000, "away": 50}.get(options.proof, 1)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    verdict = Verdict(options.losses_only)
    if options.input:
        Page.scene = "fields"
    if options.proof in ("scale", "tests"):
        {"scale": scale, "tests": tests}[options.proof](options, verdict)
    else:
        asyncio.run({"kill": kill, "deploy": deploy, "stray": stray, "away": away}[options.proof](options, verdict))
    sys.exit(verdict.fails)


if __name__ == "__main__":
    main()
