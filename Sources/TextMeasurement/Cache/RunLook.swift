import LayoutEngine

/// All of a run but its text, as bits that are quick to compare and to hash.
struct RunLook: Equatable {
    let traits: UInt64
    let size: UInt64
    let tracking: UInt64
    let baselineOffset: UInt64

    @inline(__always)
    init(_ run: borrowing MeasuredRun) {
        traits =
            UInt64(run.font.design.rawValue) << 32 | UInt64(run.font.weight) << 8 | (run.font.italic ? 1 : 0)
            | (run.font.monospacedDigits ? 2 : 0)
        size = Double(run.font.size).bitPattern
        tracking = Double(run.tracking).bitPattern
        baselineOffset = Double(run.baselineOffset).bitPattern
    }

    @inline(__always)
    static func == (left: RunLook, right: RunLook) -> Bool {
        (left.traits ^ right.traits) | (left.size ^ right.size) | (left.tracking ^ right.tracking)
            | (left.baselineOffset ^ right.baselineOffset) == 0
    }
}
