/// The program that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
@main struct PreviewMacrosPlugin {
    static func main() throws {
        let connection = CompilerConnection()
        while let message = try connection.receive() {
            try connection.send(answer(to: message))
        }
    }

    private static func answer(to message: HostMessage) -> PluginMessage {
        switch message {
        case .getCapability:
            .getCapabilityResult(capability: PluginCapability(protocolVersion: 7))
        case .expandFreestandingMacro(let macro, let syntax):
            expansion(of: macro, at: syntax)
        case .expandAttachedMacro(let macro, let syntax, let role, let declaration):
            macro.typeName == "EntryMacro"
                ? entry(role, declaration, at: syntax) : expansion(of: macro, at: syntax)
        }
    }

    private static func entry(_ role: String, _ declaration: String, at syntax: SourceSyntax) -> PluginMessage {
        guard let entry = EntryMacro(declaration: declaration) else {
            let message = "@Entry needs a variable with a default value: @Entry var name = value"
            return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(message, at: syntax.location)])
        }
        return .expandMacroResult(expandedSource: role == "accessor" ? entry.accessors : entry.key, diagnostics: [])
    }

    // The compiler has checked a macro's arguments against its declaration before it asks for the expansion, the body of a
    // preview among them. There is no canvas to show it on, so nothing is left to declare.
    private static func expansion(of macro: MacroReference, at syntax: SourceSyntax) -> PluginMessage {
        switch macro.typeName {
        case "PreviewMacro", "PreviewableMacro":
            return .expandMacroResult(expandedSource: "", diagnostics: [])
        default:
            let message = "PreviewMacros has no macro type '\(macro.typeName)'"
            return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(message, at: syntax.location)])
        }
    }
}
