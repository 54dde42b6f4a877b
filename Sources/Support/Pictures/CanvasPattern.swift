internal import EspalierCCairo
package import Foundation

/// A color of sRGB: red, green, blue and opacity, 0…1. Colors are not multiplied by the opacity.
package typealias CanvasColor = SIMD4<Float>

/// A source of colors for drawing, as a pattern of Cairo.
package final class CanvasPattern {
    let pointer: OpaquePointer

    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        cairo_pattern_destroy(pointer)
    }

    /// A color at a place of a gradient, 0…1.
    package struct Stop {
        package var location: CGFloat
        package var color: CanvasColor

        package init(location: CGFloat, color: CanvasColor) {
            self.location = location
            self.color = color
        }
    }

    package static func color(_ color: CanvasColor) -> CanvasPattern {
        CanvasPattern(
            owning: cairo_pattern_create_rgba(Double(color.x), Double(color.y), Double(color.z), Double(color.w)))
    }

    /// A gradient from a point to another one.
    package static func linear(_ stops: [Stop], from start: CGPoint, to end: CGPoint) -> CanvasPattern {
        let pattern = CanvasPattern(owning: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
        pattern.add(stops)
        return pattern
    }

    /// A gradient between two circles around a point. `stretch` scales it about the point.
    package static func radial(
        _ stops: [Stop], center: CGPoint, from start: CGFloat, to end: CGFloat,
        stretch: CGSize = CGSize(width: 1, height: 1)
    ) -> CanvasPattern {
        let pattern = CanvasPattern(owning: cairo_pattern_create_radial(0, 0, start, 0, 0, end))
        pattern.add(stops)
        // From the drawing's coordinates to those of the pattern.
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1 / max(stretch.width, 1e-6), 1 / max(stretch.height, 1e-6))
        cairo_matrix_translate(&matrix, -center.x, -center.y)
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        return pattern
    }

    /// A gradient between two circles.
    ///
    /// - Parameter isExtended: Whether the colors at the ends continue beyond the circles. Otherwise nothing is drawn there.
    package static func radial(
        _ stops: [Stop], from start: (center: CGPoint, radius: CGFloat), to end: (center: CGPoint, radius: CGFloat),
        isExtended: Bool
    ) -> CanvasPattern {
        let pattern = CanvasPattern(
            owning: cairo_pattern_create_radial(
                start.center.x, start.center.y, max(start.radius, 0), end.center.x, end.center.y, max(end.radius, 0)))
        pattern.add(stops)
        cairo_pattern_set_extend(pattern.pointer, isExtended ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        return pattern
    }

    /// A gradient around a point, in pixels of an area. Beyond it the pixels at its edge continue.
    ///
    /// - Parameters:
    ///   - pixels: The size of the area on the device.
    ///   - color: Gives the color at an angle in degrees, clockwise from the right.
    package static func angular(
        center: CGPoint, in area: CGRect, pixels: (width: Int, height: Int), color: (Double) -> CanvasColor
    ) -> CanvasPattern? {
        let (width, height) = (min(max(pixels.width, 1), 4096), min(max(pixels.height, 1), 4096))
        guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
        let table = (0..<3600).map { color(Double($0) / 10) }
        var row = 0
        var column = 0
        bitmap.mapColors { _ in
            let x = area.minX + (CGFloat(column) + 0.5) * area.width / CGFloat(width) - center.x
            let y = area.minY + (CGFloat(row) + 0.5) * area.height / CGFloat(height) - center.y
            column += 1
            if column == width { (row, column) = (row + 1, 0) }
            let angle = Double(atan2(y, x)) * 1800 / .pi
            return table[Int(angle < 0 ? angle + 3600 : angle) % 3600]
        }
        return .bitmap(bitmap, in: area)
    }

    /// A bitmap that is stretched over a rectangle, or repeated from it on.
    package static func bitmap(
        _ bitmap: Bitmap, in frame: CGRect, repeats: Bool = false, isPixelated: Bool = false
    ) -> CanvasPattern {
        let pattern = CanvasPattern(owning: cairo_pattern_create_for_surface(bitmap.surface))
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(
            &matrix, CGFloat(bitmap.width) / max(frame.width, 1e-6), CGFloat(bitmap.height) / max(frame.height, 1e-6))
        cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        cairo_pattern_set_extend(pattern.pointer, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern.pointer, isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        return pattern
    }

    private func add(_ stops: [Stop]) {
        for (index, stop) in stops.enumerated() {
            add(stop)
            guard index + 1 < stops.count, stop.color.w != stops[index + 1].color.w else { continue }
            for step in 1..<16 { add(stop.mixed(with: stops[index + 1], CGFloat(step) / 16)) }
        }
    }

    private func add(_ stop: Stop) {
        cairo_pattern_add_color_stop_rgba(
            pointer, stop.location, Double(stop.color.x), Double(stop.color.y), Double(stop.color.z),
            Double(stop.color.w))
    }
}

extension CanvasPattern.Stop {
    /// The stop between this one and another one. As in browsers, the colors are multiplied by the opacity in between, so that a
    /// transparent end takes no part in the color.
    package func mixed(with other: CanvasPattern.Stop, _ share: CGFloat) -> CanvasPattern.Stop {
        CanvasPattern.Stop(
            location: location + (other.location - location) * share,
            color: Self.mix(color, other.color, Float(share)))
    }

    /// A color between two.
    package static func mix(_ first: CanvasColor, _ second: CanvasColor, _ share: Float) -> CanvasColor {
        func multiplied(_ color: CanvasColor) -> CanvasColor {
            CanvasColor(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
        }
        let mixed = multiplied(first) + (multiplied(second) - multiplied(first)) * share
        guard mixed.w > 0 else { return CanvasColor() }
        return CanvasColor(mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w)
    }
}
