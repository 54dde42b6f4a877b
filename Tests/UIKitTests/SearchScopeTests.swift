import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The scopes and icons of a search` {
    private final class Listener: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
        var calls: [String] = []
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
        }
    }

    private struct Stack: UIViewControllerRepresentable {
        let root: UIViewController
        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: root)
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }

    @Test func `are below the field of a bar`() throws {
        let (bar, listener) = (UISearchBar(), Listener())
        bar.delegate = listener
        bar.scopeButtonTitles = ["All", "New"]
        #expect(bar.intrinsicContentSize.height == 56)
        let page = TestPage { Shown(view: bar).frame(width: 300, height: 100) }
        #expect(!page.texts.contains("All"))
        bar.showsScopeBar = true
        page.update()
        #expect(bar.intrinsicContentSize.height == 100 && bar.searchTextField.frame.minY == 10)
        #expect(bar.scopes.frame == CGRect(x: 8, y: 58, width: 284, height: 32))
        try page.tap("New")
        #expect(listener.calls == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
        bar.selectedScopeButtonIndex = 7
        #expect(bar.selectedScopeButtonIndex == 1 && bar.scopes.selectedSegmentIndex == 1)
        bar.scopeButtonTitles = nil
        #expect(bar.intrinsicContentSize.height == 56 && listener.calls.count == 1)
    }

    @Test func `are below the field of a controller while the user searches`() throws {
        let listener = Listener()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        search.searchBar.scopeButtonTitles = ["All", "New"]
        search.searchBar.delegate = listener
        search.searchResultsUpdater = listener
        search.obscuresBackgroundDuringPresentation = false
        listener.navigationItem.searchController = search
        let page = TestPage(width: 390, height: 600) { Stack(root: listener) }
        page.update()
        #expect(!page.texts.contains("New"))
        try page.send(.focus, .none, to: "Find")
        listener.calls = []
        try page.tap("New")
        #expect(listener.calls == ["scope 1", "update 1"] && search.searchBar.selectedScopeButtonIndex == 1)
        search.automaticallyShowsScopeBar = false
        page.update()
        #expect(search.scopeBarActivation == .manual && !page.texts.contains("New"))
        search.searchBar.showsScopeBar = true
        page.update()
        #expect(page.texts.contains("New"))
    }

    @Test func `are images that the app sets`() throws {
        let (bar, listener) = (UISearchBar(), Listener())
        let star = UIImage(systemName: "star")
        bar.delegate = listener
        bar.setImage(star, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === star)
        #expect(bar.image(for: .search, state: .normal) === star && bar.image(for: .clear, state: .normal) == nil)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image !== star)
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        let bookmark = try #require(bar.searchTextField.rightView as? UIButton)
        bookmark.sendActions(for: .touchUpInside)
        bar.showsBookmarkButton = false
        let results = try #require(bar.searchTextField.rightView as? UIButton)
        results.sendActions(for: .touchUpInside)
        #expect(bookmark.accessibilityLabel == "Bookmarks" && results.accessibilityLabel == "Results")
        #expect(listener.calls == ["bookmark", "results"])
        bar.showsSearchResultsButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func `are moved by the app`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        let bounds = CGRect(x: 0, y: 0, width: 284, height: 36)
        let (icon, text) = (
            bar.searchTextField.leftViewRect(forBounds: bounds), bar.searchTextField.textRect(forBounds: bounds)
        )
        bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
        #expect(bar.searchTextField.leftViewRect(forBounds: bounds) == icon.offsetBy(dx: 4, dy: 1))
        #expect(bar.positionAdjustment(for: .search).horizontal == 4)
        bar.setPositionAdjustment(.zero, for: .search)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 2)
        #expect(
            bar.searchTextField.textRect(forBounds: bounds)
                == CGRect(x: text.minX + 10, y: 2, width: text.width - 10, height: 36))
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 11, y: 8, width: 284, height: 36))
    }
}
