import EspalierAutomation
import Foundation
import Synchronization

/// A Chromium that chromedriver controls (WebDriver, W3C), without a window.
final class ChromiumBrowser {
    private let connection: HTTPConnection
    private let session: String

    private init(_ connection: HTTPConnection, session: String) {
        self.connection = connection
        self.session = session
    }

    // MARK: Browsers

    private struct Pool: @unchecked Sendable {
        // Only the thread that tests an app uses them.
        var process: AppProcess?
        var port: UInt16 = 0
        var free: [ChromiumBrowser] = []
    }

    private static let pool = Mutex(Pool())

    /// A browser without cookies: one that a former test no longer uses, or a new one.
    static func take() throws(AutomationProblem) -> ChromiumBrowser {
        if let browser = pool.withLock({ $0.free.popLast() }) {
            // The values of a tab do not belong to the next one.
            _ = try? browser.run("sessionStorage.clear(); arguments[0](null)", [])
            // The former page must not get another cookie.
            try browser.open("about:blank")
            try browser.command("Network.clearBrowserCookies")
            return browser
        }
        let known = pool.withLock { $0 }
        var port = known.port
        if known.process?.isRunning != true {
            let process = AppProcess(
                program: "/usr/bin/chromedriver", options: ["--port=0"], arguments: [], environment: [:],
                announcement: " started successfully on port ")
            port = try AppProcesses.start(process)
            pool.withLock { $0 = Pool(process: process, port: port) }
        }
        let connection = HTTPConnection(port: port)
        let capabilities = """
            {"capabilities":{"alwaysMatch":{"browserName":"chrome","timeouts":{"script":30000},"goog:chromeOptions":{
            "binary":"/usr/bin/chromium","args":["--headless=new","--no-sandbox","--hide-scrollbars","--disable-gpu"]}}}}
            """
        let value = try value(of: try connection.post("/session", json: capabilities))
        guard let session = (value as? [String: Any])?["sessionId"] as? String else {
            throw AutomationProblem("chromedriver opened no browser: \(value ?? "no value")")
        }
        return ChromiumBrowser(connection, session: session)
    }

    /// Leaves the browser to the next test.
    func giveBack() { Self.pool.withLock { $0.free.append(self) } }

    // MARK: Commands

    private static func value(of response: HTTPConnection.Response) throws(AutomationProblem) -> Any? {
        let json =
            (try? JSONSerialization.jsonObject(with: response.body, options: .fragmentsAllowed)) as? [String: Any]
        let value = json?["value"]
        guard response.status == 200 else {
            let message = (value as? [String: Any])?["message"] as? String ?? "status \(response.status)"
            throw AutomationProblem("Chromium: \(message.prefix { $0 != "\n" })")
        }
        return value is NSNull ? nil : value
    }

    private func post(_ path: String, _ json: String) throws(AutomationProblem) -> Any? {
        try Self.value(of: try connection.post("/session/\(session)/\(path)", json: json))
    }

    func open(_ address: String) throws(AutomationProblem) {
        _ = try post("url", "{\"url\":\(AutomationEvent.quoted(address))}")
    }

    /// Runs a script, which calls the last of its arguments with its result.
    ///
    /// - Parameter arguments: As JSON.
    func run(_ script: String, _ arguments: [String]) throws(AutomationProblem) -> Any? {
        try post(
            "execute/async",
            "{\"script\":\(AutomationEvent.quoted(script)),\"args\":[\(arguments.joined(separator: ","))]}")
    }

    /// A command of the DevTools protocol.
    func command(_ name: String, _ parameters: String = "{}") throws(AutomationProblem) {
        _ = try post("goog/cdp/execute", "{\"cmd\":\"\(name)\",\"params\":\(parameters)}")
    }

    /// Tells the page that a user has used it. Going back, Chromium skips what a page has added to the history without that.
    func countAsUsed() throws(AutomationProblem) {
        try command("Runtime.evaluate", "{\"expression\":\"0\",\"userGesture\":true}")
    }

    /// Gives the window a size and a color scheme. Motion is reduced, so that no step waits for the end of another one's.
    func resize(to size: CGSize, isDark: Bool) throws(AutomationProblem) {
        try command(
            "Emulation.setDeviceMetricsOverride",
            "{\"width\":\(Int(size.width)),\"height\":\(Int(size.height)),\"deviceScaleFactor\":1,\"mobile\":false}")
        try command(
            "Emulation.setEmulatedMedia",
            "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"\(isDark ? "dark" : "light")\"},"
                + "{\"name\":\"prefers-reduced-motion\",\"value\":\"reduce\"}]}")
    }

    func setLanguages(_ languages: String) throws(AutomationProblem) {
        try command("Network.enable")
        try command(
            "Network.setExtraHTTPHeaders", "{\"headers\":{\"Accept-Language\":\(AutomationEvent.quoted(languages))}}")
    }

    /// A picture of the window as PNG.
    func picture() -> Data? {
        guard let response = try? connection.get("/session/\(session)/screenshot"),
            let text = (try? Self.value(of: response)) as? String
        else { return nil }
        return Data(base64Encoded: text)
    }
}
