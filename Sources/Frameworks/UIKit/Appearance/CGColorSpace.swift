public import Foundation

/// A color space. Colors store components in sRGB, so that sRGB is the only space of RGB, and the names of others stand for it. A space
/// of grays or of printing has components of its own, which are converted to sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The color model of the space.
    public let model: CGColorSpaceModel

    private init(_ model: CGColorSpaceModel) {
        self.model = model
    }

    /// The name of the space.
    public var name: NSString? {
        switch model {
        case .monochrome: Self.genericGrayGamma2_2
        case .cmyk: Self.genericCMYK
        default: Self.sRGB
        }
    }

    fileprivate static let shared = CGColorSpace(.rgb)
    fileprivate static let gray = CGColorSpace(.monochrome)
    fileprivate static let printing = CGColorSpace(.cmyk)

    /// The space with a name; nil for an unknown name.
    public convenience init?(name: NSString) {
        let name = name as String
        guard name.hasPrefix("kCGColorSpace") else { return nil }
        self.init(name.contains("Gray") ? .monochrome : name.contains("CMYK") ? .cmyk : .rgb)
    }

    /// The number of components without the alpha component: 3, 1 for grays, and 4 for printing.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    /// Whether the space has colors outside of sRGB, which is never so here.
    public var isWideGamutRGB: Bool { false }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
    }

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
    /// Grays with the brightness of those of sRGB.
    public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Grays with linear components.
    public static var linearGray: NSString { "kCGColorSpaceLinearGray" }
    /// The colors of printing.
    public static var genericCMYK: NSString { "kCGColorSpaceGenericCMYK" }
}

/// The color models of spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown; gray; RGB; CMYK; Lab; DeviceN; indexed; pattern; XYZ.
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
}

/// Returns the RGB space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }

/// Returns the space of grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Returns the space of printing of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .printing }

extension CGColor {
    /// The color space, sRGB.
    public var colorSpace: CGColorSpace? { .shared }

    /// A color with components in a space, which are converted to sRGB.
    ///
    /// - Parameter components: The components of the space, each 0…1, and alpha: two numbers for a gray, four for RGB, and five for
    ///   printing.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.model {
        case .monochrome: self.init(gray: components[0], alpha: components[1])
        case .cmyk:
            self.init(
                genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
                alpha: components[4])
        default: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// A color by the components of printing, each 0…1, which are converted to sRGB.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    /// A gray with the brightness of those of sRGB, from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The color in a space. It keeps components in sRGB; in a space of grays, it is the gray of its brightness.
    ///
    /// - Parameters:
    ///   - intent: It has no effect.
    ///   - options: It has no effect.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.model == .monochrome else { return self }
        let gray = 0.2126 * CGFloat(values.red) + 0.7152 * CGFloat(values.green) + 0.0722 * CGFloat(values.blue)
        return CGColor(gray: gray, alpha: alpha)
    }
}
