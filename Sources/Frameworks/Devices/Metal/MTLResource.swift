public import Foundation

/// Memory or a picture of a processor. No object of the type exists on this device.
public protocol MTLResource: NSObjectProtocol, Sendable {
    var label: String? { get set }
}

/// Memory of a processor. No object of the type exists on this device.
public protocol MTLBuffer: MTLResource {
    /// The number of bytes.
    var length: Int { get }
    /// The bytes.
    func contents() -> UnsafeMutableRawPointer
}

/// A picture of a processor. No object of the type exists on this device.
public protocol MTLTexture: MTLResource {
    /// The size in pixels.
    var width: Int { get }
    /// The size in pixels.
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
}

/// Choices of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Memory that both processors use.
    public static let storageModeShared: MTLResourceOptions = []
    /// Memory of the graphics processor.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

public enum MTLPixelFormat: UInt, Sendable {
    /// Unknown; one byte; four bytes in two orders, also in sRGB.
    case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81
    /// Numbers of 16 and 32 bits.
    case rgba16Float = 115, rgba32Float = 125, depth32Float = 252
}

/// The format of a picture.
open class MTLTextureDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// The size in pixels.
    open var width = 1, height = 1

    /// A picture of one pixel.
    override public init() {
        super.init()
    }

    /// A flat picture.
    public class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool)
        -> MTLTextureDescriptor
    {
        let descriptor = MTLTextureDescriptor()
        descriptor.pixelFormat = pixelFormat
        descriptor.width = width
        descriptor.height = height
        return descriptor
    }
}
