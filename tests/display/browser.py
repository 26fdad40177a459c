"""A real browser without a screen: Chromium, driven by chromedriver in the protocol WebDriver of the W3C.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def find():
    """Returns: whether Chromium and its driver are installed."""
    return bool(shutil.which("chromedriver") and (shutil.which("chromium") or shutil.which("chromium-browser")))


class Server:
    """chromedriver, which starts a browser for each session."""

    def __init__(self):
        self.process = subprocess.Popen(["chromedriver", "--port=0", "--log-level=SEVERE"], stdout=subprocess.PIPE, text=True,
                                        stderr=subprocess.DEVNULL)
        for line in self.process.stdout:
            if "started successfully on port" in line:
                self.address = "http://127.0.0.1:" + line.rsplit(" ", 1)[1].strip().rstrip(".")
                return
        raise RuntimeError("chromedriver does not start")

    def call(self, method, path, data=None):
        body = json.dumps(data).encode() if data is not None else None
        request = urllib.request.Request(self.address + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()[:600]}") from error

    def close(self):
        self.process.terminate()
        self.process.stdout.close()
        self.process.wait(20)


class Phone:
    """A browser with a screen of the given size."""

    def __init__(self, server, width, height, language="en"):
        self.server = server
        self.size = width, height
        self.profile = tempfile.mkdtemp(prefix="pandoria-phone.")
        options = {
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
                     "--no-first-run", "--disable-background-networking", "--disable-component-update", "--no-proxy-server",
                     f"--lang={language}", f"--user-data-dir={self.profile}"],
            "mobileEmulation": {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0, "touch": True}},
        }
        capabilities = {"browserName": "chrome", "goog:chromeOptions": options,
                        "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}
        self.session = "/session/" + server.call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})["sessionId"]

    def call(self, method, path, data=None):
        return self.server.call(method, self.session + path, data)

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        """Runs @script in the page. Returns: what it returns."""
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_async(self, script, *arguments):
        """Runs @script, which calls its last argument with the result."""
        return self.call("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def command(self, name, **parameters):
        """A command of the protocol of Chromium's tools."""
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def wait(self, script, seconds=15, what=""):
        """Waits until @script returns something true, which this returns."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run(script)
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"{self.size}: waited in vain for {what or script}")

    def press(self, selector):
        element = self.call("POST", "/element", {"using": "css selector", "value": selector})
        self.call("POST", f"/element/{element[ELEMENT]}/click", {})

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.command("Page.captureScreenshot", captureBeyondViewport=True)["data"]))

    def read_log(self, kind):
        return self.call("POST", "/se/log", {"type": kind})

    def close(self):
        self.call("DELETE", "")
        shutil.rmtree(self.profile, ignore_errors=True)
