public import Foundation

/// A color space. Colors store components in sRGB, so sRGB is the only space, and the names of other RGB spaces stand for it.
public final class CGColorSpace: Hashable, Sendable {
    private init() {}

    /// The name of the space.
    public var name: NSString? { Self.sRGB }

    fileprivate static let shared = CGColorSpace()

    /// The space with a name; nil for a gray space and for an unknown name.
    public convenience init?(name: NSString) {
        guard (name as String).hasPrefix("kCGColorSpace"), !(name as String).contains("Gray") else { return nil }
        self.init()
    }

    /// The color model of the space, RGB.
    public var model: CGColorSpaceModel { .rgb }
    /// The number of components without the alpha component, 3.
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
    /// Linear RGB of an unspecified device.
    public static var genericRGBLinear: NSString { "kCGColorSpaceGenericRGBLinear" }
}

/// The color models of spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown; gray; RGB; CMYK; Lab; DeviceN; indexed; pattern; XYZ.
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
}

/// Returns the RGB space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }

extension CGColor {
    /// The color space, sRGB.
    public var colorSpace: CGColorSpace? { .shared }

    /// A color with components in a space.
    ///
    /// - Parameter components: Four numbers: red, green, blue and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
