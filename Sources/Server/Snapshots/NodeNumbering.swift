import EspalierDisplayTree
import Foundation

/// The numbers of a tree's nodes in document order, and a fingerprint of the nodes.
///
/// A session that is restored from its snapshot has the same page, but numbers its nodes otherwise than one that came
/// there event by event. A browser that shows the page has to find each node under the number that it knows: so the page
/// gets its old numbers back, by place. If the two pages differ, all nodes get numbers that the browser never saw.
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
        mix(UInt64(node.events.rawValue) | UInt64(node.children.count) << 32)
        for child in node.children { take(child) }
    }

    private mutating func mix(_ value: UInt64) {
        fingerprint = (fingerprint ^ value) &* 0x0000_0100_0000_01b3
    }

    /// The numbers of the other tree's nodes by those of this one's at the same places; nil if the trees differ.
    func numbers(in other: NodeNumbering) -> [Int: Int]? {
        guard fingerprint == other.fingerprint, numbers.count == other.numbers.count else { return nil }
        return Dictionary(zip(numbers, other.numbers)) { first, _ in first }
    }

    /// A number above those of this tree and of the unknown trees after it, which a browser may have seen since the snapshot.
    var next: Int { (numbers.max() ?? 0) + 4096 }

    /// Whether a session's page can have these numbers: each once, and room for more.
    var isPlausible: Bool {
        numbers.allSatisfy { (1...SnapshotRecord.revisions.upperBound).contains($0) }
            && Set(numbers).count == numbers.count
    }

    // MARK: As bytes

    /// The fingerprint, then each number's difference to the one before, in as few bytes as it takes.
    var data: Data {
        var data = Data(capacity: 8 + numbers.count * 2)
        withUnsafeBytes(of: fingerprint.littleEndian) { data.append(contentsOf: $0) }
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
        return data
    }

    /// Nil for bytes of another form.
    init?(_ data: Data) {
        guard data.count >= 8 else { return nil }
        fingerprint = 0
        for (place, byte) in data.prefix(8).enumerated() { fingerprint |= UInt64(byte) << UInt64(8 * place) }
        let isWhole = NodeNumbering.forEachNumber(in: data) { number in
            numbers.append(number)
            return true
        }
        guard isWhole else { return nil }
    }

    /// Whether a number is among those that the bytes hold.
    static func contains(_ number: Int, in data: Data) -> Bool {
        var isFound = false
        forEachNumber(in: data) { known in
            isFound = known == number
            return !isFound
        }
        return isFound
    }

    /// Reads the numbers until `body` returns false. Returns false for bytes of another form.
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
