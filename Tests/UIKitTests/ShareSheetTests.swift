import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A share sheet` {
    private struct Share: UIViewControllerRepresentable {
        let controller: UIActivityViewController
        func makeUIViewController(context: Context) -> UIActivityViewController { controller }
        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    private struct Page: View {
        let controller: UIActivityViewController
        @State private var isShown = true

        var body: some View {
            Text("page").sheet(isPresented: $isShown) { Share(controller: controller) }
        }
    }

    private final class Bookmark: UIActivity {
        var items: [String] = []
        override var activityType: ActivityType? { ActivityType("bookmark") }
        override var activityTitle: String? { "Bookmark" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) {
            items = activityItems.compactMap { $0 as? String }
        }
        override func perform() { activityDidFinish(true) }
    }

    @Test func `has a link with the items for the browser`() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let page = TestPage(height: 500) {
            Share(controller: UIActivityViewController(activityItems: ["Look", url], applicationActivities: nil))
        }
        let links = page.nodes.compactMap { node -> DisplayLink? in
            if case .link(let link) = node.content { return link }
            return nil
        }
        #expect(links == [DisplayLink(sharing: "Look", url: "https://example.org/a", title: "")])
    }

    @Test func `shares an image as a file`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let page = TestPage(height: 500) {
            Share(controller: UIActivityViewController(activityItems: [image], applicationActivities: nil))
        }
        #expect(!page.texts.contains("Copy"))
        try page.tap("Share…")
        let shared = page.steps.flatMap(\.openings).compactMap { opening -> DisplayFile? in
            if case .share(let files, _) = opening { return files.first }
            return nil
        }
        #expect(shared.map(\.name) == ["Untitled.png"])
        let file = try #require(shared.first.flatMap { page.graph.file($0.id) })
        #expect(file.mediaType == "image/png")
        let size = try UIImage(data: Data(contentsOf: file.url))?.size
        #expect(size == CGSize(width: 2, height: 2))
    }

    @Test func `runs a service of the app, and reports it at the end`() throws {
        let bookmark = Bookmark()
        let controller = UIActivityViewController(activityItems: ["Look"], applicationActivities: [bookmark])
        var results: [String] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in
            results.append("\(type?.rawValue ?? "none") \(completed)")
        }
        let page = TestPage(height: 500) { Page(controller: controller) }
        page.update()
        try page.tap("Bookmark")
        page.update()
        #expect(bookmark.items == ["Look"] && results == ["bookmark true"])
    }
}
