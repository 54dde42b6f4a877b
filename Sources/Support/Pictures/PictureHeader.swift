#if canImport(Glibc)
    import Glibc
#endif

/// The format and the size of a picture, read without decoding it.
package struct PictureHeader: Equatable, Sendable {
    /// The formats that are decoded.
    package enum Format: Equatable, Sendable {
        case png, jpeg

        package var mediaType: String { self == .png ? "image/png" : "image/jpeg" }
    }

    package let format: Format
    /// The size of the stored pixels.
    package let width: Int
    package let height: Int
    /// The camera's orientation, 1…8 (Exif, tag 0x0112): 1 is upright, and from 5 on the picture is on its side.
    package let orientation: Int

    /// The size of the upright picture.
    package var uprightWidth: Int { orientation >= 5 ? height : width }
    package var uprightHeight: Int { orientation >= 5 ? width : height }

    /// The limit of pixels, which cameras of phones do not reach. A decoded picture needs four bytes for each.
    package static let pixelLimit = 50_000_000

    /// The limit of the scans of a JPEG file. Encoders of progressive files write about ten.
    package static let scanLimit = 64
    /// The limit of the pixels of a JPEG file, each counted for each scan.
    package static let scannedPixelLimit = 600_000_000
    /// The limit of the pixels of a PNG file, weighted by the time that they take.
    package static let weightedPixelLimit = 50_000_000

    /// Reads the header of a file, and the number of scans of a JPEG file.
    package init(_ bytes: UnsafeRawBufferPointer) throws(PictureFault) {
        let reader = HeaderReader(bytes: bytes)
        if reader.holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            guard let width = reader.number(16, 4), let height = reader.number(20, 4), width > 0, height > 0 else {
                throw .broken
            }
            self.init(.png, width, height, 1)
        } else if reader.holds([0xFF, 0xD8, 0xFF], at: 0) {
            guard let frame = reader.jpegFrame else { throw .broken }
            self.init(.jpeg, frame.width, frame.height, frame.orientation)
        } else {
            throw .unknownFormat
        }
        guard width <= Self.pixelLimit, height <= Self.pixelLimit, width * height <= Self.pixelLimit else {
            throw .tooManyPixels(width: width, height: height)
        }
        switch format {
        case .png:
            // Measured: interlaced pixels take three times as long, and those of 16 bits four times.
            let weight = 1 + (reader.byte(28) == 1 ? 2 : 0) + (reader.byte(24) == 16 ? 3 : 0)
            guard width * height * weight <= Self.weightedPixelLimit else { throw .tooSlow }
        case .jpeg:
            // Each scan of a progressive file passes over all blocks, even one of a few bytes.
            let most = min(Self.scanLimit, Self.scannedPixelLimit / (width * height))
            guard reader.jpegScans(atMost: most) <= most else { throw .tooSlow }
        }
    }

    private init(_ format: Format, _ width: Int, _ height: Int, _ orientation: Int) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }
}

/// Reads numbers of a file's header; nil beyond its end.
private struct HeaderReader {
    let bytes: UnsafeRawBufferPointer

    func byte(_ position: Int) -> Int? {
        position >= 0 && position < bytes.count ? Int(bytes[position]) : nil
    }

    func holds(_ other: [UInt8], at position: Int) -> Bool {
        guard position >= 0, position <= bytes.count - other.count else { return false }
        return other.indices.allSatisfy { bytes[position + $0] == other[$0] }
    }

    /// A number of several bytes, by default with the highest one first.
    func number(_ position: Int, _ count: Int, isLittle: Bool = false) -> Int? {
        var number = 0
        for index in 0..<count {
            guard let byte = byte(position + (isLittle ? count - 1 - index : index)) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// The first frame of a JPEG file (ISO/IEC 10918-1, B.2.2) with the orientation of an Exif block before it.
    var jpegFrame: (width: Int, height: Int, orientation: Int)? {
        var position = 2
        var orientation = 1
        while let mark = byte(position), mark == 0xFF, let kind = byte(position + 1) {
            // Fill bytes, and markers without content.
            if kind == 0xFF || kind == 1 || (0xD0...0xD8).contains(kind) {
                position += kind == 0xFF ? 1 : 2
                continue
            }
            guard let length = number(position + 2, 2), length >= 2 else { return nil }
            switch kind {
            case 0xE1: orientation = exifOrientation(at: position + 4) ?? orientation
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = number(position + 5, 2), let width = number(position + 7, 2), width > 0, height > 0
                else { return nil }
                return (width, height, orientation)
            case 0xD9, 0xDA: return nil
            default: break
            }
            position += 2 + length
        }
        return nil
    }

    /// The number of scans of a JPEG file (ISO/IEC 10918-1, B.2.3): all up to its end, or one more than `most`.
    func jpegScans(atMost most: Int) -> Int {
        var position = 2
        var scans = 0
        while position + 1 < bytes.count {
            // The data of a scan, in which a zero follows each FF that is no marker.
            guard let start = bytes.baseAddress, let found = memchr(start + position, 0xFF, bytes.count - position - 1)
            else { break }
            position = UnsafeRawPointer(found) - start
            let kind = bytes[position + 1]
            switch kind {
            case 0xFF: position += 1
            case 0, 1, 0xD0...0xD8: position += 2
            case 0xD9: return scans
            default:
                if kind == 0xDA { scans += 1 }
                if scans > most { return scans }
                position += 2 + max(number(position + 2, 2) ?? 2, 2)
            }
        }
        return scans
    }

    /// The orientation in an Exif block: a TIFF file whose first directory may contain the tag 0x0112.
    private func exifOrientation(at start: Int) -> Int? {
        guard holds(Array("Exif\0\0".utf8), at: start) else { return nil }
        let tiff = start + 6
        let isLittle = holds(Array("II".utf8), at: tiff)
        guard let directory = number(tiff + 4, 4, isLittle: isLittle),
            let count = number(tiff + directory, 2, isLittle: isLittle)
        else { return nil }
        for index in 0..<min(count, 512) {
            let entry = tiff + directory + 2 + index * 12
            guard number(entry, 2, isLittle: isLittle) == 0x0112 else { continue }
            return number(entry + 8, 2, isLittle: isLittle).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
