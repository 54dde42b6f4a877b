public import Foundation

/// A finger, or a pointer with its button held, that moves.
nonisolated public struct DragGesture: _PrimitiveGesture {
    /// Where a drag is and how it moves, in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// When the finger was there.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points per second.
        public var velocity: CGSize

        /// From where the drag began to where it is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the drag would come to rest: a quarter of a second on at its speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// From where the drag began to where it would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger has to move, in points. What is negative or no number counts as 0.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    private var distance: CGFloat { minimumDistance > 0 ? minimumDistance : 0 }

    private struct Drag {
        var start: CGPoint?
        var startLocation = CGPoint.zero
        var isActive = false
        var end: Value?
        var hasFailed = false
    }

    @MainActor public static func _step(
        _ gesture: DragGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        var drag = memory.read(Drag())
        defer { memory.write(drag) }
        if let end = drag.end { return _GestureStep(.ended(end)) }
        if input.isKey || input.kind == .cancelled || input.kind == .rested { drag.hasFailed = true }
        if drag.hasFailed { return _GestureStep(.failed) }
        let place = input.convert(0, to: gesture.coordinateSpace)
        if drag.start == nil {
            drag.start = input.point
            drag.startLocation = place
        }
        let value = Value(
            time: input.date, location: place, startLocation: drag.startLocation, velocity: input.velocity)
        if let start = drag.start, start.distance(to: input.point) >= gesture.distance { drag.isActive = true }
        if input.kind == .ended {
            guard drag.isActive else {
                drag.hasFailed = true
                return _GestureStep(.failed)
            }
            drag.end = value
            return _GestureStep(.ended(value))
        }
        return drag.isActive ? _GestureStep(.active(value), isRecognized: true) : _GestureStep(.possible)
    }

    @MainActor public static func _collectNeeds(_ gesture: DragGesture, into needs: inout _GestureNeeds) {
        needs.distance = min(needs.distance ?? .infinity, min(gesture.distance, 10_000))
        if gesture.distance == 0 { needs.reportsStart = true }
    }
}
