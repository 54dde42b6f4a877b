/// Stores a view that has a body.
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
        if properties.layout.isAnimatable { noteChange(from: view, to: newView) }
        view = newView
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        WorkTrace.note(V.self)
        guard properties.bind(&view, of: self) else { return }
        let shown = properties.layout.isAnimatable ? shown(view) : view
        let body = track { shown.body }
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
        if properties.layout.isAnimatable { graph.motions.forget(self) }
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    /// The reasons for the evaluation, in the words of SwiftUI's `_printChanges()`.
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

extension BodyNode: AnimatedNode {}

/// A node that can report the reasons for its evaluation.
@MainActor
protocol PrintableChanges: ViewNode {
    var changeReasons: String { get }
}

extension View {
    /// Prints the reasons for the evaluation of the calling body: `@self` for another view value, `@identity` for a new
    /// view, and the names of changed dynamic properties, as in `Counter: _count changed.`
    public static func _printChanges() {
        guard let node = DependencyTracking.reader as? any PrintableChanges else { return }
        print(node.changeReasons)
    }

    /// Logs the same reasons as `_printChanges()` to standard error.
    public static func _logChanges() {
        guard let node = DependencyTracking.reader as? any PrintableChanges else { return }
        Warning.log(node.changeReasons)
    }
}
