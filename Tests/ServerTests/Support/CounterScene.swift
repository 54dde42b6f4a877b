import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

@testable import EspalierServer

/// A hand-written page with a counter and one control of each kind: node 2 shows the count and the name, 3 increments
/// the count, 4 is the name's field, 5 is a toggle that shows button 6 or, if off, disables it, and 7 is a slider.
@MainActor
final class CounterScene: LiveScene {
    struct State: Codable {
        var count = 0
        var name = ""
        var isOn = false
        var level = 0.0
    }

    private var state: State
    private var tree: DisplayTree?
    private var revision = 0
    private(set) var hasEnded = false
    var onInvalidation: (@MainActor () -> Void)?

    /// An offset for the numbers of all nodes but the root.
    private var numberOffset: Int

    init(host: HostEnvironment, snapshot: Data?, numberOffset: Int = 0) {
        self.host = host
        self.numberOffset = numberOffset
        state = snapshot.flatMap { try? JSONDecoder().decode(State.self, from: $0) } ?? State()
        // Ends the process on purpose: `CrashTests` checks the behavior of the next process.
        precondition(snapshot == nil || state.name != "trap", "A restored page traps, as an author's mistake would.")
    }

    var host: HostEnvironment {
        didSet { if host != oldValue { needsUpdate = true } }
    }

    var needsUpdate = true

    /// The mistake that ended the page.
    var failure: PageFailure?

    /// The reason why the page must start over from its snapshots.
    var snapshotObstacle: String?

    private(set) var uploads: [EspalierViews.TemporaryFile] = []
    func receive(_ upload: EspalierViews.TemporaryFile) -> String {
        uploads.append(upload)
        return "upload \(uploads.count)"
    }

    var files: [String: EspalierViews.PageFile] = [:]
    func file(_ id: String) -> EspalierViews.PageFile? { files[id] }

    private(set) var gesturesWereCancelled = 0
    func cancelGestures() { gesturesWereCancelled += 1 }

    /// Changes the state, as a timer would.
    func countByItself() {
        state.count += 1
        let wasSettled = !needsUpdate
        needsUpdate = true
        if wasSettled { onInvalidation?() }
    }

    func currentTree() -> DisplayTree {
        if let tree, !needsUpdate { return tree }
        needsUpdate = false
        revision += 1
        let next = DisplayTree(revision: revision, size: host.size, title: "Counter", root: root)
        tree = next
        return next
    }

    private var root: DisplayNode {
        let style = DisplayTextStyle(font: FontFace(), lineHeight: 20)
        let text = DisplayText(line: "\(state.count) \(state.name)", style: style)
        let field = DisplayControl.Kind.textField(DisplayControl.TextEntry(value: state.name, style: style))
        return DisplayNode(
            id: 1, type: "Window", frame: CGRect(origin: .zero, size: host.size), events: .resize,
            children: [
                node(2, "Text", .text(text), []),
                node(3, "Button", .control(DisplayControl(kind: .button(.fade))), .tap),
                node(4, "TextField", .control(DisplayControl(kind: field)), [.input, .submit]),
                node(5, "Toggle", .control(DisplayControl(kind: .toggle(isOn: state.isOn))), .change),
                node(
                    6, "Button", .control(DisplayControl(kind: .button(.fade), isDisabled: !state.isOn)),
                    state.isOn ? .tap : []),
                node(
                    7, "Slider",
                    .control(DisplayControl(kind: .slider(value: state.level, minimum: 0, maximum: 10, step: 1))),
                    [.input, .change]),
            ])
    }

    private func node(
        _ id: Int, _ type: StaticString, _ content: DisplayContent, _ events: EventTypes
    ) -> DisplayNode {
        DisplayNode(
            id: id + numberOffset, type: type, frame: CGRect(x: 0, y: 20 * id, width: 100, height: 20),
            content: content, events: events)
    }

    /// Ends the task that the name "work" starts.
    var work: CheckedContinuation<Void, Never>?

    /// The time in milliseconds for which an event blocks the main actor.
    var cost = 0
    /// The received events.
    private(set) var eventCount = 0

    func send(_ event: DisplayEvent) throws(EventRefusal) {
        eventCount += 1
        let end = ContinuousClock.now + .milliseconds(cost)
        while ContinuousClock.now < end {}
        guard let node = root.children.first(where: { $0.id == event.node }) else {
            throw .unknownNode(event.node)
        }
        guard node.events.contains(EventTypes(event.type)) else {
            throw .notTaken(node: event.node, type: event.type)
        }
        switch (event.node - numberOffset, event.value) {
        case (3, .none): state.count += 1
        case (4, .text(let text)):
            // Ends the process on purpose, as above.
            precondition(text != "trap now", "An action traps, as an author's mistake would.")
            if text == "trap later" {
                Task { @MainActor in
                    await Task.yield()
                    preconditionFailure("A task traps, as an author's mistake would.")
                }
            }
            if text == "work" {
                Task { @MainActor in
                    await withCheckedContinuation { self.work = $0 }
                    self.countByItself()
                }
            }
            state.name = text
        case (4, .none) where event.type == .submit: state.count += 10
        case (5, .bool(let isOn)): state.isOn = isOn
        case (6, .none): state.count += 100
        case (7, .number(let level)) where (0...10).contains(level): state.level = level
        default:
            let expected = [3: "nothing", 4: "a text", 5: "true or false", 6: "nothing", 7: "a number from 0 to 10"]
            throw .wrongValue(node: event.node, type: event.type, expected: expected[event.node - numberOffset]!)
        }
        needsUpdate = true
    }

    func snapshot() -> Data {
        (try? JSONEncoder().encode(state)) ?? Data()
    }

    func renumber(_ numbers: [Int: Int], from first: Int) {
        numberOffset = (numbers[2 + numberOffset] ?? first) - 2
        needsUpdate = true
    }

    func end() {
        hasEnded = true
    }
}

extension DisplayTree {
    /// The text of node 2.
    var shown: String {
        guard case .text(let text)? = root.children.first(where: { _ in true })?.content else { return "" }
        return text.plainText
    }
}
