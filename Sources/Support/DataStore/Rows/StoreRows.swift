import Foundation

/// The rows of a fetch, in one array of cells and one of bytes. A text or data is made when it is read.
package struct StoreRows: Sendable {
    /// The names of the columns, without the id.
    package let columns: [String]
    package private(set) var ids: [Int64] = []
    private var cells: [Cell] = []
    private var bytes: [UInt8] = []
    /// Values that are in files of their own, mapped into memory.
    private var files: [Data] = []

    private struct Cell {
        enum Kind: UInt8 { case null, integer, real, text, data, file }
        var kind: Kind
        var length: UInt32 = 0
        /// The number, or where the bytes begin, or the index of the file.
        var bits: UInt64 = 0
    }

    init(columns: [String]) { self.columns = columns }

    package var count: Int { ids.count }
    package var isEmpty: Bool { ids.isEmpty }
    package var indices: Range<Int> { ids.indices }

    /// The value of a column, by the row's and the column's index.
    package subscript(row: Int, column: Int) -> StoredValue {
        value(of: cell(row, column))
    }

    private func value(of cell: Cell) -> StoredValue {
        switch cell.kind {
        case .null: .null
        case .integer: .integer(Int64(bitPattern: cell.bits))
        case .real: .real(Double(bitPattern: cell.bits))
        case .text: .text(text(of: cell))
        case .data: .data(Data(bytes[range(of: cell)]))
        case .file: .data(files[Int(cell.bits)])
        }
    }

    /// The values of a row, in the order of the columns.
    package func values(_ row: Int) -> [StoredValue] {
        let count = columns.count
        return [StoredValue](unsafeUninitializedCapacity: count) { buffer, filled in
            for column in 0..<count { buffer.initializeElement(at: column, to: value(of: cells[row * count + column])) }
            filled = count
        }
    }

    package func isNull(_ row: Int, _ column: Int) -> Bool { cell(row, column).kind == .null }

    /// An integer, or a reference; nil for null and for other types.
    package func integer(_ row: Int, _ column: Int) -> Int64? {
        let cell = cell(row, column)
        return cell.kind == .integer ? Int64(bitPattern: cell.bits) : nil
    }

    package func real(_ row: Int, _ column: Int) -> Double? {
        let cell = cell(row, column)
        return cell.kind == .real ? Double(bitPattern: cell.bits) : nil
    }

    package func text(_ row: Int, _ column: Int) -> String? {
        let cell = cell(row, column)
        return cell.kind == .text ? text(of: cell) : nil
    }

    private func cell(_ row: Int, _ column: Int) -> Cell {
        precondition(columns.indices.contains(column), "no such column")
        return cells[row * columns.count + column]
    }

    private func range(of cell: Cell) -> Range<Int> { Int(cell.bits)..<Int(cell.bits) + Int(cell.length) }

    private func text(of cell: Cell) -> String {
        bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range(of: cell)]), as: UTF8.self)
        }
    }

    // MARK: Filling

    mutating func append(id: Int64) { ids.append(id) }

    mutating func append(_ value: SQLiteStatement.RawValue) {
        switch value {
        case .null: cells.append(Cell(kind: .null))
        case .integer(let integer): cells.append(Cell(kind: .integer, bits: UInt64(bitPattern: integer)))
        case .real(let real): cells.append(Cell(kind: .real, bits: real.bitPattern))
        case .text(let text): append(text, .text)
        case .data(let data): append(data, .data)
        }
    }

    /// Appends a value that is in a file of its own; null if the file is missing.
    mutating func append(file: Data?) {
        guard let file else { return cells.append(Cell(kind: .null)) }
        cells.append(Cell(kind: .file, bits: UInt64(files.count)))
        files.append(file)
    }

    private mutating func append(_ buffer: UnsafeRawBufferPointer, _ kind: Cell.Kind) {
        cells.append(Cell(kind: kind, length: UInt32(buffer.count), bits: UInt64(bytes.count)))
        bytes.append(contentsOf: buffer)
    }
}
