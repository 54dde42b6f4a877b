/// Keeps a view that has a body.
final class BodyNode<V: View>: SingleChildNode, PrintableChanges {
    private(set) var view: V
    private let properties: DynamicPropertyStorage
    private var isFirstEvaluation = true
    private var viewChanged = true

    init(_ view: V, in context: __shared NodeContext) {
        self.view = view
        properties = DynamicPropertyStorage.of(ValueLayout.of(V.self))
        super.init(in: context)
        evaluate()
    }

    func update(to newView: V) {
        let isSame = properties.layout.areEqual(view, newView)
        if isSame && !needsEvaluation { return }
        viewChanged = !isSame
        view = newView
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        WorkTrace.note(V.self)
        guard properties.bind(&view, of: self) else { return }
        let body = track { view.body }
        if let child {
            V.Body._updateNode(child, to: body)
        } else {
            child = V.Body._makeNode(body, in: NodeContext(parent: self))
        }
        isFirstEvaluation = false
        viewChanged = false
    }

    override func environmentDidChange() {
        if properties.layout.readsEnvironment { graph.enqueue(self) }
    }

    override func willRemove() {
        super.willRemove()
        properties.tearDown()
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    /// Why the body runs, in the words of SwiftUI's `_printChanges()`.
    var changeReasons: String {
        var reasons: [String] = []
        if isFirstEvaluation {
            reasons = ["@self", "@identity"] + properties.layout.properties.map(\.name)
        } else {
            if viewChanged { reasons.append("@self") }
            reasons += properties.changed
        }
        return reasons.isEmpty ? "\(V.self): unchanged." : "\(V.self): \(reasons.joined(separator: ", ")) changed."
    }

    override var typeName: String { "\(V.self)" }

    override var viewType: Any.Type? { V.self }
}

/// A node that can say why its body runs.
@MainActor
protocol PrintableChanges: ViewNode {
    var changeReasons: String { get }
}

extension View {
    /// Prints why the body that calls it runs: `@self` for another view value, `@identity` for a new view, and the names
    /// of the dynamic properties with another value, as in `Counter: _count changed.`
    public static func _printChanges() {
        guard let node = DependencyTracking.reader as? any PrintableChanges else { return }
        print(node.changeReasons)
    }

    /// The same as `_printChanges()`, into the log on standard error.
    public static func _logChanges() {
        guard let node = DependencyTracking.reader as? any PrintableChanges else { return }
        Warning.log(node.changeReasons)
    }
}
