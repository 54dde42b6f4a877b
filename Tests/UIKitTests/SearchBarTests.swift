import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A search bar of UIKit` {
    private final class Listener: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }

    private struct Bar: UIViewRepresentable {
        let bar: UISearchBar
        func makeUIView(context: Context) -> UISearchBar { bar }
        func updateUIView(_ bar: UISearchBar, context: Context) {}
    }

    @Test func `tells its delegate what the user types`() throws {
        let (bar, listener) = (UISearchBar(), Listener())
        bar.placeholder = "Fruit"
        bar.delegate = listener
        bar.showsCancelButton = true
        let page = TestPage { Bar(bar: bar) }
        try page.send(.input, .text("pear"), to: "Fruit")
        try page.send(.submit, .none, to: "Fruit")
        try page.tap("Cancel")
        #expect(listener.calls == ["pear", "search", "cancel"])
        #expect(bar.text == "pear")
    }
}
