import EspalierPictures
import EspalierViews
public import Foundation

/// Colors at locations, between which a context mixes them.
public final class CGGradient: Sendable {
    /// A color at a location from 0 to 1.
    struct Stop: Sendable {
        var color: CGColor
        var location: CGFloat
    }

    /// The colors, by their locations. There is at least one.
    let stops: [Stop]

    private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        var highest: CGFloat = 0
        stops = colors.enumerated().map { index, color in
            let location = locations.map { $0[index] } ?? CGFloat(index) / last
            highest = max(highest, location.isFinite ? min(max(location, 0), 1) : highest)
            return Stop(color: color, location: highest)
        }
    }

    /// A gradient of colors.
    ///
    /// - Parameters:
    ///   - space: It has no effect: colors are mixed in sRGB.
    ///   - colors: Objects of the type `CGColor`. Without any, or with another object, the result is nil.
    ///   - locations: As many numbers from 0 to 1, none less than the one before; nil for equal distances. A number that is not finite,
    ///     or less than the one before, counts as that one.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
        guard found.count == colors.count else { return nil }
        self.init(found, locations)
    }

    /// A gradient of colors by their components in a space.
    ///
    /// - Parameters:
    ///   - components: The components of each color, and its opacity.
    ///   - locations: As many numbers as colors, as for the other initializer.
    ///   - count: The number of colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let step = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * step) }
        guard colors.count == count else { return nil }
        self.init(colors, locations)
    }

    /// The stops of a canvas, with another opacity.
    func canvasStops(_ opacity: CGFloat) -> [CanvasPattern.Stop] {
        stops.map { stop in
            let values = stop.color.values
            return CanvasPattern.Stop(
                location: stop.location,
                color: CanvasColor(values.red, values.green, values.blue, values.opacity * Float(opacity)))
        }
    }

    /// The gradient in the drawing of a view.
    var recorded: Gradient {
        Gradient(stops: stops.map { Gradient.Stop(color: Color($0.color), location: $0.location) })
    }

    /// The gradient from its end to its start.
    var reversed: CGGradient { CGGradient(reversing: self) }

    private init(reversing other: CGGradient) {
        stops = other.stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    }
}

/// The places beyond the ends of a gradient where its outer colors continue.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
