@_exported public import Foundation
public import UIKit

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

    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
    )
    /// A member of the framework.
    public var extent: CGRect { preconditionFailure("The framework is unavailable.") }
    /// A member of the framework.
    public func transformed(by matrix: Any) -> CIImage { preconditionFailure("The framework is unavailable.") }
    /// A member of the framework.
    public func cropped(to rect: CGRect) -> CIImage { preconditionFailure("The framework is unavailable.") }
    /// A member of the framework.
    public func oriented(_ orientation: Any) -> CIImage { preconditionFailure("The framework is unavailable.") }
    /// A member of the framework.
    public func clampedToExtent() -> CIImage { preconditionFailure("The framework is unavailable.") }
    /// A member of the framework.
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        preconditionFailure("The framework is unavailable.")
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

    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
    )
    /// A function of the framework.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
    /// A function of the framework.
    public func render(_ image: CIImage, to buffer: Any) {}
}

/// A choice of a context.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public struct CIContextOption: Hashable {}

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

    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
    )
    /// The result.
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

    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
    )
    /// Sets a value.
    public func setValue(_ value: Any?, forKey key: String) {}
    /// Sets all values.
    public func setDefaults() {}

    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:); for codes, a package that computes them, drawn with a Canvas."
    )
    /// A filter of the framework.
    public class func qrCodeGenerator() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func code128BarcodeGenerator() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func pdf417BarcodeGenerator() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func aztecCodeGenerator() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func gaussianBlur() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func boxBlur() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func motionBlur() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func sepiaTone() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func colorControls() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func colorInvert() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func colorMonochrome() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func colorMatrix() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func falseColor() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func exposureAdjust() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func hueAdjust() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func vibrance() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func gammaAdjust() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectNoir() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectMono() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectChrome() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectFade() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectInstant() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectProcess() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectTonal() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func photoEffectTransfer() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func pixellate() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func crystallize() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func edges() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func unsharpMask() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func vignette() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func twirlDistortion() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func bumpDistortion() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func blendWithMask() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func sourceOverCompositing() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func areaAverage() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func linearGradient() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func perspectiveCorrection() -> CIFilter { preconditionFailure("The framework is unavailable.") }
    /// A filter of the framework.
    public class func lanczosScaleTransform() -> CIFilter { preconditionFailure("The framework is unavailable.") }
}

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputImageKey: String { preconditionFailure("kCIInputImageKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputRadiusKey: String { preconditionFailure("kCIInputRadiusKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputIntensityKey: String { preconditionFailure("kCIInputIntensityKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputScaleKey: String { preconditionFailure("kCIInputScaleKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputCenterKey: String { preconditionFailure("kCIInputCenterKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputAngleKey: String { preconditionFailure("kCIInputAngleKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputBrightnessKey: String { preconditionFailure("kCIInputBrightnessKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputContrastKey: String { preconditionFailure("kCIInputContrastKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputSaturationKey: String { preconditionFailure("kCIInputSaturationKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputColorKey: String { preconditionFailure("kCIInputColorKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputAspectRatioKey: String { preconditionFailure("kCIInputAspectRatioKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputBackgroundImageKey: String { preconditionFailure("kCIInputBackgroundImageKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputMaskImageKey: String { preconditionFailure("kCIInputMaskImageKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIInputExtentKey: String { preconditionFailure("kCIInputExtentKey is unavailable.") }

/// A key of the framework.
@available(
    *, unavailable,
    message:
        "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
)
public var kCIOutputImageKey: String { preconditionFailure("kCIOutputImageKey is unavailable.") }

extension UIImage {
    /// A picture of the framework.
    @available(
        *, unavailable,
        message:
            "Filters of Core Image are not part of Espalier. Use modifiers such as blur(radius:) and saturation(_:), or draw with a Canvas."
    )
    public convenience init(ciImage: CIImage) { preconditionFailure("CIImage is unavailable.") }
}
