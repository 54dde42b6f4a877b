import Synchronization

/// A small picture that is stretched over an area, as a paint.
package final class DisplayPicture: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// Rows of pixels from the top: blue, green, red and opacity, 0…255. Colors are multiplied by the opacity.
    package let pixels: [UInt8]
    /// A color that represents the picture where only a color is possible.
    package let color: DisplayColor
    package let isOpaque: Bool
    private let encoding = Mutex<String?>(nil)

    package init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "A pixel has four bytes.")
        self.width = width
        self.height = height
        self.pixels = pixels
        isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
        var sums = SIMD4<Int>()
        for start in stride(from: 0, to: pixels.count, by: 4) {
            sums &+= SIMD4(Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]), Int(pixels[start + 3]))
        }
        let opacity = Float(max(sums.w, 1))
        color = .rgb(
            Float(sums.z) / opacity, Float(sums.y) / opacity, Float(sums.x) / opacity,
            opacity: Float(sums.w) / Float(255 * max(width * height, 1)))
    }

    /// The URL of the picture's file. It is made once.
    package func url(_ make: (DisplayPicture) -> String) -> String {
        encoding.withLock { known in
            if let known { return known }
            let url = make(self)
            known = url
            return url
        }
    }

    /// The picture with the opacity of all pixels multiplied.
    package func multiplied(by factor: Float) -> DisplayPicture {
        let factor = min(max(factor, 0), 1)
        return DisplayPicture(width: width, height: height, pixels: pixels.map { UInt8(Float($0) * factor + 0.5) })
    }

    package static func == (left: DisplayPicture, right: DisplayPicture) -> Bool {
        left === right || left.width == right.width && left.pixels == right.pixels
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(pixels.prefix(256))
    }
}
