package import Foundation
package import LayoutEngine

/// What an area is filled with.
package indirect enum DisplayPaint: Hashable, Sendable {
    case color(DisplayColor)
    case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radialGradient(stops: [GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in degrees, clockwise from the trailing direction (3 o'clock).
    case angularGradient(stops: [GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
    /// What lies behind, blurred, under a veil; 0 (ultra thin) to 4 (ultra thick).
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
