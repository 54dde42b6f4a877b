package import EspalierDisplayTree
import Foundation

/// A color as sRGB components, 0…1.
package struct ColorComponents: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var opacity: Float

    package init(red: Float, green: Float, blue: Float, opacity: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    package init(_ color: DisplayColor, isDark: Bool) {
        switch color.base {
        case .rgb(let red, let green, let blue):
            self.init(red: red, green: green, blue: blue, opacity: color.opacity)
        case .named(.accent) where ColorCatalog.accent != nil:
            self = ColorCatalog.accentComponents(isDark: isDark)
            opacity *= color.opacity
        case .named(let name):
            self = name.components(isDark: isDark)
            opacity *= color.opacity
        case .asset(let asset):
            self =
                ColorCatalog.color(of: asset)?.components(isDark: isDark) ?? Self(red: 0, green: 0, blue: 0, opacity: 0)
            opacity *= color.opacity
        }
    }

    package static func mix(
        _ first: ColorComponents, _ second: ColorComponents, fraction: Float, space: Gradient.ColorSpace
    ) -> ColorComponents {
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        let opacity = first.opacity + (second.opacity - first.opacity) * fraction
        let amount = Double(fraction)
        switch space.model {
        case .device:
            return ColorComponents(first.vector + (second.vector - first.vector) * amount, opacity: opacity)
        case .perceptual:
            let start = OKLab.encode(TransferFunction.decode(first.vector))
            let end = OKLab.encode(TransferFunction.decode(second.vector))
            let linear = OKLab.decode(start + (end - start) * amount)
            return ColorComponents(TransferFunction.encode(linear), opacity: opacity)
        }
    }

    /// The components in a space of interpolation, and the opacity.
    func vector(isPerceptual: Bool) -> SIMD4<Float> {
        let components = isPerceptual ? OKLab.encode(TransferFunction.decode(vector)) : vector
        return SIMD4(Float(components.x), Float(components.y), Float(components.z), opacity)
    }

    /// A color from the components of a space of interpolation.
    init(vector: SIMD4<Float>, isPerceptual: Bool) {
        let components = SIMD3(Double(vector.x), Double(vector.y), Double(vector.z))
        self.init(
            isPerceptual ? TransferFunction.encode(OKLab.decode(components)) : components, opacity: vector.w)
    }

    private var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

    private init(_ vector: SIMD3<Double>, opacity: Float) {
        let clamped = vector.clamped(lowerBound: .zero, upperBound: .one)
        self.init(red: Float(clamped.x), green: Float(clamped.y), blue: Float(clamped.z), opacity: opacity)
    }
}

/// Björn Ottosson's Oklab, a perceptually uniform color space.
private enum OKLab {
    static func encode(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let l = cbrt(0.4122214708 * rgb.x + 0.5363325363 * rgb.y + 0.0514459929 * rgb.z)
        let m = cbrt(0.2119034982 * rgb.x + 0.6806995451 * rgb.y + 0.1073969566 * rgb.z)
        let s = cbrt(0.0883024619 * rgb.x + 0.2817188376 * rgb.y + 0.6299787005 * rgb.z)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    static func decode(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
        let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
        let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return SIMD3(
            4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
            -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
            -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
    }
}
