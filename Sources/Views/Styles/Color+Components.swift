public import Foundation

extension Color {
    /// A color by its red, green and blue components, 0…1. In sRGB and Display P3 components may lie outside of the
    /// range; they are then drawn at the nearest edge. A component that is not a number counts as 0.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = SIMD3(red, green, blue).replacing(with: 0, where: [red.isNaN, green.isNaN, blue.isNaN])
        let encoded: SIMD3<Double>
        switch colorSpace {
        case .sRGB: encoded = components
        case .sRGBLinear: encoded = TransferFunction.encode(components)
        case .displayP3: encoded = TransferFunction.encode(DisplayP3.linearSRGB(TransferFunction.decode(components)))
        }
        self.init(
            .rgb(
                red: Float(encoded.x), green: Float(encoded.y), blue: Float(encoded.z), opacity: Self.opacity(opacity)))
    }

    /// A gray, from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A color by its hue, saturation and brightness, each 0…1. Hues outside of the range wrap around; the others are
    /// clamped.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        func component(_ offset: Double) -> Double {
            let position = (offset + turn).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A color of the app's asset catalogs, in the variant for the page's color scheme and contrast. A name without a
    /// color draws nothing, and logs a warning once.
    ///
    /// - Parameter bundle: The bundle with the catalog; nil for any of the app's.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: bundle?.searchPath, opacity: 1))
    }

    /// A color of an asset catalog by the name that the build generates, as in `Color(.brand)`.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    private static func opacity(_ opacity: Double) -> Float {
        Float(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    }
}

/// The transfer function between linear light and sRGB components (IEC 61966-2-1), mirrored below 0.
enum TransferFunction {
    static func decode(_ component: Double) -> Double {
        let magnitude = abs(component)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return component < 0 ? -linear : linear
    }

    static func encode(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let component = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -component : component
    }

    static func decode(_ components: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(decode(components.x), decode(components.y), decode(components.z))
    }

    static func encode(_ components: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encode(components.x), encode(components.y), encode(components.z))
    }
}

/// Conversion from the primaries of Display P3 to those of sRGB, both linear and with white point D65.
private enum DisplayP3 {
    static func linearSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            1.224940 * color.x - 0.224940 * color.y,
            -0.042057 * color.x + 1.042057 * color.y,
            -0.019638 * color.x - 0.078636 * color.y + 1.098274 * color.z)
    }
}
