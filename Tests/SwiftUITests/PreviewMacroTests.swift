import Testing

@testable import EspalierMacroExpansions

@Suite struct `The preview macro` {
    private func expansion(_ source: String, line: Int = 7) throws -> String {
        try PreviewMacro(source: source, discriminator: "$s4ShopfMf_", fileID: "Shop/Row.swift", line: line).expansion
    }

    private func body(_ source: String) throws -> PreviewMacroBody { try PreviewMacroBody(source) }

    @Test func `declares a type by which a debug build finds the preview`() throws {
        #expect(
            try expansion("#Preview(\"Two\", traits: .landscapeLeft) { Row(\"a)\") }") == """
                #if DEBUG
                nonisolated struct $s4ShopfMf_15PreviewRegistryfMu_: SwiftUI._PreviewRegistry {
                    static var fileID: Swift.String { "Shop/Row.swift" }
                    static var line: Swift.Int { 7 }
                    @MainActor static func makePreview() -> SwiftUI.Preview {
                        SwiftUI.Preview("Two", traits: .landscapeLeft) { Row("a)") }
                    }
                }
                #endif
                """)
    }

    @Test func `knows the line behind spaces and comments`() throws {
        let source = "\n\n// A row\n/* of\n two lines */ #Preview { Row() }"
        #expect(try expansion(source, line: 3).contains("{ 7 }"))
        #expect(try expansion(source, line: 3).contains("SwiftUI.Preview{ Row() }"))
    }

    @Test func `makes a view of the properties that are previewable`() throws {
        let source = """
            #Preview("Toggle", traits: .sizeThatFitsLayout) {
                @Previewable @State var isOn = true
                let title = "Alarm"
                @Previewable @State var count: Int?
                Toggle(title, isOn: $isOn)
            }
            """
        let text = try expansion(source)
        #expect(
            text.contains(
                """
                        SwiftUI.Preview("Toggle", traits: .sizeThatFitsLayout) {
                            struct __Preview: SwiftUI.View {
                                @State var isOn = true
                                @State var count: Int?
                                var body: some SwiftUI.View {
                                    let title = "Alarm"
                """))
        #expect(text.contains("            return __Preview()\n        }\n    }\n"))
        #expect(!text.contains("Previewable"))
    }

    @Test(
        arguments: [
            ("@Previewable @State var a = 1; Text(\"x\")", ["@State var a = 1;"], "Text(\"x\")"),
            ("@Previewable @State var a: Int?\nText(\"x\")", ["@State var a: Int?"], "Text(\"x\")"),
            ("@Previewable @State\nvar a = 1\nText(\"x\")", ["@State\nvar a = 1"], "Text(\"x\")"),
            (
                "@Previewable @State var a =\n    1 +\n    2\nText(\"x\")", ["@State var a =\n    1 +\n    2"],
                "Text(\"x\")"
            ),
            (
                "@Previewable @State var a = Store\n    .sample\n    .first\nText(\"x\")",
                ["@State var a = Store\n    .sample\n    .first"], "Text(\"x\")"
            ),
            (
                "@Previewable @State var a = [\n  1,\n  2\n]\n@Previewable @Namespace var b\nText(\"x\")",
                ["@State var a = [\n  1,\n  2\n]", "@Namespace var b"], "Text(\"x\")"
            ),
            ("@SwiftUI.Previewable @State var a = 1\n-a", ["@State var a = 1"], "-a"),
            ("Text(\"@Previewable @State var a = 1\")", [], "Text(\"@Previewable @State var a = 1\")"),
            ("VStack {\n  Text(\"x\")\n}\n.padding()", [], "VStack {\n  Text(\"x\")\n}\n.padding()"),
        ] as [(String, [String], String)])
    func `finds the end of each property`(source: String, properties: [String], rest: String) throws {
        let found = try body(source)
        #expect(found.properties == properties)
        #expect(found.rest == rest)
    }

    @Test func `refuses properties beside arguments, whose type it does not know`() {
        let error = #expect(throws: MacroError.self) {
            try expansion("#Preview(arguments: [1]) { number in\n@Previewable @State var a = 1\nText(\"\\(number)\") }")
        }
        #expect(
            error?.message
                == "'@Previewable' cannot be used in a '#Preview' with arguments; make a view with the property, and preview that"
        )
    }

    @Test func `takes a body that is not a closure`() throws {
        #expect(try expansion("#Preview(\"Row\", body: makeRow)").contains("SwiftUI.Preview(\"Row\", body: makeRow)\n"))
    }
}
