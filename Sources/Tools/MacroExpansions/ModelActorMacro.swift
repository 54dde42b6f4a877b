/// `@ModelActor`: gives an actor a context, an executor and an initializer.
package struct ModelActorMacro {
    private let type: String
    private let access: String

    /// - Parameters:
    ///   - declaration: The source of the actor.
    ///   - type: The qualified name of the actor; nil for the declared name.
    package init(declaration: String, type: String?) throws(MacroError) {
        var scanner = SourceScanner(declaration)
        let words = scanner.skipModifiers(until: ["struct", "class", "enum", "actor", "protocol", "extension"])
        scanner.skipTrivia()
        guard words.last == "actor", let name = scanner.identifier() else {
            throw MacroError(message: "'@ModelActor' can only be applied to an actor")
        }
        self.type = type ?? name
        access = words.contains("public") ? "public " : words.contains("package") ? "package " : ""
    }

    /// The source of the expansion for one of the macro's roles.
    package func expansion(for role: String) -> String {
        guard role == "member" else { return "extension \(type): SwiftData.ModelActor {}" }
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            \(access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
    }
}
