import EspalierAutomation
import Foundation

/// Uses a page in Chromium: the page's own client sends the events and shows the patches. The elements are those of the JSON tree that
/// the browser requests for its page, at the revision that it shows.
final class ChromiumDriver: AutomationDriver {
    private let browser: ChromiumBrowser
    private let process: AppProcess
    private let port: UInt16
    private var current: PageTree?

    init(
        _ process: AppProcess, port: UInt16, languages: String, size: CGSize
    ) throws(AutomationProblem) {
        browser = try ChromiumBrowser.take()
        self.process = process
        self.port = port
        try browser.resize(to: size, isDark: false)
        try browser.setLanguages(languages)
    }

    deinit { browser.giveBack() }

    func open(_ address: String) throws(AutomationProblem) -> PageTree {
        current = nil
        let path = address.hasPrefix("/") ? address : "/" + address
        do throws(AutomationProblem) { try browser.open("http://127.0.0.1:\(port)\(path)") } catch {
            throw AutomationProblem("\(error.message). \(process.story)")
        }
        return try tree()
    }

    func tree() throws(AutomationProblem) -> PageTree { try read("", []) }

    func send(_ events: [AutomationEvent]) throws(AutomationProblem) -> PageTree {
        var rest: [AutomationEvent] = []
        for event in events {
            if case .window(let size, let isDark) = event.value {
                try resize(to: size, isDark: isDark)
            } else {
                rest.append(event)
            }
        }
        return try read(ChromiumScript.perform, rest.map(\.json))
    }

    /// Changes the window, and waits until the page has reported it.
    private func resize(to size: CGSize, isDark: Bool) throws(AutomationProblem) {
        try browser.resize(to: size, isDark: isDark)
        let deadline = ContinuousClock.now + .seconds(5)
        while try tree().size != size, try waitForChange(after: current?.revision ?? 0, until: deadline) {}
    }

    /// Runs a script, waits until the page is idle, and reads its tree, unless it is the known one.
    private func read(_ script: String, _ events: [String]) throws(AutomationProblem) -> PageTree {
        let known = current.map { ["\"\($0.revision)\"", AutomationEvent.quoted($0.session)] } ?? ["null", "null"]
        let value: Any?
        do throws(AutomationProblem) {
            if !events.isEmpty { try browser.countAsUsed() }
            value = try browser.run(
                ChromiumScript.read(after: script), known + ["[\(events.joined(separator: ","))]"])
        } catch {
            throw AutomationProblem("\(error.message). \(process.story)")
        }
        if value == nil, let current { return current }
        guard let text = value as? String else { throw AutomationProblem("the browser shows no page") }
        if text.hasPrefix("!") { throw AutomationProblem(String(text.dropFirst())) }
        let tree = try PageTree(json: Data(text.utf8))
        current = tree
        return tree
    }

    func waitForChange(
        after revision: Int, until deadline: ContinuousClock.Instant
    ) throws(AutomationProblem) -> Bool {
        let rest = ContinuousClock.now.duration(to: deadline)
        let milliseconds = rest.components.seconds * 1000 + rest.components.attoseconds / 1_000_000_000_000_000
        // A longer wait than the limit of scripts goes on with the next one.
        let limited = min(max(milliseconds, 0), 20_000)
        // A page that gives way to another one ends the script.
        guard let value = try? browser.run(ChromiumScript.wait, ["\(revision)", "\(limited)"]) else { return true }
        if value as? Bool == true { return true }
        return limited < milliseconds ? try waitForChange(after: revision, until: deadline) : false
    }

    func picture() -> Data? { browser.picture() }
}
