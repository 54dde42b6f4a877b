package import UniformTypeIdentifiers

/// The values of a type that have no form outside of the process, such as a color. They arrive only as themselves.
package struct ValueRepresentation<Item: Transferable>: TransferRepresentation {
    package typealias Body = Never

    private let contentType: UTType

    /// Values that are offered as a type of data.
    package init(contentType: UTType) {
        self.contentType = contentType
    }

    package func _collect(into forms: inout [_TransferForm<Item>]) {
        forms.append(_TransferForm(content: .value(contentType)))
    }
}
