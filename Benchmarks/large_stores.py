"""The records a second that the stores of pages take on this machine, for Benchmarks/large.py.

Each record is written with the check of its claim, as workers do: SQLite and PostgreSQL in transactions of a batch, Redis by a script. The servers
run on this machine and are ended afterwards.
"""
import contextlib
import os
import pathlib
import pwd
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time

BATCH = 50
CLIENTS = 4
PAGES = 20_000
TABLES = """
    CREATE TABLE claims (browser {text} PRIMARY KEY, epoch {integer} NOT NULL, owner {text});
    CREATE TABLE pages (id {text} PRIMARY KEY, browser {text} NOT NULL, data {blob} NOT NULL, written {integer} NOT NULL);
"""


def sqlite(record, seconds=4.0):
    """One writer, as each of SQLite's files has at a time."""
    data = os.urandom(int(record))
    with (tempfile.TemporaryDirectory() as name,
          contextlib.closing(sqlite3.connect(pathlib.Path(name) / "store.db", isolation_level=None)) as database):
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        database.executescript(TABLES.format(text="TEXT", integer="INTEGER", blob="BLOB"))
        database.execute("BEGIN")
        database.executemany("INSERT INTO claims VALUES (?, 1, 'w')", ((f"browser-{number:014}",) for number in range(PAGES)))
        database.execute("COMMIT")
        number, begin = 0, time.monotonic()
        while time.monotonic() - begin < seconds:
            database.execute("BEGIN IMMEDIATE")
            for _ in range(BATCH):
                browser = f"browser-{number % PAGES:014}"
                held = database.execute(
                    "SELECT 1 FROM claims WHERE browser = ? AND epoch = 1 AND owner = 'w'", (browser,)).fetchone()
                assert held
                database.execute(
                    "INSERT INTO pages VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET data = ?3, written = ?4",
                    (f"page-{number % PAGES:017}", browser, data, number))
                number += 1
            database.execute("COMMIT")
        return number / (time.monotonic() - begin)


def programs(name):
    """The path of one of PostgreSQL's programs."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


@contextlib.contextmanager
def postgresql():
    """A server for the time of the context. Returns the folder of its socket."""
    if not programs("initdb"):
        raise FileNotFoundError("PostgreSQL is missing; scripts/install-packages installs it")
    with tempfile.TemporaryDirectory() as name:
        # The server refuses to run as root.
        user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        before = ["runuser", "-u", user, "--"] if os.geteuid() == 0 else []
        if os.geteuid() == 0:
            shutil.chown(name, user)
        data = f"{name}/data"
        subprocess.run([*before, programs("initdb"), "-D", data, "-A", "trust", "-U", "espalier"], check=True, stdout=subprocess.DEVNULL, cwd="/")
        server = subprocess.Popen([*before, programs("postgres"), "-D", data, "-k", name, "-c", "listen_addresses=", "-c", "shared_buffers=256MB"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        try:
            ready = [programs("pg_isready"), "-q", "-h", name, "-U", "espalier"]
            deadline = time.monotonic() + 20
            while subprocess.run(ready, check=False).returncode != 0:
                assert time.monotonic() < deadline, "PostgreSQL does not start"
                time.sleep(0.1)
            yield name
        finally:
            subprocess.run([*before, programs("pg_ctl"), "-D", data, "-m", "immediate", "-s", "stop"], check=False, cwd="/")
            server.wait()


def postgres(record, seconds=6):
    """Several workers, each with one connection."""
    with postgresql() as folder:
        # The bytes do not compress, as sealed records do not.
        payloads = ", ".join(f"({number}, '\\x{os.urandom(int(record)).hex()}')" for number in range(100))
        psql = ["psql", "-q", "-h", folder, "-U", "espalier", "-d", "postgres"]
        fill = f"INSERT INTO claims SELECT 'browser-' || n, 1, 'w' FROM generate_series(1, {PAGES}) n;"
        kept = f"CREATE TABLE payloads (number BIGINT PRIMARY KEY, data BYTEA); INSERT INTO payloads VALUES {payloads};"
        tables = TABLES.format(text="TEXT", integer="BIGINT", blob="BYTEA")
        subprocess.run(psql, check=True, text=True, input=tables + fill + kept + "ANALYZE;")
        script = pathlib.Path(folder) / "batch.sql"
        script.write_text(f"""\\set first random(1, {PAGES - BATCH})
BEGIN;
INSERT INTO pages SELECT 'page-' || n, 'browser-' || n, p.data, 0 FROM generate_series(:first, :first + {BATCH - 1}) n
    JOIN claims c ON c.browser = 'browser-' || n AND c.epoch = 1 AND c.owner = 'w' JOIN payloads p ON p.number = n % 100
    ON CONFLICT (id) DO UPDATE SET data = excluded.data, written = excluded.written + 1;
COMMIT;
""")
        script.chmod(0o644)
        output = subprocess.run(
            ["pgbench", "-n", "-h", folder, "-U", "espalier", "-c", str(CLIENTS), "-j", "2", "-T", str(seconds), "-f", str(script), "postgres"],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        return float(re.search(r"tps = ([\d.]+)", output).group(1)) * BATCH


def redis(record, requests=100_000):
    """Several workers with pipelines of a batch. The log of the file is written each second."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = str(listening.getsockname()[1])
        server = subprocess.Popen(["redis-server", "--port", port, "--bind", "127.0.0.1", "--dir", folder, "--appendonly", "yes", "--save", ""],
                                  stdout=subprocess.DEVNULL)
        try:
            call = ["redis-cli", "-p", port]
            deadline = time.monotonic() + 20
            while subprocess.run([*call, "ping"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode != 0:
                assert time.monotonic() < deadline, "Redis does not start"
                time.sleep(0.1)
            script = ("local c = redis.call('HGET', KEYS[1], 'epoch') if c and c ~= '1' then return 0 end "
                      "redis.call('HSET', KEYS[2], 'browser', KEYS[1], 'data', ARGV[1]) return 1")
            output = subprocess.run(
                ["redis-benchmark", "-p", port, "-q", "--csv", "-n", str(requests), "-c", str(CLIENTS), "-P", str(BATCH), "-r", str(PAGES),
                 "-d", str(int(record)), "EVAL", script, "2", "browser:__rand_int__", "page:__rand_int__", "x" * int(record)],
                check=True, stdout=subprocess.PIPE, text=True).stdout
            return float(output.strip().splitlines()[-1].split(",")[-7].strip('"'))
        finally:
            server.terminate()
            server.wait()
