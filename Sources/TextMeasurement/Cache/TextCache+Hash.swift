import Foundation
import LayoutEngine

extension TextCache {
    /// A run's hash: eight bytes at a time, each folded in by a multiplication to 128 bits.
    @inline(__always)
    func hash(_ run: MeasuredRun) -> UInt64 {
        let font = run.font
        let traits =
            UInt64(font.design.rawValue) << 32 | UInt64(font.weight) << 8 | (font.italic ? 1 : 0)
            | (font.monospacedDigits ? 2 : 0)
        var state = Self.fold(seed ^ Double(font.size).bitPattern, 0x9E37_79B9_7F4A_7C15 ^ traits)
        if run.tracking != 0 || run.baselineOffset != 0 {
            state = Self.fold(
                state ^ Double(run.tracking).bitPattern, ~Double(run.baselineOffset).bitPattern)
        }
        var text = run.text
        return text.withUTF8 { Self.hash($0, state) }
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
    @inline(__always)
    func isMade(of run: borrowing MeasuredRun) -> Bool {
        key.count == 1 && MeasuredText.isSame(firstRun, run)
    }

    func isMade(of runs: [MeasuredRun]) -> Bool {
        key.count == runs.count && zip(key, runs).allSatisfy { MeasuredText.isSame($0, $1) }
    }

    /// Whether two runs are the same to the last byte (strings are equal where they are canonically equivalent).
    @inline(__always)
    private static func isSame(_ first: borrowing MeasuredRun, _ second: borrowing MeasuredRun) -> Bool {
        guard first.font.size == second.font.size, first.font.weight == second.font.weight,
            first.font.design == second.font.design, first.font.italic == second.font.italic,
            first.font.monospacedDigits == second.font.monospacedDigits, first.tracking == second.tracking,
            first.baselineOffset == second.baselineOffset
        else { return false }
        var text = first.text
        var other = second.text
        return text.withUTF8 { text in
            other.withUTF8 { other in
                text.count == other.count
                    && (text.isEmpty || memcmp(text.baseAddress!, other.baseAddress!, text.count) == 0)
            }
        }
    }
}
