/// `@Generable` of FoundationModels: makes a type conform to the protocol, whose requirements have defaults.
package struct GenerableMacro {
    private let type: String
    private let isConforming: Bool

    /// - Parameters:
    ///   - type: The qualified name of the type.
    ///   - isConforming: Whether the type is `Generable` without the macro.
    package init(type: String, isConforming: Bool) {
        self.type = type
        self.isConforming = isConforming
    }

    /// The source of an extension; empty if nothing is to be added.
    package var expansion: String {
        isConforming ? "" : "nonisolated extension \(type): FoundationModels.Generable {}"
    }
}
