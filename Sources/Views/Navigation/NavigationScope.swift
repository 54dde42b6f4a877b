/// Gives the views inside a registry of their own. The stack is part of the page's place unless it is presented.
package nonisolated struct NavigationScope: NodeModifier {
    @MainActor func makeNode(in context: NodeContext) -> NavigationScopeNode { NavigationScopeNode(in: context) }
    @MainActor func update(_ node: NavigationScopeNode) {}
}

final class NavigationScopeNode: ChangedEnvironmentNode, PlaceHolding {
    private let registry = NavigationRegistry()
    private let isPlace: Bool

    override init(in context: __shared NodeContext) {
        isPlace = !context.environment.isInLayer && context.environment.evaluationPreview == nil
        context.environment.evaluationPreview?.isIncomplete = true
        super.init(in: context)
        needsEvaluation = false
        guard isPlace else { return }
        registry.place = graph.place
        registry.holder = self
        graph.place.add(self)
    }

    override func change(_ environment: inout EnvironmentValues) {
        environment.navigation = registry
        environment.screenPosition = 0
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        if isPlace { graph.place.remove(self) }
    }

    // MARK: The place

    /// The segments of the entries for which they were asked last. Most updates of a page do not change its place.
    private var known: (entries: NavigationEntries, segments: [String]) = (NavigationEntries(), [])

    var segments: [String] {
        let entries = registry.entries()
        if entries != known.entries { known = (entries, registry.segments(of: entries.all)) }
        let columns = registry.namedColumns(in: entries.all)
        return columns == 0 ? known.segments : Array(known.segments.dropFirst(2 * columns))
    }
    /// The first screen, if a link of a column beside the stack showed it.
    var choice: [String] { registry.isRootReplaced ? Array(segments.prefix(2)) : [] }
    var screens: Int { registry.entries().all.count }
    var isStack: Bool { true }
    var documentTitle: String? { registry.documentTitle }
    var placeDepth: Int { PagePlace.order(of: self) + NavigationRegistry.columnLimit }

    func keep(segments count: Int) -> Int {
        registry.pop(to: registry.namedColumns(in: registry.entries().all) + count / 2)
        return count / 2 * 2
    }

    func follow(_ segments: [String]) -> Int { registry.follow(segments) }
}

private enum ScreenPositionKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The number of screens below the one of the view.
    var screenPosition: Int {
        get { self[ScreenPositionKey.self] }
        set { self[ScreenPositionKey.self] = newValue }
    }
}
