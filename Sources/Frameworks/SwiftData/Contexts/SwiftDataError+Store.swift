import EspalierDataStore

extension SwiftDataError {
    /// The error for one of the store, which names the model's property.
    init(
        _ error: StoreError, insertion: (Int) -> any PersistentModel = { fatalError("No insertion \($0).") },
        update: (Int) -> any PersistentModel = { fatalError("No update \($0).") }
    ) {
        func model(_ position: StoreChanges.Position) -> String {
            switch position {
            case .insertion(let index): "\(type(of: insertion(index)))"
            case .update(let index): "\(type(of: update(index)))"
            }
        }
        switch error {
        case .notUnique(_, let columns, _, let change):
            let name = model(change)
            self.init(
                .modelValidationFailure,
                "Another \(name) has the same \(columns.joined(separator: ", ")), which must be unique: \(name).\(columns.joined(separator: ", \(name)."))."
            )
        case .missingValue(_, let column, let change), .notANumber(_, let column, let change),
            .wrongType(_, let column, let change):
            self.init(.modelValidationFailure, "\(model(change)).\(column): \(error)")
        default: self.init(.loadIssueModelContainer, "\(error)")
        }
    }
}
