@_exported public import Foundation
public import UIKit
import EspalierUnavailable

/// A picture with its filters.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
open class CIImage: NSObject {
    /// A picture.
    public init?(image: Any, options: [CIImageOption: Any]? = nil) {}
    /// A picture.
    public init?(data: Data, options: [CIImageOption: Any]? = nil) {}
    /// A picture.
    public init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {}
    /// A picture.
    public init(cgImage image: Any, options: [CIImageOption: Any]? = nil) {}
    /// A picture.
    public init(color: CIColor) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
    )
    public var extent: CGRect { unavailable() }
    /// A member of the framework.
    public func transformed(by matrix: Any) -> CIImage { unavailable() }
    /// A member of the framework.
    public func cropped(to rect: CGRect) -> CIImage { unavailable() }
    /// A member of the framework.
    public func oriented(_ orientation: Any) -> CIImage { unavailable() }
    /// A member of the framework.
    public func clampedToExtent() -> CIImage { unavailable() }
    /// A member of the framework.
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        unavailable()
    }
}

/// A choice of a picture.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public struct CIImageOption: Hashable {}

/// A color.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
open class CIColor: NSObject {
    /// A color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
    /// A color.
    public init(color: Any) {}
}

/// A list of numbers.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
open class CIVector: NSObject {
    /// Numbers.
    public init(x: CGFloat, y: CGFloat) {}
    /// Numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
    /// Numbers.
    public init(cgPoint: CGPoint) {}
    /// Numbers.
    public init(cgRect: CGRect) {}
}

/// Runs filters.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
open class CIContext: NSObject {
    /// An object of the framework.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// An object of the framework.
    public init(mtlDevice device: Any, options: [CIContextOption: Any]? = nil) {}

    /// A function of the framework.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
    )
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
    /// A function of the framework.
    public func render(_ image: CIImage, to buffer: Any) {}
    /// A function of the framework.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: Any?
    ) {}
}

/// A choice of a context.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public struct CIContextOption: Hashable {
    /// Options.
    public static var workingColorSpace: CIContextOption { unavailable() }
    public static var outputColorSpace: CIContextOption { unavailable() }
    public static var useSoftwareRenderer: CIContextOption { unavailable() }
}

/// A pixel format.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public struct CIFormat: Hashable {
    /// Pixel formats.
    public static var RGBA8: CIFormat { unavailable() }
    public static var ARGB8: CIFormat { unavailable() }
    public static var BGRA8: CIFormat { unavailable() }
    public static var RGBAf: CIFormat { unavailable() }
}

/// Finds faces and codes in pictures.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
open class CIDetector: NSObject {
    /// An object of the framework.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
}

/// A filter.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
)
open class CIFilter: NSObject {
    /// A filter.
    public init?(name: String) {}
    /// A filter.
    public init?(name: String, parameters params: [String: Any]?) {}

    /// The result.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
    )
    public var outputImage: CIImage? { nil }
    /// The picture.
    public var inputImage: CIImage?
    /// The text of a code.
    public var message = Data()
    /// How much of a code may be missing.
    public var correctionLevel = ""
    /// A number of the filter.
    public var intensity: Float = 0, radius: Float = 0, scale: Float = 0, brightness: Float = 0
    /// A number of the filter.
    public var contrast: Float = 0, saturation: Float = 0
    /// The values.
    public var attributes: [String: Any] { [:] }
    /// The names of the values.
    public var inputKeys: [String] { [] }

    /// Sets a value.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
    )
    public func setValue(_ value: Any?, forKey key: String) {}
    /// Sets all values.
    public func setDefaults() {}

    /// A filter of the framework.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
    )
    public class func qrCodeGenerator() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func code128BarcodeGenerator() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func pdf417BarcodeGenerator() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func aztecCodeGenerator() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func gaussianBlur() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func boxBlur() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func motionBlur() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func sepiaTone() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func colorControls() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func colorInvert() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func colorMonochrome() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func colorMatrix() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func falseColor() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func exposureAdjust() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func hueAdjust() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func vibrance() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func gammaAdjust() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectNoir() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectMono() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectChrome() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectFade() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectInstant() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectProcess() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectTonal() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func photoEffectTransfer() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func pixellate() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func crystallize() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func edges() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func unsharpMask() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func vignette() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func twirlDistortion() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func bumpDistortion() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func blendWithMask() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func sourceOverCompositing() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func areaAverage() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func linearGradient() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func perspectiveCorrection() -> CIFilter { unavailable() }
    /// A filter of the framework.
    public class func lanczosScaleTransform() -> CIFilter { unavailable() }
}

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputImageKey: String { "inputImage" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputRadiusKey: String { "inputRadius" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputIntensityKey: String { "inputIntensity" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputScaleKey: String { "inputScale" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputCenterKey: String { "inputCenter" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputAngleKey: String { "inputAngle" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputBrightnessKey: String { "inputBrightness" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputContrastKey: String { "inputContrast" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputSaturationKey: String { "inputSaturation" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputColorKey: String { "inputColor" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputAspectRatioKey: String { "inputAspectRatio" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputBackgroundImageKey: String { "inputBackgroundImage" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputMaskImageKey: String { "inputMaskImage" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputExtentKey: String { "inputExtent" }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIOutputImageKey: String { "outputImage" }

extension UIImage {
    /// A picture of the framework.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
    )
    public convenience init(ciImage: CIImage) { unavailable() }
}
