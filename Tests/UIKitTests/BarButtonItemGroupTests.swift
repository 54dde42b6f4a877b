import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Items of a bar` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    @Test func `are in groups, which may be hidden`() {
        let controller = UIViewController()
        let group = item("Bold").creatingOptionalGroup(customizationIdentifier: "bold")
        let item = controller.navigationItem
        item.leftBarButtonItem = self.item("Back")
        item.leadingItemGroups = [.fixedGroup(items: [self.item("One"), self.item("Two")])]
        item.rightBarButtonItems = [self.item("Last"), self.item("Third")]
        item.centerItemGroups = [group]
        item.trailingItemGroups = [self.item("Second").creatingFixedGroup()]
        #expect(item.shownLeadingItems.map(\.title) == ["Back", "One", "Two"])
        #expect(item.shownTrailingItems.map(\.title) == ["Bold", "Second", "Third", "Last"])
        let page = TestPage(width: 800, height: 480) {
            Hosted(controller: UINavigationController(rootViewController: controller))
        }
        #expect(page.texts.contains("Bold") && page.texts.contains("Two"))
        group.isHidden = true
        page.update()
        #expect(!page.texts.contains("Bold") && page.texts.contains("Two"))
    }

    @Test func `are described for assistive technologies`() {
        let controller = UIViewController()
        let (image, text) = (
            UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: UIAction { _ in }), item("A")
        )
        image.accessibilityLabel = "Favorite"
        text.accessibilityLabel = "Alpha"
        text.accessibilityIdentifier = "alpha"
        controller.navigationItem.rightBarButtonItems = [image, text]
        let page = TestPage(width: 800, height: 480) {
            Hosted(controller: UINavigationController(rootViewController: controller))
        }
        func labels() -> [String] { page.nodes.compactMap { $0.semantics?.label } }
        #expect(labels().contains("Favorite") && labels().contains("Alpha"))
        text.accessibilityLabel = "Beta"
        page.update()
        #expect(!labels().contains("Alpha") && labels().contains("Beta"))
    }

    @Test func `tell the forms of bars`() {
        let item = UINavigationItem(title: "Title")
        item.setHidesBackButton(true, animated: false)
        item.preferredSearchBarPlacement = .inline
        #expect(item.hidesBackButton && item.searchBarPlacement == .stacked && item.style == .navigator)
    }
}
