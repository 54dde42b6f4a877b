import EspalierLayoutEngine
import Foundation

/// The measured sizes of a node for its last proposals. One is stored in place, because most nodes get no more; the others
/// are stored in memory of the cache's own. A size serves all proposals that it holds for.
struct MeasureCache: ~Copyable {
    /// A size with its proposal. The lengths from which on it holds are rounded up, to half their room: that only
    /// costs a question.
    struct Entry {
        /// What was asked, NaN for nil.
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
            Entry.holds(proposal.width ?? .nan, asked: width, from: CGFloat(fromWidth))
                && Entry.holds(proposal.height ?? .nan, asked: height, from: CGFloat(fromHeight))
        }

        /// `MeasuredSize.holds` for lengths of which NaN is nil.
        @inline(__always)
        private static func holds(_ length: CGFloat, asked: CGFloat, from: CGFloat) -> Bool {
            if length == asked { return true }
            if length.isNaN { return asked.isNaN || from < .infinity }
            return from < .infinity && length >= from
        }
    }

    private var first = MeasureCache.none
    private var others: UnsafeMutablePointer<Entry>?
    private var otherCount: UInt8 = 0
    private var otherCapacity: UInt8 = 0
    private(set) var isEmpty = true

    private static let none = Entry(proposal: .unspecified, measured: MeasuredSize(size: .zero, from: .zero))

    /// A stack asks a child for minimum, maximum, ideal and its share; beyond this the oldest make room.
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

    /// Makes room for 1, 3, 5, … further entries: most items need no more than the first.
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

    /// The entries, of which the cache then has none.
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
