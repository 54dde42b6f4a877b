public import Foundation
public import LayoutEngine

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

/// Two fingers that turn around each other.
nonisolated public struct RotateGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// How far the fingers have turned, clockwise. Whole turns count.
        public var rotation: Angle
        /// The change of the rotation in a second.
        public var velocity: Angle
        /// The middle of where the fingers began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The same in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn first.
    public var minimumAngleDelta: Angle

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

/// The older form of `RotateGesture`: its value is the angle alone.
nonisolated public struct RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle

    /// How far the fingers have to turn first.
    public var minimumAngleDelta: Angle

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

/// Two fingers, from when the second came down.
private struct FingerPair {
    var startSpread: CGFloat
    var spread: CGFloat
    var angle: Double
    /// In radians, clockwise.
    var turn = 0.0
    var startLocation: CGPoint
    var startAnchor: UnitPoint
    var isActive = false
    private var last: (time: Double, number: CGFloat)?
    private var time: Double

    @MainActor private init(_ input: _GestureInput) {
        let (a, b) = (input.points[0], input.points[1])
        startSpread = max(1, a.distance(to: b))
        spread = startSpread
        angle = Double(atan2(b.y - a.y, b.x - a.x))
        time = input.time
        let (from, to) = (input.localPoints[0], input.localPoints[1])
        startLocation = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let size = input.item.size
        startAnchor = UnitPoint(
            x: size.width > 0 ? startLocation.x / size.width : 0.5,
            y: size.height > 0 ? startLocation.y / size.height : 0.5)
    }

    private mutating func move(to points: [CGPoint], at newTime: Double) {
        let (a, b) = (points[0], points[1])
        spread = max(1, a.distance(to: b))
        let newAngle = Double(atan2(b.y - a.y, b.x - a.x))
        turn += (newAngle - angle).remainder(dividingBy: 2 * .pi)
        angle = newAngle
        time = newTime
    }

    /// The change of a number that follows the fingers, in a second.
    mutating func speed(of number: CGFloat) -> CGFloat {
        defer { last = (time, number) }
        guard let last, time > last.time else { return 0 }
        return (number - last.number) / (time - last.time)
    }

    /// What a gesture of two fingers remembers.
    private struct Memory<Value> {
        var pair: FingerPair?
        var value: Value?
        var end: Value?
        var hasFailed = false
    }

    /// Follows the fingers; `describe` says what the gesture says of them, nil for nothing yet.
    @MainActor static func step<Value>(
        _ memory: _GestureMemory, _ input: _GestureInput, _ describe: (inout FingerPair) -> Value?
    ) -> _GestureStep<Value> {
        var known = memory.read(Memory<Value>())
        defer { memory.write(known) }
        if let end = known.end { return _GestureStep(.ended(end)) }
        if known.hasFailed || input.isKey || input.kind == .cancelled || input.kind == .rested {
            known.hasFailed = true
            return _GestureStep(.failed)
        }
        if input.points.count == 2, input.localPoints.count == 2 {
            if known.pair == nil { known.pair = FingerPair(input) }
            known.pair?.move(to: input.points, at: input.time)
            if var pair = known.pair {
                if let value = describe(&pair) {
                    pair.isActive = true
                    known.value = value
                }
                known.pair = pair
            }
        }
        // One finger is lifted, or both.
        if input.kind == .ended || known.pair != nil && input.points.count < 2 {
            guard let value = known.value else {
                known.hasFailed = true
                return _GestureStep(.failed)
            }
            known.end = value
            return _GestureStep(.ended(value))
        }
        return known.value.map { _GestureStep(.active($0), isRecognized: true) } ?? _GestureStep(.possible)
    }
}
