public import Foundation

/// A movement of a finger, or of a pointer with its button pressed.
nonisolated public struct DragGesture: _PrimitiveGesture {
    /// The position and movement of a drag, in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time of the position.
        public var time: Date
        /// The current position, in points.
        public var location: CGPoint
        /// The position where the drag began, in points.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize

        /// The distance from the start to the current position.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The position where the drag would come to rest: a quarter of a second further at its velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start to the position where the drag would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The distance that the finger must move first, in points. A value that is negative or not a number counts as 0.
    public var minimumDistance: CGFloat
    /// The coordinate space of the gesture's values.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins after `minimumDistance` points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A drag that begins after `minimumDistance` points.
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
        let location = input.convert(0, to: gesture.coordinateSpace)
        if drag.start == nil {
            drag.start = input.point
            drag.startLocation = location
        }
        let value = Value(
            time: input.date, location: location, startLocation: drag.startLocation, velocity: input.velocity)
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
