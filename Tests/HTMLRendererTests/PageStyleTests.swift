import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// Whole pages leave out numbers, and have classes for styles that elements share.
@Suite struct `The styles of a page` {
    /// The rules of the page's styles, and the content of its root.
    private func parts(_ children: DisplayChildren) -> (rules: String, content: String) {
        let session = PageSession(id: "s1", scene: "tabs", window: PageWindow(size: CGSize(width: 390, height: 844)))
        let html = String(
            decoding: HTMLPage.write(tree(children), session: session, assets: PageAssets(), symbols: NoSymbols()),
            as: UTF8.self)
        let rules = html.split(separator: "<style id=s>")[1].prefix { $0 != "<" }
        let content = html.split(separator: "height:100px;\">", maxSplits: 1)[1]
        return (String(rules), content.components(separatedBy: "</main>")[0])
    }

    private func box(
        _ id: Int, x: CGFloat = 0, y: CGFloat = 0, _ content: DisplayContent = .box, appearance: Appearance? = nil,
        events: EventTypes = [], children: DisplayChildren = .none
    ) -> DisplayNode {
        DisplayNode(
            id: id, type: "Box", frame: CGRect(x: x, y: y, width: 10, height: 10), content: content,
            appearance: appearance, events: events, children: children)
    }

    private func line(_ id: Int, x: CGFloat, y: CGFloat) -> DisplayNode {
        DisplayNode(
            id: id, type: "Text", frame: CGRect(x: x, y: y, width: 10, height: 10),
            content: .text(DisplayText(line: "a", style: plainStyle)))
    }

    @Test func `become classes if they are shorter so`() {
        let (rules, content) = parts([box(2), box(3, y: 10), box(4), box(5)])
        #expect(rules == "#n1 .A{width:10px;height:10px}")
        #expect(
            content
                == "<div id=n2 class=A></div><div style=\"top:10px;width:10px;height:10px\"></div><div class=A></div>"
                + "<div class=A></div>")
    }

    @Test func `have a class of their own for the horizontal position`() {
        let (rules, content) = parts([
            line(2, x: 5, y: 0), line(3, x: 15.5, y: 0), line(4, x: 5, y: 20), line(5, x: 15.5, y: 20),
            line(6, x: 5, y: 40), line(7, x: 15.5, y: 40),
        ])
        #expect(
            rules == "#n1 .A{left:5px}#n1 .B{left:15.5px}#n1 .C{width:10px;height:10px;line-height:20px}"
                + "#n1 .D{top:20px;width:10px;height:10px;line-height:20px}"
                + "#n1 .E{top:40px;width:10px;height:10px;line-height:20px}")
        #expect(
            content
                == #"<div id=n2 class="C A">a</div><div class="C B">a</div><div class="D A">a</div><div class="D B">a</div>"#
                + #"<div class="E A">a</div><div class="E B">a</div>"#)
    }

    @Test func `stand beside the element's own classes`() {
        let flow = DisplayContent.flow(DisplayFlow(axis: .horizontal, gap: 0))
        let (rules, content) = parts([box(2, flow), box(3, flow), box(4, flow)])
        #expect(rules == "#n1 .A{width:10px;height:10px}")
        #expect(content == #"<div id=n2 class="h A"></div><div class="h A"></div><div class="h A"></div>"#)
    }

    @Test func `stay in elements of which scripts or the style sheet read the style`() {
        let ignoring = Appearance(ignoresPointer: true)
        let (rules, content) = parts([
            box(2, appearance: ignoring), box(3, appearance: ignoring), box(4, appearance: ignoring),
        ])
        #expect(rules.isEmpty)
        #expect(
            content.hasPrefix(
                #"<div id=n2 style="width:10px;height:10px;pointer-events:none;"></div><div style="width"#))
    }

    @Test func `of backgrounds stay in buttons, and directly in those around other controls`() {
        let red = Appearance(background: .color(.named(.red)))
        func button(_ id: Int, _ children: DisplayChildren) -> DisplayNode {
            box(id, events: [.tap], children: children)
        }
        let (rules, content) = parts([
            button(3, [box(2, appearance: red)]), box(4, appearance: red),
            button(7, [box(5, appearance: red), button(6, [])]), box(8, appearance: red), box(9, appearance: red),
        ])
        let style = "width:10px;height:10px;background:var(--red)"
        #expect(rules.contains("{\(style)}"))
        #expect(content.components(separatedBy: " style=\"\(style);\">").count == 3)
    }

    @Test func `do not concern patches, which change the elements' own styles`() {
        #expect(
            operations([box(2), box(3)], [box(2), box(3, x: 1)])
                == [.style(3, [StyleChange(.left, "1px")], animation: nil)])
    }

    @Test func `names of classes are short and distinct`() {
        let names = [0, 25, 26, 27, 26 * 62 + 25, 26 * 62 + 26].map { number in
            let (letters, count) = PageStyles.className(number)
            return String(
                decoding: (0..<count).map { UInt8(truncatingIfNeeded: letters >> UInt32(8 * $0)) }, as: UTF8.self)
        }
        #expect(names == ["A", "Z", "Aa", "Ba", "Z9", "Aaa"])
    }

    @Test func `a number is left out if it is the one after that of the last element that ends before it`() {
        let (_, content) = parts([
            box(4, children: [box(2), box(3)]), box(5), box(7), box(6), box(10, children: [box(9), box(8)]),
        ])
        let numbers = content.matches(of: #/<(div|/div)( id=n\d+)?/#).map { String($0.1) + String($0.2 ?? "") }
        #expect(
            numbers == [
                "div", "div id=n2", "/div", "div", "/div", "/div", "div", "/div", "div id=n7", "/div", "div id=n6",
                "/div",
                "div id=n10", "div id=n9", "/div", "div id=n8", "/div", "/div",
            ])
    }
}
