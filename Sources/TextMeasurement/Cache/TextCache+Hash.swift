import EspalierLayoutEngine
import Foundation

extension TextCache {
    /// The hash of runs. It processes eight bytes at a time with a 128-bit multiplication.
    func hash(_ runs: [MeasuredRun]) -> UInt64 {
        runs.reduce(0) { state, run in
            var text = run.text
            return (state &* 31) ^ text.withUTF8 { hash(RunStyle(run), $0) }
        }
    }

    /// The hash of one run.
    @inline(__always)
    func hash(_ style: RunStyle, _ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var state = Self.fold(seed ^ style.size, 0x9E37_79B9_7F4A_7C15 ^ style.traits)
        if style.tracking | style.baselineOffset != 0 {
            state = Self.fold(state ^ style.tracking, ~style.baselineOffset)
        }
        return Self.hash(text, state)
    }

    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt64) -> UInt64 {
        var state = start ^ UInt64(truncatingIfNeeded: bytes.count)
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
            state = fold(state ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self), multiplier)
            index += 8
        }
        var rest: UInt64 = 0
        while index < raw.count {
            rest = rest << 8 | UInt64(raw[index])
            index += 1
        }
        return fold(state ^ rest, multiplier ^ 0x5555)
    }

    @inline(__always)
    private static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = first.multipliedFullWidth(by: second)
        return product.high ^ product.low
    }

    private static var multiplier: UInt64 { 0xA076_1D64_78BD_642F }
}

extension MeasuredText {
    /// Whether the text is a single run with the same style and the same bytes. (String equality is canonical
    /// equivalence, which is too weak here.)
    @inline(__always)
    func isMade(of style: RunStyle, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let own = bytes, style == self.style, own.count == text.count else { return false }
        return own.withUnsafeBufferPointer { own in
            text.isEmpty || memcmp(own.baseAddress!, text.baseAddress!, text.count) == 0
        }
    }

    /// Whether the text consists of the same runs.
    func isMade(of runs: [MeasuredRun]) -> Bool {
        guard key.count == runs.count else { return false }
        for index in runs.indices {
            guard RunStyle(key[index]) == RunStyle(runs[index]),
                key[index].text.utf8.elementsEqual(runs[index].text.utf8)
            else { return false }
        }
        return true
    }
}
