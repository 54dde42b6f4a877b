"""The configurations of the article "Behind a Proxy", as they are written there, with an app behind them (Tests/Apps/InputApp)."""
import base64
import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

import engines
from gallery import ROOT, Gallery, nodes
from pages import Page
from selenium.webdriver.common.by import By
from test_input import PROGRAM

ARTICLE = (ROOT / "Sources/SwiftUI/SwiftUI.docc/BehindAProxy.md").read_text()
HOST = "desk.example"
# Another address than that of the proxy, which is trusted.
CLIENT = "127.0.0.2"
# The time in seconds that any step may take.
TIMEOUT = 20
OPTIONS = ["--trusted-proxies", "127.0.0.1", "--allowed-hosts", HOST]
# The apps by their base paths.
servers = {}
folder = pathlib.Path()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", ARTICLE, re.MULTILINE | re.DOTALL)


def setUpModule():
    global folder
    temporary = tempfile.TemporaryDirectory()
    unittest.addModuleCleanup(temporary.cleanup)
    folder = pathlib.Path(temporary.name)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
         "-addext", f"subjectAltName=DNS:{HOST},DNS:localhost", "-keyout", folder / "key", "-out", folder / "certificate"],
        check=True, stderr=subprocess.DEVNULL)
    (folder / "pem").write_text((folder / "certificate").read_text() + (folder / "key").read_text())
    for base in ["", "/desk"]:
        servers[base] = Gallery(program=PROGRAM, options=OPTIONS + (["--base-path", base] if base else []))
        unittest.addModuleCleanup(servers[base].stop)


def tearDownModule():
    # pytest does not.
    unittest.doModuleCleanups()


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


@contextlib.contextmanager
def running(command, port):
    """Runs a proxy until the end, from the time when it listens."""
    with open(folder / "log", "w") as log:
        process = subprocess.Popen(
            [str(part) for part in command], stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=folder,
            env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)})
    try:
        end = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    raise AssertionError((folder / "log").read_text()) from None
                time.sleep(engines.PAUSE)
        yield port
    finally:
        process.terminate()
        process.wait(20)


def adapted(text, port, server):
    """A part of the article with the ports and the files of the test."""
    for written, own in [
            ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"), ("bind :443", f"bind 127.0.0.1:{port}"),
            ("/etc/ssl/desk.example.pem", f"{folder}/pem"), ("/etc/ssl/desk.example.key", f"{folder}/key"),
            ("/etc/nginx/snippets/", f"{folder}/"), ("127.0.0.1:8080", f"127.0.0.1:{server.port}"),
            ("desk.example {", f"https://:{port} {{\n    bind 127.0.0.1\n    tls {folder}/certificate {folder}/key")]:
        text = text.replace(written, own)
    return text


def nginx(form, server):
    lines, *sites = blocks("nginx")
    port = free_port()
    (folder / "desk.conf").write_text(lines)
    (folder / "desk-removed.conf").write_text(lines.replace('X-Forwarded-Prefix ""', "X-Forwarded-Prefix /desk"))
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; {user} events {{}} http {{ access_log off; {paths}\n"
        + adapted(sites[form], port, server) + "}")
    return running(["/usr/sbin/nginx", "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf"], port)


def caddy(form, server):
    port = free_port()
    (folder / "Caddyfile").write_text("{\n    admin off\n    auto_https off\n    grace_period 1s\n}\n" + adapted(blocks("caddyfile")[form], port, server))
    return running(["/usr/bin/caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"], port)


def haproxy(form, server):
    (defaults, frontend, backend), other, removing = blocks("haproxy")[0].split("\n\n"), *blocks("haproxy")[1:]
    port = free_port()
    parts = [defaults, other if form else frontend, removing if form == REMOVED else backend]
    (folder / "haproxy.cfg").write_text(adapted("\n\n".join(parts), port, server) + "\n")
    return running(["/usr/sbin/haproxy", "-db", "-f", folder / "haproxy.cfg"], port)


ROOT_FORM, BELOW, REMOVED = range(3)
PROXIES = {"nginx": nginx, "caddy": caddy, "haproxy": haproxy}


def is_installed(name):
    return shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin") is not None


class Visitor:
    """A client of a proxy, with the cookies of a browser."""

    def __init__(self, port):
        self.port = port
        self.origin = f"https://{HOST}:{port}"
        self.cookies = {}

    def connect(self):
        context = ssl.create_default_context(cafile=folder / "certificate")
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT, source_address=(CLIENT, 0))
        return context.wrap_socket(plain, server_hostname=HOST)

    def ask(self, method, path, body=None, **headers):
        """The status, the headers and the text of a response."""
        connection = http.client.HTTPSConnection(HOST, self.port)
        connection.sock = self.connect()
        with contextlib.closing(connection):
            headers = {name.replace("_", "-"): value for name, value in headers.items()}
            if self.cookies:
                headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            if method != "GET":
                headers.setdefault("Origin", self.origin)
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            for header in response.headers.get_all("Set-Cookie") or []:
                name, value = header.split(";")[0].split("=", 1)
                self.cookies[name] = value
            return response.status, response.headers, response.read().decode()

    def begin(self, method, path, *lines):
        """Sends the head of a request, and returns the connection."""
        connection = self.connect()
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", f"Origin: {self.origin}", f"Cookie: {cookies}", *lines]
        connection.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        return connection


def read_until(connection, mark):
    data = b""
    while mark not in data:
        part = connection.recv(65536)
        if not part:
            raise AssertionError(f"the connection ended after {data[-500:]}")
        data += part
    return data


class BehindAProxy:
    """The tests of all proxies."""

    name = ""

    def test_an_app_works_at_the_root(self):
        self.check(ROOT_FORM, "")

    def test_an_app_works_below_a_path(self):
        self.check(BELOW, "/desk")

    def test_an_app_works_below_a_path_that_the_proxy_removes(self):
        self.check(REMOVED, "/desk")

    def check(self, form, base):
        with PROXIES[self.name](form, servers[base]) as port:
            visitor = Visitor(port)
            self.check_page(visitor, base)
            self.check_request(visitor, base)
            self.check_redirects(visitor, base)
            self.check_events(visitor, base)
            self.check_streams(visitor, base)
            self.check_uploads(visitor, base)

    def check_page(self, visitor, base):
        status, headers, text = visitor.ask("GET", base + "/answers")
        self.assertEqual(status, 200, text)
        cookie = headers["Set-Cookie"]
        self.assertTrue(cookie.startswith("__Host-espalier-browser" + base.replace("/", "!") + "="), cookie)
        self.assertIn("; Path=/;", cookie)
        self.assertTrue(cookie.endswith("; Secure"), cookie)
        addresses = re.findall(r'(?:href|src|action)="(/[^"]*)"', text)
        self.assertGreater(len(addresses), 2)
        self.assertEqual([address for address in addresses if not address.startswith(base + "/")], [])
        script = next(address for address in addresses if "client-" in address)
        status, headers, _ = visitor.ask("GET", script)
        self.assertEqual((status, headers["Content-Type"]), (200, "text/javascript; charset=utf-8"))
        self.session = re.search(r'data-session="([^"]+)"', text)[1]
        self.revision = int(re.search(r'data-revision="(\d+)"', text)[1])
        _, _, tree = visitor.ask("GET", f"{base}/answers.json?session={self.session}")
        self.tree = json.loads(tree)
        self.assertEqual(self.tree["path"], base + "/answers")

    def check_request(self, visitor, base):
        path = "/api/proxied/request"
        # What a client says about itself does not count.
        _, _, text = visitor.ask("GET", f"{base}{path}?a=b", X_Forwarded_For="203.0.113.9", X_Forwarded_Prefix="/evil",
                                 X_Forwarded_Proto="http", X_Forwarded_Host="evil.example")
        self.assertEqual(json.loads(text), {
            "path": path, "basePath": base, "url": f"{visitor.origin}{base}{path}?a=b", "address": CLIENT, "isSecure": True})

    def check_redirects(self, visitor, base):
        status, headers, _ = visitor.ask("GET", base + "/moved")
        self.assertEqual((status, headers["Location"]), (303, base + "/arrived?from=moved"))
        status, headers, _ = visitor.ask("GET", base or "/")
        if status != 200:
            self.assertIn(headers["Location"], [base + "/", f"{visitor.origin}{base}/"])
        if base:
            # The proxy has nothing there. Caddy says so with 200.
            for path in ["/answers", base + "top/answers"]:
                self.assertNotIn("data-session", visitor.ask("GET", path)[2])

    def tap(self, label):
        button = next(node for node in nodes(self.tree) if "tap" in node.get("events", [])
                      and label in [child.get("text") for child in node.get("children", [])])
        return {"node": button["id"], "type": "tap"}

    def check_events(self, visitor, base):
        body = {"session": self.session, "revision": self.revision, "events": [self.tap("Dark")]}
        headers = {"Content_Type": "application/json", "Accept": "application/x-espalier-patch+json"}
        status, _, _ = visitor.ask("POST", base + "/answers/events", json.dumps(body), Origin="https://evil.example", **headers)
        self.assertEqual(status, 403)
        status, _, patch = visitor.ask("POST", base + "/answers/events", json.dumps(body), **headers)
        self.assertEqual(status, 200, patch)
        ticket = re.search(r'0,0,7,"([^"]+)"', patch)[1]
        status, headers, _ = visitor.ask("POST", f"{base}/answers/take-ticket?session={self.session}", ticket)
        self.assertEqual((status, headers["Set-Cookie"]), (204, f"theme=dark; Path={base or '/'}; SameSite=Lax; HttpOnly; Secure"))

    def check_streams(self, visitor, base):
        query = f"?session={self.session}&revision={self.revision}"
        with visitor.begin("GET", f"{base}/answers/updates{query}", "Accept: text/event-stream") as stream:
            self.assertIn(b"theme: dark", read_until(stream, b"\n\n"))
        # Its second event never comes.
        with visitor.begin("GET", base + "/api/proxied/stream") as stream:
            read_until(stream, b"data: first\n\n")
        key = base64.b64encode(os.urandom(16)).decode()
        with visitor.begin("GET", f"{base}/answers/channel{query}&page=p", "Upgrade: websocket", "Connection: Upgrade",
                           "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}") as channel:
            self.assertIn(b" 101 ", read_until(channel, b"\r\n\r\n"))
            message = json.dumps({"revision": self.revision, "n": 1, "events": [self.tap("Count 0")]}).encode()
            self.assertLess(len(message), 126)
            channel.sendall(bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message)
            read_until(channel, b"Count 1")

    def check_uploads(self, visitor, base):
        # The app has the first bytes before the last ones are sent.
        with visitor.begin("PUT", base + "/api/proxied/upload", "Content-Length: 100000") as connection:
            connection.sendall(b"a" * 50_000)
            end = time.monotonic() + TIMEOUT
            while not 0 < json.loads(visitor.ask("GET", base + "/api/proxied/received")[2])["bytes"] <= 50_000:
                self.assertLess(time.monotonic(), end, "the proxy keeps the body")
            connection.sendall(b"a" * 50_000)
            read_until(connection, b'{"bytes":100000}')
        _, _, text = visitor.ask("GET", base + "/files")
        session = re.search(r'data-session="([^"]+)"', text)[1]
        status, _, name = visitor.ask("POST", f"{base}/files/uploads?session={session}&filename=a.txt", b"a" * 100_000)
        self.assertEqual(status, 200, name)


@unittest.skipUnless(is_installed("nginx"), "nginx is not installed")
class BehindNginx(BehindAProxy, unittest.TestCase):
    name = "nginx"


@unittest.skipUnless(is_installed("caddy"), "Caddy is not installed")
class BehindCaddy(BehindAProxy, unittest.TestCase):
    name = "caddy"


@unittest.skipUnless(is_installed("haproxy"), "HAProxy is not installed")
class BehindHAProxy(BehindAProxy, unittest.TestCase):
    name = "haproxy"


class TrustingChromium(engines.Chromium):
    """Chromium that accepts the certificate of the tests."""

    is_lent = False
    arguments = ("--ignore-certificate-errors",)


@unittest.skipUnless(is_installed("nginx"), "nginx is not installed")
class BrowserBelowAPath(Page):
    engine_class = TrustingChromium

    @classmethod
    def setUpClass(cls):
        cls.address = f"https://localhost:{cls.enterClassContext(nginx(BELOW, servers['/desk']))}"
        cls.start_engine()

    def press(self, name):
        self.engine.run("[...document.querySelectorAll('button')].find((el) => el.innerText.trim() === arguments[0]).click()", name)

    def location(self):
        return self.engine.run("return location.pathname + location.search")

    def assert_all_below(self):
        """Asserts that the page has loaded nothing from elsewhere."""
        loaded = self.engine.run("return performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)")
        self.assertGreater(len(loaded), 1)
        self.assertEqual([path for path in loaded if not path.startswith("/desk/")], [])

    def test_a_page_below_a_path_works_as_at_the_root(self):
        engine = self.engine
        engine.open(self.address + "/desk/answers?from=mail")
        self.until_seen("from: mail")
        self.press("Count 0")
        self.until_seen("Count 1")
        self.press("Dark")
        self.until_seen("theme: dark")
        self.eventually(lambda: self.assertEqual(engine.driver.get_cookie("theme")["path"], "/desk"))
        # A place, back and forward.
        self.press("Place")
        self.until_seen("Number 7, count 1")
        self.eventually(lambda: self.assertEqual(self.location(), "/desk/answers/Int/7"))
        engine.driver.back()
        self.eventually(lambda: self.assertEqual(self.location(), "/desk/answers?from=mail"))
        self.until_seen("Count 1")
        self.assert_all_below()
        # Another load has the cookie.
        engine.driver.refresh()
        self.until_seen("theme: dark")
        # A second tab has the same browser on the server.
        first = engine.driver.current_window_handle
        engine.driver.switch_to.new_window("tab")
        engine.open(self.address + "/desk/")
        engine.driver.find_element(By.LINK_TEXT, "Answers").click()
        self.until_seen("theme: dark")
        self.assertEqual(self.location(), "/desk/answers")
        self.press("Elsewhere")
        self.eventually(lambda: self.assertEqual(self.location(), "/desk/arrived?from=answers"))
        self.until_seen("theme: light")
        self.assert_all_below()
        engine.driver.close()
        engine.driver.switch_to.window(first)
        self.assertEqual([error for error in engine.errors() if "favicon" not in str(error)], [])
        names = {cookie["name"] for cookie in engine.driver.get_cookies()}
        self.assertIn("__Host-espalier-browser!desk", names)
        self.assertEqual([name for name in names if name.startswith(("espalier-", "__Host-espalier-")) and not name.endswith("!desk")], [])
