import Foundation

/// A page that a test uses: its tree, and what a browser knows beside it. A test uses it from one thread at a time.
package final class AutomationPage {
    package let driver: any AutomationDriver
    package let name: String
    package private(set) var tree: PageTree
    package var state = PageState() { didSet { if state != oldValue { elements = nil } } }
    /// URLs of other sites that the page has opened.
    package private(set) var openedURLs: [String] = []
    private var elements: ElementSnapshot?
    /// Whether events were sent since the last lookup.
    private var isUnsettled = false
    private var focusRequest: Int?
    /// The numbers of the requests to scroll that were fulfilled, by the nodes of the areas.
    private var scrollRequests: [Int: Int] = [:]
    /// The text of a field as the user has typed it since the field got the focus; nil if nothing was typed.
    var typed: (node: Int, text: String)?
    var touches = 0
    /// The page's clock for touches, in milliseconds.
    var time = 1000.0

    /// - Parameter name: The app's name.
    package init(_ driver: any AutomationDriver, name: String) throws(AutomationProblem) {
        self.driver = driver
        self.name = name
        tree = try driver.tree()
        follow(tree)
        try fulfillScrollRequests()
    }

    /// The app as elements, at the current revision.
    package func application() throws(AutomationProblem) -> ElementSnapshot {
        if isUnsettled {
            isUnsettled = false
            try driver.settle()
        }
        let now = try driver.tree()
        if now.revision != tree.revision || now.session != tree.session {
            take(now)
            if let url = now.opened { try follow(url) }
            try fulfillScrollRequests()
        }
        if let elements { return elements }
        let made = ElementBuilder.application(tree, state, name: name)
        elements = made
        return made
    }

    /// Waits until the page changes by itself. False if it did not until the deadline.
    package func waitForChange(until deadline: ContinuousClock.Instant) throws(AutomationProblem) -> Bool {
        try driver.waitForChange(after: tree.revision, until: deadline)
    }

    package func send(_ events: [AutomationEvent]) throws(AutomationProblem) {
        if events.isEmpty { return }
        isUnsettled = true
        take(try driver.send(events))
        if let url = tree.opened { try follow(url) }
        try fulfillScrollRequests()
    }

    func send(_ events: AutomationEvent...) throws(AutomationProblem) { try send(events) }

    /// Opens an address: a path of the app takes the place of the page.
    package func follow(_ url: String) throws(AutomationProblem) {
        guard url.hasPrefix("/"), !url.hasPrefix("//") else {
            openedURLs.append(url)
            return
        }
        try open(url)
    }

    /// Opens a page of the app in place of this one.
    package func open(_ path: String) throws(AutomationProblem) {
        let opened = try driver.open(path)
        state = PageState()
        (focusRequest, typed, scrollRequests) = (nil, nil, [:])
        take(opened)
        try fulfillScrollRequests()
    }

    /// Scrolls the areas that the app asks to scroll, as a browser does, and reports it.
    private func fulfillScrollRequests() throws(AutomationProblem) {
        // A report may lead to further requests. An app that never stops to ask does not stop the test.
        for _ in 0..<8 {
            var events: [AutomationEvent] = []
            tree.root.forEach { node in
                guard let request = node.scrollRequest, scrollRequests[node.id] != request.number else { return }
                scrollRequests[node.id] = request.number
                if node.accepts("scroll") {
                    if node.scroll != request.offset {
                        events.append(AutomationEvent(node.id, "scroll", .point(request.offset)))
                    }
                } else {
                    state.offsets[node.id] = request.offset
                }
            }
            if events.isEmpty { return }
            take(try driver.send(events))
        }
    }

    private func take(_ new: PageTree) {
        tree = new
        elements = nil
        follow(new)
    }

    /// Brings what the browser knows up to date with a revision.
    private func follow(_ tree: PageTree) {
        var state = state
        if let focus = tree.focus, focus.number != focusRequest {
            focusRequest = focus.number
            state.focus = focus.node
            typed = nil
        }
        func isThere(_ id: Int) -> Bool {
            guard let node = tree.node(id) else { return false }
            return !node.ancestry.contains { $0.isHidden }
        }
        if let focus = state.focus, !isThere(focus) {
            state.focus = nil
            typed = nil
        }
        if let picker = state.openPicker, !isThere(picker) { state.openPicker = nil }
        if let row = state.swipedRow, !isThere(row.row) { state.swipedRow = nil }
        state.openMenus = state.openMenus.filter { isThere($0) }
        self.state = state
    }
}
