import EspalierDisplayTree
import Foundation

/// The numbers of a tree's nodes in document order, and a fingerprint of the nodes.
///
/// A session restored from its snapshot has the same page, but numbers its nodes differently from one that reached the
/// page event by event. A browser that shows the page must find each node under its known number, so the page gets its
/// old numbers back, by position. If the two pages differ, all nodes get numbers that the browser has never seen.
struct NodeNumbering: Equatable {
    private(set) var numbers: [Int] = []
    private(set) var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ tree: DisplayTree) {
        take(tree.root)
    }

    private mutating func take(_ node: DisplayNode) {
        numbers.append(node.id)
        for byte in UnsafeBufferPointer(start: node.type.utf8Start, count: node.type.utf8CodeUnitCount) {
            mix(UInt64(byte))
        }
        // A view that fades out is not on the page that is made from the snapshot.
        var count = 0
        node.children.forEachBlock { for child in $0 where !child.isLeaving { count += 1 } }
        mix(UInt64(node.events.rawValue) | UInt64(count) << 32)
        node.children.forEachBlock { for child in $0 where !child.isLeaving { take(child) } }
    }

    private mutating func mix(_ value: UInt64) {
        fingerprint = (fingerprint ^ value) &* 0x0000_0100_0000_01b3
    }

    /// Maps the numbers of this tree to those of the other tree at the same positions; nil if the trees differ.
    func numbers(in other: NodeNumbering) -> [Int: Int]? {
        guard fingerprint == other.fingerprint, numbers.count == other.numbers.count else { return nil }
        return Dictionary(zip(numbers, other.numbers)) { first, _ in first }
    }

    /// A number above those of this tree and of later unknown trees, which a browser may have seen since the snapshot.
    var next: Int { (numbers.max() ?? 0) + 4096 }

    /// Whether the numbers are valid for a session's page: unique, and with room for more.
    var isPlausible: Bool {
        numbers.allSatisfy { (1...SnapshotRecord.revisions.upperBound).contains($0) }
            && Set(numbers).count == numbers.count
    }

    // MARK: Encoding

    /// The fingerprint, then each number's difference from the previous one, as variable-length integers.
    var data: Data {
        var data: [UInt8] = []
        data.reserveCapacity(8 + numbers.count * 2)
        withUnsafeBytes(of: fingerprint.littleEndian) { data += $0 }
        var previous = 0
        for number in numbers {
            let difference = number - previous
            previous = number
            var rest = UInt(bitPattern: difference << 1 ^ difference >> (Int.bitWidth - 1))
            while rest >= 0x80 {
                data.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            data.append(UInt8(rest))
        }
        return Data(data)
    }

    /// Nil for invalid bytes.
    init?(_ data: Data) {
        guard data.count >= 8 else { return nil }
        fingerprint = 0
        for (index, byte) in data.prefix(8).enumerated() { fingerprint |= UInt64(byte) << UInt64(8 * index) }
        let isWhole = NodeNumbering.forEachNumber(in: data) { number in
            numbers.append(number)
            return true
        }
        guard isWhole else { return nil }
    }

    /// Whether the encoded numbers contain a number.
    static func contains(_ number: Int, in data: Data) -> Bool {
        var isFound = false
        forEachNumber(in: data) { known in
            isFound = known == number
            return !isFound
        }
        return isFound
    }

    /// Reads the numbers until `body` returns false. Returns false for invalid bytes.
    @discardableResult
    private static func forEachNumber(in data: Data, _ body: (Int) -> Bool) -> Bool {
        data.withUnsafeBytes { bytes in
            var previous = 0
            var rest: UInt = 0
            var shift: UInt = 0
            for byte in bytes.dropFirst(8) {
                guard shift < 63 else { return false }
                rest |= UInt(byte & 0x7F) << shift
                shift += 7
                if byte & 0x80 == 0 {
                    previous &+= Int(bitPattern: rest >> 1) ^ -Int(bitPattern: rest & 1)
                    guard body(previous) else { return true }
                    rest = 0
                    shift = 0
                }
            }
            return shift == 0
        }
    }
}
