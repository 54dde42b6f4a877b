/// The place of the opacity in pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none: pixels are opaque.
    case none
    /// Behind the components, which are multiplied by it; before them.
    case premultipliedLast, premultipliedFirst
    /// Behind the components, which are not multiplied by it; before them.
    case last, first
    /// An unused byte behind the components; before them.
    case noneSkipLast, noneSkipFirst
    /// There are no other components.
    case alphaOnly

    /// Whether pixels have no opacity of their own.
    var isOpaque: Bool { self == .none || self == .noneSkipLast || self == .noneSkipFirst }
}

/// The order of the bytes of pixels.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of a bitmap info with the order.
    case orderMask = 0x7000
    /// The order of the components.
    case orderDefault = 0
    /// 16 bits with the lowest byte first.
    case order16Little = 0x1000
    /// 32 bits with the lowest byte first.
    case order32Little = 0x2000
    /// 16 bits with the highest byte first.
    case order16Big = 0x3000
    /// 32 bits with the highest byte first.
    case order32Big = 0x4000
}

/// The meaning of the bytes of pixels: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    /// An info by its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits with the place of the opacity.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits with the kind of numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating point numbers. Images and contexts here have none of these.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits with the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order of the components.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The way in which colors outside of a color space are replaced. It has no effect: colors are always the nearest ones.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The names are those of color management.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
