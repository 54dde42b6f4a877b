"""The files of docs/deployment: the programs that read them accept them, the proxies keep their promises, and the article shows them."""
import contextlib
import http.server
import importlib.util
import json
import os
import pathlib
import re
import secrets
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from http.client import HTTPSConnection

import yaml
from gallery import ROOT, Gallery, nodes

FILES = ROOT / "docs/deployment"
ARTICLE = ROOT / "Sources/SwiftUI/SwiftUI.docc/BeyondOneProcess.md"
PATH = os.environ["PATH"] + ":/usr/sbin"
TIMEOUT = 20


def needs(program):
    return unittest.skipUnless(shutil.which(program, path=PATH), f"{program} is not installed")


def read(pattern, text):
    return re.search(pattern, text).group(1)


class Machine(http.server.ThreadingHTTPServer):
    """An HTTP server in place of a machine with workers. It counts its connections and gives new browsers a cookie."""

    daemon_threads = True

    def __init__(self, name):
        self.name, self.connections, self.is_ready = name, 0, True
        self.open = set()
        super().__init__(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.serve_forever, args=[0.01], daemon=True).start()

    @property
    def address(self):
        return f"127.0.0.1:{self.server_port}"

    def process_request(self, request, address):
        self.connections += 1
        self.open.add(request)
        super().process_request(request, address)

    def close_request(self, request):
        self.open.discard(request)
        super().close_request(request)

    def end(self):
        self.shutdown()
        self.server_close()
        for connection in list(self.open):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        is_ready = self.path != "/readyz" or self.server.is_ready
        body = self.server.name.encode()
        self.send_response(200 if is_ready else 503)
        self.send_header("Content-Length", str(len(body)))
        if self.path == "/" and "espalier-browser=" not in self.headers.get("Cookie", ""):
            self.send_header("Set-Cookie", f"__Host-espalier-browser={secrets.token_urlsafe(16)}; Path=/; Secure; HttpOnly")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Proxies(unittest.TestCase):
    """A proxy in front of two machines, which `start()` starts. It returns their addresses."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.addresses = self.start()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self.port = listening.getsockname()[1]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=desk.example",
             "-keyout", self.folder / "key", "-out", self.folder / "certificate"], check=True, stderr=subprocess.DEVNULL)
        (self.folder / "pem").write_text((self.folder / "certificate").read_text() + (self.folder / "key").read_text())

    def adapted(self, name, without=""):
        """A file with the ports and the paths of the test, and without the lines that match a pattern."""
        text = (FILES / name).read_text()
        if without:
            text = re.sub(rf"^ *(?:{without}).*\n", "", text, flags=re.MULTILINE)
        for written, own in [
                ("listen 443", f"listen 127.0.0.1:{self.port}"), ("bind :443", f"bind 127.0.0.1:{self.port}"),
                ("/etc/ssl/desk.example.pem", f"{self.folder}/pem"), ("/etc/ssl/desk.example.key", f"{self.folder}/key"),
                ("10.0.0.11:8080", self.addresses[0]), ("10.0.0.12:8080", self.addresses[1]), ("maxconn 50000", "maxconn 100")]:
            text = text.replace(written, own)
        file = self.folder / name
        file.write_text(text)
        return file

    @contextlib.contextmanager
    def running(self, command):
        with open(self.folder / "log", "w") as log:
            process = subprocess.Popen([str(part) for part in command], stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self.folder)
        try:
            end = time.monotonic() + TIMEOUT
            while True:
                try:
                    socket.create_connection(("127.0.0.1", self.port)).close()
                    break
                except OSError:
                    if process.poll() is not None or time.monotonic() > end:
                        raise AssertionError((self.folder / "log").read_text()) from None
                    time.sleep(0.01)
            yield
        finally:
            process.terminate()
            process.wait(TIMEOUT)

    def haproxy(self, without=""):
        file = self.adapted("haproxy.cfg", without)
        checked = subprocess.run([shutil.which("haproxy", path=PATH), "-c", "-f", file], capture_output=True, text=True, check=False)
        self.assertEqual((checked.returncode, checked.stderr), (0, ""))
        return self.running([shutil.which("haproxy", path=PATH), "-db", "-f", file])

    def nginx(self, without=""):
        file = self.adapted("nginx.conf", without)
        paths = "".join(f"{name}_temp_path {self.folder}/{name}; " for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        file.write_text(file.read_text().replace("http {", f"http {{ access_log off; {paths}", 1))
        user = " user root;" if os.geteuid() == 0 else ""
        command = [shutil.which("nginx", path=PATH), "-p", self.folder, "-e", "stderr", "-c", file,
                   "-g", f"daemon off; pid {self.folder}/pid;{user}"]
        checked = subprocess.run([*map(str, command), "-t"], capture_output=True, text=True, check=False)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        self.assertNotIn("[warn]", checked.stderr)
        return self.running(command)

    def ask(self, path, cookie=None, body=None, accept="*/*"):
        """Sends a request on a new connection. Returns the text of the answer and the cookie that it gives."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = HTTPSConnection("127.0.0.1", self.port, timeout=TIMEOUT, context=context)
        headers = {"Host": "desk.example", "Accept": accept, **({"Cookie": f"theme=dark; {cookie}"} if cookie else {})}
        if body:
            headers["Content-Type"] = "application/json"
        connection.request("POST" if body else "GET", path, body, headers)
        response = connection.getresponse()
        text, given = response.read().decode(), response.getheader("Set-Cookie")
        connection.close()
        self.assertEqual(response.status, 200, text[:200])
        return text, given and given.split(";")[0]


class Stubs(Proxies):
    """Machines that say which they are."""

    def start(self):
        self.machines = [Machine("one"), Machine("two")]
        for machine in self.machines:
            self.addCleanup(machine.end)
        return [machine.address for machine in self.machines]

    def get(self, cookie=None, path="/"):
        """The machine that answers, and the cookie that it gives."""
        return self.ask(path, cookie)

    def check_browsers(self):
        """Browsers are spread over both machines, and each stays at its own."""
        homes = []
        while len(homes) < 4 or len(set(homes)) < 2:
            _, cookie = self.get()
            home, _ = self.get(cookie)
            self.assertEqual([self.get(cookie)[0] for _ in range(2)], [home] * 2)
            homes.append(home)
            self.assertLess(len(homes), 100)

    def check_connections(self):
        """The proxy keeps its connections to the machines, although each request has come on one of its own."""
        before = sum(machine.connections for machine in self.machines)
        _, cookie = self.get()
        for _ in range(10):
            self.get(cookie, "/again")
        self.assertLess(sum(machine.connections for machine in self.machines) - before, 6)

    @needs("haproxy")
    def test_a_browser_stays_at_the_machine_that_haproxy_chose_until_it_is_not_ready(self):
        with self.haproxy():
            self.check_browsers()
            _, cookie = self.get()
            home, _ = self.get(cookie)
            next(machine for machine in self.machines if machine.name == home).is_ready = False
            end = time.monotonic() + TIMEOUT
            while self.get(cookie)[0] == home:
                self.assertLess(time.monotonic(), end)
                time.sleep(0.05)

    @needs("haproxy")
    def test_haproxy_uses_both_machines_for_a_browser_without_the_sticky_lines(self):
        with self.haproxy(without="stick|# Sticky"):
            _, cookie = self.get()
            self.assertEqual({self.get(cookie)[0] for _ in range(10)}, {"one", "two"})

    @needs("nginx")
    def test_a_browser_stays_at_the_machine_that_nginx_chose_until_it_is_away(self):
        with self.nginx():
            self.check_browsers()
            self.check_connections()
            _, cookie = self.get()
            home, _ = self.get(cookie)
            next(machine for machine in self.machines if machine.name == home).end()
            self.assertNotEqual(self.get(cookie)[0], home)

    @needs("nginx")
    def test_nginx_uses_both_machines_for_a_browser_without_the_sticky_line(self):
        with self.nginx(without="hash|# Sticky"):
            _, cookie = self.get()
            self.assertEqual({self.get(cookie)[0] for _ in range(10)}, {"one", "two"})


class Apps(Proxies):
    """The gallery on two machines with one store."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        options = ["--store", f"sqlite:{folder.name}/pages.db", "--trusted-proxies", "127.0.0.1", "--allowed-hosts", "desk.example"]
        cls.servers = []
        for _ in range(2):
            cls.servers.append(Gallery(options=options))
            cls.addClassCleanup(cls.servers[-1].stop)

    def start(self):
        self.before = self.taken()
        return [f"127.0.0.1:{server.port}" for server in self.servers]

    def check_pages(self):
        """Browsers tap on the tabs of their pages, each time on a connection of its own."""
        for _ in range(3):
            html, cookie = self.ask("/tabs", accept="text/html")
            session, revision = read(r'data-session="([^"]+)', html), int(read(r'data-revision="?(\d+)', html))
            tabs = []
            for number in range(1, 9):
                # A page that has moved has other numbers.
                tabs = re.findall(r'id=n(\d+)[^>]*role="tab"', html) or tabs
                event = {"node": int(tabs[number % 2 + 1]), "type": "tap"}
                batch = {"session": session, "revision": revision, "page": "deployments0", "n": number, "events": [event]}
                text, _ = self.ask("/tabs/events", cookie, json.dumps(batch), "application/x-espalier-patch+json")
                patches = json.loads(text)
                patch = patches[-1] if isinstance(patches, list) else patches
                self.assertGreater(patch["t"], revision)
                revision, html = patch["t"], patch.get("h", "")
            # What was tapped last is what another request sees.
            tree, _ = self.ask(f"/tabs.json?session={session}", cookie)
            self.assertEqual([node["label"] for node in nodes(json.loads(tree)) if node.get("selected")], ["收藏"])

    def taken(self):
        """The number of browsers that each machine has taken over from the other."""
        counts = []
        for server in self.servers:
            request = urllib.request.Request(server.address + "/metrics", headers={"Host": "desk.example"})
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                counts.append(int(read(r"\nespalier_browsers_taken_total (\d+)", response.read().decode())))
        return counts

    def moved(self):
        return [now - before for now, before in zip(self.taken(), self.before, strict=True)]

    @needs("haproxy")
    def test_pages_go_on_behind_haproxy(self):
        with self.haproxy():
            self.check_pages()
            self.assertEqual(self.moved(), [0, 0])

    @needs("haproxy")
    def test_pages_go_on_behind_haproxy_without_the_sticky_lines(self):
        with self.haproxy(without="stick|# Sticky"):
            self.check_pages()
            self.assertGreater(min(self.moved()), 0)

    @needs("nginx")
    def test_pages_go_on_behind_nginx(self):
        with self.nginx():
            self.check_pages()
            # A browser moves at most once: to the machine to which its cookie leads.
            self.assertLessEqual(sum(self.moved()), 3)

    @needs("nginx")
    def test_pages_go_on_behind_nginx_without_the_sticky_line(self):
        with self.nginx(without="hash|# Sticky"):
            self.check_pages()
            self.assertGreater(min(self.moved()), 0)


class Files(unittest.TestCase):
    @needs("systemd-analyze")
    def test_systemd_accepts_the_unit_and_its_socket(self):
        unit = (FILES / "espalier.service").read_text()
        self.assertIn("/opt/desk/Desk", unit)
        with tempfile.TemporaryDirectory() as folder:
            service, address = pathlib.Path(folder) / "espalier.service", pathlib.Path(folder) / "espalier.socket"
            service.write_text(unit.replace("/opt/desk/Desk", sys.executable))
            shutil.copy(FILES / "espalier.socket", address)
            checked = subprocess.run(
                ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", service, address],
                capture_output=True, text=True, check=False, env={**os.environ, "SYSTEMD_UNIT_PATH": f"{folder}:"})
        self.assertEqual((checked.returncode, checked.stderr), (0, ""))

    def test_the_unit_gives_the_workers_time_to_move_their_pages(self):
        unit = dict(re.findall(r"^(\w+)=(.*)$", (FILES / "espalier.service").read_text(), re.MULTILINE))
        grace = int(re.search(r"ESPALIER_GRACE=(\d+)", unit["Environment"]).group(1))
        self.assertEqual((unit["Type"], unit["KillMode"], unit["ExecReload"]), ("notify", "mixed", "/bin/kill -HUP $MAINPID"))
        self.assertGreater(int(unit["TimeoutStopSec"]), grace)

    def manifests(self):
        return {document["kind"]: document for document in yaml.safe_load_all((FILES / "kubernetes.yaml").read_text())}

    @unittest.skipUnless(importlib.util.find_spec("kubernetes_validate"), "kubernetes-validate is not installed (140 MB)")
    def test_the_manifest_fits_the_schema(self):
        import kubernetes_validate
        for document in self.manifests().values():
            kubernetes_validate.validate(document, "1.31", strict=True)

    def test_the_parts_of_the_manifest_fit_each_other(self):
        manifests = self.manifests()
        self.assertEqual(
            {kind: document["apiVersion"] for kind, document in manifests.items()},
            {"Deployment": "apps/v1", "PodDisruptionBudget": "policy/v1", "Service": "v1"})
        deployment = manifests["Deployment"]["spec"]
        pod = deployment["template"]["spec"]
        [container] = pod["containers"]
        labels = deployment["template"]["metadata"]["labels"]
        self.assertEqual(deployment["selector"]["matchLabels"], labels)
        self.assertEqual(manifests["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"], labels)
        self.assertEqual(manifests["Service"]["spec"]["selector"], labels)
        self.assertEqual(pod["topologySpreadConstraints"][0]["labelSelector"]["matchLabels"], labels)
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        self.assertEqual(manifests["Service"]["spec"]["ports"][0]["targetPort"], "http")
        environment = {entry["name"]: entry["value"] for entry in container["env"]}
        self.assertEqual(environment["ESPALIER_METRICS_ADDRESS"], f"0.0.0.0:{ports['metrics']}")
        for probe, path in [("startupProbe", "/healthz"), ("readinessProbe", "/readyz"), ("livenessProbe", "/healthz")]:
            self.assertEqual(container[probe]["httpGet"], {"path": path, "port": "metrics"})
        self.assertEqual({volume["name"] for volume in pod["volumes"]}, {mount["name"] for mount in container["volumeMounts"]})
        # A worker of the group that ends is killed a second after its time.
        needed = container["lifecycle"]["preStop"]["sleep"]["seconds"] + int(environment["ESPALIER_GRACE"]) + 1
        self.assertGreater(pod["terminationGracePeriodSeconds"], needed)
        self.assertEqual(deployment["strategy"]["rollingUpdate"]["maxUnavailable"], 0)
        self.assertLess(manifests["PodDisruptionBudget"]["spec"]["maxUnavailable"], deployment["replicas"])

    def test_the_variables_of_the_manifest_are_options_of_the_program(self):
        table = (ROOT / "Sources/Server/Program/Options/ServerOption+Table.swift").read_text()
        names = {"ESPALIER_" + name.upper().replace("-", "_") for name in re.findall(r'ServerOption\(\s*"([a-z-]+)"', table)} | {"HOST", "PORT"}
        [container] = self.manifests()["Deployment"]["spec"]["template"]["spec"]["containers"]
        self.assertEqual({entry["name"] for entry in container["env"]} - names, set())
        command = re.search(r"^ExecStart=\S+ (.*)$", (FILES / "espalier.service").read_text(), re.MULTILINE).group(1)
        options = {"ESPALIER_" + name.upper().replace("-", "_") for name in re.findall(r"--([a-z-]+)", command)}
        self.assertEqual(options - names - {"ESPALIER_CONFIG"}, set())

    def test_the_article_shows_the_files_as_they_are(self):
        shown = re.findall(r"^```\w+\n(.*?)^```$", ARTICLE.read_text(), re.MULTILINE | re.DOTALL)
        for file in sorted(FILES.iterdir()):
            self.assertIn(file.read_text(), shown, file.name)


if __name__ == "__main__":
    unittest.main()
