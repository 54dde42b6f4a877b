import EspalierViews
public import Foundation

/// A search: its field, and the controller that shows the results.
///
/// Set it as the `searchController` of a `UINavigationItem`. The field is below the title, as that of `searchable` in SwiftUI. A search
/// is active from the moment when its field gets the focus until the user cancels it.
open class UISearchController: UIViewController {
    /// A search.
    ///
    /// - Parameter searchResultsController: Shows the results over the searched controller; nil if that one shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        searchBar.search = self
        if let searchResultsController {
            addChild(searchResultsController)
            searchResultsController.didMove(toParent: self)
        }
    }

    /// The field.
    public final let searchBar = UISearchBar(frame: .zero)
    /// The controller that shows the results over the searched one.
    public final let searchResultsController: UIViewController?
    /// The object that finds the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that receives the beginning and the end of the search.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Appearance

    /// The readers of the search's state.
    private let stateReaders = DependencySource.make()

    /// Whether a veil covers the searched controller while the search is active and shows no results. A tap on it ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { stateReaders.invalidateReaders() } }

    /// Whether the title is hidden during a search. It has no effect: a search hides nothing.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the search shows a button that ends it, while it is active. Otherwise `showsCancelButton` of the bar decides.
    open var automaticallyShowsCancelButton = true { didSet { stateReaders.invalidateReaders() } }

    /// Whether the search shows the scopes of its bar while it is active. Setting it to false makes `scopeBarActivation` `manual`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// The times at which the scopes of the bar are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { stateReaders.invalidateReaders() } }

    /// The times at which scopes are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active; while it is, and `showsScopeBar` of the bar is true; while the field has a text.
        case automatic, manual, onTextEntry
        /// While the search is active.
        case onSearchActivation
    }

    /// Whether the controller of the results is shown while the search is active and has a text.
    open var automaticallyShowsSearchResultsController = true { didSet { stateReaders.invalidateReaders() } }

    /// Whether the controller of the results is shown while the search is active. Setting it stops the automatic changes.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    private var showsResults = false

    // MARK: Activity

    private var isSearching = false

    /// Whether the user searches. The end of a search clears its text.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue {
                delegate?.presentSearchController(self)
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
            }
            isSearching = newValue
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = newValue }
            stateReaders.invalidateReaders()
            if newValue { beginSearch() } else { endSearch() }
        }
    }

    private func beginSearch() {
        searchBar.becomeFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
        afterUpdate { $0.delegate?.didPresentSearchController($0) }
    }

    private func endSearch() {
        let hadText = searchBar.text?.isEmpty == false
        searchBar.text = ""
        searchBar.resignFirstResponder()
        if !hadText { searchResultsUpdater?.updateSearchResults(for: self) }
        afterUpdate { $0.delegate?.didDismissSearchController($0) }
    }

    private func afterUpdate(_ action: @escaping @MainActor (UISearchController) -> Void) {
        guard let page = ViewGraph.current else { return action(self) }
        page.enqueueAction { [self] in action(self) }
    }

    /// The text of the bar has changed.
    func textDidChange() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The user edits the text of the bar.
    func editingDidBegin() {
        isActive = true
    }

    // MARK: Showing

    /// The field for the page, which depends on the search from then on.
    func shownField(hidesWhenScrolling: Bool) -> SearchField {
        stateReaders.noteRead()
        searchBar.appearanceReaders.noteRead()
        let field = searchBar.searchTextField
        field.appearanceReaders.noteRead()
        return SearchField(
            text: Binding(get: { field.readText() }, set: { field.insertAll($0) }),
            isActive: Binding(
                get: { [weak self] in
                    self?.stateReaders.noteRead()
                    return self?.isSearching ?? false
                },
                // The search goes on without the focus.
                set: { [weak self] isActive in if isActive { self?.isActive = true } }),
            prompt: field.placeholder.map { Text(verbatim: $0) }, hidesWhenScrolling: hidesWhenScrolling,
            showsCancelButton: automaticallyShowsCancelButton ? isSearching : searchBar.showsCancelButton,
            fieldFocus: field.focus.focus(of: field), cancel: { [weak self] in self?.searchBar.cancelWasPressed() },
            submit: { field.returnWasPressed() })
    }

    /// The titles of the scopes for a view, which then depends on them; none if the app hides the scopes.
    fileprivate func readScopes() -> [String] {
        stateReaders.noteRead()
        searchBar.appearanceReaders.noteRead()
        return scopeBarActivation == .manual && !searchBar.showsScopeBar ? [] : searchBar.scopeButtonTitles ?? []
    }

    fileprivate var scope: Binding<Int> {
        Binding(
            get: { [weak self] in
                self?.searchBar.appearanceReaders.noteRead()
                return self?.searchBar.selectedScopeButtonIndex ?? 0
            },
            set: { [weak self] in self?.searchBar.userDidSelectScope($0) })
    }

    /// The content over the searched controller.
    fileprivate enum Cover {
        case none, veil
        case results(UIViewController)
    }

    fileprivate var cover: Cover {
        stateReaders.noteRead()
        guard isSearching else { return .none }
        _ = searchBar.searchTextField.readText()
        if let searchResultsController, showsSearchResultsController { return .results(searchResultsController) }
        return obscuresBackgroundDuringPresentation ? .veil : .none
    }
}

/// A controller with the field of its search, and the results over it.
struct SearchedContent: ViewModifier {
    let controller: UISearchController?
    let hidesWhenScrolling: Bool

    func body(content: Content) -> some View {
        content
            .overlay { if let controller { SearchCover(controller: controller) } }
            .background { if let controller { SearchScopes(controller: controller) } }
            .searchField(controller?.shownField(hidesWhenScrolling: hidesWhenScrolling))
    }
}

/// Tells the bar of the screen the scopes of a search. It shows nothing itself.
private struct SearchScopes: View {
    let controller: UISearchController

    var body: some View {
        let titles = controller.readScopes()
        if !titles.isEmpty {
            Color.clear
                .frame(width: 0, height: 0)
                .searchScopes(
                    controller.scope,
                    activation: controller.scopeBarActivation == .onTextEntry ? .onTextEntry : .automatic
                ) {
                    ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
                }
        }
    }
}

/// The results of a search, or a veil until there are some.
private struct SearchCover: View {
    let controller: UISearchController

    var body: some View {
        switch controller.cover {
        case .none: EmptyView()
        case .veil:
            Color.black.opacity(0.2)
                .contentShape(Rectangle())
                .onTapGesture { controller.isActive = false }
                .accessibilityHidden(true)
        case .results(let results): ShownController(controller: results).id(ObjectIdentifier(results))
        }
    }
}
