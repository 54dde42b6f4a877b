internal import EspalierCBrotli
internal import EspalierCZlib

#if canImport(Glibc)
    import Glibc
#endif

/// Bytes with gaps of one length, such as a page in which only the id of its session varies: they are compressed once, and each filling
/// of the gaps costs a copy.
///
/// A compressed stream consists of blocks. Those of the bytes between the gaps are kept. A gap is a block of uncompressed bytes, which is
/// written for each filling. Later blocks may refer to earlier bytes by their distance, because a gap has a fixed length. None refers to the
/// bytes in a gap: while the stream is made, the gap contains bytes that occur nowhere else.
struct GappedBytes: Sendable {
    /// The bytes before, between and after the gaps.
    private let parts: [[UInt8]]
    /// The length of a gap.
    let gap: Int

    /// Splits bytes at each occurrence of a text.
    init(_ bytes: [UInt8], without text: some Collection<UInt8>) {
        let text = Array(text)
        var parts: [[UInt8]] = []
        bytes.withUnsafeBytes { bytes in
            var (start, place) = (0, 0)
            while let first = text.first, place + text.count <= bytes.count,
                let found = memchr(bytes.baseAddress! + place, Int32(first), bytes.count - place)
            {
                place = UnsafeRawPointer(found) - bytes.baseAddress!
                if place + text.count <= bytes.count, memcmp(found, text, text.count) == 0 {
                    parts.append(Array(bytes[start..<place]))
                    place += text.count
                    start = place
                } else {
                    place += 1
                }
            }
            parts.append(Array(bytes[start...]))
        }
        self.parts = parts
        gap = text.count
    }

    /// Whether bytes are these with a text in each gap.
    func isEqual(to bytes: [UInt8], with text: some Collection<UInt8>) -> Bool {
        guard bytes.count == count, text.count == gap else { return false }
        return bytes.withUnsafeBytes { bytes in
            var place = 0
            for (index, part) in parts.enumerated() {
                if index > 0 {
                    guard bytes[place..<place + gap].elementsEqual(text) else { return false }
                    place += gap
                }
                guard part.isEmpty || memcmp(bytes.baseAddress! + place, part, part.count) == 0 else { return false }
                place += part.count
            }
            return true
        }
    }

    /// The length of the filled bytes.
    var count: Int { parts.reduce(0) { $0 + $1.count } + (parts.count - 1) * gap }

    /// The bytes with a text in each gap. The text must have the length of a gap.
    func filled(with text: some Collection<UInt8>) -> [UInt8] {
        precondition(text.count == gap, "a text of another length does not fit into the gaps")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes += text }
            bytes += part
        }
        return bytes
    }

    // MARK: Compressed

    /// The bytes in a coding.
    struct Compressed: Sendable {
        fileprivate let coding: ContentCoding
        /// The compressed parts. All but the last one end at a byte.
        fileprivate let blocks: [[UInt8]]
        /// The uncompressed bytes after a gap that belong to its block.
        fileprivate let tails: [[UInt8]]
        /// The check sums of the parts, and their lengths.
        fileprivate let sums: [(sum: UInt, count: Int)]
        fileprivate let gap: Int

        /// The compressed bytes with a text in each gap. The text must have the length of a gap.
        func filled(with text: some Collection<UInt8>) -> [UInt8] {
            precondition(text.count == gap, "a text of another length does not fit into the gaps")
            let text = Array(text)
            var bytes: [UInt8] = []
            bytes.reserveCapacity(blocks.reduce(64) { $0 + $1.count + gap + 8 })
            if coding == .gzip { bytes += [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] }
            for (index, block) in blocks.enumerated() {
                if index > 0 {
                    let content = text + tails[index - 1]
                    bytes += coding == .brotli ? Self.brotliHeader(content.count) : Self.gzipHeader(content.count)
                    bytes += content
                }
                bytes += block
            }
            if coding == .gzip { appendCheckSum(text, to: &bytes) }
            return bytes
        }

        /// A block of uncompressed bytes (RFC 7932, 9.2): it is not the last one, its length less one has four digits, and it is uncompressed.
        private static func brotliHeader(_ count: Int) -> [UInt8] {
            let bits = (count - 1) << 3 | 1 << 19
            return [
                UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
                UInt8(truncatingIfNeeded: bits >> 16),
            ]
        }

        /// A block of uncompressed bytes (RFC 1951, 3.2.4): its length, and the complement of that.
        private static func gzipHeader(_ count: Int) -> [UInt8] {
            [
                0, UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8),
                ~UInt8(truncatingIfNeeded: count), ~UInt8(truncatingIfNeeded: count >> 8),
            ]
        }

        private func appendCheckSum(_ text: [UInt8], to bytes: inout [UInt8]) {
            let textSum = text.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
            var (sum, total) = sums[0]
            for part in sums.dropFirst() {
                sum = crc32_combine(sum, textSum, text.count)
                sum = crc32_combine(sum, part.sum, part.count)
                total += text.count + part.count
            }
            for value in [sum, UInt(total)] {
                for shift in [0, 8, 16, 24] as [UInt] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
            }
        }
    }

    /// The bytes in a coding; nil if that does not make them smaller, or if the gaps do not allow it.
    func compressed(_ coding: ContentCoding) -> Compressed? {
        // The fillers of more gaps would have bytes in common.
        guard parts.count - 1 <= Self.fillerCount, gap <= Self.fillers.count,
            parts.dropFirst().allSatisfy({ $0.count >= Self.tail })
        else { return nil }
        let tails = parts.dropFirst().map { Array($0.prefix(Self.tail)) }
        var encoder: any BlockEncoder
        switch coding {
        case .brotli:
            guard let made = BrotliBlocks(size: count) else { return nil }
            encoder = made
        case .gzip:
            guard let made = DeflateBlocks() else { return nil }
            encoder = made
        }
        var blocks: [[UInt8]] = []
        for (index, part) in parts.enumerated() {
            if index > 0 {
                // The encoder has to know that there are bytes, but what it makes of them is replaced.
                guard encoder.encode(filler(index), isLast: false) != nil,
                    encoder.encode(tails[index - 1], isLast: false) != nil
                else { return nil }
            }
            let rest = index > 0 ? Array(part.dropFirst(Self.tail)) : part
            guard let block = encoder.encode(rest, isLast: index == parts.count - 1) else { return nil }
            blocks.append(block)
        }
        let sums = parts.map { part in
            (part.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }, part.count)
        }
        let made = Compressed(coding: coding, blocks: blocks, tails: tails, sums: sums, gap: gap)
        // An encoder may in theory refer to a filler: then the result is not used.
        let test = (0..<gap).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        let result = made.filled(with: test)
        guard result.count < count, coding.decompressed(result, count: count) == filled(with: test) else { return nil }
        return made
    }

    /// The bytes after a gap on whose contexts the encoding of the next ones may depend.
    private static let tail = 2

    /// Bytes that do not occur in text: control characters, and bytes that UTF-8 does not use. Their number is a prime.
    private static let fillers: [UInt8] =
        Array(1...8) + [11, 12] + Array(14...31) + [0xC0, 0xC1] + Array(0xF5...0xFF) + [0x7F, 0x00]

    private static var fillerCount: Int { fillers.count - 2 }

    /// Fills a gap. No two fillers have two adjacent bytes in common.
    private func filler(_ number: Int) -> [UInt8] {
        (0..<gap).map { Self.fillers[($0 + 1) * number % Self.fillers.count] }
    }
}

/// Compresses parts of a stream, each to a whole number of bytes.
private protocol BlockEncoder {
    mutating func encode(_ bytes: [UInt8], isLast: Bool) -> [UInt8]?
}

private final class BrotliBlocks: BlockEncoder {
    private let state: OpaquePointer

    init?(size: Int) {
        guard let state = BrotliEncoderCreateInstance(nil, nil, nil) else { return nil }
        self.state = state
        BrotliEncoderSetParameter(state, BROTLI_PARAM_QUALITY, 5)
        BrotliEncoderSetParameter(state, BROTLI_PARAM_MODE, UInt32(BROTLI_MODE_TEXT.rawValue))
        BrotliEncoderSetParameter(state, BROTLI_PARAM_SIZE_HINT, UInt32(clamping: size))
        var window = UInt32(BROTLI_MIN_WINDOW_BITS)
        while window < 22, 1 << window < size + 16 { window += 1 }
        BrotliEncoderSetParameter(state, BROTLI_PARAM_LGWIN, window)
    }

    deinit {
        BrotliEncoderDestroyInstance(state)
    }

    func encode(_ bytes: [UInt8], isLast: Bool) -> [UInt8]? {
        var output: [UInt8] = []
        let isDone = bytes.withUnsafeBufferPointer { bytes in
            var (next, rest) = (bytes.baseAddress, bytes.count)
            var none = 0
            let operation = isLast ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_FLUSH
            repeat {
                guard BrotliEncoderCompressStream(state, operation, &rest, &next, &none, nil, nil) == BROTLI_TRUE else {
                    return false
                }
                var size = 0
                if let taken = BrotliEncoderTakeOutput(state, &size), size > 0 {
                    output += UnsafeBufferPointer(start: taken, count: size)
                }
            } while rest > 0 || BrotliEncoderHasMoreOutput(state) == BROTLI_TRUE
            return true
        }
        return isDone ? output : nil
    }
}

private final class DeflateBlocks: BlockEncoder {
    // The library's state refers to its stream.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    init?() {
        stream.initialize(to: z_stream())
        guard espalier_deflate_start(stream, 6) == Z_OK else { return nil }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    func encode(_ bytes: [UInt8], isLast: Bool) -> [UInt8]? {
        // `deflateBound` is for a whole stream; the end of a block takes a few bytes more.
        let bound = Int(deflateBound(stream, UInt(bytes.count))) + 64
        var isDone = false
        let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            bytes.withUnsafeBufferPointer { bytes in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
                stream.pointee.avail_in = UInt32(bytes.count)
                stream.pointee.next_out = buffer.baseAddress
                stream.pointee.avail_out = UInt32(bound)
                let code = deflate(stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
                isDone =
                    (isLast ? code == Z_STREAM_END : code == Z_OK) && stream.pointee.avail_in == 0
                    && stream.pointee.avail_out > 0
                count = bound - Int(stream.pointee.avail_out)
            }
        }
        return isDone ? output : nil
    }
}

extension ContentCoding {
    /// The original of compressed bytes, of a known length; nil if they are damaged, or if it has another length.
    func decompressed(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        var succeeded = false
        let original = [UInt8](unsafeUninitializedCapacity: count + 1) { buffer, written in
            var size = count + 1
            switch self {
            case .brotli:
                succeeded =
                    BrotliDecoderDecompress(bytes.count, bytes, &size, buffer.baseAddress)
                    == BROTLI_DECODER_RESULT_SUCCESS
            case .gzip:
                var stream = z_stream()
                guard espalier_gunzip_start(&stream) == Z_OK else { return written = 0 }
                bytes.withUnsafeBufferPointer { bytes in
                    stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
                    stream.avail_in = UInt32(bytes.count)
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = UInt32(size)
                    succeeded = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
                }
                size = Int(stream.total_out)
                inflateEnd(&stream)
            }
            written = succeeded ? size : 0
        }
        return succeeded && original.count == count ? original : nil
    }
}
