/// Combines the representations of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A representation as it stands in the closure.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// The first representation.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    /// A further representation after others.
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: First, next: Next
    ) -> TupleTransferRepresentation<Item, (First, Next)> where First.Item == Item, Next.Item == Item {
        var forms: [_TransferForm<Item>] = []
        accumulated._collect(into: &forms)
        next._collect(into: &forms)
        return TupleTransferRepresentation(forms: forms)
    }
}

/// Several representations of a type, the preferred one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, @unchecked Sendable {
    public typealias Body = Never

    // Forms consist of functions of representations, all of which are Sendable.
    let forms: [_TransferForm<Item>]

    public func _collect(into forms: inout [_TransferForm<Item>]) { forms += self.forms }
}
