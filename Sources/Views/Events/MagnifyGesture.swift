public import EspalierLayoutEngine
public import Foundation

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// How many times as far apart as at first the fingers are.
        public var magnification: CGFloat
        /// The change of the magnification in a second.
        public var velocity: CGFloat
        /// The middle of where the fingers began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The same in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// By how much the magnification has to change first.
    public var minimumScaleDelta: CGFloat

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

/// The older form of `MagnifyGesture`: its value is the magnification alone.
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat

    /// By how much the magnification has to change first.
    public var minimumScaleDelta: CGFloat

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
