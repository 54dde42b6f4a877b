import EspalierAutomation
import Foundation

/// Uses a page of a program over HTTP: reads its JSON tree, posts events, and listens to its changes.
final class HTTPDriver: AutomationDriver {
    private let connection: HTTPConnection
    private let process: AppProcess
    private let size: () -> CGSize
    private var current: PageTree?
    private var updates: UpdateStream?
    /// Whether the page has changed since `current`.
    private var isStale = false
    /// The name of this page for the server, and the number of its last batch of events. The server performs a batch once, however often it
    /// is sent.
    private let name = "driver-\(UInt64.random(in: 0 ... .max))"
    private var number = 0
    /// The page as it was before another process has continued it, whose nodes a step of a test may still know; nil for none.
    private var former: PageTree?
    /// The address at which the page was opened, and whether the server has stored the page since.
    private var opened = (address: "/", isStored: false)

    init(_ process: AppProcess, port: UInt16, languages: String, size: @escaping () -> CGSize) {
        self.process = process
        self.size = size
        connection = HTTPConnection(port: port)
        connection.languages = languages
    }

    // MARK: Pages

    func open(_ address: String) throws(AutomationProblem) -> PageTree {
        updates = nil
        (former, current) = (current, nil)
        opened = (address, false)
        let size = size()
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var path = parts.first.map(String.init) ?? "/"
        if !path.hasPrefix("/") { path = "/" + path }
        path += (path.contains("?") ? "&" : "?") + "size=\(Int(size.width))x\(Int(size.height))"
        for _ in 0..<10 {
            let response = try respond { _ throws(AutomationProblem) in try connection.get(path) }
            if let target = response.header("location"), 300..<400 ~= response.status {
                guard let next = Self.path(of: target) else {
                    throw AutomationProblem("\(path) leads to another site: \(target)")
                }
                path = next + (next.contains("?") ? "&" : "?") + "size=\(Int(size.width))x\(Int(size.height))"
                continue
            }
            return try keep(response, of: path)
        }
        throw AutomationProblem("\(address) redirects without an end")
    }

    /// The path of an address of this program.
    private static func path(of address: String) -> String? {
        if address.hasPrefix("/") { return address }
        guard let url = URL(string: address), url.host == "127.0.0.1" || url.host == "localhost" else { return nil }
        return url.path + (url.query.map { "?" + $0 } ?? "")
    }

    func tree() throws(AutomationProblem) -> PageTree {
        guard let tree = current else { return try open("/") }
        do throws(AutomationProblem) {
            try listen(to: tree)
            try updates?.drain()
            if !isStale, let updates, updates.revision <= tree.revision { return tree }
        } catch {
            // The server ends the stream of a page whose user signs in or out.
            updates = nil
        }
        let response = try respond { _ throws(AutomationProblem) in
            try connection.get("\(scenePath(tree))?session=\(tree.session)&page=\(name)")
        }
        if isLost(response) { return try open(opened.address) }
        return try keep(response, of: scenePath(tree))
    }

    private func scenePath(_ tree: PageTree) -> String {
        "/" + (tree.scene.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? tree.scene)
    }

    private func childPath(_ tree: PageTree, _ name: String) -> String {
        let scene = scenePath(tree)
        return scene == "/" ? "/\(name)" : "\(scene)/\(name)"
    }

    private func listen(to tree: PageTree) throws(AutomationProblem) {
        if updates != nil { return }
        updates = try persist { _ throws(AutomationProblem) in
            try UpdateStream(
                connection, path: childPath(tree, "updates") + "?session=\(tree.session)&revision=\(tree.revision)",
                revision: tree.revision)
        }
    }

    private func keep(_ response: HTTPConnection.Response, of path: String) throws(AutomationProblem) -> PageTree {
        let isJSON = response.header("content-type")?.hasPrefix("application/json") == true
        // A page of a wrong path or an error is a page, too.
        guard isJSON, 200..<300 ~= response.status || response.body.prefix(10) == Data("{\"session\"".utf8) else {
            throw AutomationProblem("\(path): " + Self.detail(of: response))
        }
        let tree = try PageTree(json: response.body)
        if let current, isContinued(current, by: tree) { former = current }
        current = tree
        isStale = false
        return tree
    }

    private static func detail(of response: HTTPConnection.Response) -> String {
        let json = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any]
        return json?["detail"] as? String ?? json?["title"] as? String ?? "status \(response.status)"
    }

    // MARK: Events

    func send(_ events: [AutomationEvent]) throws(AutomationProblem) -> PageTree {
        let tree = try tree()
        let events = self.events(events, in: tree) ?? events
        var (response, isRepeated) = try post(events, to: tree)
        if let page = try continued(tree, after: response) {
            if let events = self.events(events, in: page) {
                (response, isRepeated) = try post(events, to: page)
            } else if isRepeated {
                // The process that has ended has done it: the page says so.
                return page
            }
        }
        guard 200..<300 ~= response.status else {
            throw AutomationProblem("the page refused an event: " + Self.detail(of: response))
        }
        if response.status == 200 { opened.isStored = true }
        return try keep(response, of: childPath(tree, "events"))
    }

    private func post(
        _ events: [AutomationEvent], to tree: PageTree
    ) throws(AutomationProblem) -> (response: HTTPConnection.Response, isRepeated: Bool) {
        let list = events.map(\.json).joined(separator: ",")
        number += 1
        let batch =
            "{\"session\":\"\(tree.session)\",\"revision\":\(tree.revision),\"page\":\"\(name)\",\"n\":\(number),"
            + "\"from\":\(number),\"events\":[\(list)]"
        let path = childPath(tree, "events")
        var wasRepeated = false
        let response = try respond { isRepeated throws(AutomationProblem) in
            defer { wasRepeated = isRepeated || connection.hasRepeated }
            return try connection.post(path, json: batch + (isRepeated ? ",\"again\":true}" : "}"))
        }
        return (response, wasRepeated)
    }

    /// Asks for the difference to the known tree, which the main actor answers behind the work that waits there.
    func settle() throws(AutomationProblem) {
        guard let tree = current else { return }
        let json = "{\"session\":\"\(tree.session)\",\"revision\":\(tree.revision),\"events\":[]}"
        let response = try respond { _ throws(AutomationProblem) in
            try connection.post(
                childPath(tree, "events"), json: json, accept: "application/x-espalier-patch+json")
        }
        // A patch names the revisions from which and to which it leads.
        isStale = response.body != Data("{\"f\":\(tree.revision),\"t\":\(tree.revision),\"o\":[]}".utf8)
    }

    func waitForChange(
        after revision: Int, until deadline: ContinuousClock.Instant
    ) throws(AutomationProblem) -> Bool {
        guard let tree = current else { return false }
        do throws(AutomationProblem) {
            try listen(to: tree)
            return try updates?.wait(after: revision, until: deadline) ?? false
        } catch {
            // The end of the stream is a change, which the next tree shows.
            updates = nil
            return true
        }
    }

    /// A picture that the program draws; nil for a release, which draws none.
    func picture() -> Data? {
        guard let tree = current,
            let response = try? connection.get("\(scenePath(tree))?session=\(tree.session)", accept: "image/png"),
            response.status == 200, response.header("content-type") == "image/png"
        else { return nil }
        return response.body
    }

    // MARK: Pages of workers that have ended

    /// Whether a page is gone with its worker, which had not stored it. A browser loads such a page again.
    private func isLost(_ response: HTTPConnection.Response) -> Bool { response.status == 410 && !opened.isStored }

    /// The page as another process continues it, if it has refused events because of that; nil for other reasons.
    private func continued(
        _ tree: PageTree, after response: HTTPConnection.Response
    ) throws(AutomationProblem) -> PageTree? {
        if isLost(response) { return try open(opened.address) }
        guard response.status == 409,
            let problem = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any],
            let member = problem["tree"], let json = try? JSONSerialization.data(withJSONObject: member)
        else { return nil }
        let page = try PageTree(json: json)
        let isOfFormerUser = Self.detail(of: response).hasPrefix("The user has signed in or out")
        guard isOfFormerUser || isContinued(tree, by: page) else { return nil }
        (former, current) = (tree, page)
        return page
    }

    /// Whether another process has continued a page. It leaves out the revisions that the one before may have shown.
    private func isContinued(_ tree: PageTree, by page: PageTree) -> Bool {
        page.session != tree.session || page.revision - tree.revision > 500
    }

    /// The events for the nodes of a tree. A node that it lacks may have had another number before another process has continued the page; nil
    /// if there is no such node either.
    private func events(_ events: [AutomationEvent], in tree: PageTree) -> [AutomationEvent]? {
        var translated: [AutomationEvent] = []
        for var event in events {
            if tree.root.first(where: { $0.id == event.node }) == nil {
                guard let node = former?.root.first(where: { $0.id == event.node }),
                    let twin = Self.twin(of: node, taking: event.type, in: tree)
                else { return nil }
                event.node = twin.id
            }
            translated.append(event)
        }
        return translated
    }

    /// The node with the same type and texts that takes an event: that at the same place, or else the only one.
    private static func twin(of node: PageNode, taking event: String, in tree: PageTree) -> PageNode? {
        let words = words(in: node)
        var twins: [PageNode] = []
        tree.root.forEach { other in
            if other.type == node.type, other.accepts(event), Self.words(in: other) == words { twins.append(other) }
        }
        let place = place(of: node)
        return twins.count == 1 ? twins[0] : twins.first { Self.place(of: $0) == place }
    }

    /// The positions of the node and those around it, from the inside out.
    private static func place(of node: PageNode) -> [Int] {
        node.ancestry.map { node in node.parent?.children.firstIndex { $0 === node } ?? 0 }
    }

    private static func words(in node: PageNode) -> [String] {
        var words: [String] = []
        node.forEach { words += [$0.label, $0.text ?? "", $0.placeholder ?? "", $0.identifier] }
        return words
    }

    // MARK: Lost connections

    /// The response to a request, which is sent again after a response that asks for that.
    private func respond(
        _ request: (_ isRepeated: Bool) throws(AutomationProblem) -> HTTPConnection.Response
    ) throws(AutomationProblem) -> HTTPConnection.Response {
        var last: HTTPConnection.Response?
        let response = try persist { isRepeated throws(AutomationProblem) -> HTTPConnection.Response? in
            let response = try request(isRepeated)
            last = response
            return response.isForLater ? nil : response
        }
        guard let response = response ?? last else { preconditionFailure("A request has a response or a problem.") }
        return response
    }

    /// The result of some work over a connection. While the program runs, a lost connection is that of a worker that has ended. Another one
    /// takes its place in a moment, and the work is done again, as a browser's page does it.
    ///
    /// - Parameter work: Work that returns nil if it should be done again.
    /// - Returns: The result; nil if there was none in time.
    private func persist<Value>(
        _ work: (_ isRepeated: Bool) throws(AutomationProblem) -> Value?
    ) throws(AutomationProblem) -> Value? {
        let end = ContinuousClock.now + Self.patience
        var isRepeated = false
        while true {
            do throws(AutomationProblem) {
                if let value = try work(isRepeated) { return value }
                if ContinuousClock.now > end { return nil }
            } catch {
                guard error.isLostConnection, process.isRunning, ContinuousClock.now < end else {
                    // The program's last lines explain its end.
                    throw AutomationProblem("\(error.message). \(process.story)")
                }
            }
            isRepeated = true
            Thread.sleep(forTimeInterval: Self.pause)
        }
    }

    /// The time for which a request is sent again, and the time in seconds between two attempts.
    private static let patience = Duration.seconds(10)
    private static let pause = 0.05
}
