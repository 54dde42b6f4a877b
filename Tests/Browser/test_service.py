"""A program that systemd starts: with its sockets, and with a socket that hears about the program's state."""
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import unittest

from gallery import ROOT

# Becomes the program with the sockets of these descriptors at 3 and further, as systemd does.
ACTIVATE = """
import os, sys
names, sockets, command = sys.argv[1], [int(text) for text in sys.argv[2].split(",") if text], sys.argv[3:]
copies = [os.dup2(fd, 100 + place, inheritable=False) for place, fd in enumerate(sockets)]
for place, fd in enumerate(copies):
    os.dup2(fd, 3 + place)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS=str(len(copies)), LISTEN_FDNAMES=names)
os.execv(command[0], command)
"""


class UnixConnection(http.client.HTTPConnection):
    """A connection to a socket's file."""

    def __init__(self, path):
        super().__init__("localhost")
        self.path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(str(self.path))


def status(connection, path):
    """The status of a page, and its text."""
    connection.request("GET", path)
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response.status, text


class Services(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.manager.bind(str(self.folder / "notify"))
        self.manager.settimeout(60)
        self.addCleanup(self.manager.close)

    def start(self, *options, sockets=(), names="", **environment):
        """Starts the gallery, with the sockets that systemd has opened for it."""
        command = [os.environ.get("GALLERY") or str(ROOT / ".build/debug/Gallery"), *options]
        if sockets:
            numbers = ",".join(str(each.fileno()) for each in sockets)
            command = ["python3", "-c", ACTIVATE, names, numbers, *command]
        variables = os.environ | {"NOTIFY_SOCKET": str(self.folder / "notify")} | environment
        self.program = subprocess.Popen(command, env=variables, pass_fds=[each.fileno() for each in sockets],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.end)

    def end(self):
        if self.program.poll() is None:
            self.program.kill()
        self.program.communicate()

    def hear(self):
        return self.manager.recv(1024).decode()

    def test_a_service_with_sockets_of_systemd(self):
        path = self.folder / "app.sock"
        with socket.create_server(("127.0.0.1", 0)) as web, socket.socket(socket.AF_UNIX) as local, \
                socket.create_server(("127.0.0.1", 0)) as metrics:
            local.bind(str(path))
            local.listen()
            self.start("--port", "1", sockets=[web, local, metrics], names="web:web:metrics", WATCHDOG_USEC="200000")
            port, monitor = web.getsockname()[1], metrics.getsockname()[1]
            # A client that connects early waits for the program.
            self.assertEqual(status(http.client.HTTPConnection("127.0.0.1", port), "/tabs.json")[0], 200)
        # The main actor responds at once, and then again.
        heard = [self.hear(), self.hear(), self.hear()]
        self.assertEqual(sorted(set(heard)), [f"READY=1\nSTATUS=Serves http://127.0.0.1:{port}/ and unix:{path}", "WATCHDOG=1"])
        self.assertEqual(status(UnixConnection(path), "/tabs.json")[0], 200)
        self.assertEqual(status(UnixConnection(path), "/metrics")[0], 404)
        self.assertIn("espalier_connections ", status(http.client.HTTPConnection("127.0.0.1", monitor), "/metrics")[1])
        self.program.send_signal(signal.SIGTERM)
        while (message := self.hear()) == "WATCHDOG=1":
            pass
        self.assertEqual(message, "STOPPING=1")
        self.assertEqual(self.program.wait(20), 0)
        # The file is systemd's.
        self.assertTrue(path.exists())

    def test_a_service_with_a_socket_of_its_own(self):
        path = self.folder / "own.sock"
        # Of a server that died.
        with socket.socket(socket.AF_UNIX) as dead:
            dead.bind(str(path))
        config = self.folder / "app.conf"
        config.write_text(f"listen = unix:{path}\nsocket-mode = 0600\nlog-format = json # one object a line\n")
        self.start("--config", str(config), "--allowed-hosts", "localhost")
        self.assertEqual(self.hear(), f"READY=1\nSTATUS=Serves unix:{path}")
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        self.assertEqual(status(UnixConnection(path), "/no/such/page")[0], 404)
        self.program.send_signal(signal.SIGHUP)
        self.assertRegex(self.hear(), r"^RELOADING=1\nMONOTONIC_USEC=\d+$")
        self.assertEqual(self.hear(), "READY=1")
        self.assertEqual(status(UnixConnection(path), "/healthz"), (200, "ok\n"))
        self.program.send_signal(signal.SIGTERM)
        self.assertEqual(self.hear(), "STOPPING=1")
        output, errors = self.program.communicate(timeout=20)
        self.assertEqual((self.program.returncode, output), (0, f"Gallery serves unix:{path}\n"))
        self.assertFalse(path.exists())
        lines = [json.loads(line) for line in errors.splitlines()]
        self.assertEqual([line["event"] for line in lines if line["event"] != "formats are in the server's locale"],
                         ["refused", "nothing is reloaded", "shutting down"])
        self.assertTrue(re.fullmatch(r"[0-9a-v]{13}", next(line for line in lines if line["event"] == "refused")["request"]))


if __name__ == "__main__":
    unittest.main()
