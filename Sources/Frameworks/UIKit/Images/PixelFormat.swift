import EspalierPictures
import Foundation

/// The bytes of pixels, eight bits for each component.
struct PixelFormat: Sendable {
    let space: CGColorSpace
    let info: CGBitmapInfo
    /// 1…4.
    let bytesPerPixel: Int
    /// The bytes of a row, at least those of its pixels.
    let bytesPerRow: Int

    /// The place of red or of a gray in a pixel; nil for opacity only.
    private let red: Int?
    private let green: Int
    private let blue: Int
    /// The place of the opacity; nil for opaque pixels.
    private let alpha: Int?

    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .none }
    private var isPremultiplied: Bool { alphaInfo != .last && alphaInfo != .first }
    var isOpaque: Bool { alpha == nil }
    /// Whether a context can draw on such pixels.
    var isDrawable: Bool {
        switch alphaInfo {
        case .alphaOnly: true
        case .none: space.model == .monochrome
        case .premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst: space.model == .rgb
        case .last, .first: false
        }
    }
    /// Whether there is one component beside the opacity.
    var isGray: Bool { space.model == .monochrome && alphaInfo != .alphaOnly }

    /// The format of a width; nil if there are no pixels of this kind here.
    ///
    /// - Parameter bytesPerRow: 0 for those of the pixels.
    init?(
        width: Int, bitsPerComponent: Int, bitsPerPixel: Int?, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo
    ) {
        guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask),
            let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F)
        else { return nil }
        let colors = space.model == .monochrome ? 1 : 3
        let usual: Int
        switch alphaInfo {
        case .alphaOnly: usual = 1
        case .none: usual = colors
        default: usual = colors + 1
        }
        let bytes = (bitsPerPixel ?? usual * 8) / 8
        guard space.model != .cmyk, bytes >= usual, bytes <= 4, width > 0, width <= 1 << 20, bytesPerRow >= 0 else {
            return nil
        }
        let least = width * bytes
        guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
        self.space = space
        self.info = info
        bytesPerPixel = bytes
        self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
        guard alphaInfo != .alphaOnly else {
            (red, green, blue, alpha) = (nil, 0, 0, 0)
            return
        }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
        let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little && bytes == 4
        func place(_ component: Int) -> Int { isReversed ? bytes - 1 - component : component }
        let start = isFirst ? 1 : 0
        red = place(start)
        green = colors == 1 ? place(start) : place(start + 1)
        blue = colors == 1 ? place(start) : place(start + 2)
        switch alphaInfo {
        case .premultipliedFirst, .first: alpha = place(0)
        case .premultipliedLast, .last: alpha = place(colors)
        default: alpha = nil
        }
    }

    /// Red, green, blue and, if they are not opaque, the opacity, with which the components are multiplied.
    static func rgba(width: Int, isOpaque: Bool) -> PixelFormat? {
        PixelFormat(
            width: width, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            info: CGBitmapInfo(
                rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : CGImageAlphaInfo.premultipliedLast).rawValue))
    }

    /// The bytes of a canvas itself: blue, green, red and the opacity or an unused byte.
    static func canvas(width: Int, isOpaque: Bool) -> PixelFormat? {
        let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : CGImageAlphaInfo.premultipliedFirst
        return PixelFormat(
            width: width, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            info: CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    }

    // MARK: Copies

    /// Writes bytes of the format into the same pixels of a bitmap.
    ///
    /// - Parameters:
    ///   - count: The number of bytes. Pixels without bytes stay as they are.
    ///   - part: The pixels, inside of the bitmap.
    /// - Complexity: O(pixels).
    func read(_ bytes: UnsafePointer<UInt8>, count: Int, into bitmap: Bitmap, part: PixelRect) {
        _ = bitmap.withPixels { pixels, stride in
            for row in part.rows {
                let source = bytes + row * bytesPerRow
                let target = pixels + row * stride
                let available = (count - row * bytesPerRow) / bytesPerPixel
                for column in part.columns where column < available {
                    read(source + column * bytesPerPixel, into: target + column * 4)
                }
            }
        }
    }

    private func read(_ pixel: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        let opacity = alpha.map { pixel[$0] } ?? 255
        func component(_ value: UInt8) -> UInt8 {
            isPremultiplied ? min(value, opacity) : UInt8((Int(value) * Int(opacity) + 127) / 255)
        }
        target[0] = red == nil ? 0 : component(pixel[blue])
        target[1] = red == nil ? 0 : component(pixel[green])
        target[2] = red.map { component(pixel[$0]) } ?? 0
        target[3] = opacity
    }

    /// Writes pixels of a bitmap into the same pixels of bytes of the format.
    ///
    /// - Complexity: O(pixels).
    func write(_ bitmap: Bitmap, part: PixelRect, to bytes: UnsafeMutablePointer<UInt8>) {
        let isOpaque = bitmap.isOpaque
        _ = bitmap.withPixels { pixels, stride in
            for row in part.rows {
                let source = pixels + row * stride
                let target = bytes + row * bytesPerRow
                for column in part.columns {
                    write(source + column * 4, isOpaque, to: target + column * bytesPerPixel)
                }
            }
        }
    }

    /// The bytes of all pixels of a bitmap.
    func bytes(of bitmap: Bitmap) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * bitmap.height)
        bytes.withUnsafeMutableBufferPointer { bytes in
            if let start = bytes.baseAddress { write(bitmap, part: PixelRect(nil, of: bitmap), to: start) }
        }
        return bytes
    }

    private func write(_ pixel: UnsafePointer<UInt8>, _ isOpaque: Bool, to target: UnsafeMutablePointer<UInt8>) {
        let opacity = isOpaque ? 255 : pixel[3]
        if let alpha { target[alpha] = opacity }
        guard let red else { return }
        func component(_ value: UInt8) -> UInt8 {
            isPremultiplied || opacity == 0
                ? value : UInt8(min(255, (Int(value) * 255 + Int(opacity) / 2) / Int(opacity)))
        }
        guard !isGray else {
            // The brightness of Rec. 709, as of colors that are converted to gray.
            let sum = 2126 * Int(pixel[2]) + 7152 * Int(pixel[1]) + 722 * Int(pixel[0])
            target[red] = component(UInt8((sum + 5000) / 10_000))
            return
        }
        target[red] = component(pixel[2])
        target[green] = component(pixel[1])
        target[blue] = component(pixel[0])
    }
}

/// Pixels of a bitmap.
struct PixelRect {
    let columns: Range<Int>
    let rows: Range<Int>

    /// The pixels of a bitmap in a rectangle; all for nil.
    init(_ rectangle: CGRect?, of bitmap: Bitmap) {
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let part = (rectangle ?? whole).intersection(whole)
        guard !part.isEmpty else {
            (columns, rows) = (0..<0, 0..<0)
            return
        }
        columns = Int(part.minX)..<Int(part.maxX)
        rows = Int(part.minY)..<Int(part.maxY)
    }
}
