import EspalierLayoutEngine
import Foundation

/// Two fingers, from the moment that the second one touches.
struct FingerPair {
    var startSpread: CGFloat
    var spread: CGFloat
    var angle: Double
    /// The rotation in radians, clockwise.
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

    /// The change per second of a number that follows the fingers.
    mutating func speed(of number: CGFloat) -> CGFloat {
        defer { last = (time, number) }
        guard let last, time > last.time else { return 0 }
        return (number - last.number) / (time - last.time)
    }

    /// The memory of a gesture with two fingers.
    private struct Memory<Value> {
        var pair: FingerPair?
        var value: Value?
        var end: Value?
        var hasFailed = false
    }

    /// Follows the fingers. `describe` returns the gesture's value; nil if there is none yet.
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
        // One or both fingers were lifted.
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
