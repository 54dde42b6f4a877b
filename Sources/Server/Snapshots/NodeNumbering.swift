import DisplayTree
import Foundation

/// The numbers of a tree's nodes in document order, and a fingerprint of what the nodes are.
///
/// A session that is made again from its snapshot has the same page, but may number its nodes otherwise than one that
/// came there event by event. As long as the client has not seen the new page, the numbers that its events name are
/// translated from the old page's; where the two pages differ, they are not.
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
        mix(UInt64(node.events.rawValue) | UInt64(node.children.count) << 16)
        for child in node.children { take(child) }
    }

    private mutating func mix(_ value: UInt64) {
        fingerprint = (fingerprint ^ value) &* 0x0000_0100_0000_01b3
    }

    /// The node in this tree that stands where `number` stands in the other; nil where there is none, or the trees differ.
    func translate(_ number: Int, from other: NodeNumbering) -> Int? {
        guard fingerprint == other.fingerprint, numbers.count == other.numbers.count,
            let place = other.numbers.firstIndex(of: number)
        else { return nil }
        return numbers[place]
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

    /// Nil where the bytes are none of this kind.
    init?(_ data: Data) {
        guard data.count >= 8 else { return nil }
        var bytes = data.makeIterator()
        fingerprint = 0
        for shift in stride(from: 0, to: 64, by: 8) { fingerprint |= UInt64(bytes.next()!) << UInt64(shift) }
        var previous = 0
        var rest: UInt = 0
        var shift: UInt = 0
        while let byte = bytes.next() {
            guard shift < 63 else { return nil }
            rest |= UInt(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 == 0 {
                previous &+= Int(bitPattern: rest >> 1) ^ -Int(bitPattern: rest & 1)
                numbers.append(previous)
                rest = 0
                shift = 0
            }
        }
        guard shift == 0 else { return nil }
    }
}
