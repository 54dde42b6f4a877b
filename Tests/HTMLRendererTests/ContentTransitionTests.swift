import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// Icons of fixed outlines.
private struct Icons: SymbolMarkup {
    func symbolMarkup(_ name: String) -> [UInt8]? { Array("<path d=\"M\(name.utf8.count) 0h1v1z\"/>".utf8) }
}

/// The patches of contents that change, as the browser receives them.
@Suite struct `A changed content` {
    private let ease = DisplayAnimation(curve: .bezier(0.42, 0, 1, 1), duration: 0.5)
    private static let table = #""a":[[500,0,"cubic-bezier(0.42,0,1,1)"]],"#

    private func text(
        _ line: String, _ animation: DisplayAnimation? = nil, _ transition: DisplayContentTransition? = nil
    ) -> DisplayNode {
        DisplayNode(
            id: 2, type: "Text", frame: CGRect(x: 0, y: 0, width: 40, height: 20),
            content: .text(DisplayText(line: line, style: plainStyle)), animation: animation,
            contentTransition: transition)
    }

    private func symbol(
        _ name: String, _ animation: DisplayAnimation? = nil, _ transition: DisplayContentTransition? = nil
    ) -> DisplayNode {
        DisplayNode(
            id: 2, type: "Image", frame: CGRect(x: 0, y: 0, width: 40, height: 20),
            content: .image(DisplayImage(source: .symbol(name: name))), animation: animation,
            contentTransition: transition)
    }

    private func patch(_ old: DisplayNode, _ new: DisplayNode) -> String {
        String(
            decoding: Difference.patch(from: tree([old]), to: tree([new], revision: 2), symbols: Icons()).encoded(),
            as: UTF8.self)
    }

    @Test func `fades under an animation`() {
        #expect(patch(text("1"), text("2")) == #"{"f":1,"t":2,"o":[["t",2,"2"]]}"#)
        #expect(patch(text("1"), text("2", ease)) == "{\"f\":1,\"t\":2,\(Self.table)\"o\":[[\"t\",2,\"2\",0]]}")
    }

    @Test func `names its transition`() {
        func kind(_ transition: DisplayContentTransition) -> String {
            patch(text("1"), text("2", ease, transition))
        }
        #expect(kind(.identity) == #"{"f":1,"t":2,"o":[["t",2,"2"]]}"#)
        #expect(kind(.interpolate) == "{\"f\":1,\"t\":2,\(Self.table)\"o\":[[\"t\",2,\"2\",0,\"mv\"]]}")
        #expect(
            kind(.numericText(countsDown: false)) == "{\"f\":1,\"t\":2,\(Self.table)\"o\":[[\"t\",2,\"2\",0,\"nu\"]]}")
        #expect(
            kind(.numericText(countsDown: true)) == "{\"f\":1,\"t\":2,\(Self.table)\"o\":[[\"t\",2,\"2\",0,\"nd\"]]}")
    }

    @Test func `of a symbol fades, or replaces the old one`() {
        let old = symbol("a")
        #expect(
            patch(old, symbol("bb", ease))
                .hasSuffix(
                    #""o":[["c",2,"<svg viewBox=\"0 0 16 16\" fill=currentColor aria-hidden=true><path d=\"M2 0h1v1z\"/></svg>",0]]}"#
                ))
        #expect(patch(old, symbol("bb", ease, .replace(.upUp, speed: 1))).hasSuffix(#"</svg>",0,"uu"]]}"#))
        #expect(patch(old, symbol("bb", ease, .replace(.offUp, speed: 2))).hasSuffix(#"</svg>",0,"ou",2]]}"#))
    }

    @Test func `of a symbol that replaces another one has an animation of its own`() {
        let patch = patch(symbol("a"), symbol("bb", nil, .replace(.downUp, speed: 1)))
        #expect(patch.hasPrefix(#"{"f":1,"t":2,"a":[[350,0,"cubic-bezier(0.42,0,0.58,1)"]],"#))
        #expect(patch.hasSuffix(#"</svg>",0,"du"]]}"#))
    }

    @Test func `with a track does not fade as well`() {
        var samples = DisplaySamples(axis: .progress)
        samples.append(tree([text("1", ease)]).root, at: 0)
        samples.append(tree([text("5", ease)]).root, at: 0.5)
        var new = tree([text("9", ease)], revision: 2)
        new = DisplayTree(revision: 2, size: new.size, title: "", root: new.root, samples: [samples])
        let patch = Difference.patch(from: tree([text("1")]), to: new, symbols: Icons())
        #expect(
            patch.operations == [
                .text(2, "9"),
                .track(2, .text, [TrackSample(0, "1"), TrackSample(0.5, "5"), TrackSample(1, "9")], animation: 0),
            ])
    }
}
