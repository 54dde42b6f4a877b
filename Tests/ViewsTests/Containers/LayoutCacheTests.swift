import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A layout's cache` {
    /// The number of calls of each method.
    final class Calls {
        var makes = 0
        var updates = 0
        var spacings: [CGFloat] = []
    }

    /// A column that caches its views' sizes between calls.
    nonisolated struct Column: Layout {
        let spacing: CGFloat
        let calls: Calls

        func makeCache(subviews: LayoutSubviews) -> [CGSize] {
            calls.makes += 1
            return sizes(subviews)
        }

        func updateCache(_ cache: inout [CGSize], subviews: LayoutSubviews) {
            calls.updates += 1
            calls.spacings.append(spacing)
            cache = sizes(subviews)
        }

        private func sizes(_ subviews: LayoutSubviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [CGSize]) -> CGSize {
            CGSize(
                width: cache.map(\.width).max() ?? 0,
                height: cache.reduce(-spacing) { $0 + $1.height + spacing })
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [CGSize]
        ) {
            var y = bounds.minY
            for (subview, size) in zip(subviews, cache) {
                subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                y += size.height + spacing
            }
        }
    }

    struct Page: View {
        let calls: Calls
        @State private var count = 1
        @State private var title = "a"
        @State private var spacing: CGFloat = 0
        @State private var unrelated = 0

        var body: some View {
            VStack(spacing: 0) {
                Column(spacing: spacing, calls: calls) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "\(title)\($0)") }
                }
                Button("more") { count += 1 }
                Button("longer") { title += "a" }
                Button("wider") { spacing += 5 }
                Button("other \(unrelated)") { unrelated += 1 }
            }
        }
    }

    @Test func `is created once, and updated when the subviews or the layout change`() throws {
        let calls = Calls()
        let page = TestPage { Page(calls: calls) }
        #expect(calls.makes == 1 && calls.updates == 0)
        try page.tap("more")
        #expect(calls.makes == 1 && calls.updates == 1)
        #expect(page.frame(of: "a1")?.minY == page.frame(of: "a0")?.maxY)
        try page.tap("longer")
        #expect(calls.makes == 1 && calls.updates == 2)
        #expect(page.frame(of: "aa0")?.width == 30)
        try page.tap("wider")
        #expect(calls.makes == 1 && calls.updates == 3)
        #expect(calls.spacings == [0, 0, 5])
        #expect(page.frame(of: "aa1")?.minY == page.frame(of: "aa0").map { $0.maxY + 5 })
    }

    @Test func `is not updated by an evaluation that changes neither`() throws {
        let calls = Calls()
        let page = TestPage { Page(calls: calls) }
        try page.tap("other 0")
        #expect(page.texts.last == "other 1")
        #expect(calls.makes == 1 && calls.updates == 0)
    }
}
