import EspalierLayoutEngine
import Foundation

/// The measured sizes of a node for its latest proposals. One size is stored in place, because most nodes have no more.
/// The others are stored in memory that the cache owns. A size serves all proposals for which it holds.
struct MeasureCache: ~Copyable {
    /// A size with its proposal. The lengths from which on the size holds are rounded up to 32 bits, which costs a
    /// further measurement at most.
    struct Entry {
        /// The proposal, with NaN for nil.
        private let width: CGFloat
        private let height: CGFloat
        private let size: CGSize
        private let fromWidth: Float
        private let fromHeight: Float

        init(proposal: ProposedViewSize, measured: MeasuredSize) {
            width = proposal.width ?? .nan
            height = proposal.height ?? .nan
            size = measured.size
            fromWidth = Entry.roundedUp(measured.from.width)
            fromHeight = Entry.roundedUp(measured.from.height)
        }

        @inline(__always)
        private static func roundedUp(_ length: CGFloat) -> Float {
            let rounded = Float(length)
            return CGFloat(rounded) < length ? rounded.nextUp : rounded
        }

        var measured: MeasuredSize {
            MeasuredSize(size: size, from: CGSize(width: CGFloat(fromWidth), height: CGFloat(fromHeight)))
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
        }

        /// Whether another size for the same proposal is equal.
        func agrees(with other: MeasuredSize) -> Bool {
            size == other.size && fromWidth == Entry.roundedUp(other.from.width)
                && fromHeight == Entry.roundedUp(other.from.height)
        }

        @inline(__always)
        func holds(for proposal: ProposedViewSize) -> Bool {
            Entry.holds(proposal.width ?? .nan, measuredFor: width, from: CGFloat(fromWidth))
                && Entry.holds(proposal.height ?? .nan, measuredFor: height, from: CGFloat(fromHeight))
        }

        /// `MeasuredSize.holds` for lengths with NaN for nil.
        @inline(__always)
        private static func holds(_ length: CGFloat, measuredFor earlier: CGFloat, from: CGFloat) -> Bool {
            if length == earlier { return true }
            if length.isNaN { return earlier.isNaN || from < .infinity }
            return from < .infinity && length >= from
        }
    }

    private var first = MeasureCache.none
    private var others: UnsafeMutablePointer<Entry>?
    private var otherCount: UInt8 = 0
    private var otherCapacity: UInt8 = 0
    private(set) var isEmpty = true

    private static let none = Entry(proposal: .unspecified, measured: MeasuredSize(size: .zero, from: .zero))

    /// A stack measures a child at its minimum, maximum and ideal size and at its share. Beyond this number, the oldest
    /// sizes are dropped.
    private static let capacity: UInt8 = 9

    init() {}

    deinit {
        others?.deallocate()
    }

    subscript(proposal: ProposedViewSize) -> MeasuredSize? {
        if isEmpty { return nil }
        if first.holds(for: proposal) { return first.measured }
        guard let others else { return nil }
        for index in 0..<Int(otherCount) where others[index].holds(for: proposal) { return others[index].measured }
        return nil
    }

    mutating func insert(_ measured: MeasuredSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, measured: measured)
        if isEmpty {
            isEmpty = false
            first = entry
            return
        }
        if otherCount == otherCapacity {
            if otherCapacity >= Self.capacity {
                others?.update(from: others! + 1, count: Int(otherCount) - 1)
                otherCount -= 1
            } else {
                grow()
            }
        }
        (others! + Int(otherCount)).initialize(to: entry)
        otherCount += 1
    }

    /// Makes room for 1, 3, 5, … further entries. Most items need only the first.
    private mutating func grow() {
        let larger = otherCapacity == 0 ? 1 : otherCapacity + 2
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: Int(larger))
        if let others {
            memory.moveInitialize(from: others, count: Int(otherCount))
            others.deallocate()
        }
        others = memory
        otherCapacity = larger
    }

    mutating func removeAll() {
        isEmpty = true
        others?.deallocate()
        others = nil
        otherCount = 0
        otherCapacity = 0
    }

    /// Moves all entries out of the cache.
    mutating func takeAll() -> MeasureCache {
        var taken = MeasureCache()
        swap(&taken, &self)
        return taken
    }

    func allSatisfy(_ predicate: (Entry) -> Bool) -> Bool {
        if isEmpty { return true }
        if !predicate(first) { return false }
        guard let others else { return true }
        for index in 0..<Int(otherCount) where !predicate(others[index]) { return false }
        return true
    }
}
