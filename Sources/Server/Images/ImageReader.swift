import Foundation

/// Reads numbers from bytes; nil beyond the end.
struct ImageReader {
    let bytes: [UInt8]

    func byte(_ position: Int) -> Int? { bytes.indices.contains(position) ? Int(bytes[position]) : nil }

    /// Whether the ASCII characters are at a position.
    func holds(_ text: StaticString, at position: Int) -> Bool {
        guard position >= 0, position <= bytes.count - text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    private func number(_ positions: [Int]) -> Int? {
        var number = 0
        for position in positions {
            guard let byte = byte(position) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    func big16(_ at: Int) -> Int? { number([at, at + 1]) }
    func big32(_ at: Int) -> Int? { number([at, at + 1, at + 2, at + 3]) }
    func little16(_ at: Int) -> Int? { number([at + 1, at]) }
    func little24(_ at: Int) -> Int? { number([at + 2, at + 1, at]) }
    func little32(_ at: Int) -> Int? { number([at + 3, at + 2, at + 1, at]) }

    func pair(_ width: Int, _ height: Int, as read: (Int) -> Int?) -> CGSize? {
        guard let width = read(width), let height = read(height) else { return nil }
        return CGSize(width: width, height: height)
    }
}
