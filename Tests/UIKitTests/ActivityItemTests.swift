import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A source of an item to share` {
    private struct Share: UIViewControllerRepresentable {
        let controller: UIActivityViewController
        func makeUIViewController(context: Context) -> UIActivityViewController { controller }
        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            "placeholder"
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType.map { "for \($0.rawValue)" } ?? "for any" }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Greetings" }
    }

    private final class Provider: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made for \(activityType?.rawValue ?? "any")" }
    }

    private final class Bookmark: UIActivity {
        var offered: [String] = []
        var items: [String] = []
        override var activityType: ActivityType? { ActivityType("bookmark") }
        override var activityTitle: String? { "Bookmark" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            offered = activityItems.compactMap { $0 as? String }
            return true
        }
        override func prepare(withActivityItems activityItems: [Any]) {
            items = activityItems.compactMap { $0 as? String }
        }
    }

    private func links(_ page: TestPage) -> [DisplayLink] {
        page.nodes.compactMap { node in
            if case .link(let link) = node.content { return link }
            return nil
        }
    }

    @Test func `has an item for the browser, with a subject, and one for each service`() throws {
        let bookmark = Bookmark()
        let controller = UIActivityViewController(activityItems: [Source()], applicationActivities: [bookmark])
        let page = TestPage(height: 500) { Share(controller: controller) }
        #expect(bookmark.offered == ["placeholder"])
        #expect(links(page) == [DisplayLink(sharing: "for any", url: "", title: "Greetings")])
        try page.tap("Bookmark")
        #expect(bookmark.items == ["for bookmark"])
    }

    @Test func `is a provider that makes its item for each service`() throws {
        let (bookmark, provider) = (Bookmark(), Provider(placeholderItem: "later"))
        let controller = UIActivityViewController(activityItems: [provider], applicationActivities: [bookmark])
        let page = TestPage(height: 500) { Share(controller: controller) }
        #expect(bookmark.offered == ["later"])
        #expect(links(page) == [DisplayLink(sharing: "made for any", url: "", title: "")])
        try page.tap("Bookmark")
        #expect(bookmark.items == ["made for bookmark"] && provider.activityType == nil)
        provider.cancel()
        #expect(provider.activityViewController(controller, itemForActivityType: nil) == nil)
    }
}
