/// `@Generable` of FoundationModels: makes a type conform to the protocol, whose requirements have defaults.
struct GenerableMacro {
    private let type: String
    private let isConforming: Bool

    init(_ attached: AttachedMacro) throws(MacroError) {
        guard let type = attached.extendedTypeSyntax?.source else {
            throw MacroError(message: "'@Generable' can only be applied to a type")
        }
        self.init(type: type, isConforming: attached.conformanceListSyntax?.source.contains("Generable") != true)
    }

    /// - Parameters:
    ///   - type: The qualified name of the type.
    ///   - isConforming: Whether the type is `Generable` without the macro.
    init(type: String, isConforming: Bool) {
        self.type = type
        self.isConforming = isConforming
    }

    /// The source of an extension; empty if nothing is to be added.
    var expansion: String {
        isConforming ? "" : "nonisolated extension \(type): FoundationModels.Generable {}"
    }
}
