import EspalierDisplayTree
import EspalierGalleryPages
import EspalierLayoutEngine
import Foundation
import SwiftUI
import Testing
import TestKit

@testable import EspalierViews

/// Memory leaks of ended pages.
@Suite(.serialized) @MainActor
struct LeakTests {
    private struct Page: Sendable, CustomTestStringConvertible {
        let name: String
        let open: @MainActor @Sendable () -> ViewGraph

        init<Content: View>(
            _ type: Content.Type, width: CGFloat = 390, _ content: @escaping @MainActor @Sendable () -> Content
        ) {
            name = "\(type) of \(width) points"
            open = {
                ViewGraph(
                    host: HostEnvironment(size: CGSize(width: width, height: 844)),
                    resources: AppResources(measurer: TenByTenFont()),
                    content: content)
            }
        }

        var testDescription: String { name }
    }

    private nonisolated static let pages = [
        Page(IndexPage.self) { IndexPage() }, Page(TabsPage.self) { TabsPage() },
        Page(MinimapPage.self) { MinimapPage() }, Page(PickerPage.self) { PickerPage() },
        Page(DividersPage.self) { DividersPage() }, Page(ScrollPage.self) { ScrollPage() },
        Page(GridPage.self) { GridPage() }, Page(ListPage.self) { ListPage() }, Page(FormPage.self) { FormPage() },
        Page(StylesPage.self) { StylesPage() }, Page(ShapesPage.self) { ShapesPage() },
        Page(FiguresPage.self) { FiguresPage() }, Page(TextPage.self) { TextPage() },
        Page(GesturesPage.self) { GesturesPage() }, Page(ImagesPage.self) { ImagesPage() },
        Page(EffectsPage.self) { EffectsPage() }, Page(MotionPage.self) { MotionPage() },
        Page(MixturesPage.self) { MixturesPage() }, Page(HarborPage.self) { HarborPage() },
        Page(FollowingPage.self) { FollowingPage() }, Page(ShopPage.self) { ShopPage() },
        Page(BoardPage.self) { BoardPage() }, Page(UIKitPage.self) { UIKitPage() },
        Page(MailPage.self) { MailPage() }, Page(MailPage.self, width: 1280) { MailPage() },
        Page(TablesPage.self) { TablesPage() }, Page(TablesPage.self, width: 1280) { TablesPage() },
    ]

    /// Weak references to the graph, the nodes and the environments of a page.
    @MainActor
    private struct Parts {
        private struct Weak {
            weak var object: AnyObject?
        }

        private var parts: [ObjectIdentifier: Weak] = [:]

        mutating func note(_ object: AnyObject) { parts[ObjectIdentifier(object)] = Weak(object: object) }

        /// Records a node, its descendants, and the environments that they pass down.
        mutating func note(_ node: ViewNode) {
            note(node as AnyObject)
            var entry: EnvironmentEntry? = node.environment.head
            while let known = entry {
                note(known)
                entry = known.next
            }
            node.forEachChild { note($0) }
        }

        var count: Int { parts.count }
        var left: [String] { parts.values.compactMap { $0.object.map { "\(type(of: $0))" } } }
    }

    /// Sends each event that the page accepts once.
    private func use(_ graph: ViewGraph, noting parts: inout Parts) {
        let page = TestPage(graph)
        let events: [(EventTypes, EventType, [EventValue])] = [
            (.tap, .tap, [.none]), (.change, .change, [.bool(true), .number(1), .text("a")]),
            (.input, .input, [.text("Ada"), .number(1)]), (.submit, .submit, [.none]),
            (.scroll, .scroll, [.point(CGPoint(x: 0, y: 400))]),
        ]
        parts.note(graph.root)
        for node in page.nodes {
            for (types, type, values) in events where node.events.contains(types) {
                for value in values { try? graph.send(DisplayEvent(node: node.id, type: type, value: value)) }
                page.update()
                parts.note(graph.root)
            }
        }
    }

    @Test(arguments: pages)
    private func `a page that has ended leaves nothing behind`(page: Page) async {
        var parts = Parts()
        do {
            let graph = page.open()
            parts.note(graph)
            use(graph, noting: &parts)
            _ = graph.snapshot()
            graph.end()
        }
        // Cancelled tasks release their captures on their next turn.
        for _ in 0..<100 where !parts.left.isEmpty { await Task.yield() }
        #expect(parts.count > 10)
        #expect(parts.left == [])
    }
}
