internal import EspalierCBrotli
internal import EspalierCZlib

/// Codings that compress a response's body.
package enum ContentCoding: String, CaseIterable, Sendable {
    case brotli = "br"
    case gzip

    /// The best coding that an `Accept-Encoding` header allows; nil for none.
    init?(accepted header: String?) {
        guard let header else { return nil }
        var best: (coding: ContentCoding, quality: Double)?
        for item in header.split(separator: ",").prefix(16) {
            let parts = item.split(separator: ";")
            guard let name = parts.first?.trimmed, let coding = ContentCoding(rawValue: String(name)) else { continue }
            let wanted = qualityParameter(of: parts.dropFirst())
            guard wanted > 0 else { continue }
            // If both have the same quality, brotli compresses better.
            if best == nil || wanted > best!.quality || wanted == best!.quality && coding == .brotli {
                best = (coding, wanted)
            }
        }
        guard let best else { return nil }
        self = best.coding
    }

    /// The time that compression may take.
    enum Effort {
        /// For data that is sent once.
        case quick
        /// For data that is compressed once and sent often.
        case thorough
    }

    /// The compressed bytes; nil if they are not smaller.
    func compress(_ bytes: UnsafeRawBufferPointer, _ effort: Effort) -> [UInt8]? {
        let compressed =
            switch self {
            case .brotli: Self.brotli(bytes, quality: effort == .quick ? 3 : 11)
            case .gzip: Self.gzip(bytes, level: effort == .quick ? 1 : 9)
            }
        guard let compressed, compressed.count < bytes.count else { return nil }
        return compressed
    }

    private static func brotli(_ bytes: UnsafeRawBufferPointer, quality: Int32) -> [UInt8]? {
        let bound = BrotliEncoderMaxCompressedSize(bytes.count)
        guard bound > 0 else { return nil }
        // A window just large enough for the data: a larger one costs memory to initialize.
        var window = Int32(BROTLI_MIN_WINDOW_BITS)
        while window < 22, 1 << window < bytes.count + 16 { window += 1 }
        var succeeded = false
        let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            var size = bound
            succeeded =
                BrotliEncoderCompress(
                    quality, window, BROTLI_MODE_TEXT, bytes.count,
                    bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
                    &size, buffer.baseAddress) == BROTLI_TRUE
            count = succeeded ? size : 0
        }
        return succeeded ? compressed : nil
    }

    private static func gzip(_ bytes: UnsafeRawBufferPointer, level: Int32) -> [UInt8]? {
        var stream = z_stream()
        guard espalier_gzip_start(&stream, level) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        var succeeded = false
        let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            stream.next_in = UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
            stream.avail_in = UInt32(bytes.count)
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(bound)
            succeeded = deflate(&stream, Z_FINISH) == Z_STREAM_END
            count = succeeded ? Int(stream.total_out) : 0
        }
        return succeeded ? compressed : nil
    }
}

/// Bytes of a response, and their coding.
package struct CodedBytes: Sendable, Equatable {
    package var bytes: [UInt8]
    /// The coding of the bytes; nil for none.
    package var coding: ContentCoding?

    /// Compresses bytes that are sent once, if there is a coding and that saves packets.
    package init(_ original: [UInt8], in coding: ContentCoding?) {
        if original.count > Self.packet, let coding,
            let smaller = original.withUnsafeBytes({ coding.compress($0, .quick) })
        {
            (bytes, self.coding) = (smaller, coding)
        } else {
            (bytes, self.coding) = (original, nil)
        }
    }

    init(bytes: [UInt8], coding: ContentCoding?) {
        self.bytes = bytes
        self.coding = coding
    }

    /// The length up to which bytes are not compressed.
    static let packet = 1024
}
