package nonisolated struct FocusedValueModifier<Value>: NodeModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool

    @MainActor func makeNode(in context: NodeContext) -> FocusedValueNode<Value> { FocusedValueNode(self, in: context) }
    @MainActor func update(_ node: FocusedValueNode<Value>) { node.update(to: self) }
}

/// A node that provides a value to the page.
@MainActor
protocol FocusedValueSource: ViewNode {
    func write(to values: inout FocusedValues)
}

/// Provides a value to the page while the focus is inside, or while the view is shown.
final class FocusedValueNode<Value>: SingleChildNode, FocusedValueSource {
    private var modifier: FocusedValueModifier<Value>

    init(_ modifier: FocusedValueModifier<Value>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        if modifier.isOfScene, neededSideEffects != nil { graph.feature(FocusedValueStore.self).add(self) }
    }

    func update(to newModifier: FocusedValueModifier<Value>) {
        let isSame =
            modifier.keyPath == newModifier.keyPath && ValueComparison.areEqual(modifier.value, newModifier.value)
        modifier = newModifier
        if !isSame { graph.feature(FocusedValueStore.self).sourceDidChange(self) }
    }

    func write(to values: inout FocusedValues) {
        if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
    }

    override func willRemove() {
        super.willRemove()
        graph.feature(FocusedValueStore.self).sourceDidGo(self)
    }
}

/// The focused values of a page, and their sources.
@MainActor
final class FocusedValueStore: PageFeature {
    let values = StateLocation(FocusedValues())
    private unowned let graph: ViewGraph
    private var sceneSources: [any FocusedValueSource] = []
    private weak var focusedNode: ViewNode?
    private var willCollect = false

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    func add(_ source: any FocusedValueSource) {
        sceneSources.append(source)
        collectSoon()
    }

    func sourceDidGo(_ source: any FocusedValueSource) {
        sceneSources.removeAll { $0 === source }
        collectSoon()
    }

    func sourceDidChange(_ source: any FocusedValueSource) {
        if sceneSources.contains(where: { $0 === source }) || focusedSources.contains(where: { $0 === source }) {
            collectSoon()
        }
    }

    /// Called when a field gets or loses the focus.
    func focusDidChange(of field: ViewNode, isFocused: Bool) {
        if isFocused {
            focusedNode = field
        } else if focusedNode === field {
            focusedNode = nil
        }
        collectSoon()
    }

    /// The sources around the focused field, the innermost last.
    private var focusedSources: [any FocusedValueSource] {
        var sources: [any FocusedValueSource] = []
        var node = focusedNode
        while let current = node {
            if let source = current as? any FocusedValueSource { sources.append(source) }
            node = current.parent
        }
        return sources.reversed()
    }

    /// Readers are notified after the pass in which sources changed.
    private func collectSoon() {
        guard !willCollect else { return }
        willCollect = true
        graph.enqueueAction { [weak self] in self?.collect() }
    }

    private func collect() {
        willCollect = false
        if focusedNode?.isRemoved ?? false { focusedNode = nil }
        var collected = FocusedValues()
        for source in sceneSources + focusedSources { source.write(to: &collected) }
        values.set(collected, transaction: Transaction())
    }
}
