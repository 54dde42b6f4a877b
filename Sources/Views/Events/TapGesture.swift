public import Foundation

/// One or several taps in a row.
nonisolated public struct TapGesture: _PrimitiveGesture {
    public typealias Value = Void

    /// The number of taps in a row; less than 1 counts as 1.
    public var count: Int

    /// A gesture of `count` taps in a row.
    public init(count: Int = 1) {
        self.count = count
    }

    @MainActor public static func _step(
        _ gesture: TapGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Void> {
        TapRow.step(gesture.count, memory, input).map { _ in () }
    }

    @MainActor public static func _collectNeeds(_ gesture: TapGesture, into needs: inout _GestureNeeds) {
        needs.taps = max(needs.taps, max(1, gesture.count))
    }
}

/// One or several taps in a row, with the position of the last one.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
    /// The position of the last tap.
    public struct Value: Equatable, Sendable {
        /// The position in the gesture's coordinate space, in points.
        public var location: CGPoint
    }

    /// The number of taps in a row; less than 1 counts as 1.
    public var count: Int
    /// The coordinate space of the position.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of `count` taps in a row.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A gesture of `count` taps in a row.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _step(
        _ gesture: SpatialTapGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        let input = input
        return TapRow.step(gesture.count, memory, input) { input.convert(0, to: gesture.coordinateSpace) }
            .map { Value(location: $0) }
    }

    @MainActor public static func _collectNeeds(_ gesture: SpatialTapGesture, into needs: inout _GestureNeeds) {
        needs.taps = max(needs.taps, max(1, gesture.count))
        needs.tapsHavePlaces = true
    }
}

/// Counts taps in a row.
private struct TapRow {
    /// The distance that a finger may move during a tap, in points.
    static let tolerance: CGFloat = 10

    var taps = 0
    var start: CGPoint?
    var end: CGPoint?
    var hasFailed = false

    @MainActor static func step(
        _ count: Int, _ memory: _GestureMemory, _ input: _GestureInput, location: () -> CGPoint = { .zero }
    ) -> _GestureStep<CGPoint> {
        var row = memory.read(TapRow())
        defer { memory.write(row) }
        if let end = row.end { return _GestureStep(.ended(end)) }
        if row.hasFailed || input.isOnControl {
            row.hasFailed = true
            return _GestureStep(.failed)
        }
        switch input.kind {
        case .began where input.points.count == 1: row.start = input.point
        case .moved where input.points.count == 1:
            if row.start.map({ $0.distance(to: input.point) > tolerance }) == true { row.hasFailed = true }
        case .ended where input.points.count == 1:
            guard let start = row.start, start.distance(to: input.point) <= tolerance else {
                row.hasFailed = true
                break
            }
            row.start = nil
            row.taps += 1
            if row.taps >= count {
                let end = location()
                row.end = end
                return _GestureStep(.ended(end))
            }
        default: row.hasFailed = true
        }
        return row.hasFailed ? _GestureStep(.failed) : _GestureStep(.possible, isWaiting: row.taps > 0)
    }
}

extension View {
    /// Calls `action` on a tap, on a click, or on Return or Space while the view has the keyboard focus.
    ///
    /// - Parameter count: The number of taps in a row; less than 1 counts as 1.
    public nonisolated __consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
    {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Calls `action` with the position of the tap, in points. For a key that acts as a tap, it is the view's center.
    public nonisolated __consuming func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls `action` with the position of the tap in a coordinate space, in points, in the form of older apps.
    @_disfavoredOverload
    public nonisolated __consuming func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
