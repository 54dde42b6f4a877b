import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

struct ByteWriterTests {
    private func written(_ body: (inout ByteWriter) -> Void) -> String {
        var writer = ByteWriter(capacity: 64)
        body(&writer)
        return writer.string()
    }

    @Test func `writes whole numbers of any length`() {
        for number in Array(0...1100) + [9999, 10_000, 99_999, 100_050, 999_999, 1_000_000, 1_234_567, .max, .min] {
            #expect(written { $0.append(number) } == String(number))
            #expect(written { $0.append(-(number == .min ? 0 : number)) } == String(-(number == .min ? 0 : number)))
        }
    }

    private static let lengths: [(CGFloat, String)] = [
        (0, "0"), (12, "12px"), (0.25, "0.25px"), (-0.5, "-0.5px"), (1234.75, "1234.75px"), (1 / 3, "0.3333px"),
        (-CGFloat.infinity, "0px"),
    ]

    @Test(arguments: lengths) func `writes lengths`(length: CGFloat, text: String) {
        #expect(written { $0.append(pixels: length) } == text)
    }

    @Test(
        arguments: [
            (0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1.00004, "1"), (1.00005, "1.0001"), (-0.0625, "-0.0625"),
            (12.3456, "12.3456"), (1e20, "100000000000000"), (-1e20, "-100000000000000"), (.nan, "0"), (.infinity, "0"),
        ] as [(Double, String)]) func `writes numbers with four decimal places`(number: Double, text: String)
    {
        #expect(written { $0.append(number) } == text)
    }

    @Test(
        arguments: [
            (0, "0"), (0.5, "0.5"), (-0.00125, "-0.00125"), (0.00000001, "0.00000001"), (0.000000001, "0"),
            (0.999999999, "1"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (.nan, "0"),
        ] as [(CGFloat, String)]) func `writes small numbers with eight decimal places`(number: CGFloat, text: String)
    {
        #expect(written { $0.append(fine: number) } == text)
    }

    @Test(
        arguments: [
            (0, "0"), (12, "12"), (0.1, "0.1"), (-2.5, "-2.5"), (1e15, "1000000000000000.0"), (1e16, "1e+16"),
            (999_999_999_999_999, "999999999999999"),
            (.nan, "0"), (-.infinity, "0"),
        ] as [(Double, String)]) func `writes exact numbers with all their digits`(number: Double, text: String)
    {
        #expect(written { $0.append(exact: number) } == text)
    }

    @Test(arguments: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\r": "&#13;", "\0": "\u{FFFD}"])
    func `escapes a character at any position`(character: String, reference: String) {
        for length in 1...20 {
            for place in 0..<length {
                let (front, back) = (
                    String(repeating: "é", count: place), String(repeating: "x", count: length - place)
                )
                #expect(written { $0.appendText(front + character + back) } == front + reference + back)
            }
        }
    }

    @Test(arguments: ["", "a", "\t\n", "Day 12", "Grüße 😀, 'so'!", "0123456789abcdefghij"])
    func `leaves other text unchanged`(text: String) {
        #expect(written { $0.appendText(text) } == text)
        #expect(written { $0.appendAttribute(text) } == text)
    }

    @Test func `keeps its content when it grows`() {
        let text = String(repeating: "abc", count: 50_000)
        let bytes = written { writer in for _ in 0..<50_000 { writer.append("abc") } }
        #expect(bytes == text)
    }
}

struct PlainTextMarkupTests {
    private func markup(_ node: DisplayNode, isInsideInteractive: Bool = false) -> String {
        var writer = HTMLWriter(capacity: 64, symbols: NoSymbols())
        writer.write(
            node, at: ElementPlace(isInFlow: false, x: 5, y: -8),
            context: ElementContext(isInsideInteractive: isInsideInteractive))
        return writer.out.string()
    }

    private let style = DisplayTextStyle(font: FontFace(size: 15), lineHeight: 20)

    private func text(_ letters: String, events: EventTypes = []) -> DisplayNode {
        DisplayNode(
            id: 12, type: "Text", frame: CGRect(x: 0, y: 0, width: 30.5, height: 20),
            content: .text(DisplayText(line: letters, style: style)), events: events)
    }

    @Test func `a line of letters is one element`() {
        let css = "left:1.25px;top:-2px;width:30.5px;height:20px;font-size:15px;line-height:20px;"
        #expect(markup(text("a < b")) == "<div id=n12 style=\"\(css)\">a &lt; b</div>")
        #expect(markup(text("a"), isInsideInteractive: true) == "<span id=n12 style=\"\(css)\">a</span>")
        #expect(
            markup(text("a", events: .tap)) == "<button id=n12 name=\"tap\" value=\"12\" style=\"\(css)\">a</button>")
    }

    @Test func `a scene's name is escaped for a URL`() {
        let tree = DisplayTree(
            revision: 1, size: CGSize(width: 10, height: 10), title: "",
            root: DisplayNode(id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        func action(_ scene: String) -> Substring? {
            let page = HTMLPage.write(
                tree, session: PageSession(id: "s", scene: scene, window: PageWindow(size: tree.size)),
                assets: PageAssets(), symbols: NoSymbols())
            return String(decoding: page, as: UTF8.self).firstMatch(of: /action="([^"]*)"/)?.1
        }
        #expect(action("") == "/events")
        #expect(action("tabs") == "/tabs/events")
        #expect(action("a b;ü/&'?") == "/a%20b%3B%C3%BC/&amp;'%3F/events")
    }
}
