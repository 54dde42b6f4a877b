import Foundation

/// Reads the natural sizes of images from the beginnings of their files, without decoding.
enum ImageHeader {
    /// The number of bytes that contain the size in most cases.
    static let usualLength = 1 << 14
    /// The maximum number of bytes to read. A photo's preview and color profile may precede its size.
    static let greatestLength = 1 << 20

    /// The size in pixels, with the camera's orientation applied; nil for unknown formats.
    static func size(in bytes: [UInt8]) -> CGSize? {
        let reader = ImageReader(bytes: bytes)
        let size =
            switch true {
            case reader.byte(0) == 0x89 && reader.holds("PNG", at: 1): reader.pair(16, 20, as: reader.big32)
            case reader.holds("GIF8", at: 0): reader.pair(6, 8, as: reader.little16)
            case reader.holds("RIFF", at: 0) && reader.holds("WEBP", at: 8): webP(reader)
            case reader.big16(0) == 0xFFD8 && reader.byte(2) == 0xFF: jpeg(reader)
            case reader.holds("ftyp", at: 4): isoMedia(reader)
            default: SVGHeader.size(in: bytes)
            }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return size
    }

    /// The three kinds of a WebP file's first chunk (RFC 9649, 2.5 to 2.7).
    private static func webP(_ reader: ImageReader) -> CGSize? {
        if reader.holds("VP8X", at: 12) {
            guard let width = reader.little24(24), let height = reader.little24(27) else { return nil }
            return CGSize(width: width + 1, height: height + 1)
        }
        if reader.holds("VP8L", at: 12) {
            guard let low = reader.little16(21), let high = reader.little16(23) else { return nil }
            let bits = low | high << 16
            return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        guard reader.holds("VP8 ", at: 12), let width = reader.little16(26), let height = reader.little16(28) else {
            return nil
        }
        return CGSize(width: width & 0x3FFF, height: height & 0x3FFF)
    }

    /// The first frame header of a JPEG file (ISO/IEC 10918-1, B.2.2). Exif orientations from 5 on are rotated by 90°.
    private static func jpeg(_ reader: ImageReader) -> CGSize? {
        var position = 2
        var isTurned = false
        while let mark = reader.byte(position), mark == 0xFF, let kind = reader.byte(position + 1) {
            // Fill bytes, and markers without content.
            if kind == 0xFF || kind == 1 || (0xD0...0xD8).contains(kind) {
                position += kind == 0xFF ? 1 : 2
                continue
            }
            guard let length = reader.big16(position + 2), length >= 2 else { return nil }
            switch kind {
            case 0xE1: if let orientation = orientation(reader, at: position + 4) { isTurned = orientation >= 5 }
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let size = reader.pair(position + 7, position + 5, as: reader.big16) else { return nil }
                return isTurned ? CGSize(width: size.height, height: size.width) : size
            case 0xD9, 0xDA: return nil
            default: break
            }
            position += 2 + length
        }
        return nil
    }

    /// The orientation in an Exif block: a TIFF file whose first directory may contain the tag 0x0112.
    private static func orientation(_ reader: ImageReader, at start: Int) -> Int? {
        guard reader.holds("Exif\0\0", at: start) else { return nil }
        let tiff = start + 6
        let isLittle = reader.holds("II", at: tiff)
        let two = isLittle ? reader.little16 : reader.big16
        let four = isLittle ? reader.little32 : reader.big32
        guard let directory = four(tiff + 4), let count = two(tiff + directory) else { return nil }
        for index in 0..<min(count, 512) {
            let entry = tiff + directory + 2 + index * 12
            if two(entry) == 0x0112 { return two(entry + 8) }
        }
        return nil
    }

    /// The largest `ispe` property of an AVIF or HEIF file (ISO/IEC 23008-12, 6.5.3). Others belong to parts and
    /// previews.
    private static func isoMedia(_ reader: ImageReader) -> CGSize? {
        var largest: CGSize?
        for position in 0..<max(0, min(reader.bytes.count - 15, 1 << 16)) where reader.holds("ispe", at: position) {
            guard let size = reader.pair(position + 8, position + 12, as: reader.big32) else { continue }
            if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
        }
        return largest
    }
}
