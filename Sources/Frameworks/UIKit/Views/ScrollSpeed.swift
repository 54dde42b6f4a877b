import Foundation

/// Measures the speed with which content scrolls.
struct ScrollSpeed {
    /// The speed of the content's place, in points per second.
    private(set) var value = CGPoint.zero
    private var last: (offset: CGPoint, time: Date)?

    /// Content at rest that has not been seen.
    init() {}

    /// Content at rest at a place.
    init(at offset: CGPoint, _ time: Date) {
        last = (offset, time)
    }

    /// The content has moved to a place.
    mutating func note(_ offset: CGPoint, at time: Date) {
        if let last, time > last.time {
            let seconds = time.timeIntervalSince(last.time)
            value = CGPoint(x: (offset.x - last.offset.x) / seconds, y: (offset.y - last.offset.y) / seconds)
        }
        last = (offset, time)
    }
}
