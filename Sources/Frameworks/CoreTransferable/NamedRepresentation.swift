extension TransferRepresentation {
    /// Suggests a name for files of the values.
    ///
    /// - Parameter fileName: The name. An extension is added if it has none that fits the type of the file.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        NamedRepresentation(base: self) { _ in fileName }
    }

    /// Suggests a name for the file of each value.
    ///
    /// - Parameter fileName: Returns the name of a value; nil for the usual one. An extension is added if it has none that fits the
    ///   type of the file.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        NamedRepresentation(base: self, name: fileName)
    }
}

/// A representation whose files have a name.
private struct NamedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never

    let base: Base
    let name: @Sendable (Item) -> String?

    func _collect(into forms: inout [_TransferForm<Item>]) {
        var own: [_TransferForm<Item>] = []
        base._collect(into: &own)
        for var form in own {
            form.name = form.name ?? name
            forms.append(form)
        }
    }
}
