/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    enum Kind { case search }
    let kind: Kind

    /// Search: the tab is the last one of the bar. Without a label of its own, it has a magnifying glass.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// The role of a page's tab.
enum TabRoleTrait: ItemTrait {
    typealias Value = TabRole
}
