/// A parameter of a statement, in PostgreSQL's binary format.
struct PostgresValue {
    /// Nil for NULL.
    let bytes: [UInt8]?

    private init(_ bytes: [UInt8]?) { self.bytes = bytes }

    static func text(_ text: String?) -> PostgresValue { PostgresValue(text.map { Array($0.utf8) }) }
    static func data(_ data: [UInt8]) -> PostgresValue { PostgresValue(data) }
    static func integer(_ integer: Int64) -> PostgresValue { PostgresValue(bigEndian(integer)) }
    static func real(_ real: Double) -> PostgresValue {
        PostgresValue(bigEndian(Int64(bitPattern: real.bitPattern)))
    }

    static func texts(_ texts: [String]) -> PostgresValue { array(25, texts.map { Array($0.utf8) }) }
    static func datas(_ datas: [[UInt8]]) -> PostgresValue { array(17, datas) }
    static func integers(_ integers: [Int64]) -> PostgresValue { array(20, integers.map(bigEndian)) }

    private static func bigEndian<Integer: FixedWidthInteger>(_ integer: Integer) -> [UInt8] {
        withUnsafeBytes(of: integer.bigEndian) { Array($0) }
    }

    /// An array of one dimension: the number of dimensions, a flag for NULLs, the type of the elements, their number, the first index, and
    /// each element after its length.
    private static func array(_ type: Int32, _ elements: [[UInt8]]) -> PostgresValue {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20 + elements.reduce(0) { $0 + 4 + $1.count })
        let header: [Int32] = elements.isEmpty ? [0, 0, type] : [1, 0, type, Int32(elements.count), 1]
        for number in header { bytes += bigEndian(number) }
        for element in elements {
            bytes += bigEndian(Int32(element.count))
            bytes += element
        }
        return PostgresValue(bytes)
    }
}
