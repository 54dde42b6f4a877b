package import Foundation

/// All properties of a run except its text, packed for fast comparison and hashing.
package struct RunStyle: Equatable, Sendable {
    package let traits: UInt64
    package let size: UInt64
    package let tracking: UInt64
    package let baselineOffset: UInt64

    @inlinable
    package init(font: FontFace, tracking: CGFloat = 0, baselineOffset: CGFloat = 0) {
        traits =
            UInt64(font.design.rawValue) << 32 | UInt64(font.weight) << 8 | (font.italic ? 1 : 0)
            | (font.monospacedDigits ? 2 : 0)
        size = Double(font.size).bitPattern
        self.tracking = Double(tracking).bitPattern
        self.baselineOffset = Double(baselineOffset).bitPattern
    }

    @inlinable
    package init(_ run: borrowing MeasuredRun) {
        self.init(font: run.font, tracking: run.tracking, baselineOffset: run.baselineOffset)
    }

    @inlinable
    package static func == (left: RunStyle, right: RunStyle) -> Bool {
        (left.traits ^ right.traits) | (left.size ^ right.size) | (left.tracking ^ right.tracking)
            | (left.baselineOffset ^ right.baselineOffset) == 0
    }

    /// A run with this style.
    package func run(_ text: String) -> MeasuredRun {
        MeasuredRun(
            text: text,
            font: FontFace(
                design: FontFace.Design(rawValue: UInt8(truncatingIfNeeded: traits >> 32)) ?? .standard,
                size: Double(bitPattern: size), weight: UInt16(truncatingIfNeeded: traits >> 8),
                italic: traits & 1 != 0, monospacedDigits: traits & 2 != 0),
            tracking: Double(bitPattern: tracking), baselineOffset: Double(bitPattern: baselineOffset))
    }
}
