import EspalierDisplayTree
public import Foundation

extension View {
    /// Runs an action when a key is pressed or repeats while the view or a view inside has the focus.
    public nonisolated __consuming func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
        -> some View
    {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs an action in the given stages of a key's press while the view or a view inside has the focus.
    public nonisolated __consuming func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs an action when one of several keys is pressed while the view or a view inside has the focus.
    ///
    /// The page does not wait for the action's result: it keeps the browser from acting on these keys, except that fields
    /// still receive the characters that are typed.
    public nonisolated __consuming func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(KeyHandler(phases: phases, keys: keys, characters: nil, action: action)))
    }

    /// Runs an action when a key that types one of the given characters is pressed while the view or a view inside has
    /// the focus.
    public nonisolated __consuming func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(KeyHandler(phases: phases, keys: nil, characters: characters, action: action)))
    }

    /// Runs an action when any key is pressed while the view or a view inside has the focus.
    public nonisolated __consuming func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(KeyHandler(phases: phases, keys: nil, characters: nil, action: action)))
    }
}

/// An action and the presses that it handles.
nonisolated struct KeyHandler {
    let phases: KeyPress.Phases
    /// The keys; nil for all.
    let keys: Set<KeyEquivalent>?
    /// The characters that a key types; nil for all.
    let characters: CharacterSet?
    let action: (KeyPress) -> KeyPress.Result

    func matches(_ press: KeyPress) -> Bool {
        guard phases.contains(press.phase) else { return false }
        if let keys, !keys.contains(KeyEquivalent(press.key.character)) { return false }
        guard let characters else { return true }
        return !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
    }

    /// The attribute for the client.
    var words: String {
        ([phases.words] + (keys.map { $0.map(\.name).sorted() } ?? ["*"])).joined(separator: " ")
    }
}

/// The modifier of `onKeyPress` and of commands.
package nonisolated struct KeyPressModifier: NodeModifier, ViewlessModifier {
    let handler: KeyHandler?

    init(_ handler: KeyHandler?) {
        self.handler = handler
    }

    @MainActor func makeNode(in context: NodeContext) -> KeyPressNode { KeyPressNode(handler, in: context) }
    @MainActor func update(_ node: KeyPressNode) { node.update(to: handler) }
}

/// Gets the key presses inside its content, in an element of its own.
final class KeyPressNode: BoxNode {
    private var handler: KeyHandler?

    init(_ handler: KeyHandler?, in context: __shared NodeContext) {
        self.handler = handler
        super.init(in: context)
    }

    func update(to newHandler: KeyHandler?) {
        if newHandler?.words != handler?.words { setNeedsDisplay() }
        handler = newHandler
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { KeyPressNode(handler, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: KeyPressNode.self).update(to: handler) }

    override func environmentDidChange() { setNeedsDisplay() }

    override var typeName: String { "KeyPresses" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        guard let handler, environment.isEnabled else {
            return DisplayNode(
                id: displayNumber, type: "KeyPresses", frame: frame, children: children, animation: animation)
        }
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "KeyPresses", frame: frame, content: .part(.keys(handler.words)), events: .key,
            children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .key, environment.isEnabled else { throw .notTaken(node: event.node, type: event.type) }
        guard case .text(let words) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a key press")
        }
        // Keys that no author can name are ignored.
        guard let press = KeyPress(words: words) else { return }
        var node: ViewNode? = self
        while let current = node {
            if let current = current as? KeyPressNode, !current.isDistributing, current.take(press) == .handled {
                return
            }
            node = current.parent
        }
    }

    private func take(_ press: KeyPress) -> KeyPress.Result {
        guard let handler, environment.isEnabled, handler.matches(press) else { return .ignored }
        return handler.action(press)
    }
}
