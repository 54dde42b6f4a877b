import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A style as a background or an overlay` {
    @Test func `fills the view's frame, before or after the view`() {
        let behind = TestPage { Text("four").background(Color.red) }
        #expect(behind.frames(ofType: "Rectangle") == [CGRect(x: 130, y: 95, width: 40, height: 10)])
        #expect(types(behind) == ["Rectangle", "Text"])

        let over = TestPage { Text("four").overlay(Color.red.opacity(0.5)) }
        #expect(types(over) == ["Text", "Rectangle"])
    }

    @Test func `is drawn for each of several views`() {
        let page = TestPage {
            HStack(spacing: 10) {
                Group {
                    Text("a")
                    Text("bc")
                }
                .background(Color.red)
            }
        }
        #expect(
            page.frames(ofType: "Rectangle") == [
                CGRect(x: 130, y: 95, width: 10, height: 10), CGRect(x: 150, y: 95, width: 20, height: 10),
            ])
    }

    @Test func `extends into the safe area if the view touches it, at the given edges`() {
        let page = TestPage {
            VStack(spacing: 0) {
                Color.clear.background(Color.red)
                Color.clear.background(Color.blue, ignoresSafeAreaEdges: .horizontal)
            }
        }
        var host = page.graph.host
        host.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        page.graph.host = host
        page.update()
        #expect(
            page.frames(ofType: "Rectangle") == [
                CGRect(x: 0, y: 0, width: 300, height: 110), CGRect(x: 0, y: 110, width: 300, height: 70),
            ])
        host.safeAreaInsets = EdgeInsets()
        page.graph.host = host
        page.update()
        #expect(
            page.frames(ofType: "Rectangle") == [
                CGRect(x: 0, y: 0, width: 300, height: 100), CGRect(x: 0, y: 100, width: 300, height: 100),
            ])
    }

    @Test func `that changes keeps its number`() throws {
        struct Page: View {
            @State private var isOn = false

            var body: some View {
                Button("tap") { isOn.toggle() }.buttonStyle(.plain)
                    .background(isOn ? Color.red : Color.blue)
            }
        }
        let page = TestPage { Page() }
        let before = try #require(page.nodes.first { "\($0.type)" == "Rectangle" })
        #expect(fill(before) == .color(Color.blue.resolved(in: ShapeStyleContext())))
        try page.tap("tap")
        let after = try #require(page.nodes.first { "\($0.type)" == "Rectangle" })
        #expect(after.id == before.id)
        #expect(fill(after) == .color(Color.red.resolved(in: ShapeStyleContext())))
    }

    @Test func `follows the style of the surrounding views`() {
        let page = TestPage { Text("a").background(.foreground).foregroundStyle(.green) }
        #expect(
            page.nodes.compactMap(fill) == [.color(Color.green.resolved(in: ShapeStyleContext()))])
    }

    private func types(_ page: TestPage) -> [String] { page.nodes.dropFirst().map { "\($0.type)" } }

    private func fill(_ node: DisplayNode) -> DisplayPaint? {
        guard case .shape(let shape) = node.content else { return nil }
        return shape.fill
    }
}

@MainActor
@Suite struct `An environment that is set as a whole` {
    @Test func `applies to the views inside`() throws {
        struct Page: View {
            @State private var scheme = ColorScheme.dark

            var body: some View {
                Button("tap") { scheme = .light }
                Inner().environment(\.self, values)
            }

            private var values: EnvironmentValues {
                var values = EnvironmentValues()
                values.colorScheme = scheme
                return values
            }
        }
        struct Inner: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
        }
        let page = TestPage { Page() }
        #expect(page.texts.contains("dark"))
        try page.tap("tap")
        #expect(page.texts.contains("light"))
    }
}
