import EspalierAutomation
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation

/// Uses a page in this process, without a server: events go to the page's graph, and its tree is read as programs read it.
@MainActor
final class PageDriver: AutomationDriver {
    let browser: TestBrowser
    let tools: PageTools
    let clock = TestClock()
    private let source: PageSource
    private let size: PageSize
    private(set) var graph: ViewGraph
    private(set) var displayTree: DisplayTree
    private var scene: String
    /// The number of pages that were opened one after the other.
    private var opened = 0
    /// The URL that the page asks its browser to open.
    private var url: String?
    /// The tree as it was read last.
    private var shown: (tree: DisplayTree, page: PageTree)?

    init(
        _ source: PageSource, at path: String, size: PageSize, browser: TestBrowser, tools: PageTools
    ) throws(AutomationProblem) {
        (self.source, self.size, self.browser, self.tools) = (source, size, browser, tools)
        (graph, scene) = try Self.graph(source, path, size, browser, tools)
        clock.replaceClock(of: graph)
        displayTree = graph.currentTree()
        clock.onAdvance = { [unowned self] in update() }
        browser.add(self)
        try begin()
    }

    isolated deinit {
        graph.end()
    }

    private static func graph(
        _ source: PageSource, _ path: String, _ size: PageSize, _ browser: TestBrowser, _ tools: PageTools
    ) throws(AutomationProblem) -> (ViewGraph, scene: String) {
        let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let match = source.match(String(halves.first ?? "")) else {
            throw AutomationProblem("there is no page at \(path): the app has \(source.paths.joined(separator: ", "))")
        }
        let base = match.scene.split(separator: "/").reduce(into: "") { $0 += "/" + PagePlace.encoded(String($1)) }
        var location = PageLocation(
            base: base, value: match.value, segments: match.place, query: halves.count > 1 ? String(halves[1]) : nil)
        location.identity = browser.identity
        guard let graph = source.open(match.scene, browser.host(size), location, browser, tools.resources) else {
            throw AutomationProblem("there is no page at \(path): the app has \(source.paths.joined(separator: ", "))")
        }
        // A busy machine must not change what a test sees.
        graph.motions.samplingLimit = .seconds(600)
        return (graph, match.scene)
    }

    /// Brings a page that was just opened to its place.
    private func begin() throws(AutomationProblem) {
        opened += 1
        update()
        if !graph.isPlaceResolved {
            guard graph.openPlace() else { throw AutomationProblem("the page has no such place") }
            update()
        }
        let answer = graph.takeAnswer()
        browser.apply(answer.changes)
        if let target = answer.redirect { url = target.location }
        try checkFailure()
    }

    // MARK: The page

    /// Brings the page up to date.
    func update() {
        repeat {
            let tree = graph.currentTree()
            if tree !== displayTree { take(tree.openings) }
            displayTree = tree
        } while graph.hasFurtherSteps
        browser.apply(graph.takeChanges())
    }

    private func take(_ openings: [DisplayOpening]) {
        for opening in openings {
            switch opening {
            case .url(let address): url = address
            case .all(let list): take(list)
            default: break
            }
        }
    }

    func identityDidChange() { graph.identity = browser.identity }

    private func checkFailure() throws(AutomationProblem) {
        if let failure = graph.failure { throw AutomationProblem("the page has failed: \(failure)") }
    }

    private func page() throws(AutomationProblem) -> PageTree {
        update()
        try checkFailure()
        if var known = shown, known.tree === displayTree, url == nil {
            // A URL is opened once.
            known.page.opened = nil
            return known.page
        }
        let json = JSONTree.write(displayTree, session: "page-\(opened)", scene: scene, opened: url)
        url = nil
        let page = try PageTree(json: Data(json))
        shown = (displayTree, page)
        return page
    }

    private func send(event: AutomationEvent) throws(AutomationProblem) {
        if case .window(let size, let isDark) = event.value {
            (graph.host.size, graph.host.prefersDarkScheme) = (size, isDark)
            return update()
        }
        guard let display = DisplayEvent(event) else {
            throw AutomationProblem("pages have no event \(event.json)")
        }
        do throws(EventRefusal) { try graph.send(display) } catch {
            throw AutomationProblem("the page refuses the event \(event.json): \(error)")
        }
        update()
    }

    // MARK: The driver

    nonisolated func tree() throws(AutomationProblem) -> PageTree {
        try onMain { (driver) throws(AutomationProblem) in try driver.page() }
    }

    nonisolated func send(_ events: [AutomationEvent]) throws(AutomationProblem) -> PageTree {
        try onMain { (driver) throws(AutomationProblem) in
            for event in events { try driver.send(event: event) }
            return try driver.page()
        }
    }

    nonisolated func open(_ address: String) throws(AutomationProblem) -> PageTree {
        try onMain { (driver) throws(AutomationProblem) in
            let (graph, scene) = try Self.graph(
                driver.source, address, driver.size, driver.browser, driver.tools)
            driver.graph.end()
            (driver.graph, driver.scene) = (graph, scene)
            driver.clock.replaceClock(of: graph)
            try driver.begin()
            return try driver.page()
        }
    }

    /// Moves the page's clock until the page changes.
    nonisolated func waitForChange(
        after revision: Int, until deadline: ContinuousClock.Instant
    ) throws(AutomationProblem) -> Bool {
        try onMain { (driver) throws(AutomationProblem) in
            let end = driver.clock.time + max(0, TestClock.seconds(deadline - .now))
            while let next = driver.clock.next, next <= end {
                driver.clock.advance(to: next)
                if driver.displayTree.revision != revision { return true }
            }
            return false
        }
    }

    nonisolated func picture() -> Data? {
        try? onMain { (driver) throws(AutomationProblem) in driver.png() }
    }

    private nonisolated func onMain<Value>(
        _ body: @MainActor (PageDriver) throws(AutomationProblem) -> Value
    ) throws(AutomationProblem) -> Value {
        guard MainThread.isCurrent else {
            throw AutomationProblem("a Page is used on the main actor: mark the test or its suite with @MainActor")
        }
        nonisolated(unsafe) var result: Result<Value, AutomationProblem>?
        MainActor.assumeIsolated {
            do throws(AutomationProblem) { result = .success(try body(self)) } catch { result = .failure(error) }
        }
        guard let result else { throw AutomationProblem("the page was not asked") }
        return try result.get()
    }

    // MARK: Waiting

    /// Lets tasks that need only their turn continue. True if the page has changed.
    func turn() async -> Bool {
        let before = displayTree
        for _ in 0..<20 {
            await Task.yield()
            if graph.needsUpdate { update() }
            if displayTree !== before { return true }
        }
        return false
    }

    /// Waits until something changes the page. False if nothing does until the deadline.
    func change(until deadline: ContinuousClock.Instant) async -> Bool {
        if graph.needsUpdate {
            update()
            return true
        }
        let graph = graph
        var timer: Task<Void, Never>?
        let isChanged = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            var isDone = false
            let finish = { @MainActor (isChanged: Bool) in
                if isDone { return }
                isDone = true
                graph.onInvalidation = nil
                done.resume(returning: isChanged)
            }
            graph.onInvalidation = { finish(true) }
            timer = Task { @MainActor in
                try? await Task.sleep(until: deadline, clock: .continuous)
                finish(false)
            }
        }
        timer?.cancel()
        if isChanged { update() }
        return isChanged
    }
}

extension DisplayEvent {
    /// An event as the page takes it; nil for a type that pages do not have.
    init?(_ event: AutomationEvent) {
        guard let type = EventType(rawValue: event.type) else { return nil }
        let value: EventValue
        switch event.value {
        case .none, .window: value = .none
        case .text(let text): value = .text(text)
        case .number(let number): value = .number(number)
        case .bool(let flag): value = .bool(flag)
        case .point(let point): value = .point(point)
        case .touch(let touch):
            guard
                let report = TouchReport(
                    serial: touch.number, time: touch.time / 1000, points: touch.points, pagePoints: touch.pagePoints,
                    velocity: CGSize(width: touch.velocity.dx, height: touch.velocity.dy))
            else { return nil }
            value = .touch(report)
        }
        self.init(node: event.node, type: type, value: value)
    }
}
