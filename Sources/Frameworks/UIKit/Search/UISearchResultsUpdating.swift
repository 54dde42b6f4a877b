/// Finds the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    /// The user began to search, or the text of the search has changed.
    func updateSearchResults(for searchController: UISearchController)
}
