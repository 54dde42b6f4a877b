import EspalierDisplayTree
import EspalierPictures
import Foundation

/// Filters, which change the pixels of a layer.
extension Painter {
    /// Draws what `body` draws through filters.
    ///
    /// - Parameter reach: The area that is drawn without the filters.
    func paintFiltered(_ filters: [DisplayFilter], reach: CGRect, _ body: (Painter) -> Void) {
        guard !filters.isEmpty else { return body(self) }
        let margin = filters.reduce(0) { $0 + $1.margin }
        guard let layer = canvas.layer(for: reach.insetBy(dx: -margin, dy: -margin), margin: margin) else { return }
        body(painter(on: layer.canvas))
        for filter in filters { apply(filter, to: layer.canvas.bitmap, scale: layer.scale) }
        canvas.draw(layer)
    }

    private func apply(_ filter: DisplayFilter, to bitmap: Bitmap, scale: CGFloat) {
        func mapChannels(_ change: @escaping (Float) -> Float) {
            bitmap.mapColors { CanvasColor(change($0.x), change($0.y), change($0.z), $0.w) }
        }
        switch filter {
        case .blur(let radius): bitmap.blur(max(radius, 0) * scale)
        case .shadow(let shadow):
            bitmap.addShadow(
                components(shadow.color), deviation: max(shadow.radius, 0) / 2 * scale, x: shadow.x * scale,
                y: shadow.y * scale)
        case .specialShadow(let shadow, let place):
            bitmap.addShadow(
                components(shadow.color), deviation: max(shadow.radius, 0) / 2 * scale, x: shadow.x * scale,
                y: shadow.y * scale,
                place: place.isAlone ? .alone : place.isAbove ? .above(BitmapCanvas.Blending(place.blendMode)) : .below,
                isInverse: place.isInverse)
        case .brightness(let amount): mapChannels { $0 + Float(amount) }
        case .contrast(let amount): mapChannels { ($0 - 0.5) * Float(amount) + 0.5 }
        case .gain(let factor): mapChannels { $0 * Float(max(factor, 0)) }
        case .inversion: mapChannels { 1 - $0 }
        case .saturation(let amount): bitmap.mapColors { $0.saturated(Float(amount)) }
        case .grayscale(let amount): bitmap.mapColors { $0.saturated(1 - Float(amount)) }
        case .hueRotation(let degrees): bitmap.mapColors(CanvasColor.hueRotation(degrees))
        case .luminance: bitmap.mapColors { CanvasColor(0, 0, 0, $0.luminance * $0.w) }
        case .multiplication(let color):
            let factor = components(color)
            bitmap.mapColors { pixel in
                let multiplied = pixel * factor
                let mixed = pixel + (multiplied - pixel) * factor.w
                return CanvasColor(mixed.x, mixed.y, mixed.z, pixel.w)
            }
        case .alphaThreshold(let minimum, let maximum, let color):
            let full = components(color)
            bitmap.mapColors { pixel in
                Double(pixel.w) >= minimum && Double(pixel.w) <= maximum ? full : CanvasColor()
            }
        case .colorMatrix(let numbers):
            guard numbers.count == 20 else { return }
            bitmap.mapColors { pixel in
                var result = CanvasColor()
                for row in 0..<4 {
                    let start = row * 5
                    let sum = (0..<4).reduce(numbers[start + 4]) { $0 + numbers[start + $1] * pixel[$1] }
                    result[row] = sum
                }
                return result
            }
        }
    }
}

extension DisplayFilter {
    /// The distance in points over which the filter draws beyond its input.
    var margin: CGFloat {
        switch self {
        case .blur(let radius): max(radius, 0) * 3
        case .shadow(let shadow), .specialShadow(let shadow, _): shadow.margin
        default: 0
        }
    }
}

extension DisplayShadow {
    /// The distance in points over which the shadow is drawn beyond its view.
    var margin: CGFloat { max(radius, 0) * 1.5 + max(abs(x), abs(y)) }
}

extension CanvasColor {
    /// The brightness of a color (Filter Effects 1).
    fileprivate var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    fileprivate func saturated(_ amount: Float) -> CanvasColor {
        let gray = 0.213 * x + 0.715 * y + 0.072 * z
        return CanvasColor(
            gray + (x - gray) * amount, gray + (y - gray) * amount, gray + (z - gray) * amount, w)
    }

    /// Rotates hues as `feColorMatrix` does (Filter Effects 1).
    fileprivate static func hueRotation(_ degrees: Double) -> (CanvasColor) -> CanvasColor {
        let (c, s) = (Float(cos(degrees * .pi / 180)), Float(sin(degrees * .pi / 180)))
        let red = SIMD4<Float>(
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0)
        let green = SIMD4<Float>(
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0)
        let blue = SIMD4<Float>(
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0)
        return { CanvasColor(($0 * red).sum(), ($0 * green).sum(), ($0 * blue).sum(), $0.w) }
    }
}
