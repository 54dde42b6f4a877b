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

    private func page<Value: Sendable>(
        _ value: Value, _ field: @escaping (Binding<Value>) -> some View
    ) -> TestPage {
        TestPage { Field(value: value) { AnyView(field($0)) } }
    }

    /// The value after a text has been typed.
    private func enter<Value: Sendable>(
        _ text: String, into value: Value, _ field: @escaping (Binding<Value>) -> AnyView
    ) throws -> String {
        let page = page(value, field)
        try page.send(.input, .text(text), to: "f")
        return try #require(page.texts.last)
    }

    /// The text that the field shows.
    private func shown(_ page: TestPage) -> String? {
        page.nodes.lazy.compactMap { node in
            if case .control(let control) = node.content, case .textField(let entry) = control.kind {
                entry.value
            } else {
                nil
            }
        }.first
    }

    private let german = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))
    private let english = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))

    @Test func `writes the value with each input, and shows it in its format at the end of editing`() throws {
        let page = page(0.0) { TextField("f", value: $0, format: english) }
        for (text, value) in [
            ("1", "1.0"), ("12", "12.0"), ("1234", "1234.0"), ("1234.", "1234.0"), ("1234.5", "1234.5"),
        ] {
            try page.send(.input, .text(text), to: "f")
            #expect(page.texts == [value])
            #expect(shown(page) == text)
        }
        try page.send(.change, .text("1234.5"), to: "f")
        #expect(page.texts == ["1234.5"])
        #expect(shown(page) == "1,234.5")
    }

    @Test func `keeps the value while the text cannot be read, and shows it at the end of editing`() throws {
        let page = page(3) { TextField("f", value: $0, format: .number) }
        try page.send(.input, .text("-"), to: "f")
        #expect(page.texts == ["3"] && shown(page) == "-")
        try page.send(.change, .text("-"), to: "f")
        #expect(page.texts == ["3"] && shown(page) == "3")
    }

    @Test func `that is optional is nil if the text cannot be read`() throws {
        let field = { (value: Binding<Int?>) in AnyView(TextField("f", value: value, format: .number)) }
        #expect(try enter("7", into: nil, field) == "Optional(7)")
        #expect(try enter("", into: 3, field) == "nil")
        #expect(try enter("x", into: 3, field) == "nil")
        let page = page(3 as Int?, field)
        try page.send(.input, .text("x"), to: "f")
        #expect(page.texts == ["nil"] && shown(page) == "x")
        try page.send(.change, .text("x"), to: "f")
        #expect(page.texts == ["nil"] && shown(page) == "")
    }

    @Test func `reads the notations of its locale`() throws {
        let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
        let share = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
        let number = page(0.0) { TextField("f", value: $0, format: german) }
        try number.send(.input, .text("1,5"), to: "f")
        #expect(number.texts == ["1.5"])
        let currency = page(0.0) { TextField("f", value: $0, format: euros) }
        try currency.send(.input, .text("1234,5"), to: "f")
        #expect(currency.texts == ["1234.5"] && shown(currency) == "1234,5")
        try currency.send(.change, .text("1234,5"), to: "f")
        #expect(shown(currency) == "1.234,50\u{a0}€")
        let percent = page(0.0) { TextField("f", value: $0, format: share) }
        try percent.send(.input, .text("50"), to: "f")
        #expect(percent.texts == ["0.5"])
        try percent.send(.change, .text("50"), to: "f")
        #expect(shown(percent) == "50%")
    }

    @Test func `reads dates`() throws {
        let format = Date.FormatStyle(
            date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        let page = page(Date(timeIntervalSince1970: 0)) { TextField("f", value: $0, format: format) }
        try page.send(.input, .text("1/3"), to: "f")
        #expect(page.texts == ["1970-01-01 00:00:00 +0000"] && shown(page) == "1/3")
        try page.send(.input, .text("1/3/2026"), to: "f")
        #expect(page.texts == ["2026-01-03 00:00:00 +0000"])
    }

    private struct Limited: View {
        @State private var value = 5

        var body: some View {
            TextField("f", value: $value, format: .number)
                .onChange(of: value) { if value > 100 { value = 100 } }
            Text(verbatim: "\(value)")
        }
    }

    @Test func `shows the value that the app sets while the user types`() throws {
        let page = TestPage { Limited() }
        try page.send(.input, .text("99"), to: "f")
        #expect(page.texts == ["99"] && shown(page) == "99")
        try page.send(.input, .text("999"), to: "f")
        #expect(page.texts == ["100"] && shown(page) == "100")
        let clamped = self.page(5) { value in
            TextField(
                "f", value: Binding(get: { value.wrappedValue }, set: { value.wrappedValue = min($0, 10) }),
                format: .number)
        }
        try clamped.send(.input, .text("12"), to: "f")
        #expect(clamped.texts == ["10"] && shown(clamped) == "10")
    }

    @Test func `keeps digits that its format does not show, unless the text is edited`() throws {
        let page = page(1.23456) { TextField("f", value: $0, format: english.precision(.fractionLength(0...3))) }
        #expect(shown(page) == "1.235")
        try page.send(.change, .text("1.235"), to: "f")
        #expect(page.texts == ["1.23456"])
        try page.send(.input, .text("1.2351"), to: "f")
        try page.send(.input, .text("1.235"), to: "f")
        #expect(page.texts == ["1.235"])
    }

    private struct Paying: View {
        @State private var amount = 0
        @State private var paid = "nothing"

        var body: some View {
            TextField("f", value: $amount, format: .number).onSubmit { paid = "\(amount) by Return" }
            Button("pay") { paid = "\(amount)" }.disabled(amount == 0)
            Text(paid)
        }
    }

    @Test func `has its value before anything else acts`() throws {
        let page = TestPage { Paying() }
        #expect(page.target("pay", for: .tap) == nil)
        try page.send(.input, .text("7"), to: "f")
        try page.tap("pay")
        #expect(page.texts == ["pay", "7"])
        try page.send(.input, .text("78"), to: "f")
        try page.send(.submit, .none, to: "f")
        #expect(page.texts == ["pay", "78 by Return"])
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
        #expect(try enter("8", into: nil as Int?, field) == "Optional(8)")
        #expect(try enter("", into: 4 as Int?, field) == "nil")
        #expect(try enter("many", into: 4 as Int?, field) == "Optional(4)")
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
        try page.send(.input, .text("1970-01-03"), to: "f")
        #expect(page.texts.last?.hasPrefix("1970-01-03") == true)
        try page.send(.input, .text("tomorrow"), to: "f")
        #expect(page.texts.last?.hasPrefix("1970-01-03") == true)
    }
}
