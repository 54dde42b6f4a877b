import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation

extension TouchReport {
    /// Reads the value of a `touch`, `move` or `lift` event (see `Wire.Touch`); nil if it is invalid.
    init?(_ value: JSONValue) {
        guard let serial = value[Wire.Touch.number]?.integer, let time = value[Wire.Touch.time]?.number,
            let points = Self.points(value[Wire.Touch.points]),
            let pagePoints = value[Wire.Touch.pagePoints].map({ Self.points($0) }) ?? []
        else { return nil }
        var velocity = CGSize.zero
        if let given = value[Wire.Touch.velocity] {
            guard let speeds = Self.points(given), speeds.count == 1 else { return nil }
            velocity = CGSize(width: speeds[0].x, height: speeds[0].y)
        }
        self.init(
            serial: serial, time: time / 1000, points: points, pagePoints: pagePoints, velocity: velocity,
            keys: value[Wire.Touch.keys]?.integer ?? 0, isOnControl: value[Wire.Touch.isOnControl]?.integer == 1,
            isCancelled: value[Wire.Touch.isCancelled]?.integer == 1)
    }

    /// Pairs of numbers.
    private static func points(_ value: JSONValue?) -> [CGPoint]? {
        guard case .array(let elements)? = value, elements.count % 2 == 0, elements.count <= 4 else { return nil }
        let numbers = elements.compactMap(\.number)
        guard numbers.count == elements.count else { return nil }
        return stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
}
