import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `The rows of a list` {
    private func page(_ spacing: CGFloat?, isGrouped: Bool = true) -> TestPage {
        TestPage(height: 300) {
            if isGrouped {
                List { rows }.listRowSpacing(spacing)
            } else {
                List { rows }.listStyle(.plain).listRowSpacing(spacing)
            }
        }
    }

    @ViewBuilder private var rows: some View {
        Text("first")
        Text("second")
    }

    private func lines(_ page: TestPage) -> Int { page.frames(ofType: "Separator").count }

    @Test func `are boxes of their own at a distance in grouped lists`() throws {
        let close = page(nil)
        let wide = page(12)
        #expect(wide.frame(of: "first") == close.frame(of: "first"))
        let second = try #require(close.frame(of: "second"))
        #expect(wide.frame(of: "second") == second.offsetBy(dx: 0, dy: 12))
        #expect(lines(close) == 1 && lines(wide) == 0)
    }

    @Test func `keep their separators in plain lists`() {
        #expect(lines(page(12, isGrouped: false)) == 1)
    }

    @Test(arguments: [CGFloat.nan, -5, .infinity])
    func `have no distance that is not a length`(spacing: CGFloat) {
        #expect(page(spacing).frame(of: "second") == page(nil).frame(of: "second"))
    }

    private struct Choice: View {
        @State private var selection: Int?

        var body: some View {
            List(selection: $selection) {
                Text("one").tag(1)
                Text("two").tag(2).selectionDisabled()
            }
            Text("chosen \(selection ?? 0)")
        }
    }

    @Test func `can refuse to be selected`() throws {
        let page = TestPage(height: 400) { Choice() }
        #expect(page.target("two", for: .tap) == nil)
        try page.tap("one")
        #expect(page.texts.last == "chosen 1")
    }
}
