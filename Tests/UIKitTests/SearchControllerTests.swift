import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A search controller` {
    /// A screen that filters its own list, as apps write it.
    private final class Fruits: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
        UISearchBarDelegate
    {
        let search: UISearchController
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        var calls: [String] = []

        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            title = "Fruits"
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.delegate = self
            search.searchBar.placeholder = "Find"
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
            view.addSubview(label)
            updateSearchResults(for: search)
            calls = []
        }

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            label.text = ["apple", "pear"].filter { text.isEmpty || $0.contains(text) }.joined(separator: " ")
            calls.append("update " + text)
        }

        func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }

    private final class Results: UIViewController {
        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = "results"
            view.addSubview(label)
        }
    }

    private struct Stack: UIViewControllerRepresentable {
        let root: UIViewController
        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: root)
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }

    private func page(_ fruits: Fruits) -> TestPage {
        let page = TestPage(width: 390, height: 600) { Stack(root: fruits) }
        page.update()
        return page
    }

    @Test func `has a field below the title, with its placeholder`() {
        let page = page(Fruits())
        #expect(page.texts.contains("Fruits") && page.texts.contains("apple pear"))
        #expect(page.target("Find", for: .input) != nil)
        #expect(!page.texts.contains("Cancel"))
    }

    @Test func `becomes active with the focus, and finds while the user types`() throws {
        let fruits = Fruits()
        let page = page(fruits)
        try page.send(.focus, .none, to: "Find")
        #expect(fruits.search.isActive && fruits.search.searchBar.isFirstResponder)
        #expect(page.texts.contains("Cancel"))
        try page.send(.input, .text("pea"), to: "Find")
        #expect(page.texts.contains("pear") && !page.texts.contains("apple pear"))
        try page.send(.submit, .none, to: "Find")
        #expect(fruits.calls == ["present", "will present", "update ", "did present", "update pea", "search"])
    }

    @Test func `stays active without the focus until the user cancels it`() throws {
        let fruits = Fruits()
        let page = page(fruits)
        try page.send(.focus, .none, to: "Find")
        try page.send(.input, .text("pea"), to: "Find")
        try page.send(.blur, .none, to: "Find")
        #expect(fruits.search.isActive && !fruits.search.searchBar.isFirstResponder)
        #expect(page.texts.contains("Cancel") && page.texts.contains("pear"))
        fruits.calls = []
        try page.tap("Cancel")
        #expect(!fruits.search.isActive && fruits.search.searchBar.text == "")
        #expect(page.texts.contains("apple pear") && !page.texts.contains("Cancel"))
        #expect(fruits.calls == ["update ", "cancel", "will dismiss", "update ", "did dismiss"])
    }

    @Test func `begins and ends by code`() {
        let fruits = Fruits()
        let page = page(fruits)
        fruits.search.isActive = true
        page.update()
        #expect(page.texts.contains("Cancel") && page.tree.focus != nil)
        fruits.search.searchBar.text = "app"
        page.update()
        #expect(page.texts.contains("apple"))
        fruits.search.isActive = false
        page.update()
        #expect(page.texts.contains("apple pear") && !page.texts.contains("Cancel"))
    }

    @Test func `shows the controller of the results while there is a text`() throws {
        let fruits = Fruits(results: Results())
        let page = page(fruits)
        try page.send(.focus, .none, to: "Find")
        #expect(!page.texts.contains("results"))
        try page.send(.input, .text("a"), to: "Find")
        #expect(page.texts.contains("results"))
        fruits.search.showsSearchResultsController = false
        page.update()
        #expect(!page.texts.contains("results"))
    }

    @Test func `has a button that ends it only if the app wants it`() throws {
        let fruits = Fruits()
        fruits.search.automaticallyShowsCancelButton = false
        let page = page(fruits)
        try page.send(.focus, .none, to: "Find")
        #expect(!page.texts.contains("Cancel"))
        fruits.search.searchBar.showsCancelButton = true
        page.update()
        #expect(page.texts.contains("Cancel"))
    }

    @Test func `covers the screen with a veil, which ends it`() throws {
        let fruits = Fruits()
        let page = page(fruits)
        let count = page.nodes.count { $0.events.contains(.tap) }
        try page.send(.focus, .none, to: "Find")
        let plain = page.nodes.count { $0.events.contains(.tap) }
        fruits.search.obscuresBackgroundDuringPresentation = true
        page.update()
        let veiled = page.nodes.filter { $0.events.contains(.tap) }
        #expect(plain == count + 1 && veiled.count == plain + 1)
    }
}
