import EspalierDataStore

/// The rows of a long result. Their values are read in windows, when an object is used.
final class RowList {
    /// The ids of the rows, in the order of the result.
    let ids: [Int64]
    let table: EntityTable
    weak private(set) var context: ModelContext?
    private let map: IdentityMap
    private var windows: [Window] = []
    /// The window that was read last, by its last index and length.
    private var last = (end: 0, length: 0)

    private struct Window {
        let range: Range<Int>
        let rows: FetchedRows
        /// The context's version when the rows were read.
        let version: Int
    }

    /// The number of rows that are read at once.
    static let windowLength = 100
    /// The same while rows are read one window after another.
    static let longestWindow = 6400
    private static let windowLimit = 2

    /// - Parameter first: The values of the first rows.
    init(_ ids: [Int64], in table: EntityTable, of context: ModelContext, first: FetchedRows?) {
        self.ids = ids
        self.table = table
        self.context = context
        map = context.map(table.entity)
        guard let first else { return }
        windows = [Window(range: 0..<first.rows.count, rows: first, version: context.version)]
        last = (first.rows.count, Self.windowLength)
    }

    func identifier(at index: Int) -> PersistentIdentifier {
        PersistentIdentifier(
            entityName: table.entity.name, storeIdentifier: table.storeIdentifier, key: .row(ids[index]))
    }

    /// The storage for the object of a row, which is used for the first time.
    ///
    /// An object that outlived its result may find that another one stands for its row by now. Then both share a storage.
    func makeStorage(at index: Int, for model: any PersistentModel) -> ModelStorage {
        if let known = map.used(ids[index]), known !== model { return known.persistentBackingData }
        map[ids[index]] = model
        return ModelStorage(row: ids[index], in: table, of: context, values: .list(self, index: index))
    }

    /// The values of a row; nil if the row, or the context, is gone.
    func row(at index: Int) -> FetchedRow? {
        guard let context else { return nil }
        let version = context.version
        let window = windows.last { $0.range.contains(index) && $0.version == version }
        let rows = window?.rows ?? read(windowAround: index, context)
        guard let rows, let found = rows.index(of: ids[index]) else { return nil }
        return FetchedRow(rows: rows, index: found)
    }

    /// Reads the rows around an index in one statement.
    private func read(windowAround index: Int, _ context: ModelContext) -> FetchedRows? {
        let start: Int
        let length: Int
        if index == last.end, index > 0 {
            // Somebody looks at one row after another.
            length = min(last.length * 2, Self.longestWindow)
            start = index
        } else {
            length = Self.windowLength
            start = index - index % length
        }
        let range = start..<min(start + length, ids.count)
        guard let rows = context.fetchRows(Set(ids[range]), of: table.entity) else { return nil }
        last = (range.upperBound, length)
        windows.removeAll { $0.version != context.version }
        if windows.count == Self.windowLimit { windows.removeFirst() }
        windows.append(Window(range: range, rows: rows, version: context.version))
        return rows
    }
}
