import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A field for a value` {
    private struct Field<Value: Sendable>: View {
        @State var value: Value
        let field: (Binding<Value>) -> AnyView

        var body: some View {
            field($value)
            Text(verbatim: "\(value)")
        }
    }

    private func enter<Value: Sendable>(
        _ text: String, into value: Value, _ field: @escaping (Binding<Value>) -> AnyView
    ) throws -> String {
        let page = TestPage { Field(value: value, field: field) }
        try page.send(.change, .text(text), to: "f")
        return try #require(page.texts.last)
    }

    @Test func `that is optional is nil without a text`() throws {
        let field = { (value: Binding<Int?>) in AnyView(TextField("f", value: value, format: .number)) }
        #expect(try enter("7", into: nil, field) == "Optional(7)")
        #expect(try enter("", into: 3, field) == "nil")
        #expect(try enter("x", into: 3, field) == "Optional(3)")
    }

    @Test func `shows nothing for nil`() throws {
        let page = TestPage {
            Field(value: nil as Int?) { AnyView(TextField("f", value: $0, format: .number)) }
        }
        let entry = page.nodes.lazy.compactMap { node -> DisplayControl.TextEntry? in
            if case .control(let control) = node.content, case .textField(let entry) = control.kind {
                entry
            } else {
                nil
            }
        }.first
        #expect(entry?.value == "" && entry?.placeholder == "f")
    }

    @Test func `reads numbers of its type with a formatter`() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        func field<Value>(_ value: Binding<Value>) -> AnyView {
            AnyView(TextField("f", value: value, formatter: formatter))
        }
        #expect(try enter("12", into: 0, field) == "12")
        #expect(try enter("1.5", into: 0.0, field) == "1.5")
        #expect(try enter("2.5", into: Float(0), field) == "2.5")
        let decimal = try enter("3.5", into: Decimal(0), field)
        #expect(decimal == "3.5")
        #expect(try enter("many", into: 4, field) == "4")
    }

    @Test func `reads dates with a formatter, and texts with any other`() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        let start = Date(timeIntervalSince1970: 0)
        let page = TestPage {
            Field(value: start) { AnyView(TextField("f", value: $0, formatter: formatter)) }
        }
        try page.send(.change, .text("1970-01-03"), to: "f")
        #expect(page.texts.last?.hasPrefix("1970-01-03") == true)
        try page.send(.change, .text("tomorrow"), to: "f")
        #expect(page.texts.last?.hasPrefix("1970-01-03") == true)
    }
}
