import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The markup of an image` {
    private func markup(_ image: DisplayImage, events: EventTypes = []) -> String {
        let node = DisplayNode(
            id: 2, type: "Image", frame: CGRect(x: 0, y: 0, width: 100, height: 50), content: .image(image),
            events: events)
        var writer = HTMLWriter(capacity: 256, symbols: NoSymbols())
        writer.writeImage(image, node)
        return writer.out.string()
    }

    private let boat = DisplayImage.Source.url("/public/boat.png")

    @Test func `that is tiled is a background in tiles of its natural size`() {
        let image = DisplayImage(source: boat, fitting: .tiled(CGSize(width: 24, height: 12.5)))
        #expect(
            markup(image)
                == "<i class=p aria-hidden=true style=\"background:url('/public/boat.png') 0 0/24px 12.5px\"></i>")
    }

    @Test func `with cap insets is a border of slices, counted in the file's pixels`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let image = DisplayImage(source: boat, fitting: .sliced(insets, scale: 2, isTiled: false))
        #expect(
            markup(image)
                == "<i class=p aria-hidden=true style=\"box-sizing:border-box;border:0 solid transparent;"
                + "border-width:1px 4px 3px 2px;border-image:url('/public/boat.png') 2 8 6 4 fill stretch\"></i>")
    }

    @Test func `as a template is a mask over the color`() {
        let image = DisplayImage(source: boat, isTemplate: true)
        #expect(
            markup(image)
                == "<i class=p aria-hidden=true style=\"mask:url('/public/boat.png') 0 0/100% 100%;"
                + "background:currentColor\"></i>")
    }

    @Test func `that differs in the schemes is a background that the style sheet chooses`() {
        let schemes = DisplayImage.SchemeAddresses(light: "/public/day.png", dark: "/public/night.png")
        let image = DisplayImage(source: boat, schemes: schemes)
        #expect(
            markup(image)
                == "<i class=p aria-hidden=true style=\"background:var(--if-light,url('/public/day.png'))"
                + "var(--if-dark,url('/public/night.png')) 0 0/100% 100%\"></i>")
        #expect(
            markup(DisplayImage(source: boat, schemes: schemes, isTemplate: true))
                == "<i class=p aria-hidden=true style=\"mask:var(--if-light,url('/public/day.png'))"
                + "var(--if-dark,url('/public/night.png')) 0 0/100% 100%;background:currentColor\"></i>")
        let refused = DisplayImage.SchemeAddresses(light: "javascript:1", dark: "/public/night.png")
        #expect(
            markup(DisplayImage(source: boat, schemes: refused))
                == "<i class=p aria-hidden=true style=\"background:url('/public/boat.png') 0 0/100% 100%\"></i>")
    }

    @Test func `in a button provides the button's name`() {
        let tiled = DisplayImage(source: boat, fitting: .tiled(CGSize(width: 1, height: 1)), alternative: "A \"boat\"")
        #expect(markup(tiled, events: .tap).hasPrefix("<i class=p role=img aria-label=\"A &quot;boat&quot;\" style="))
        let whole = DisplayImage(source: boat, alternative: "A boat")
        #expect(markup(whole, events: .tap) == "<img class=p src=\"/public/boat.png\" alt=\"A boat\">")
    }

    @Test func `never lets its URL end early, with any characters in it`() {
        let image = DisplayImage(
            source: .url("https://example.org/');x\"><script>&\\\n"), fitting: .tiled(CGSize(width: 1, height: 1)))
        #expect(
            markup(image)
                == "<i class=p aria-hidden=true style=\"background:url('https://example.org/%27)\\3b x%22%3E%3Cscript%3E"
                + "\\26 %5C%0A') 0 0/1px 1px\"></i>")
        #expect(markup(DisplayImage(source: .url("javascript:alert(1)"), isTemplate: true)) == "")
    }

    @Test func `is rewritten if the image or its fitting changes, but not for its name`() {
        let image = DisplayImage(source: boat, isTemplate: true)
        #expect(image.hasSameMarkup(as: DisplayImage(source: boat, isTemplate: true)))
        #expect(!image.hasSameMarkup(as: DisplayImage(source: boat)))
        #expect(!image.hasSameMarkup(as: DisplayImage(source: .url("/public/b.png"), isTemplate: true)))
        let symbol = DisplayImage(source: .symbol(name: "star"))
        #expect(symbol.hasSameMarkup(as: DisplayImage(source: .symbol(name: "star"), paint: .color(.named(.accent)))))
    }
}
