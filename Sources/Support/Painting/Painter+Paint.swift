import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import Foundation

/// Paints as patterns of the canvas.
extension Painter {
    /// The pattern of a paint for an area; nil if it draws nothing.
    func pattern(of paint: DisplayPaint, in box: CGRect) -> CanvasPattern? {
        func stops(from first: CGFloat = 0) -> [CanvasPattern.Stop] {
            (paint.stops ?? []).map {
                CanvasPattern.Stop(location: first + $0.location * (1 - first), color: components($0.color))
            }
        }
        switch paint {
        case .color(let color): return .color(components(color))
        case .material(let thickness): return .color(Self.material(thickness, isDark: isDark))
        case .picture(let picture):
            let bitmap = try? Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
            return bitmap.map { .bitmap($0, in: box) }
        case .image(let image):
            let tile = CGRect(
                x: box.minX + image.origin.x, y: box.minY + image.origin.y, width: image.size.width,
                height: image.size.height)
            return resources.bitmap(at: image.address, atLeast: canvas.pixels(of: tile))
                .map { .bitmap($0, in: tile, repeats: true) }
        case .linearGradient(_, let start, let end):
            guard start != end else { return stops().last.map { .color($0.color) } }
            return .linear(stops(), from: start.resolved(in: box), to: end.resolved(in: box))
        case .radialGradient(_, let center, let startRadius, let endRadius):
            guard endRadius > 0 else { return stops().last.map { .color($0.color) } }
            return .radial(stops(), center: center.resolved(in: box), from: startRadius, to: endRadius)
        case .ellipticalGradient(_, let center, let startFraction, let endFraction):
            guard endFraction > 0, !box.isEmpty else { return stops().last.map { .color($0.color) } }
            return .radial(
                stops(), center: center.resolved(in: box), from: startFraction, to: endFraction, stretch: box.size)
        case .angularGradient(_, let center, let startAngle, let endAngle):
            let middle = center.resolved(in: box)
            let turn = AngularStops(stops(), start: startAngle, end: endAngle)
            // A line may be outside of the area.
            let area = box.insetBy(dx: -20, dy: -20)
            return .angular(center: middle, in: area, pixels: canvas.pixels(of: area), color: turn.color)
        }
    }

    /// The color of a material's layer. What is behind it is not blurred.
    private static func material(_ thickness: UInt8, isDark: Bool) -> CanvasColor {
        let opacities: [Float] = [0.35, 0.5, 0.65, 0.8, 0.9]
        let whites: [Float] = isDark ? [40, 40, 35, 30, 30] : [255, 255, 250, 250, 250]
        let index = Int(min(thickness, 4))
        let white = whites[index] / 255
        return CanvasColor(white, white, white, opacities[index])
    }
}

/// The colors of an angular gradient. Of more than one turn, it shows the last. The gap of an incomplete turn has the colors of
/// the nearer end.
private struct AngularStops {
    private let stops: [CanvasPattern.Stop]
    private let start: Double
    private let sweep: Double

    init(_ stops: [CanvasPattern.Stop], start: Double, end: Double) {
        self.stops =
            end < start
            ? stops.reversed().map { CanvasPattern.Stop(location: 1 - $0.location, color: $0.color) } : stops
        sweep = abs(end - start)
        self.start = min(start, end)
    }

    func color(at angle: Double) -> CanvasColor {
        guard let first = stops.first, let last = stops.last else { return CanvasColor() }
        var turned = (angle - start).truncatingRemainder(dividingBy: 360)
        if turned < 0 { turned += 360 }
        while turned + 360 <= sweep { turned += 360 }
        if turned > sweep { return turned - sweep < (360 - sweep) / 2 ? last.color : first.color }
        let location = sweep > 0 ? CGFloat(turned / sweep) : 1
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
        guard next > 0 else { return first.color }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (location - before.location) / (after.location - before.location)
        return before.mixed(with: after, share).color
    }
}
