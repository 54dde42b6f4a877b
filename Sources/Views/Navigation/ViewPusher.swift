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

    /// The stack; nil for the appearance of a pressed button. A screen that is made in advance is in the stack.
    private var registry: NavigationRegistry? {
        node.environment.evaluationPreview?.isScreen == false ? nil : node.environment.navigation
    }

    func setView(_ content: @escaping () -> AnyView, isColumn: Bool = false, didPop: @escaping () -> Void) {
        registry?.setView(.init(content: content, didPop: didPop, isColumn: isColumn), at: path, owner: node)
    }

    /// Whether the view is on the stack.
    var isShown: Bool { registry?.isShown(path) == true }

    func removeView() { registry?.removeView(at: path) }

    /// Pushes the view, or removes it and all above it, after the current update.
    func setPushed(_ newValue: Bool) {
        guard newValue != isPushed, let registry, let sideEffects = node.neededSideEffects else { return }
        isPushed = newValue
        let entry = entry
        sideEffects.enqueue { newValue ? registry.push(entry) : registry.remove(entry) }
    }
}
