"""Runs the gallery as a separate process on a free port, and opens its pages."""
import json
import os
import pathlib
import re
import subprocess
import tempfile
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]


def sessions_file(add_cleanup):
    """The path of a sessions file that is removed in the cleanup of a test or a class."""
    folder = tempfile.TemporaryDirectory()
    add_cleanup(folder.cleanup)
    return pathlib.Path(folder.name) / "sessions.db"


class Gallery:
    """A running gallery. As a context manager, it stops the gallery at the end."""

    def __init__(self, port=0, sessions=None, program=None, options=(), environment=None):
        program = program or os.environ.get("GALLERY") or ROOT / ".build/debug/Gallery"
        command = [str(program), "--port", str(port), *options]
        if sessions:
            command += ["--sessions", str(sessions)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True,
                                        env={**os.environ, **(environment or {})})
        try:
            line = self.process.stdout.readline()
            self.address = re.search(r"http://\S+?(?=/?\s)", line + " ").group(0)
            self.port = int(re.search(r":(\d+)", self.address).group(1))
        except BaseException:
            self.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop()

    def json(self, scene, session=None, browser=None):
        """The tree of a session's page, or of a new session. A browser's session requires its cookie."""
        query = f"?session={session}" if session else ""
        request = urllib.request.Request(f"{self.address}/{scene}.json{query}")
        if browser:
            request.add_header("Cookie", f"espalier-browser={browser}")
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)

    def metric(self, name):
        with urllib.request.urlopen(self.address + "/metrics", timeout=10) as response:
            return float(re.search(rf"^{name} (\S+)", response.read().decode(), re.MULTILINE).group(1))

    def say(self, text):
        """Writes to the program's standard input."""
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
        self.process.stdin.close()
        self.process.stdout.close()

    def kill(self):
        self.process.kill()
        self.stop()


def nodes(tree):
    """All nodes of a JSON tree, parents first."""
    found, open_nodes = [], [tree["root"]]
    while open_nodes:
        node = open_nodes.pop(0)
        found.append(node)
        open_nodes = node.get("children", []) + open_nodes
    return found


def named(tree, label):
    """The node with a label or a text; preferably one that accepts events."""
    found = [node for node in nodes(tree) if label in (node.get("label"), node.get("text"))]
    if not found:
        raise AssertionError(f"nothing is called {label!r}")
    return next((node for node in found if node.get("events")), found[0])
