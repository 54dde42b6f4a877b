internal import EspalierCPostgreSQL

/// Rows in libpq's binary format.
struct PostgresResult: ~Copyable {
    private let handle: OpaquePointer

    /// Takes the library's object over.
    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { espalier_pq_clear(handle) }

    var isSuccess: Bool { espalier_pq_succeeded(handle) != 0 }
    var message: String { espalier_pq_result_message(handle).map { String(cString: $0) } ?? "" }
    /// The code of the error, five characters; empty without one.
    var code: String { espalier_pq_result_code(handle).map { String(cString: $0) } ?? "" }

    var count: Int { Int(espalier_pq_rows(handle)) }
    var changes: Int { Int(espalier_pq_changes(handle)) }

    private func bytes(_ row: Int, _ column: Int32) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            start: espalier_pq_value(handle, Int32(row), column),
            count: Int(espalier_pq_length(handle, Int32(row), column)))
    }

    func isNull(_ row: Int, _ column: Int32) -> Bool { espalier_pq_is_null(handle, Int32(row), column) != 0 }
    func text(_ row: Int, _ column: Int32) -> String { String(decoding: bytes(row, column), as: UTF8.self) }
    func data(_ row: Int, _ column: Int32) -> [UInt8] { Array(bytes(row, column)) }
    func bool(_ row: Int, _ column: Int32) -> Bool { bytes(row, column).first == 1 }

    /// A column of the type `bigint`.
    func integer(_ row: Int, _ column: Int32) -> Int64 {
        let bytes = bytes(row, column)
        return bytes.count == 8 ? Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)) : 0
    }

    /// A column of the type `double precision`.
    func real(_ row: Int, _ column: Int32) -> Double { Double(bitPattern: UInt64(bitPattern: integer(row, column))) }
}
