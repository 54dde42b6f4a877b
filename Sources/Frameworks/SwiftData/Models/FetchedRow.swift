import EspalierDataStore

/// The rows of a fetch, which its objects share until they have read their values.
final class FetchedRows {
    let rows: StoreRows
    /// The entity's columns in the rows, by the property's index; nil for columns that were not fetched.
    let columns: [Int?]
    /// Rows of other tables that the objects refer to, by the property's index, and the context's version when they were read.
    var related: [Int: (version: Int, rows: FetchedRows, indices: [Int64: [Int]])] = [:]

    /// The same rows with the columns of other classes, by the entities.
    private var byEntity: [ObjectIdentifier: FetchedRows] = [:]
    private lazy var indices = Dictionary(
        rows.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    init(_ rows: StoreRows, columns: [Int?]) {
        self.rows = rows
        self.columns = columns
    }

    /// The index of a row's id.
    func index(of row: Int64) -> Int? { indices[row] }

    /// The rows as those of a subclass.
    func rows(of entity: ModelEntity, columns: [Int?]) -> FetchedRows {
        let key = ObjectIdentifier(entity)
        if let known = byEntity[key] { return known }
        let rows = FetchedRows(rows, columns: columns)
        byEntity[key] = rows
        return rows
    }
}

/// A row of a fetch.
struct FetchedRow {
    let rows: FetchedRows
    let index: Int

    /// The value of a property's column; nil if it was not fetched.
    func value(_ property: Int) -> StoredValue? {
        rows.columns[property].map { rows.rows[index, $0] }
    }
}
