import EspalierDataStore

extension SwiftDataError {
    /// The error for one of the store, which names the model's property.
    init(
        _ error: StoreError, insertion: (Int) -> (any PersistentModel)? = { _ in nil },
        update: (Int) -> (any PersistentModel)? = { _ in nil }
    ) {
        /// The name of the model that a commit refused; that of its table outside of a commit.
        func model(_ position: StoreChanges.Position, _ table: String) -> String {
            let model: (any PersistentModel)?
            switch position {
            case .insertion(let index): model = insertion(index)
            case .update(let index): model = update(index)
            }
            return model.map { "\(type(of: $0))" } ?? table
        }
        switch error {
        case .notUnique(let table, let columns, _, let change):
            let name = model(change, table)
            self.init(
                .modelValidationFailure,
                "Another \(name) has the same \(columns.joined(separator: ", ")), which must be unique: \(name).\(columns.joined(separator: ", \(name)."))."
            )
        case .missingValue(let table, let column, let change), .notANumber(let table, let column, let change),
            .wrongType(let table, let column, let change):
            self.init(.modelValidationFailure, "\(model(change, table)).\(column): \(error)")
        default: self.init(.loadIssueModelContainer, "\(error)")
        }
    }
}
