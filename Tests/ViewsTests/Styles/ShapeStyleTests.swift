import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

struct ShapeStyleTests {
    private let plain = ShapeStyleContext()
    private let red = ShapeStyleContext(foreground: .color(.named(.red)))

    private func paint(_ style: some ShapeStyle, _ context: ShapeStyleContext) -> DisplayPaint {
        style.resolved(in: context)
    }

    @Test func `hierarchical styles are the label colors`() {
        #expect(paint(.primary, plain) == .color(.named(.label)))
        #expect(paint(.secondary, plain) == .color(.named(.secondaryLabel)))
        #expect(paint(.tertiary, plain) == .color(.named(.tertiaryLabel)))
        #expect(paint(.quaternary, plain) == .color(.named(.quaternaryLabel)))
    }

    @Test func `hierarchical styles fade a foreground style`() {
        #expect(paint(.primary, red) == .color(.named(.red)))
        #expect(paint(.secondary, red) == .color(.named(.red, opacity: 0.5)))
        #expect(paint(.tertiary, red) == .color(.named(.red, opacity: 0.25)))
        var context = red
        context.secondaryForeground = .color(.named(.blue))
        #expect(paint(.secondary, context) == .color(.named(.blue)))
        #expect(paint(Color.green.secondary, plain) == .color(.named(.green, opacity: 0.5)))
    }

    @Test func `styles by meaning are colors of the system, and the selection is the tint`() {
        #expect(paint(.fill, red) == .color(.named(.fill)))
        #expect(paint(.placeholder, red) == .color(.named(.placeholder)))
        #expect(paint(.link, red) == .color(.named(.link)))
        #expect(paint(.windowBackground, red) == .color(.named(.background)))
        var context = red
        context.tint = .color(.named(.green))
        #expect(paint(.selection, context) == .color(.named(.green)))
        #expect(paint(.selection, plain) == .color(.named(.accent)))
    }

    @Test func `semantic styles follow the environment`() {
        #expect(paint(.foreground, red) == .color(.named(.red)))
        #expect(paint(.tint, plain) == .color(.named(.accent)))
        #expect(paint(.background, plain) == .color(.named(.background)))
        #expect(paint(.separator, plain) == .color(.named(.separator)))
        #expect(paint(.tint.opacity(0.5), plain) == .color(.named(.accent, opacity: 0.5)))
        #expect(paint(AnyShapeStyle(AnyShapeStyle(.foreground)), red) == .color(.named(.red)))
        #expect(paint(.ultraThinMaterial, red) == .material(thickness: 0))
        #expect(paint(.regularMaterial, red) == .material(thickness: 2))
    }

    @Test func `gradients resolve the colors of their stops`() {
        let style = LinearGradient(colors: [.red, .white, .clear], startPoint: .top, endPoint: .bottom)
        #expect(
            paint(style, plain)
                == .linearGradient(
                    stops: [
                        .init(color: .named(.red), location: 0), .init(color: .rgb(1, 1, 1), location: 0.5),
                        .init(color: .rgb(0, 0, 0, opacity: 0), location: 1),
                    ], start: .top, end: .bottom))
        #expect(
            paint(.radialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 9).opacity(0.5), plain)
                == .radialGradient(
                    stops: [.init(color: .named(.red, opacity: 0.5), location: 0)], center: .center, startRadius: 1,
                    endRadius: 9))
    }

    @Test func `a color's gradient ends in the color`() {
        guard case .linearGradient(let stops, .top, .bottom) = paint(Color.black.gradient, plain) else {
            Issue.record("no linear gradient")
            return
        }
        #expect(stops.last?.color == .rgb(0, 0, 0))
        #expect(stops.count == 2)
    }

    @Test func `styles are compared if possible`() {
        #expect(AnyShapeStyle(Color.red).isEqual(to: AnyShapeStyle(Color.red)))
        #expect(!AnyShapeStyle(Color.red).isEqual(to: AnyShapeStyle(.tint)))
    }
}
