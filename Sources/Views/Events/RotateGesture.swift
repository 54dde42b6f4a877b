public import EspalierLayoutEngine
public import Foundation

/// Two fingers that rotate around each other.
nonisolated public struct RotateGesture: _PrimitiveGesture {
    /// The rotation and the position of the fingers.
    public struct Value: Equatable, Sendable {
        /// The time of the rotation.
        public var time: Date
        /// The rotation since the start, clockwise. Whole turns count.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The middle of the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The rotation that is required first.
    public var minimumAngleDelta: Angle

    /// A rotation that begins after `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public static func _step(
        _ gesture: RotateGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Value> {
        FingerPair.step(memory, input) { pair in
            guard pair.isActive || abs(pair.turn) >= gesture.minimumAngleDelta.radians else { return nil }
            return Value(
                time: input.date, rotation: .radians(pair.turn),
                velocity: .radians(Double(pair.speed(of: CGFloat(pair.turn)))), startAnchor: pair.startAnchor,
                startLocation: pair.startLocation)
        }
    }

    @MainActor public static func _collectNeeds(_ gesture: RotateGesture, into needs: inout _GestureNeeds) {
        needs.takesTwoFingers = true
    }
}

/// The older form of `RotateGesture`. Its value is the angle alone.
nonisolated public struct RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle

    /// The rotation that is required first.
    public var minimumAngleDelta: Angle

    /// A rotation that begins after `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public static func _step(
        _ gesture: RotationGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Angle> {
        RotateGesture._step(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta), memory, &input)
            .map(\.rotation)
    }

    @MainActor public static func _collectNeeds(_ gesture: RotationGesture, into needs: inout _GestureNeeds) {
        needs.takesTwoFingers = true
    }
}
