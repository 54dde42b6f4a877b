internal import EspalierCCairo
package import Foundation

/// Pixels that can be drawn on, as a surface of Cairo.
package final class Bitmap: @unchecked Sendable {
    // Unchecked: only the canvas that draws on a bitmap changes it, before it is passed on.
    let surface: OpaquePointer
    package let width: Int
    package let height: Int

    private init(owning surface: OpaquePointer) {
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// One transparent pixel.
    static var single: Bitmap {
        Bitmap(owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1))
    }

    /// Transparent pixels, or black ones.
    package init(width: Int, height: Int, isOpaque: Bool = false) throws(PictureFault) {
        guard width > 0, height > 0, width <= 32_000, height <= 32_000, width * height <= PictureHeader.pixelLimit
        else {
            throw .tooManyPixels(width: width, height: height)
        }
        guard
            let surface = cairo_image_surface_create(
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { throw .noMemory }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .noMemory
        }
        self.surface = surface
        self.width = width
        self.height = height
    }

    /// Pixels by their bytes: rows of blue, green, red and opacity. Colors are multiplied by the opacity.
    package convenience init(width: Int, height: Int, pixels: [UInt8]) throws(PictureFault) {
        try self.init(width: width, height: height)
        withPixels { target, stride in
            pixels.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                for row in 0..<min(height, bytes.count / (4 * width)) {
                    memcpy(target + row * stride, start + row * 4 * width, 4 * width)
                }
            }
        }
    }

    /// Calls `body` with the pixels, rows of blue, green, red and opacity, and the bytes of a row.
    package func withPixels<R>(_ body: (UnsafeMutablePointer<UInt8>, Int) -> R) -> R? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        defer { cairo_surface_mark_dirty(surface) }
        return body(pixels, Int(cairo_image_surface_get_stride(surface)))
    }

    package var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

    // MARK: PNG

    private struct PNGSource {
        var bytes: UnsafeRawBufferPointer
    }

    static func decodePNG(_ bytes: UnsafeRawBufferPointer) throws(PictureFault) -> Bitmap {
        var source = PNGSource(bytes: bytes)
        let surface = withUnsafeMutablePointer(to: &source) { source in
            cairo_image_surface_create_from_png_stream(
                { closure, target, count in
                    let source = closure!.assumingMemoryBound(to: PNGSource.self)
                    guard source.pointee.bytes.count >= Int(count), let start = source.pointee.bytes.baseAddress else {
                        return CAIRO_STATUS_READ_ERROR
                    }
                    if let target { memcpy(target, start, Int(count)) }
                    source.pointee.bytes = UnsafeRawBufferPointer(
                        rebasing: source.pointee.bytes.dropFirst(Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, source)
        }
        guard let surface else { throw .noMemory }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw status == CAIRO_STATUS_NO_MEMORY ? .noMemory : .broken
        }
        return Bitmap(owning: surface)
    }

    /// The pixels as a PNG file; nil if there is not enough memory.
    package func png() -> Data? {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, data)
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }

    // MARK: Any format

    /// Decodes a file. The result is upright.
    ///
    /// - Parameter pixels: The size of the upright picture that is needed. A JPEG file is decoded in the smallest size that is at
    ///   least as large; nil for all pixels.
    package static func decode(
        _ bytes: UnsafeRawBufferPointer, atLeast pixels: (width: Int, height: Int)? = nil
    ) throws(PictureFault) -> Bitmap {
        let header = try PictureHeader(bytes)
        // The main thread does not wait for others.
        let isMain = Thread.isMainThread
        if !isMain { gate.wait() }
        defer { if !isMain { gate.signal() } }
        let decoded: Bitmap
        switch header.format {
        case .png: decoded = try decodePNG(bytes)
        case .jpeg:
            let isTurned = header.orientation >= 5
            let needed = pixels.map { isTurned ? (width: $0.height, height: $0.width) : $0 }
            decoded = try JPEGCodec.decode(bytes, atLeast: needed)
        }
        return header.orientation == 1 ? decoded : try decoded.upright(header.orientation)
    }

    /// Limits the decoded files at the same time, whose pixels need up to 200 MB.
    private static let gate = DispatchSemaphore(value: 2)

    /// The bitmap turned and mirrored by an orientation of Exif.
    package func upright(_ orientation: Int) throws(PictureFault) -> Bitmap {
        let isTurned = orientation >= 5
        let result = try Bitmap(
            width: isTurned ? height : width, height: isTurned ? width : height, isOpaque: isOpaque)
        let (w, h) = (Double(width), Double(height))
        // From stored to upright pixels.
        let matrix: (Double, Double, Double, Double, Double, Double) =
            switch orientation {
            case 2: (-1, 0, 0, 1, w, 0)
            case 3: (-1, 0, 0, -1, w, h)
            case 4: (1, 0, 0, -1, 0, h)
            case 5: (0, 1, 1, 0, 0, 0)
            case 6: (0, 1, -1, 0, h, 0)
            case 7: (0, -1, -1, 0, h, w)
            case 8: (0, -1, 1, 0, 0, w)
            default: (1, 0, 0, 1, 0, 0)
            }
        let context = cairo_create(result.surface)
        defer { cairo_destroy(context) }
        var transform = cairo_matrix_t(
            xx: matrix.0, yx: matrix.1, xy: matrix.2, yy: matrix.3, x0: matrix.4, y0: matrix.5)
        cairo_set_matrix(context, &transform)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint(context)
        return result
    }

    /// The pixels as a JPEG file; nil if there is not enough memory. Transparent pixels become white.
    ///
    /// - Parameter quality: From 0 to 1.
    package func jpeg(quality: Double) -> Data? {
        guard isOpaque else {
            guard let flat = try? Bitmap(width: width, height: height, isOpaque: true) else { return nil }
            let context = cairo_create(flat.surface)
            cairo_set_source_rgb(context, 1, 1, 1)
            cairo_paint(context)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_paint(context)
            cairo_destroy(context)
            return flat.jpeg(quality: quality)
        }
        let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 80
        return withPixels { pixels, stride in
            JPEGCodec.encode(pixels, width: width, height: height, stride: stride, quality: max(1, percent))
        } ?? nil
    }
}
