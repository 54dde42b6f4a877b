import EspalierDisplayTree
import Foundation
import Synchronization

/// The motion of a damped spring of mass 1 that is released at 0 and comes to rest at 1.
struct SpringCurve {
    var stiffness: Double
    var damping: Double
    var initialVelocity: Double

    /// The position at a time in seconds.
    func place(at time: Double) -> Double {
        let frequency = max(stiffness, 1e-6).squareRoot()
        let ratio = damping / (2 * frequency)
        if ratio < 0.9999 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - initialVelocity) / damped
            return 1 - exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        if ratio <= 1.0001 {
            return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        }
        let root = (ratio * ratio - 1).squareRoot()
        let slow = -frequency * (ratio - root)
        let fast = -frequency * (ratio + root)
        let share = (-initialVelocity - fast) / (slow - fast)
        return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
    }

    /// Samples the motion over `duration` seconds. Linear interpolation between the few points is accurate to three
    /// thousandths. The last point is 1.
    func samples(duration: Double) -> [(time: Double, place: Double)] {
        let steps = min(max(Int(duration * 60), 12), 240)
        var places = (0...steps).map { place(at: duration * Double($0) / Double(steps)) }
        places[0] = 0
        places[steps] = 1
        return thinned(places)
    }
}

private func thinned(_ places: [Double]) -> [(time: Double, place: Double)] {
    neededSteps(of: [places]).map { (Double($0) / Double(places.count - 1), places[$0]) }
}

/// The steps of curves with equal steps of time that are needed for straight lines between them to stay within three thousandths
/// of all places. The first and the last are among them.
private func neededSteps(of curves: [[Double]]) -> [Int] {
    let steps = curves[0].count - 1
    var kept = [Bool](repeating: false, count: steps + 1)
    kept[0] = true
    kept[steps] = true
    var open = [(0, steps)]
    while let (start, end) = open.popLast() {
        var worst = 0.003
        var split = -1
        for places in curves {
            for index in start..<end where index > start {
                let fraction = Double(index - start) / Double(end - start)
                let distance = abs(places[start] + fraction * (places[end] - places[start]) - places[index])
                if distance > worst {
                    worst = distance
                    split = index
                }
            }
        }
        guard split > 0 else { continue }
        kept[split] = true
        open.append((start, split))
        open.append((split, end))
    }
    return (0...steps).filter { kept[$0] }
}

extension ByteWriter {
    /// Appends an animation's curve as a CSS easing function; a spring and samples become
    /// `linear(…)` through points of the course.
    mutating func appendEasing(_ animation: DisplayAnimation) {
        switch animation.curve {
        case .bezier(0, 0, 1, 1): append("linear")
        case .bezier(let x1, let y1, let x2, let y2):
            append("cubic-bezier(")
            append(min(max(x1, 0), 1))
            append(UInt8(ascii: ","))
            append(y1)
            append(UInt8(ascii: ","))
            append(min(max(x2, 0), 1))
            append(UInt8(ascii: ","))
            append(y2)
            append(UInt8(ascii: ")"))
        case .spring(let stiffness, let damping, let initialVelocity):
            let course = SpringCurve(stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
            append(LinearEasings.easing(for: animation) { course.samples(duration: animation.duration) })
        case .sampled(let places):
            guard places.count > 1 else { return append("linear") }
            append(LinearEasings.easing(for: animation) { thinned(places) })
        }
    }

    /// Appends the motion of changes that an animation continues: milliseconds, those since the previous change, the stages of
    /// their samples, and the shares of each change.
    mutating func append(_ merged: DisplayMergedChanges) {
        append(UInt8(ascii: "["))
        append((merged.duration * 1000).rounded())
        append(UInt8(ascii: ","))
        append((merged.elapsed * 1000).rounded())
        let steps = merged.curves.isEmpty ? [] : neededSteps(of: merged.curves)
        let last = Double(max((merged.curves.first?.count ?? 2) - 1, 1))
        append(thousandths: steps.map { Double($0) / last })
        for curve in merged.curves { append(thousandths: steps.map { curve[$0] }) }
        append(UInt8(ascii: "]"))
    }

    private mutating func append(thousandths numbers: [Double]) {
        append(",[")
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append((number * 1000).rounded() / 1000)
        }
        append(UInt8(ascii: "]"))
    }

    fileprivate mutating func appendLinear(_ samples: [(time: Double, place: Double)]) {
        append("linear(")
        for (index, sample) in samples.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append((sample.place * 1000).rounded() / 1000)
            if index > 0 && index < samples.count - 1 {
                append(UInt8(ascii: " "))
                append((sample.time * 1000).rounded() / 10)
                append(UInt8(ascii: "%"))
            }
        }
        append(UInt8(ascii: ")"))
    }
}

/// The courses that were written once: an app has few.
private enum LinearEasings {
    private struct Key: Hashable {
        var curve: DisplayAnimation.Curve
        var duration: Double
    }

    private static let capacity = 256
    private static let cache = Mutex<[Key: [UInt8]]>([:])

    static func easing(
        for animation: DisplayAnimation, _ samples: () -> [(time: Double, place: Double)]
    ) -> [UInt8] {
        let key = Key(curve: animation.curve, duration: animation.duration)
        if let known = cache.withLock({ $0[key] }) { return known }
        var writer = ByteWriter(capacity: 256)
        writer.appendLinear(samples())
        let easing = writer.bytes
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll() }
            cache[key] = easing
        }
        return easing
    }
}
