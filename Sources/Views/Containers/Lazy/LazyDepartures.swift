import Foundation

/// The views of a lazy layout whose elements were removed and whose transitions have not ended. They stay where they were, behind
/// the others.
@MainActor
struct LazyDepartures {
    /// The sections to which the indices of the views that were placed last refer.
    var sections: [LazySection] = []
    private var views: ContiguousArray<(item: LayoutNode, section: LazySection, role: LazyPart.Role)> = []

    /// Adds the placed views that are leaving, and drops those that have left.
    mutating func keep(_ placed: ContiguousArray<LazyNode.Shown>, _ transitions: TransitionTable) {
        guard transitions.hasDepartures || !views.isEmpty else { return }
        views.removeAll { !transitions.isLeaving($0.item) }
        let known = Set(views.map { ObjectIdentifier($0.item) })
        for view in placed where transitions.isLeaving(view.item) && !known.contains(ObjectIdentifier(view.item)) {
            views.append((view.item, sections[view.section], view.role))
        }
    }

    /// Adds the views of a section, or all for nil, to `builder`.
    ///
    /// - Parameter position: The layout's top left corner in the coordinates of the display node around the views.
    func display(of section: LazySection? = nil, into builder: inout DisplayBuilder, at position: CGPoint) {
        for (item, home, role) in views where section == nil || home === section && role == .rows {
            guard item.graph.transitions.isLeaving(item) else { continue }
            builder.addLeaving(item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        }
    }

    /// The sections that were removed with their last views, in no order.
    func homes(apartFrom known: [LazySection]) -> [LazySection] {
        guard !views.isEmpty else { return [] }
        var seen = Set(known.map { ObjectIdentifier($0) })
        return views.compactMap { view in
            let isLeaving = view.item.graph.transitions.isLeaving(view.item)
            return isLeaving && seen.insert(ObjectIdentifier(view.section)).inserted ? view.section : nil
        }
    }

    /// The views of a part of a removed section.
    func items(of section: LazySection, _ role: LazyPart.Role) -> some Sequence<LayoutNode> {
        views.lazy.filter { $0.section === section && $0.role == role && $0.item.graph.transitions.isLeaving($0.item) }
            .map(\.item)
    }
}
