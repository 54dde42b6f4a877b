package import EspalierLayoutEngine
package import Foundation

/// A fill of an area.
package enum DisplayPaint: Hashable, Sendable {
    case color(DisplayColor)
    indirect case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    indirect case radialGradient(stops: [GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii as fractions of the area's width and height.
    indirect case ellipticalGradient(
        stops: [GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Angles in degrees, clockwise from the trailing direction (3 o'clock).
    indirect case angularGradient(stops: [GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
    /// A picture that fills the area.
    case picture(DisplayPicture)
    /// Copies of a file's image.
    case image(DisplayImagePaint)
    /// A blurred backdrop under a translucent layer; 0 (ultra thin) to 4 (ultra thick).
    case material(thickness: UInt8)

    package struct GradientStop: Hashable, Sendable {
        package var color: DisplayColor
        /// 0…1.
        package var location: CGFloat

        package init(color: DisplayColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
}

extension DisplayPaint {
    /// The stops of a gradient.
    package var stops: [GradientStop]? {
        switch self {
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops
        case .color, .picture, .image, .material: nil
        }
    }

    /// Whether only an element's style can fill an area with the paint, because SVG lacks it.
    package var needsArea: Bool {
        switch self {
        case .angularGradient, .picture, .image, .material: true
        case .color, .linearGradient, .radialGradient, .ellipticalGradient: false
        }
    }
}
