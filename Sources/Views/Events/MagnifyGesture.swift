public import EspalierLayoutEngine
public import Foundation

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
    /// The magnification and the position of the fingers.
    public struct Value: Equatable, Sendable {
        /// The time of the magnification.
        public var time: Date
        /// The distance of the fingers divided by their distance at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The middle of the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The change of the magnification that is required first.
    public var minimumScaleDelta: CGFloat

    /// A magnification that begins after a change by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public static func _step(
        _ gesture: MagnifyGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        FingerPair.step(memory, input) { pair in
            let magnification = pair.spread / pair.startSpread
            guard pair.isActive || abs(magnification - 1) >= gesture.minimumScaleDelta else { return nil }
            return Value(
                time: input.date, magnification: magnification, velocity: pair.speed(of: magnification),
                startAnchor: pair.startAnchor, startLocation: pair.startLocation)
        }
    }

    @MainActor public static func _collectNeeds(_ gesture: MagnifyGesture, into needs: inout _GestureNeeds) {
        needs.takesTwoFingers = true
    }
}

/// The older form of `MagnifyGesture`. Its value is the magnification alone.
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat

    /// The change of the magnification that is required first.
    public var minimumScaleDelta: CGFloat

    /// A magnification that begins after a change by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public static func _step(
        _ gesture: MagnificationGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<CGFloat> {
        MagnifyGesture._step(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta), memory, &input)
            .map(\.magnification)
    }

    @MainActor public static func _collectNeeds(_ gesture: MagnificationGesture, into needs: inout _GestureNeeds) {
        needs.takesTwoFingers = true
    }
}
