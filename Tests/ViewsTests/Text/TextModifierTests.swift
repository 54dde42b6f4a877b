import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

import TestKit
@testable import EspalierViews

/// Texts in a font with 10 by 10 points per letter.
@MainActor
struct TextModifierTests {
    /// The first text of a page.
    private func text(_ page: TestPage) -> DisplayText? {
        for node in page.nodes { if case .text(let text) = node.content { return text } }
        return nil
    }

    private func outline(_ page: TestPage) -> DisplayOutline? {
        for node in page.nodes { if case .shape(let shape) = node.content { return shape.outline } }
        return nil
    }

    @Test func `a view underlines and strikes through the texts inside`() {
        let page = TestPage {
            VStack { Text(verbatim: "one") }
                .underline(pattern: .dash, color: .red)
                .strikethrough()
        }
        let style = text(page)?.runs.first?.style
        #expect(style?.underline?.pattern == .dash)
        #expect(style?.underline?.color != nil)
        #expect(style?.strikethrough == DisplayTextLine(pattern: .solid))
    }

    @Test func `the levels of a hierarchical style start from the innermost style`() {
        let page = TestPage {
            VStack { VStack { Text(verbatim: "one").foregroundStyle(.secondary) }.foregroundStyle(Color.red) }
                .foregroundStyle(.primary, Color.blue)
        }
        #expect(text(page)?.runs.first?.style.paint == .color(.named(.red, opacity: 0.5)))
    }

    @Test func `a text's own underline wins over the view's`() {
        let page = TestPage { VStack { Text(verbatim: "one").underline(false) }.underline() }
        #expect(text(page)?.runs.first?.style.underline == nil)
    }

    @Test func `a line limit from two reserves the height of two lines`() {
        let page = TestPage { Text(verbatim: "one").lineLimit(2...) }
        #expect(page.frames(ofType: "Text") == [CGRect(x: 135, y: 90, width: 30, height: 20)])
    }

    @Test func `a line limit through two reserves no height`() {
        let page = TestPage { Text(verbatim: "one").lineLimit(...2) }
        #expect(page.frame(of: "one")?.size == CGSize(width: 30, height: 10))
    }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, DynamicTypeSize.large), (.large, .large), (.xxLarge, .xxLarge),
        (.accessibility5, .xxxLarge),
    ])
    func `a range of sizes keeps the user's size within it`(_ size: DynamicTypeSize, _ expected: DynamicTypeSize) {
        var seen: DynamicTypeSize?
        _ = TestPage {
            SizeReader { seen = $0 }.dynamicTypeSize(.large...(.xxxLarge)).dynamicTypeSize(size)
        }
        #expect(seen == expected)
    }

    @Test func `sizes may be limited on one side`() {
        var seen: [DynamicTypeSize] = []
        _ = TestPage {
            VStack {
                SizeReader { seen.append($0) }.dynamicTypeSize(...DynamicTypeSize.small)
                SizeReader { seen.append($0) }.dynamicTypeSize(DynamicTypeSize.accessibility2...)
            }
        }
        #expect(seen == [.small, .accessibility2])
    }

    @Test func `a range without a size changes nothing`() {
        var seen: DynamicTypeSize?
        _ = TestPage { SizeReader { seen = $0 }.dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.small) }
        #expect(seen == .large)
    }

    @Test func `a placeholder has the text's frame and none of its letters`() {
        let page = TestPage { Text(verbatim: "secret").redacted(reason: .placeholder) }
        #expect(page.texts == [])
        #expect(page.frames(ofType: "Text") == [CGRect(x: 120, y: 95, width: 60, height: 10)])
        guard case .path(let path)? = outline(page) else {
            Issue.record("no bar")
            return
        }
        #expect(path.points.map(\.x).min() == 0)
        #expect(path.points.map(\.x).max() == 60)
        #expect(path.points.map(\.y).min() == 1)
        #expect(path.points.map(\.y).max() == 9)
    }

    @Test func `unredacted content is shown inside a placeholder`() {
        let page = TestPage {
            VStack {
                Text(verbatim: "hidden")
                Text(verbatim: "shown").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        #expect(page.texts == ["shown"])
    }

    @Test func `privacy hides only sensitive content`() {
        let page = TestPage {
            VStack {
                Text(verbatim: "balance")
                Text(verbatim: "1,234").privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        #expect(page.texts == ["balance"])
    }

    @Test func `a control's name has no letter of a sensitive text`() {
        let page = TestPage {
            Toggle(isOn: .constant(true)) { Text(verbatim: "1,234") }
                .privacySensitive().redacted(reason: .privacy)
        }
        #expect(page.nodes.allSatisfy { $0.semantics?.label?.contains("1,234") != true })
        #expect(page.texts == [])
    }

    @Test func `invalidated content is still shown`() {
        let page = TestPage { Text(verbatim: "old").redacted(reason: .invalidated) }
        #expect(page.texts == ["old"])
    }

    @Test func `a redacted image is a box of its size`() {
        let page = TestPage { Image(systemName: "star").redacted(reason: .placeholder) }
        #expect(outline(page) == .roundedRectangle(radius: 4))
        #expect(page.nodes.allSatisfy { if case .image = $0.content { false } else { true } })
    }

    @Test func `a loaded page replaces the bars by the letters`() throws {
        let page = TestPage { Loading() }
        #expect(page.texts == ["load"])
        try page.tap("load")
        #expect(page.texts == ["ready", "load"])
    }

    @Test func `a text with a new alignment is drawn again`() throws {
        let page = TestPage { Aligning() }
        #expect(text(page)?.appearance.alignment == .leading)
        try page.tap("go")
        #expect(text(page)?.appearance.alignment == .trailing)
    }

    @Test func `selection is the browser's choice unless the author says so`() {
        #expect(text(TestPage { Text(verbatim: "a") })?.appearance.isSelectable == nil)
        #expect(text(TestPage { Text(verbatim: "a").textSelection(.enabled) })?.appearance.isSelectable == true)
        #expect(text(TestPage { Text(verbatim: "a").textSelection(.disabled) })?.appearance.isSelectable == false)
    }

    @Test func `invalid lengths count as none`() {
        let page = TestPage {
            Text(verbatim: "one")
                .environment(\.locale, Locale(identifier: "en_US"))
                .tracking(.nan).kerning(.infinity).baselineOffset(.nan).lineSpacing(.nan).minimumScaleFactor(.nan)
        }
        #expect(page.frame(of: "one")?.size == CGSize(width: 30, height: 10))
    }
}

private struct SizeReader: View {
    @Environment(\.dynamicTypeSize) private var size
    let report: (DynamicTypeSize) -> Void

    var body: some View {
        report(size)
        return Text(verbatim: "size")
    }
}

private struct Loading: View {
    @State private var isLoaded = false

    var body: some View {
        VStack {
            Text(verbatim: "ready").redacted(reason: isLoaded ? [] : .placeholder)
            Button {
                isLoaded = true
            } label: {
                Text(verbatim: "load")
            }
        }
    }
}

private struct Aligning: View {
    @State private var alignment = TextAlignment.leading

    var body: some View {
        VStack {
            Text(verbatim: "some words in lines").frame(width: 100).multilineTextAlignment(alignment)
            Button {
                alignment = .trailing
            } label: {
                Text(verbatim: "go")
            }
        }
    }

    @Test func `a secondary scale makes texts smaller than their font`() {
        let page = TestPage {
            VStack(alignment: .leading, spacing: 0) {
                Text("a").textScale(.secondary)
                Text("b").textScale(.secondary, isEnabled: false)
                VStack { Text("c").font(.system(size: 30)) }.textScale(.secondary)
                VStack { Text("d").textScale(.default) }.textScale(.secondary)
            }
        }
        let sizes = page.nodes.compactMap { node -> CGFloat? in
            if case .text(let text) = node.content { text.appearance.style.font.size } else { nil }
        }
        #expect(sizes == [17 * 0.8, 17, 24, 17])
    }
}
