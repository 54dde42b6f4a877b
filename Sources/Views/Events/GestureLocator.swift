package import Foundation

/// The place of the last touch of a gesture, in any coordinate space.
@MainActor
package final class GestureLocator {
    private var input: _GestureInput?
    private weak var item: LayoutNode?

    package init() {}

    fileprivate func follow(_ newInput: _GestureInput) {
        item = newInput.item
        guard !newInput.points.isEmpty else { return }
        input = newInput
        input?.actions = []
    }

    /// The modifier keys at the last report.
    package var modifiers: EventModifiers { input?.modifiers ?? [] }

    /// The places of one or two touches; none before the first one.
    package func locations(in space: CoordinateSpace) -> [CGPoint] {
        input.map { input in input.points.indices.map { input.convert($0, to: space) } } ?? []
    }

    /// The place of the touch; the origin before the first one. With two fingers, it is the middle between them.
    package func location(in space: CoordinateSpace) -> CGPoint {
        let places = locations(in: space)
        guard let first = places.first else { return .zero }
        guard places.count == 2 else { return first }
        return CGPoint(x: (first.x + places[1].x) / 2, y: (first.y + places[1].y) / 2)
    }

    /// The origin of a coordinate space on the page. Before the first touch, the view's own origin is that of the page.
    package func origin(of space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return .zero
        case .local:
            guard let input, let local = input.localPoints.first else { return item?.positionInPage ?? .zero }
            return CGPoint(x: input.point.x - local.x, y: input.point.y - local.y)
        case .named(let name): return item?.ancestor(named: name)?.positionInPage ?? .zero
        }
    }
}

/// A gesture that tells a locator the place of each touch.
nonisolated package struct LocatedGesture<Content: Gesture>: _PrimitiveGesture {
    package typealias Value = Content.Value

    private let content: Content
    private let locator: GestureLocator

    package init(_ content: Content, locator: GestureLocator) {
        self.content = content
        self.locator = locator
    }

    @MainActor package static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Content.Value> {
        gesture.locator.follow(input)
        return Content._step(gesture.content, memory, &input)
    }

    @MainActor package static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Content._collectNeeds(gesture.content, into: &needs)
    }
}
