import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

extension TestPage {
    /// The drawing of the only symbol.
    fileprivate var drawing: DisplaySymbolDrawing? {
        for node in nodes { if case .image(let image) = node.content { return image.drawing } }
        return nil
    }

    fileprivate var symbolEffects: [DisplaySymbolEffect]? { drawing?.effects }
}

/// A bell that swings each time it is tapped.
private struct Bell: View {
    @State private var rings = 0
    @State private var other = 0

    var body: some View {
        VStack {
            Image(systemName: "bell").symbolEffect(.wiggle, value: rings)
            Button("Ring") { rings += 1 }
            Button("Same") { other += 1 }
            Text("\(other)")
        }
    }
}

/// A heart that pulses while a switch is on.
private struct Heart: View {
    @State private var isActive = false

    var body: some View {
        VStack {
            Image(systemName: "heart").symbolEffect(.pulse, isActive: isActive)
            Button("Switch") { isActive.toggle() }
        }
    }
}

@MainActor @Suite struct `A symbol effect` {
    private func effects<Content: View>(@ViewBuilder _ content: () -> Content) -> [DisplaySymbolEffect]? {
        TestPage(content).symbolEffects
    }

    @Test func `that lasts repeats without an end, unless its options say otherwise`() {
        let image = Image(systemName: "wifi")
        #expect(effects { image } == nil)
        #expect(
            effects { image.symbolEffect(.pulse) } == [DisplaySymbolEffect(.pulse, repeatCount: .infinity)])
        #expect(
            effects { image.symbolEffect(.breathe.pulse, options: .repeat(3).speed(2)) }
                == [DisplaySymbolEffect(.breathe(pulses: true), speed: 2, repeatCount: 3)])
        #expect(
            effects { image.symbolEffect(.rotate.counterClockwise, options: .repeat(.periodic(2, delay: 0.5))) }
                == [DisplaySymbolEffect(.rotate(isClockwise: false), repeatCount: 2, delay: 0.5)])
        #expect(
            effects { image.symbolEffect(.bounce.down.byLayer, options: .nonRepeating) }
                == [DisplaySymbolEffect(.bounce(isUp: false), isByLayer: true, repeatCount: 1)])
        #expect(
            effects { image.symbolEffect(.variableColor.iterative.reversing.hideInactiveLayers) }
                == [
                    DisplaySymbolEffect(
                        .variableColor(isCumulative: false, reverses: true, hidesInactive: true), repeatCount: .infinity
                    )
                ])
    }

    @Test func `is present only while it is active`() throws {
        let page = TestPage { Heart() }
        #expect(page.symbolEffects == [])
        try page.tap("Switch")
        #expect(page.symbolEffects == [DisplaySymbolEffect(.pulse, repeatCount: .infinity)])
        try page.tap("Switch")
        #expect(page.symbolEffects == [])
    }

    @Test func `with a value counts the value's changes`() throws {
        let page = TestPage { Bell() }
        #expect(page.symbolEffects == [DisplaySymbolEffect(.swing(isClockwise: true), trigger: 0)])
        try page.tap("Ring")
        #expect(page.symbolEffects == [DisplaySymbolEffect(.swing(isClockwise: true), trigger: 1)])
        try page.tap("Same")
        #expect(page.symbolEffects == [DisplaySymbolEffect(.swing(isClockwise: true), trigger: 1)])
        try page.tap("Ring")
        #expect(page.symbolEffects == [DisplaySymbolEffect(.swing(isClockwise: true), trigger: 2)])
    }

    @Test func `applies to all symbols inside, after the effects of outer views`() {
        let page = TestPage {
            HStack {
                Image(systemName: "wifi").symbolEffect(.pulse)
                Label("Text", systemImage: "bell")
            }
            .symbolEffect(.scale)
        }
        let all = page.nodes.compactMap { node -> [DisplaySymbolEffect]? in
            if case .image(let image) = node.content { image.drawing?.effects } else { nil }
        }
        let scale = DisplaySymbolEffect(.scale(isUp: true), repeatCount: .infinity)
        #expect(all == [[scale, DisplaySymbolEffect(.pulse, repeatCount: .infinity)], [scale]])
    }

    @Test func `of an outer view can be removed`() {
        let image = Image(systemName: "wifi")
        #expect(effects { image.symbolEffectsRemoved().symbolEffect(.pulse) } == [])
        #expect(effects { image.symbolEffectsRemoved(false).symbolEffect(.pulse) }?.count == 1)
        #expect(effects { image.symbolEffect(.pulse).symbolEffectsRemoved() }?.count == 1)
    }

    @Test func `that moves forward moves right, or left in a right-to-left layout`() {
        let image = Image(systemName: "wifi").symbolEffect(.wiggle.forward)
        #expect(effects { image }?.map(\.kind) == [.shake(degrees: 0)])
        #expect(effects { image.environment(\.layoutDirection, .rightToLeft) }?.map(\.kind) == [.shake(degrees: 180)])
        #expect(
            effects { Image(systemName: "wifi").symbolEffect(.wiggle.custom(angle: .degrees(45))) }?.map(\.kind)
                == [.shake(degrees: 45)])
    }

    @Test func `draws a symbol by layer, as a whole or part by part`() {
        func kind<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T) -> [DisplaySymbolEffect]? {
            TestPage { Image(systemName: "wind").symbolEffect(effect) }.drawing?.effects
        }
        func draw(isOn: Bool, isIndividual: Bool = false, isReversed: Bool = false) -> DisplaySymbolEffect.Kind {
            .draw(isOn: isOn, isIndividual: isIndividual, isReversed: isReversed)
        }
        #expect(kind(.drawOn) == [DisplaySymbolEffect(draw(isOn: true), isByLayer: true, repeatCount: .infinity)])
        #expect(kind(.drawOn.wholeSymbol) == [DisplaySymbolEffect(draw(isOn: true), repeatCount: .infinity)])
        #expect(
            kind(.drawOff.individually)
                == [
                    DisplaySymbolEffect(
                        draw(isOn: false, isIndividual: true), isByLayer: true, repeatCount: .infinity)
                ])
        #expect(
            kind(.drawOff.reversed.wholeSymbol)
                == [DisplaySymbolEffect(draw(isOn: false, isReversed: true), repeatCount: .infinity)])
        #expect(DrawOnSymbolEffect.drawOn.wholeSymbol.byLayer == .drawOn)
        #expect(DrawOffSymbolEffect.drawOff.reversed.nonReversed == .drawOff)
    }

    @Test func `does not apply to images from files`() {
        let page = TestPage { Image("/boat.png").symbolEffect(.pulse) }
        #expect(page.drawing == nil)
    }
}

@MainActor @Suite struct `The colors of a symbol's parts` {
    private func drawing<Content: View>(@ViewBuilder _ content: () -> Content) -> DisplaySymbolDrawing? {
        TestPage(content).drawing
    }

    private let image = Image(systemName: "info.circle")

    @Test func `are those of the rendering mode`() {
        #expect(drawing { image } == nil)
        #expect(drawing { image.symbolRenderingMode(.hierarchical) } == DisplaySymbolDrawing(layers: .hierarchical))
        #expect(
            drawing { VStack { image }.symbolRenderingMode(.hierarchical) }
                == DisplaySymbolDrawing(layers: .hierarchical))
        #expect(drawing { VStack { image.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.hierarchical) } == nil)
    }

    @Test func `are the symbol's own in several colors, if it has any`() {
        func own(_ name: String) -> DisplaySymbolDrawing? {
            drawing { Image(systemName: name).symbolRenderingMode(.multicolor) }
        }
        let white = DisplayColor.rgb(1, 1, 1)
        #expect(
            own("exclamationmark.triangle.fill")
                == DisplaySymbolDrawing(layers: .multicolor(.init(parts: [.named(.yellow)], holes: white))))
        #expect(
            own("cloud.sun.fill")
                == DisplaySymbolDrawing(layers: .multicolor(.init(parts: [white, .named(.yellow)]))))
        #expect(
            own("calendar.badge.plus")
                == DisplaySymbolDrawing(layers: .multicolor(.init(parts: [nil, .named(.green)]))))
        #expect(own("gear") == nil && own("heart") == nil)
    }

    @Test func `are those of the variant that is shown`() {
        let heart = DisplaySymbolDrawing(layers: .multicolor(.init(parts: [.named(.red)])))
        #expect(
            drawing { Image(systemName: "heart").symbolVariant(.fill).symbolRenderingMode(.multicolor) } == heart)
        #expect(drawing { Image(systemName: "heart.fill").renderingMode(.original) } == heart)
        #expect(
            drawing { Image(systemName: "heart.fill").renderingMode(.original).symbolRenderingMode(.monochrome) } == nil
        )
    }

    @Test func `are known for symbols with icons only`() {
        for name in SymbolNames.schemes.keys { #expect(SymbolNames.scheme(of: name) != nil, "\(name)") }
        for (name, scheme) in SymbolNames.schemes {
            #expect(scheme.parts.contains { $0 != nil } || scheme.holes != nil, "\(name)")
        }
    }

    @Test func `are the foreground styles of a palette, even if only several styles are set`() {
        let palette = DisplaySymbolDrawing(layers: .palette([.named(.red), .named(.blue)]))
        #expect(drawing { image.symbolRenderingMode(.palette).foregroundStyle(.red, .blue) } == palette)
        #expect(drawing { image.foregroundStyle(.red, .blue) } == palette)
        #expect(
            drawing { image.foregroundStyle(.red, .blue, .green) }
                == DisplaySymbolDrawing(layers: .palette([.named(.red), .named(.blue), .named(.green)])))
        #expect(drawing { image.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue) } == nil)
    }

    @Test func `follow a variable value between 0 and 1`() {
        #expect(drawing { Image(systemName: "wifi", variableValue: 0.4) } == DisplaySymbolDrawing(value: 0.4))
        #expect(drawing { Image(systemName: "wifi", variableValue: 7) } == DisplaySymbolDrawing(value: 1))
        #expect(drawing { Image(systemName: "wifi", variableValue: nil) } == nil)
        #expect(drawing { Image(systemName: "wifi", variableValue: .nan) } == nil)
    }
}
