/// The values of a type as values of another type, in the forms of that type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Values of another type, in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Values of another type, as which values only leave: often a key path.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Values of another type, from which values only arrive.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public func _collect(into forms: inout [_TransferForm<Item>]) {
        let (exporting, importing) = (exporting, importing)
        forms.append(
            _TransferForm(
                content: .proxy(
                    ProxyRepresentation.self, export: exporting.map { function in { try function($0) } },
                    import: importing.map { function in
                        { value in
                            guard let value = value as? ProxyRepresentation else { throw TransferError.unsupported }
                            return try function(value)
                        }
                    })))
    }
}
