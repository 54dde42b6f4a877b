import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

private struct Icons: SymbolMarkup {
    let markup: String
    func symbolMarkup(_ name: String) -> [UInt8]? { Array(markup.utf8) }
}

@Suite struct `A symbol` {
    private let ring = "M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"

    private func symbol(_ drawing: DisplaySymbolDrawing?) -> DisplayNode {
        node(2, "Image", .image(DisplayImage(source: .symbol(name: "x"), drawing: drawing)))
    }

    private func svg(_ markup: String, _ drawing: DisplaySymbolDrawing?) -> String {
        var writer = HTMLWriter(capacity: 1024, symbols: Icons(markup: markup))
        writer.writeSymbolImage("x", drawing)
        let text = writer.out.string()
        return String(
            text.dropFirst("<svg viewBox=\"0 0 16 16\" fill=currentColor aria-hidden=true>".count).dropLast(6))
    }

    @Test func `is drawn unchanged unless a style or an effect needs its parts`() {
        let bars = "<path d=\"M0 10h2v4H0zm6-4h2v8H6z\"/>"
        #expect(svg(bars, nil) == bars)
        #expect(svg(bars, DisplaySymbolDrawing(effects: [DisplaySymbolEffect(.pulse)])) == bars)
    }

    @Test(arguments: [
        (DerivedSymbol.filledCircle, "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z"),
        (.filledSquare, "M2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2z"),
    ])
    func `inside of a filled outline is a hole in it`(variant: DerivedSymbol, outline: String) {
        let icon = "<path d=\"M0 8h4V4H0zm10 0a2 1 0 014 1z\"/>"
        #expect(
            variant.markup(of: Array(icon.utf8)).map { String(decoding: $0, as: UTF8.self) } == """
                <path fill-rule="evenodd" d="\(outline)M3.52 8h2.24V5.76H3.52zM9.12 8a1.12 0.56 0 0 1 2.24 0.56z"/>
                """)
    }

    @Test func `without an icon of paths alone has no variants`() {
        for icon in ["", "<circle r=\"2\"/>", "<path d=\"M0 q\"/>"] {
            #expect(DerivedSymbol.circle.markup(of: Array(icon.utf8)) == nil)
        }
    }

    @Test func `that is crossed out has a line over it`() {
        #expect(
            DerivedSymbol.slash.markup(of: Array("<g/>".utf8)).map { String(decoding: $0, as: UTF8.self) }
                == "<g/><path d=\"M2.354 1.646l12 12a.5.5 0 0 1-.708.708l-12-12a.5.5 0 0 1 .708-.708z\"/>")
    }

    @Test func `has a part for each outline, from the bottom left to the top right`() {
        let bars = "<path d=\"M6 6h2v8H6zM0 10h2v4H0z\"/>"
        #expect(
            svg(bars, DisplaySymbolDrawing(isSplit: true))
                == "<path d=\"M0 10h2v4H0z\"/><path d=\"M6 6h2v8H6z\"/>")
    }

    @Test func `keeps holes in the part around them, and parts inside of holes apart`() {
        let drawing = DisplaySymbolDrawing(layers: .hierarchical)
        #expect(
            svg("<path d=\"\(ring)M7 7h2v2H7z\"/>", drawing) == """
                <path fill-opacity=0.5 d="M8 16A8 8 0 1 0 8 0a8 8 0 0 0 0 16zM8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14z"/>\
                <path d="M7 7h2v2H7z"/>
                """)
    }

    @Test func `gives the colors of a palette to the levels of its parts`() {
        #expect(
            svg(
                "<path d=\"M0 10h2v4H0z\"/><path d=\"M6 6h2v8H6z\"/>",
                DisplaySymbolDrawing(layers: .palette([.named(.red), .named(.blue)])))
                == "<path style=\"fill:var(--blue)\" d=\"M0 10h2v4H0z\"/><path style=\"fill:var(--red)\" d=\"M6 6h2v8H6z\"/>"
        )
    }

    @Test func `has colors of its own, from the largest part to the smallest one`() {
        let bars = "<path d=\"M0 10h2v4H0zM6 6h2v8H6zM12 13h1v1h-1z\"/>"
        let scheme = DisplaySymbolDrawing.SymbolScheme(parts: [nil, .named(.green)])
        #expect(
            svg(bars, DisplaySymbolDrawing(layers: .multicolor(scheme)))
                == """
                <path style="fill:var(--green)" d="M0 10h2v4H0z"/><path d="M6 6h2v8H6z"/>\
                <path style="fill:var(--green)" d="M12 13h1v1h-1z"/>
                """)
    }

    @Test func `has a color of its own inside of holes, behind the part around them`() {
        let scheme = DisplaySymbolDrawing.SymbolScheme(parts: [.named(.yellow)], holes: .rgb(1, 1, 1))
        #expect(
            svg("<path d=\"\(ring)\"/>", DisplaySymbolDrawing(layers: .multicolor(scheme))) == """
                <path style="fill:#ffffff" d="M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14z"/>\
                <path style="fill:var(--yellow)" d="M8 16A8 8 0 1 0 8 0a8 8 0 0 0 0 16zM8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14z"/>
                """)
    }

    @Test func `draws the parts beyond its value paler`() {
        let bars = "<path d=\"M0 10h2v4H0zM6 6h2v8H6z\"/>"
        #expect(
            svg(bars, DisplaySymbolDrawing(value: 0.5))
                == "<path d=\"M0 10h2v4H0z\"/><path fill-opacity=0.3 d=\"M6 6h2v8H6z\"/>")
        #expect(
            svg(bars, DisplaySymbolDrawing(value: 0.6)) == "<path d=\"M0 10h2v4H0z\"/><path d=\"M6 6h2v8H6z\"/>")
        #expect(
            svg(bars, DisplaySymbolDrawing(value: 0))
                == "<path fill-opacity=0.3 d=\"M0 10h2v4H0z\"/><path fill-opacity=0.3 d=\"M6 6h2v8H6z\"/>")
    }

    @Test func `with elements other than paths is drawn unchanged`() {
        let circle = "<circle cx=\"8\" cy=\"8\" r=\"8\"/>"
        #expect(svg(circle, DisplaySymbolDrawing(layers: .hierarchical)) == circle)
    }

    @Test func `names its effects`() {
        func words(_ effects: DisplaySymbolEffect...) -> String { tag(symbol(DisplaySymbolDrawing(effects: effects))) }
        #expect(words() == #"<div data-sy="">"#)
        #expect(
            words(
                DisplaySymbolEffect(.draw(isOn: true, isIndividual: false, isReversed: false), isByLayer: true),
                DisplaySymbolEffect(.draw(isOn: false, isIndividual: true, isReversed: true)))
                == #"<div data-sy="do.ly/1/1/0 df.ie.bk/1/1/0">"#)
        #expect(
            words(DisplaySymbolEffect(.bounce(isUp: false), speed: 0.5, repeatCount: 3, trigger: 4))
                == #"<div data-sy="bo.dn/0.5/3/0/4">"#)
        #expect(
            words(
                DisplaySymbolEffect(.pulse, isByLayer: true, repeatCount: .infinity, delay: 2),
                DisplaySymbolEffect(.shake(degrees: 45), trigger: 0))
                == #"<div data-sy="pu.ly/1/-1/2 sh.45/1/1/0/0">"#)
        #expect(
            words(
                DisplaySymbolEffect(
                    .variableColor(isCumulative: false, reverses: true, hidesInactive: true), repeatCount: .infinity))
                == #"<div data-sy="vc.ie.rv.hd/1/-1/0">"#)
    }

    @Test func `shakes by less than a turn`() {
        func words(_ degrees: Double) -> String {
            tag(symbol(DisplaySymbolDrawing(effects: [DisplaySymbolEffect(.shake(degrees: degrees), trigger: 0)])))
        }
        #expect(words(725) == #"<div data-sy="sh.5/1/1/0/0">"#)
        #expect(words(359.6) == #"<div data-sy="sh.0/1/1/0/0">"#)
        #expect(words(1e300) == #"<div data-sy="sh.0/1/1/0/0">"#)
    }

    @Test func `whose effect is triggered changes an attribute only`() {
        func ring(_ number: Int) -> DisplayNode {
            symbol(DisplaySymbolDrawing(effects: [DisplaySymbolEffect(.swing(isClockwise: false), trigger: number)]))
        }
        #expect(
            operations([ring(0)], [ring(1)]) == [.attributes(2, [AttributeChange(.symbolEffects, "sw.bk/1/1/0/1")])])
    }
}
