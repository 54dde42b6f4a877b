import EspalierAutomation
import Foundation
import Synchronization

/// A page of nodes that a test writes, and the events that it gets.
final class FakePage: AutomationDriver {
    private let root: String
    private var revision = 1
    private(set) var events: [AutomationEvent] = []
    private(set) var opened: [String] = []
    /// The nodes after the next events or the next wait; none if nothing changes.
    var following: [String] = []
    var focus: String?

    /// - Parameter nodes: The nodes in the window, as the JSON tree has them, without their frames if they do not matter.
    init(_ nodes: String) {
        root = nodes
        page = nodes
    }

    private var page: String

    func tree() throws(AutomationProblem) -> PageTree {
        let focus = focus.map { ",\"focus\":\($0)" } ?? ""
        let json = """
            {"session":"s","revision":\(revision),"scene":"","title":"Test"\(focus),"size":[390,844],"root":
            {"id":1,"type":"Window","frame":[0,0,390,844],"events":["resize"],"children":[\(page)]}}
            """
        return try PageTree(json: Data(json.utf8))
    }

    private func change() -> Bool {
        if following.isEmpty { return false }
        page = following.removeFirst()
        revision += 1
        return true
    }

    func send(_ events: [AutomationEvent]) throws(AutomationProblem) -> PageTree {
        self.events += events
        _ = change()
        return try tree()
    }

    func waitForChange(after revision: Int, until deadline: ContinuousClock.Instant) -> Bool { change() }

    func open(_ address: String) throws(AutomationProblem) -> PageTree {
        opened.append(address)
        return try tree()
    }

    func picture() -> Data? { nil }
}

/// An app whose page is a fake.
func app(_ page: FakePage) throws -> XCUIElement {
    XCUIElement(AutomationContext(page: try AutomationPage(page, name: "Fake")), .application)
}

func app(_ nodes: String) throws -> XCUIElement { try app(FakePage(nodes)) }

/// A node: its number, type, frame and further members.
func node(
    _ id: Int, _ type: String, _ frame: (Int, Int, Int, Int) = (0, 0, 100, 40), _ members: String = "",
    _ children: String...
) -> String {
    let inner = children.isEmpty ? "" : ",\"children\":[\(children.joined(separator: ","))]"
    return "{\"id\":\(id),\"type\":\"\(type)\",\"frame\":[\(frame.0),\(frame.1),\(frame.2),\(frame.3)]"
        + (members.isEmpty ? "" : "," + members) + inner + "}"
}

func text(_ id: Int, _ text: String, _ frame: (Int, Int, Int, Int) = (0, 0, 100, 40)) -> String {
    node(id, "Text", frame, "\"text\":\"\(text)\"")
}

func button(_ id: Int, _ name: String, _ frame: (Int, Int, Int, Int) = (0, 0, 100, 40), _ members: String = "")
    -> String
{
    node(
        id, "Button", frame, "\"role\":\"button\",\"events\":[\"tap\"]" + (members.isEmpty ? "" : "," + members),
        text(id + 1000, name, frame))
}

/// The failures that steps record.
func failures(_ body: () throws -> Void) rethrows -> [String] {
    let found = Mutex<[String]>([])
    try TestFailure.$catcher.withValue({ message in found.withLock { $0.append(message) } }) { try body() }
    return found.withLock { $0 }
}

/// The first line of the only failure.
func failure(_ body: () throws -> Void) rethrows -> String {
    let all = try failures(body)
    return all.count == 1 ? String(all[0].prefix { $0 != "\n" }) : "\(all.count) failures: \(all)"
}
