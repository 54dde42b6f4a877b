/// Pushes a view of a node onto the navigation stack around the node, and takes it away.
///
/// The stack knows the view by the node's structural path, with which a URL can name it.
@MainActor
final class ViewPusher {
    private unowned let node: ViewNode
    private let path: String
    private var isPushed = false

    init(of node: ViewNode) {
        self.node = node
        path = StateSnapshot.structuralPath(of: node, property: "")
    }

    var entry: NavigationEntries.Entry { .view(path) }

    /// The stack; nil for a node that is evaluated in advance.
    private var registry: NavigationRegistry? { node.sideEffects == nil ? nil : node.environment.navigation }

    func setView(_ content: @escaping () -> AnyView, isColumn: Bool = false, didPop: @escaping () -> Void) {
        registry?.setView(.init(content: content, didPop: didPop, isColumn: isColumn), at: path, owner: node)
    }

    /// Whether the view is on the stack.
    var isShown: Bool { registry?.isShown(path) == true }

    func removeView() { registry?.removeView(at: path) }

    /// Pushes the view, or removes it and all above it, after the current update.
    func setPushed(_ newValue: Bool) {
        guard newValue != isPushed, let registry else { return }
        isPushed = newValue
        let entry = entry
        node.sideEffects?.enqueue { newValue ? registry.push(entry) : registry.remove(entry) }
    }
}
