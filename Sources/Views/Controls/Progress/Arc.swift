import EspalierLayoutEngine
import Foundation

/// An arc of a circle, in turns clockwise from the top.
nonisolated struct Arc: Shape, Equatable {
    var start: Double
    var end: Double
    /// The angle of 0, in turns from the top.
    var origin: Double = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard end > start else { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees((origin + start) * 360 - 90), endAngle: .degrees((origin + end) * 360 - 90),
            clockwise: false)
        return path
    }
}
