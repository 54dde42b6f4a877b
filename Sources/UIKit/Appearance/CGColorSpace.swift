public import Foundation

/// A space of colours. All colours are kept as components of sRGB, so there is only this space; the names of others stand for it.
public final class CGColorSpace: Hashable, Sendable {
    private init() {}

    /// The name of the space.
    public var name: NSString? { Self.sRGB }

    fileprivate static let shared = CGColorSpace()

    /// The space with a name. Spaces of red, green and blue are that of sRGB; others are nil.
    public convenience init?(name: NSString) {
        guard (name as String).hasPrefix("kCGColorSpace"), !(name as String).contains("Gray") else { return nil }
        self.init()
    }

    /// What the components mean.
    public var model: CGColorSpaceModel { .rgb }
    /// The number of components without the opacity, 3.
    public var numberOfComponents: Int { 3 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}

    /// sRGB.
    public static var sRGB: NSString { "kCGColorSpaceSRGB" }
    /// sRGB with linear components.
    public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" }
    /// sRGB with components outside of 0…1.
    public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
    /// sRGB with linear components, also outside of 0…1.
    public static var extendedLinearSRGB: NSString { "kCGColorSpaceExtendedLinearSRGB" }
    /// Display P3.
    public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
    /// Red, green and blue of any device.
    public static var genericRGBLinear: NSString { "kCGColorSpaceGenericRGBLinear" }
}

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known; a grey; red, green and blue; inks; lightness and two differences; names; a table; a pattern; X, Y and Z.
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
}

/// The space of red, green and blue, which is that of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }

extension CGColor {
    /// The space of the components, which is that of sRGB.
    public var colorSpace: CGColorSpace? { .shared }

    /// A colour by its components and, behind them, its opacity; nil for fewer than four numbers.
    ///
    /// - Parameter components: Four numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
