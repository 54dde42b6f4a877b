/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    enum Kind { case search }
    let kind: Kind

    /// The role of a tab for searching. The tab is the last one in the bar. Without a label of its own, it shows
    /// “Search” and a magnifying glass.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// The trait that stores the role of a view's tab.
enum TabRoleTrait: ItemTrait {
    typealias Value = TabRole
}
