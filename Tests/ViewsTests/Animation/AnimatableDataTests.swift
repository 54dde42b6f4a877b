import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `The vector of an animatable value` {
    /// Whether a value takes over another one's vector, and is equal to it then in all that can be animated.
    private func takesOver<Value: Animatable>(_ value: Value, _ other: Value) -> Bool {
        var changed = value
        guard value.animatableData != other.animatableData else { return false }
        changed.animatableData = other.animatableData
        return changed.animatableData == other.animatableData
    }

    private let small = RoundedRectangle(cornerRadius: 1)
    private let large = RoundedRectangle(cornerRadius: 2)

    @Test func `of a shape that is derived holds the shape's and its own`() {
        let (thin, thick) = (StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2, miterLimit: 3, dashPhase: 4))
        #expect(takesOver(small.offset(x: 1, y: 2), large.offset(x: 1, y: 2)))
        #expect(takesOver(small.stroke(style: thin), large.stroke(style: thin)))
        #expect(takesOver(small.size(width: 1, height: 2), large.size(width: 1, height: 2)))
        #expect(takesOver(small.scale(2), large.scale(2)))
        #expect(takesOver(small.rotation(.degrees(3)), large.rotation(.degrees(3))))
        #expect(takesOver(small.transform(.identity), large.transform(.identity)))
        #expect(takesOver(small.offset(x: 1, y: 2), small.offset(x: 3, y: 4)))
        #expect(takesOver(small.stroke(style: thin), small.stroke(style: thick)))
        #expect(takesOver(small.size(width: 1, height: 2), small.size(width: 3, height: 4)))
        #expect(takesOver(small.scale(2), small.scale(x: 3, y: 4)))
        #expect(takesOver(small.scale(2, anchor: .top), small.scale(2, anchor: .bottomLeading)))
        #expect(takesOver(small.rotation(.degrees(3)), small.rotation(.degrees(4))))
        #expect(takesOver(small.rotation(.zero, anchor: .top), small.rotation(.zero, anchor: .trailing)))
    }

    @Test func `of a line holds its width, its miter limit and its phase`() {
        var style = StrokeStyle(lineWidth: 1, lineCap: .round, dash: [5])
        style.animatableData = StrokeStyle(lineWidth: 2, miterLimit: 3, dashPhase: 4).animatableData
        #expect(style == StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 3, dash: [5], dashPhase: 4))
    }

    @Test func `of corners holds each of them`() {
        var radii = RectangleCornerRadii()
        let other = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        radii.animatableData = other.animatableData
        #expect(radii == other)
    }
}

@Suite struct `A curve of a circle` {
    @Test func `is a quarter of it, or two`() {
        func rounded(_ curve: UnitCurve, _ progress: Double...) -> [Double] {
            progress.map { (curve.value(at: $0) * 1000).rounded() / 1000 }
        }
        #expect(rounded(.circularEaseIn, 0, 0.6, 0.8, 1) == [0, 0.2, 0.4, 1])
        #expect(rounded(.circularEaseOut, 0, 0.2, 0.4, 1) == [0, 0.6, 0.8, 1])
        #expect(rounded(.circularEaseInOut, 0, 0.3, 0.5, 0.7, 1) == [0, 0.1, 0.5, 0.9, 1])
    }

    @Test func `of Bézier's may begin straight up or down`() {
        func curve(_ y: CGFloat) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: 0, y: y), endControlPoint: UnitPoint(x: 0.5, y: 0.25))
        }
        #expect(curve(1).velocity(at: 0) == .infinity)
        #expect(curve(-1).velocity(at: 0) == -.infinity)
        #expect(curve(0).velocity(at: 0) == 1)
    }
}
