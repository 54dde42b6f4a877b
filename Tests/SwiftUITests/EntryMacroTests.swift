import Testing

@testable import EspalierMacroExpansions

@Suite struct `The entry macro` {
    private func key(_ declaration: String, in parent: String) throws -> String {
        try EntryMacro(declaration: declaration, parent: parent).expansion(for: "peer")
    }

    @Test func `creates a variable that is read and written by its key`() throws {
        let macro = try EntryMacro(declaration: "@Entry var a = 1", parent: "extension EnvironmentValues {}")
        #expect(
            macro.expansion(for: "accessor") == """
                {
                    get { self[__Key_a.self] }
                    set { self[__Key_a.self] = newValue }
                }
                """)
    }

    @Test func `finds the type and the value among attributes, comments and brackets`() throws {
        #expect(
            try key(
                """
                /// The sum = 0: all { of it.
                @Entry @available(iOS 17, *) public /* = { */ var `sum`: (_ a: [Int: String]) -> Int = { _ in "}=".count }
                """, in: "@MainActor public extension SwiftUI . EnvironmentValues { var x = 1 }") == """
                    private struct __Key_sum: SwiftUI.EnvironmentKey {
                        typealias Value = (_ a: [Int: String]) -> Int
                        static var defaultValue: Value {
                            get {
                                { _ in "}=".count }
                            }
                        }
                    }
                    """)
    }

    @Test(arguments: [
        ("EnvironmentValues", "EnvironmentKey"), ("ContainerValues", "ContainerValueKey"),
        ("Transaction", "TransactionKey"),
    ]) func `makes a key of the kind that the collection has`(collection: String, kind: String) throws {
        #expect(
            try key("@Entry var a = 1", in: "extension \(collection) {}") == """
                private struct __Key_a: SwiftUI.\(kind) {
                    static let defaultValue = 1
                }
                """)
    }

    @Test func `creates a key without a default for focused values`() throws {
        #expect(
            try key("@Entry var a: Binding<Int>?", in: "extension FocusedValues {}") == """
                private struct __Key_a: SwiftUI.FocusedValueKey {
                    typealias Value = Binding<Int>
                }
                """)
    }

    @Test(arguments: [
        (#"let a = "\(f("}"))" = 1"#, #"let a = "\(f("}"))" "#), (##"#"\"# = 1"##, ##"#"\"# "##),
        (#""""\#n"=" """ = 1"#, #""""\#n"=" """ "#), ("/* /* = */ = */ = 1", "/* /* = */ = */ "),
        ("[=] {=} = 1", "[=] {=} "),
    ]) func `skips strings, comments and brackets`(source: String, passed: String) {
        var scanner = SourceScanner(source)
        if source.hasPrefix("let") { scanner.advance(by: 7) }
        scanner.skip(to: ["="])
        #expect(String(source.prefix(scanner.position)) == passed)
    }

    @Test(arguments: [
        ("@Entry var a = 1", "struct Mine {}", "inside extensions of EnvironmentValues"),
        ("@Entry var a = 1", "extension Mine {}", "inside extensions of EnvironmentValues"),
        ("@Entry let a = 1", "extension Transaction {}", "a 'var' of an instance"),
        ("@Entry static var a = 1", "extension Transaction {}", "a 'var' of an instance"),
        ("@Entry var a: Int", "extension Transaction {}", "needs a default value"),
        ("@Entry var a: Int { 1 }", "extension Transaction {}", "accessors of its own"),
        ("@Entry var a: Int", "extension FocusedValues {}", "optional"),
    ]) func `reports why it does not apply`(declaration: String, parent: String, reason: String) {
        #expect {
            try EntryMacro(declaration: declaration, parent: parent)
        } throws: { error in
            (error as? MacroError)?.message.contains(reason) ?? false
        }
    }
}
