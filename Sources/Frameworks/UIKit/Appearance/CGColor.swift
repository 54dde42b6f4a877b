import EspalierViews
public import Foundation

/// A color as components of sRGB, independent of schemes. Foundation lacks the type outside Apple's systems.
public final class CGColor: Hashable, Sendable {
    /// The red, green and blue components in sRGB and the opacity, 0…1.
    let values: Color.Resolved
    /// The image that areas are filled with in place of the color; nil for none.
    let pattern: UIImage?

    init(_ values: Color.Resolved, pattern: UIImage? = nil) {
        self.values = values
        self.pattern = pattern
    }

    /// A color by its components in sRGB, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
    }

    /// A color by its components in sRGB, 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The red, green and blue components in sRGB, then the opacity.
    public var components: [CGFloat]? {
        [CGFloat(values.red), CGFloat(values.green), CGFloat(values.blue), alpha]
    }

    /// The number of components, 4.
    public var numberOfComponents: Int { 4 }

    /// The opacity, 0…1.
    public var alpha: CGFloat { CGFloat(values.opacity) }

    /// The color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var values = values
        values.opacity = Float(alpha)
        return CGColor(values)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values && left.pattern === right.pattern
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// The color of a literal: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`, with components in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color.Resolved {
    /// The color as a `CGColor`.
    public var cgColor: CGColor { CGColor(self) }
}

extension Color {
    /// The color of a `CGColor`.
    public init(cgColor: CGColor) {
        self.init(cgColor.values)
    }

    /// The color of a `CGColor`.
    public init(_ color: CGColor) {
        self.init(color.values)
    }
}
