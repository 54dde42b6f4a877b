package import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// Colors along a line, from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A color at a location of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The color of the stop.
        public var color: Color
        /// The location, 0…1.
        public var location: CGFloat

        /// A color at a location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colors between two stops are mixed.
    public struct ColorSpace: Hashable, Sendable {
        enum Model: Hashable, Sendable { case device, perceptual }
        let model: Model

        /// Mixes sRGB components.
        public static let device = ColorSpace(model: .device)
        /// Mixes in a perceptually uniform space.
        public static let perceptual = ColorSpace(model: .perceptual)
    }

    /// The stops, in ascending order of location.
    public var stops: [Stop]

    /// A gradient of color stops, in ascending order of location.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient of evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    package func displayStops(in context: ShapeStyleContext) -> [DisplayPaint.GradientStop] {
        stops.map { DisplayPaint.GradientStop(color: $0.color.resolved(in: context), location: $0.location) }
    }
}

extension Gradient: ShapeStyle {
    /// A gradient by itself runs from top to bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .linearGradient(stops: displayStops(in: shape.context), start: .top, end: .bottom)
    }
}
