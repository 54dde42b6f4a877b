internal import EspalierCCairo
import Foundation

/// Changes of all pixels of a bitmap.
extension Bitmap {
    /// Blurs the pixels with a Gaussian curve, approximated by three averages, as browsers do (Filter Effects 1,
    /// `feGaussianBlur`).
    ///
    /// - Parameter deviation: The standard deviation in pixels.
    /// - Complexity: O(pixels).
    package func blur(_ deviation: Double) {
        guard deviation.isFinite, deviation >= 0.25 else { return }
        let size = max(1, Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5))
        // Windows of an even size are half a pixel off; the first two are off in opposite directions.
        let windows: [(before: Int, after: Int)] =
            size.isMultiple(of: 2)
            ? [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
            : Array(repeating: (size / 2, size / 2), count: 3)
        _ = withPixels { pixels, stride in
            var line = [SIMD4<Int32>](repeating: .zero, count: max(width, height))
            for row in 0..<height {
                for window in windows {
                    Self.average(pixels + row * stride, count: width, step: 4, window, &line)
                }
            }
            for column in 0..<width {
                for window in windows {
                    Self.average(pixels + column * 4, count: height, step: stride, window, &line)
                }
            }
        }
    }

    /// Replaces each pixel of a line by the average of those around it.
    private static func average(
        _ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ window: (before: Int, after: Int),
        _ line: inout [SIMD4<Int32>]
    ) {
        line.withUnsafeMutableBufferPointer { line in
            for index in 0..<count {
                let pixel = start + index * step
                line[index] = SIMD4(Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]), Int32(pixel[3]))
            }
            let size = Int32(window.before + window.after + 1)
            var sum = SIMD4<Int32>.zero
            for index in 0..<min(window.after, count) { sum &+= line[index] }
            for index in 0..<count {
                if index + window.after < count { sum &+= line[index + window.after] }
                if index - window.before - 1 >= 0 { sum &-= line[index - window.before - 1] }
                let mean = (sum &+ size / 2) / size
                let pixel = start + index * step
                for channel in 0..<4 { pixel[channel] = UInt8(truncatingIfNeeded: mean[channel]) }
            }
        }
    }

    /// Replaces the color of each pixel. Colors are not multiplied by the opacity.
    ///
    /// - Complexity: O(pixels).
    package func mapColors(_ change: (CanvasColor) -> CanvasColor) {
        _ = withPixels { pixels, stride in
            for row in 0..<height {
                for pixel in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
                    let opacity = Float(pixels[pixel + 3]) / 255
                    let factor = opacity > 0 ? 1 / (255 * opacity) : 0
                    var color = change(
                        CanvasColor(
                            min(Float(pixels[pixel + 2]) * factor, 1), min(Float(pixels[pixel + 1]) * factor, 1),
                            min(Float(pixels[pixel]) * factor, 1), opacity))
                    color.clamp(lowerBound: .zero, upperBound: .one)
                    pixels[pixel] = UInt8(color.z * color.w * 255 + 0.5)
                    pixels[pixel + 1] = UInt8(color.y * color.w * 255 + 0.5)
                    pixels[pixel + 2] = UInt8(color.x * color.w * 255 + 0.5)
                    pixels[pixel + 3] = UInt8(color.w * 255 + 0.5)
                }
            }
        }
    }

    /// The place of a shadow.
    package enum ShadowPlace {
        case below
        case above(BitmapCanvas.Blending)
        /// In place of the pixels.
        case alone

        fileprivate var mode: cairo_operator_t {
            switch self {
            case .below: CAIRO_OPERATOR_DEST_OVER
            case .above(let blending): blending.cairo
            case .alone: CAIRO_OPERATOR_SOURCE
            }
        }
    }

    /// Draws a blurred shape of the pixels, or of everything around them.
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation of the blur in pixels.
    ///   - x: The distance to the right in pixels.
    ///   - y: The distance downwards in pixels.
    package func addShadow(
        _ color: CanvasColor, deviation: Double, x: Double, y: Double, place: ShadowPlace = .below,
        isInverse: Bool = false
    ) {
        let shadow = shape(deviation) {
            CanvasColor(color.x, color.y, color.z, color.w * (isInverse ? 1 - $0 : $0))
        }
        draw(shadow, place.mode, x, y)
    }

    /// Draws the blurred shape of everything around the pixels onto them.
    package func addInnerShadow(_ color: CanvasColor, deviation: Double, x: Double, y: Double) {
        draw(shape(deviation) { CanvasColor(color.x, color.y, color.z, color.w * (1 - $0)) }, CAIRO_OPERATOR_ATOP, x, y)
    }

    /// A blurred copy whose colors depend on the opacity only.
    private func shape(_ deviation: Double, _ color: (Float) -> CanvasColor) -> Bitmap? {
        guard let copy = try? Bitmap(width: width, height: height) else { return nil }
        let context = cairo_create(copy.surface)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        copy.mapColors { color($0.w) }
        copy.blur(deviation)
        return copy
    }

    private func draw(_ other: Bitmap?, _ mode: cairo_operator_t, _ x: Double, _ y: Double) {
        guard let other else { return }
        let context = cairo_create(surface)
        cairo_set_operator(context, mode)
        cairo_set_source_surface(context, other.surface, x, y)
        cairo_paint(context)
        cairo_destroy(context)
    }

    /// Red, green, blue and opacity of a pixel, 0…255. Colors are multiplied by the opacity.
    package func pixel(x: Int, y: Int) -> [UInt8] {
        guard x >= 0, y >= 0, x < width, y < height else { return [] }
        return withPixels { pixels, stride in
            let start = y * stride + x * 4
            return [pixels[start + 2], pixels[start + 1], pixels[start], isOpaque ? 255 : pixels[start + 3]]
        } ?? []
    }
}
