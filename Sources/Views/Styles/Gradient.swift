package import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// A course of colours from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the course.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        enum Model: Hashable, Sendable { case device, perceptual }
        let model: Model

        /// By the components of sRGB.
        public static let device = ColorSpace(model: .device)
        /// In a space where equal distances look equal.
        public static let perceptual = ColorSpace(model: .perceptual)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    package func displayStops(in context: ShapeStyleContext) -> [DisplayPaint.GradientStop] {
        stops.map { DisplayPaint.GradientStop(color: $0.color.resolved(in: context), location: $0.location) }
    }
}

extension Gradient: ShapeStyle {
    /// A gradient alone runs from the top to the bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .linearGradient(stops: displayStops(in: shape.context), start: .top, end: .bottom)
    }
}
