import Foundation

/// The views of a lazy layout whose elements were removed and whose transitions have not ended. They stay where they were, behind
/// the others.
@MainActor
struct LazyDepartures {
    /// The sections to which the indices of the views that were placed last refer.
    var sections: [LazySection] = []
    private var views: ContiguousArray<(item: LayoutNode, section: LazySection)> = []

    /// Adds the placed views that are leaving, and drops those that have left.
    mutating func keep(_ placed: ContiguousArray<LazyNode.Shown>, _ transitions: TransitionTable) {
        guard transitions.hasDepartures || !views.isEmpty else { return }
        views.removeAll { !transitions.isLeaving($0.item) }
        let known = Set(views.map { ObjectIdentifier($0.item) })
        for view in placed where transitions.isLeaving(view.item) && !known.contains(ObjectIdentifier(view.item)) {
            views.append((view.item, sections[view.section]))
        }
    }

    /// Adds the views of a section, or all for nil, to `builder`.
    ///
    /// - Parameter position: The layout's top left corner in the coordinates of the display node around the views.
    func display(of section: LazySection? = nil, into builder: inout DisplayBuilder, at position: CGPoint) {
        for (item, home) in views where section == nil || home === section {
            guard item.graph.transitions.isLeaving(item) else { continue }
            builder.addLeaving(item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        }
    }
}
