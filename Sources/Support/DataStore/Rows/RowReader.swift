/// Collects the rows of a statement whose columns follow the id.
struct RowReader {
    private(set) var rows: StoreRows
    private let count: Int
    /// The columns whose texts are names of files.
    private let externals: Set<Int>
    private let files: ExternalFiles?
    /// Whether a file was missing.
    private(set) var lacksFile = false

    init(_ columns: [String], of table: LayoutIndex.Table, files: ExternalFiles?) {
        rows = StoreRows(columns: columns)
        count = columns.count
        externals = Set(
            columns.indices.filter { position in
                table.positions[columns[position]].map { table.layout.columns[$0].isExternallyStored } ?? false
            })
        self.files = files
    }

    /// - Parameter id: The position of the id in the statement's columns.
    mutating func append(_ statement: SQLiteStatement, id: Int) {
        rows.append(id: statement.integer(id))
        for column in 0..<count {
            let value = statement.rawValue(id + 1 + column)
            if !externals.isEmpty, externals.contains(column), case .text(let name) = value {
                let file = files?.read(String(decoding: name, as: UTF8.self))
                lacksFile = lacksFile || file == nil
                rows.append(file: file)
            } else {
                rows.append(value)
            }
        }
    }
}
