import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// The name of the icon that a page with one symbol shows.
@MainActor
private func icon<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
    for node in TestPage(content).nodes {
        if case .image(let image) = node.content, case .symbol(let name) = image.source { return name }
    }
    return nil
}

@MainActor @Suite struct `A symbol's variant` {
    @Test func `tries suffixes in the order of SF Symbols, and finally the symbol's own name`() {
        #expect(
            SymbolVariants.circle.fill.slash.names(of: "bell")
                == [
                    "bell.slash.circle.fill", "bell.slash.fill", "bell.circle.fill", "bell.fill", "bell.slash.circle",
                    "bell.slash", "bell.circle", "bell",
                ])
        #expect(SymbolVariants.fill.names(of: "bell.fill") == ["bell.fill"])
        #expect(SymbolVariants.circle.names(of: "bell.fill") == ["bell.circle.fill", "bell.fill"])
        #expect(SymbolVariants.none.names(of: "bell") == ["bell"])
    }

    @Test func `is shown if it exists for the symbol`() {
        #expect(icon { Image(systemName: "heart").symbolVariant(.fill) } == "heart-fill")
        #expect(icon { Image(systemName: "bell").symbolVariant(.slash.fill) } == "bell-slash-fill")
        #expect(icon { Image(systemName: "plus").symbolVariant(.circle) } == "plus-circle")
    }

    @Test func `of an unknown symbol causes a warning`() {
        #expect(icon { Image(systemName: "heart").symbolVariant(.fill) } == "heart-fill")
        #expect(!Warning.wrote("no symbol named 'heart': a placeholder is drawn"))
        #expect(icon { Image(systemName: "no.such").symbolVariant(.fill) } == "")
        #expect(Warning.wrote("no symbol named 'no.such': a placeholder is drawn"))
    }

    @Test func `that does not exist for the symbol falls back to one that does`() {
        #expect(icon { Image(systemName: "heart").symbolVariant(.rectangle) } == "heart")
        #expect(icon { Image(systemName: "star.leadinghalf.filled").symbolVariant(.fill) } == "star-half")
    }

    @Test func `that the icon set lacks is made of the symbol's icon`() {
        #expect(icon { Image(systemName: "heart").symbolVariant(.square.fill) } == "heart-square-fill")
        #expect(icon { Image(systemName: "bolt.circle") } == "lightning-circle")
        #expect(icon { Image(systemName: "trash.slash.fill") } == "trash-slash-fill")
        #expect(icon { Image(systemName: "no.such.circle") } == "")
    }

    @Test func `or detail without an icon is left out`() {
        #expect(icon { Image(systemName: "clock.arrow.2.circlepath") } == "clock")
        #expect(icon { Image(systemName: "heart.badge.plus") } == "heart")
        #expect(icon { Image(systemName: ".badge") } == "")
    }

    @Test func `adds to the variants of outer views, unless it is none`() {
        #expect(icon { Image(systemName: "plus").symbolVariant(.fill).symbolVariant(.square) } == "plus-square-fill")
        #expect(icon { Image(systemName: "plus").symbolVariant(.circle).symbolVariant(.square) } == "plus-circle")
        #expect(icon { Image(systemName: "plus").symbolVariant(.none).symbolVariant(.square) } == "plus-lg")
    }

    @Test func `contains the variants that it combines`() {
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(SymbolVariants.circle.fill.contains(.circle))
        #expect(!SymbolVariants.circle.fill.contains(.square))
        #expect(!SymbolVariants.circle.contains(.fill))
        #expect(SymbolVariants.slash.contains(.none))
    }
}
