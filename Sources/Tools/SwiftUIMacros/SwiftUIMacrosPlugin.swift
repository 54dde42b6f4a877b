import EspalierMacroExpansions

/// The program that the compiler starts to expand `#Preview`, `@Previewable`, `@Entry`, `@Animatable`, `@Model`,
/// `@ModelActor` and `@Generable`.
@main struct SwiftUIMacrosPlugin {
    static func main() throws {
        let connection = CompilerConnection()
        while let message = try connection.receive() {
            try connection.send(response(to: message))
        }
    }

    private static func response(to message: HostMessage) -> PluginMessage {
        switch message {
        case .getCapability:
            .getCapabilityResult(capability: PluginCapability(protocolVersion: 7))
        case .expandFreestandingMacro(let freestanding):
            expansion(of: freestanding.macro, at: freestanding.syntax) { name throws(MacroError) in
                switch name {
                case "PreviewMacro": try freestanding.preview.expansion
                default: nil
                }
            }
        case .expandAttachedMacro(let attached):
            expansion(of: attached.macro, at: attached.attributeSyntax) { name throws(MacroError) in
                switch name {
                case "EntryMacro": try attached.entry.expansion(for: attached.macroRole)
                case "AnimatableMacro": try attached.animatable.expansion()
                case "GenerableMacro": try attached.generable.expansion
                case "ModelMacro": try attached.modelExpansion
                case "PersistedPropertyMacro": try attached.persistedProperty.expansion(for: attached.macroRole)
                case "ModelActorMacro": try attached.modelActor.expansion(for: attached.macroRole)
                default: nil
                }
            }
        }
    }

    /// Macros that expand to nothing. `@AnimatableIgnored` is only read by `@Animatable`, `@Previewable` by `#Preview`, the marks of
    /// properties by `@Model`, and `@Guide` by a language model.
    private static let marks: Set = [
        "PreviewableMacro", "AnimatableIgnoredMacro", "GuideMacro", "ModelMarkMacro",
    ]

    private static func expansion(
        of macro: MacroReference, at syntax: SourceSyntax, _ expand: (String) throws(MacroError) -> String?
    ) -> PluginMessage {
        if marks.contains(macro.typeName) {
            return .expandMacroResult(expandedSource: "", diagnostics: [])
        }
        var message = "SwiftUIMacros has no macro type '\(macro.typeName)'"
        do {
            if let source = try expand(macro.typeName) {
                return .expandMacroResult(expandedSource: source, diagnostics: [])
            }
        } catch {
            message = error.message
        }
        return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(message, at: syntax.location)])
    }
}
