public import Foundation

/// Receives the events of a search bar. All methods have default implementations.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Decides whether the user may edit the text.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The user begins to edit the text.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Decides whether the user may end to edit the text.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The user has ended to edit the text.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Decides whether the user may change the text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button that ends the search was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button with the bookmark was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The button for the list of results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The user has selected a scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
