/// A type whose values can be dragged, dropped and shared.
@preconcurrency
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The forms in which values leave and arrive, in order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The forms of the type, in order of preference. A representation of another type counts as none.
    package static var transferForms: [_TransferForm<Self>] {
        var forms: [_TransferForm<Self>] = []
        (transferRepresentation as? any TransferRepresentation<Self>)?._collect(into: &forms)
        return forms
    }
}

extension Never: Transferable {
    /// No form, as there are no values.
    public static var transferRepresentation: Never { preconditionFailure("Never has no values.") }
}
