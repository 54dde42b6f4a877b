"""Three browsers with one interface: open, size, run a script, click, type, press a key."""
import atexit
import collections
import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

# Seconds between two looks at a condition. Without a pause, asking would slow down the page.
PAUSE = 0.01

# Engines that no class of tests uses, by their class.
idle = {}


def lend(kind):
    """An engine for a class of tests, which gives it back: another class may have used it before."""
    return idle.pop(kind, None) or kind()


def give_back(engine):
    if not engine.is_lent:
        return engine.quit()
    try:
        engine.forget()
    except WebDriverException:
        # A page holds its tab, as by an alert, or the browser has crashed: the next class gets another one.
        return engine.quit()
    except BaseException:
        engine.quit()
        raise
    idle[type(engine)] = engine


@atexit.register
def quit_idle():
    while idle:
        idle.popitem()[1].quit()


class Engine:
    """A page in a browser, driven by WebDriver."""

    name = ""
    # The minimum width of the window.
    narrowest = 0

    def __init__(self):
        # Everything that was started ends in reverse order when the engine quits or fails to start.
        with contextlib.ExitStack() as started:
            # The folder in which the browser saves files.
            self.downloads = pathlib.Path(started.enter_context(tempfile.TemporaryDirectory()))
            self.driver = self.start(started)
            self.started = started.pop_all()

    def start(self, started):
        """Starts the browser and returns its driver. Registers with `started` how to end each part."""
        raise NotImplementedError

    def quit(self):
        self.started.close()

    # Whether the browser can serve one class of tests after another.
    is_lent = False

    def forget(self):
        """Makes the browser one that has seen no page."""
        for kept in self.downloads.iterdir():
            kept.unlink()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def open(self, url):
        self.driver.get(url)
        self.settle()

    def browser(self):
        """The cookie by which the server identifies this browser."""
        cookie = self.driver.get_cookie("espalier-browser")
        return cookie and cookie["value"]

    def forget_cookies(self):
        """Makes the next visit the browser's first one."""
        self.driver.delete_all_cookies()

    def settle(self, seconds=10):
        """Waits until the page is idle: no request, no animation of the page, no font loading."""
        self.until(
            "return document.readyState === 'complete' && document.body && document.body.dataset.busy === undefined"
            " && document.fonts.status === 'loaded'"
            " && document.getAnimations().every((a) => a.playState !== 'running' || a.timeline !== document.timeline"
            "   || a.effect.getComputedTiming().endTime === Infinity)", seconds)

    def until(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise TimeoutError(f"{self.name}: still not: {condition}")
            time.sleep(PAUSE)

    def watch_batches(self):
        """Makes the page record each batch of events that it sends: the transport and the events' types."""
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

    def find(self, selector):
        """The first element that a CSS selector matches."""
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def click(self, element):
        element.click()

    def type(self, element, text):
        element.send_keys(text)

    def rest(self, milliseconds):
        """Keeps the pointer in place for a time on the page's own clock, which the page uses to recognize gestures."""
        start = self.run("return performance.now()")
        self.until(f"return performance.now() >= {start + milliseconds}")

    @contextlib.contextmanager
    def slowly(self, times=5):
        """Slows down the page's clock by a factor, for actions that must finish quickly by this clock on any machine."""
        self.run(
            "const [times] = arguments, now = performance.now.bind(performance), start = now(), { setTimeout } = window;"
            "performance.now = () => start + (now() - start) / times;"
            "window.setTimeout = (work, time, ...more) => setTimeout(work, time * times, ...more);"
            "window.hurry = () => { delete performance.now; window.setTimeout = setTimeout; }", times)
        try:
            yield
        finally:
            self.run("hurry()")

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, *keys):
        """Presses the last key while the others are held."""
        actions = ActionChains(self.driver)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in keys[:-1]:
            actions.key_up(key)
        actions.perform()

    def mouse(self, kind, x, y):
        """An event of the mouse with the left button: `mousePressed`, `mouseMoved` or `mouseReleased`."""
        actions = ActionChains(self.driver, duration=0)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(round(x), round(y))
        {"mousePressed": pointer.pointer_down, "mouseMoved": lambda: None, "mouseReleased": pointer.pointer_up}[kind]()
        actions.w3c_actions.perform()

    def right_click(self, x, y):
        """A click of the secondary button."""
        actions = ActionChains(self.driver, duration=0)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(round(x), round(y))
        pointer.pointer_down(button=2)
        pointer.pointer_up(button=2)
        actions.w3c_actions.perform()

    def drawn(self):
        """Waits for three frames. Requests that follow from scrolling have been sent by then."""
        self.run(
            "window.drawn = 0; const count = () => ++window.drawn < 3 && requestAnimationFrame(count);"
            "requestAnimationFrame(count)")
        self.until("return window.drawn >= 3")
        self.settle()

    def size(self, width, height):
        """Gives the viewport exactly this size, but at least the minimum width."""
        width = max(width, self.narrowest)
        for _ in range(3):
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.window_size()
            self.resize_window(outer["width"] + width - inner[0], outer["height"] + height - inner[1])
            self.until(f"return innerWidth !== {inner[0]} || innerHeight !== {inner[1]}")
        self.until(f"return innerWidth === {width} && innerHeight === {height}")

    def window_size(self):
        return self.driver.get_window_size()

    def resize_window(self, width, height):
        self.driver.set_window_size(width, height)


def end(process):
    process.terminate()
    process.wait()


class Chromium(Engine):
    name = "Chromium"
    # Further arguments of the command.
    arguments = ()
    # It takes a second to start and to quit, and less to open a tab.
    is_lent = True

    def start(self, started):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu", *self.arguments]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService(executable_path="/usr/bin/chromedriver"))
        started.callback(driver.quit)
        self.save_downloads(driver)
        return driver

    def save_downloads(self, driver):
        driver.execute_cdp_cmd(
            "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(self.downloads)})

    def forget(self):
        super().forget()
        # A tab has its own emulation of a device, headers and permissions. The next class has a server at another port, and so nothing
        # else that a page has kept.
        used = self.driver.window_handles
        self.driver.switch_to.new_window("tab")
        fresh = self.driver.current_window_handle
        for handle in used:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(fresh)
        # A new tab does not have the focus until it is brought to the front: scripts focus its elements without events.
        self.driver.execute_cdp_cmd("Page.bringToFront", {})
        self.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        self.driver.execute_cdp_cmd("Browser.resetPermissions", {})
        self.save_downloads(self.driver)
        self.errors()

    def size(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def device(self, width, height):
        """Turns the window into the screen of a phone or tablet with touch."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True,
             "screenWidth": width, "screenHeight": height})
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})

    @contextlib.contextmanager
    def media(self, **features):
        """Emulates media features of the system, such as a dark color scheme."""
        self.emulate({name.replace("_", "-"): value for name, value in features.items()})
        try:
            yield
        finally:
            self.emulate({})

    def emulate(self, features):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": name, "value": value} for name, value in features.items()]})

    @contextlib.contextmanager
    def without_scripts(self):
        """Disables the scripts of pages."""
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def accept_languages(self, languages):
        """Makes the browser request pages in these languages."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": languages}})

    def touch(self, kind, *points):
        """Touches the page with the given fingers, and no others."""
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

    def draw(self, start, end, steps=8, rests=False, lift=True):
        """Moves a finger from one point to another. A finger that rests before it is lifted throws nothing."""
        (x, y), (to_x, to_y) = start, end
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            if rests and step == steps:
                self.rest(150)
            self.touch("touchMove", (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
        if lift:
            self.touch("touchEnd")

    def mouse(self, kind, x, y, count=1):
        """A mouse event with the left button. `count` is its number in a series of clicks: 2 for the second click of a double
        click."""
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent",
            {"type": kind, "x": x, "y": y, "button": "left", "buttons": 0 if kind == "mouseReleased" else 1,
             "clickCount": count})

    def click_at(self, x, y, count=1):
        self.mouse("mousePressed", x, y, count)
        self.mouse("mouseReleased", x, y, count)

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


class WebKit(Engine):
    """WebKitGTK's MiniBrowser in a window of a virtual screen."""

    name = "WebKitGTK"
    narrowest = 450

    def start(self, started):
        binaries = [
            f"/usr/lib/x86_64-linux-gnu/webkit2gtk-{version}/MiniBrowser" for version in ("4.1", "4.0")]
        binary = next(path for path in binaries if os.path.exists(path))
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        started.callback(screen.stdout.close)
        started.callback(end, screen)
        os.environ["DISPLAY"] = ":" + screen.stdout.readline().decode().strip()
        os.environ["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
        # MiniBrowser saves files in the user's folder for downloads.
        settings = pathlib.Path(started.enter_context(tempfile.TemporaryDirectory()))
        (settings / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{self.downloads}"\n')
        os.environ["XDG_CONFIG_HOME"] = str(settings)
        options = webdriver.WebKitGTKOptions()
        options.binary_location = binary
        options.add_argument("--automation")
        driver = webdriver.WebKitGTK(
            options=options, service=webdriver.WebKitGTKService(executable_path=shutil.which("WebKitWebDriver")))
        started.callback(driver.quit)
        return driver


class Firefox(Engine):
    """Firefox over its own protocol, Marionette: Debian has no geckodriver."""

    name = "Firefox"
    narrowest = 500
    # It takes five seconds to start.
    is_lent = True

    def start(self, started):
        from marionette_driver.marionette import Marionette

        profile = tempfile.mkdtemp()
        started.callback(shutil.rmtree, profile, ignore_errors=True)
        with open(os.path.join(profile, "user.js"), "w") as preferences:
            # The system chooses the port: another Firefox may be running.
            preferences.write('user_pref("marionette.port", 0);\n')
            preferences.write('user_pref("ui.useOverlayScrollbars", 1);\n')
            preferences.write('user_pref("browser.download.folderList", 2);\n')
            preferences.write(f'user_pref("browser.download.dir", "{self.downloads}");\n')
        process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        started.callback(process.stdout.close)
        started.callback(end, process)
        port = next(int(line.rsplit(" ", 1)[1]) for line in process.stdout if "Listening on port" in line)
        # Reads all further output, because a full pipe would block the browser.
        threading.Thread(target=collections.deque, args=(process.stdout, 0), daemon=True).start()
        driver = Marionette(host="127.0.0.1", port=port)
        driver.start_session(timeout=60)
        started.callback(driver.delete_session)
        return driver

    def forget(self):
        super().forget()
        self.forget_cookies()
        used = self.driver.window_handles
        fresh = self.driver.open(type="tab")["handle"]
        for handle in used:
            self.driver.switch_to_window(handle)
            self.driver.close()
        self.driver.switch_to_window(fresh)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments, sandbox=None, new_sandbox=False)

    def open(self, url):
        self.driver.navigate(url)
        self.settle()

    def press(self, *keys):
        self.driver.actions.sequence("key", "keyboard").send_keys("".join(keys)).perform()

    def chord(self, *keys):
        actions = self.driver.actions.sequence("key", "keyboard")
        for key in keys:
            actions.key_down(key)
        for key in reversed(keys):
            actions.key_up(key)
        actions.perform()

    def mouse(self, kind, x, y):
        actions = self.driver.actions.sequence("pointer", "mouse", {"pointerType": "mouse"})
        actions.pointer_move(round(x), round(y))
        {"mousePressed": actions.pointer_down, "mouseMoved": lambda: None, "mouseReleased": actions.pointer_up}[kind]()
        actions.perform()

    def right_click(self, x, y):
        actions = self.driver.actions.sequence("pointer", "mouse", {"pointerType": "mouse"})
        actions.pointer_move(round(x), round(y)).pointer_down(button=2).pointer_up(button=2)
        actions.perform()

    def element(self, node):
        return self.driver.find_element("id", f"n{node}")

    def find(self, selector):
        return self.driver.find_element("css selector", selector)

    def window_size(self):
        return self.driver.window_rect

    def resize_window(self, width, height):
        self.driver.set_window_rect(width=width, height=height)
