import EspalierLayoutEngine
import EspalierViews
import Foundation

/// An outline of Apple's logo: an apple with a leaf and a bite, 85 wide for a height of 100.
struct AppleLogo: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let scale = min(rect.width / 100, rect.height / 119)
        let (left, top) = (rect.midX - 50 * scale, rect.midY - 59.5 * scale)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: left + x * scale, y: top + y * scale) }
        var path = Path()
        for figure in Self.figures {
            path.move(to: point(figure.start.x, figure.start.y))
            for curve in figure.curves {
                path.addCurve(
                    to: point(curve[4], curve[5]), control1: point(curve[0], curve[1]),
                    control2: point(curve[2], curve[3]))
            }
            path.closeSubpath()
        }
        return path
    }

    /// The apple from its dip to the left, and the leaf. Each curve has two control points and an end.
    private static let figures: [(start: (x: CGFloat, y: CGFloat), curves: [[CGFloat]])] = [
        (
            (51, 34),
            [
                [45, 34, 37, 28.5, 28, 28.5], [13, 28.5, 2, 43, 2, 65], [2, 91, 20, 118, 34, 118],
                [41, 118, 44, 113.5, 52, 113.5], [60, 113.5, 63, 118, 70, 118], [82, 118, 93, 100, 97, 88],
                [87, 84, 79, 75, 79, 61.5], [79, 50, 85, 42, 94, 36.5], [88, 30, 80, 28.5, 75, 28.5],
                [64, 28.5, 57, 34, 51, 34],
            ]
        ),
        ((50, 27), [[49, 14, 60, 2, 73, 1], [74, 14, 63, 27.5, 50, 27]]),
    ]
}
