"""Three browsers behind one set of verbs: open, size, run a script, click, type, press a key."""
import os
import shutil
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By


class Engine:
    """A page in a browser, driven by WebDriver."""

    name = ""

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def open(self, url):
        self.driver.get(url)
        self.settle()

    def settle(self, seconds=10):
        """Waits until nothing is under way: no request, no animation of the page's own, no font."""
        self.until(
            "return document.readyState === 'complete' && document.body.dataset.busy === undefined"
            " && document.fonts.status === 'loaded'"
            " && document.getAnimations().every((a) => a.playState !== 'running'"
            "   || a.effect.getComputedTiming().endTime === Infinity)", seconds)

    def until(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise TimeoutError(f"{self.name}: still not: {condition}")

    def eventually(self, look, seconds=10):
        """Looks until there is something to see: without scripts a page does not say when the next one is there."""
        end = time.monotonic() + seconds
        while True:
            try:
                if seen := look():
                    return seen
            except (WebDriverException, AssertionError):
                pass  # the page is being replaced
            if time.monotonic() > end:
                return look()

    def watch_batches(self):
        """From now on the page remembers each batch of events that it sends: by what, and the events' types."""
        self.run(
            "window.batches = []; const { fetch } = window, { send } = WebSocket.prototype;"
            "const note = (by, text) => batches.push([by, JSON.parse(text).events.map((event) => event.type)]);"
            "window.fetch = (url, options) => {"
            "  if (options.body) note('request', options.body); return fetch(url, options); };"
            "WebSocket.prototype.send = function (text) { note('channel', text); return send.call(this, text); }")

    def batches(self):
        return self.run("return batches")

    def element(self, node):
        return self.driver.find_element(By.ID, f"n{node}")

    def click(self, element):
        element.click()

    def type(self, element, text):
        element.send_keys(text)

    def rest(self, milliseconds):
        """Lets the pointer stay where it is for so long on the page's own clock, by which the page tells gestures apart."""
        start = self.run("return performance.now()")
        self.until(f"return performance.now() >= {start + milliseconds}")

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def size(self, width, height):
        """Gives the viewport exactly this size."""
        for _ in range(3):
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.driver.get_window_size()
            self.driver.set_window_size(
                outer["width"] + width - inner[0], outer["height"] + height - inner[1])
            self.until(f"return innerWidth !== {inner[0]} || innerHeight !== {inner[1]}", 3)

    def quit(self):
        self.driver.quit()


class Chromium(Engine):
    name = "Chromium"

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService(executable_path="/usr/bin/chromedriver"))

    def size(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def media(self, **features):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def scripts(self, enabled):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not enabled})

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


class WebKit(Engine):
    """WebKitGTK's MiniBrowser in a window of a virtual screen."""

    name = "WebKitGTK"
    # The narrowest that MiniBrowser's window gets.
    narrowest = 450

    def size(self, width, height):
        super().size(max(width, self.narrowest), height)

    def __init__(self):
        binaries = [
            f"/usr/lib/x86_64-linux-gnu/webkit2gtk-{version}/MiniBrowser" for version in ("4.1", "4.0")]
        binary = next(path for path in binaries if os.path.exists(path))
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        os.environ["DISPLAY"] = ":" + self.screen.stdout.readline().decode().strip()
        os.environ["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = binary
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(
            options=options, service=webdriver.WebKitGTKService(executable_path=shutil.which("WebKitWebDriver")))

    def quit(self):
        super().quit()
        self.screen.terminate()
        self.screen.wait()


class Firefox(Engine):
    """Firefox by Marionette, its own protocol: Debian has no geckodriver."""

    name = "Firefox"

    def __init__(self):
        from marionette_driver.marionette import Marionette

        self.profile = tempfile.mkdtemp()
        # The port is the system's choice: another Firefox may be running.
        import socket

        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with open(os.path.join(self.profile, "user.js"), "w") as preferences:
            preferences.write(f'user_pref("marionette.port", {port});\n')
            preferences.write('user_pref("ui.useOverlayScrollbars", 1);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.driver = Marionette(host="127.0.0.1", port=port)
        self.driver.start_session(timeout=60)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments, sandbox=None, new_sandbox=False)

    def open(self, url):
        self.driver.navigate(url)
        self.settle()

    def eventually(self, look, seconds=10):
        """Looks until there is something to see: without scripts a page does not say when the next one is there."""
        end = time.monotonic() + seconds
        while True:
            try:
                if seen := look():
                    return seen
            except (WebDriverException, AssertionError):
                pass  # the page is being replaced
            if time.monotonic() > end:
                return look()

    def element(self, node):
        return self.driver.find_element("id", f"n{node}")

    def size(self, width, height):
        for _ in range(3):
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.driver.window_rect
            self.driver.set_window_rect(
                width=outer["width"] + width - inner[0], height=outer["height"] + height - inner[1])

    def quit(self):
        self.driver.delete_session()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
