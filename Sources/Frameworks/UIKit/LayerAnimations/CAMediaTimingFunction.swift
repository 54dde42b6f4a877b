public import Foundation
import EspalierLayoutEngine
import EspalierViews

/// The speed of an animation of a layer: a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let points: (Float, Float, Float, Float)

    /// A named curve. Unknown names are linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A curve of two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = (c1x, c1y, c2x, c2y)
        super.init()
    }

    /// Writes one of the four points: the start, the two control points and the end.
    ///
    /// - Parameter idx: 0 to 3. Other indices write nothing.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        switch idx {
        case 0: (ptr[0], ptr[1]) = (0, 0)
        case 1: (ptr[0], ptr[1]) = (points.0, points.1)
        case 2: (ptr[0], ptr[1]) = (points.2, points.3)
        case 3: (ptr[0], ptr[1]) = (1, 1)
        default: break
        }
    }

    var curve: UnitCurve {
        .bezier(
            startControlPoint: UnitPoint(x: CGFloat(points.0), y: CGFloat(points.1)),
            endControlPoint: UnitPoint(x: CGFloat(points.2), y: CGFloat(points.3)))
    }
}

/// Names of curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve that animations have on Apple's systems.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
