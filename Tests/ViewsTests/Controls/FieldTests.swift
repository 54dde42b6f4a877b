import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A field` {
    private func entry(_ page: TestPage) -> DisplayControl.TextEntry? {
        for node in page.nodes {
            guard case .control(let control) = node.content else { continue }
            if case .textField(let entry) = control.kind { return entry }
            if case .textArea(let entry) = control.kind { return entry }
        }
        return nil
    }

    struct Padded: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding(10).background(Color.yellow)
        }
    }

    @Test func `has its style's decoration`() {
        let page = TestPage { TextField("name", text: .constant("")).textFieldStyle(Padded()).frame(width: 100) }
        #expect(page.frame(of: "name") == CGRect(x: 110, y: 95, width: 80, height: 10))
        #expect(page.frames(ofType: "Rectangle") == [CGRect(x: 100, y: 85, width: 100, height: 30)])
    }

    struct Message: View {
        @State var text = "one"
        var body: some View { TextField("message", text: $text, axis: .vertical).lineLimit(2...3).frame(width: 50) }
    }

    @Test func `with a vertical axis is as high as its lines, within its limits`() throws {
        let page = TestPage { Message() }
        func height() -> CGFloat? { page.frames(ofType: "TextField").first?.height }
        #expect(height() == 20)
        try page.send(.input, .text("a\nb\nc"), to: "message")
        #expect(height() == 30)
        try page.send(.input, .text("a\nb\nc\nd\ne"), to: "message")
        #expect(height() == 30)
    }

    @Test func `with many lines takes the proposed space`() {
        let page = TestPage { TextEditor(text: .constant("a")).padding(20) }
        #expect(page.frames(ofType: "TextEditor") == [CGRect(x: 20, y: 20, width: 260, height: 160)])
    }

    @Test func `sends its keyboard settings to the browser`() throws {
        let page = TestPage {
            TextField("mail", text: .constant(""))
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.send)
        }
        let entry = try #require(self.entry(page))
        #expect(
            [entry.inputMode, entry.autocomplete, entry.autocapitalize, entry.enterKey]
                == ["email", "email", "none", "send"])
        #expect(entry.isCorrected == false)
    }

    struct Focusing: View {
        enum Name { case first, second }
        @FocusState var focus: Name?
        var body: some View {
            TextField("a", text: .constant("")).focused($focus, equals: .first).onSubmit { focus = .second }
            TextField("b", text: .constant("")).focused($focus, equals: .second)
            Text(focus == .first ? "first" : focus == .second ? "second" : "none").onTapGesture { focus = nil }
        }
    }

    @Test func `reports the focus to the app, and gets it from the app`() throws {
        let page = TestPage { Focusing() }
        #expect(page.tree.focus == nil)
        try page.send(.focus, .none, to: "a")
        #expect(page.texts == ["first"])
        #expect(page.tree.focus == nil)
        try page.send(.submit, .none, to: "a")
        #expect(page.texts == ["second"])
        let second = try #require(page.target("b", for: .input))
        #expect(page.tree.focus?.node == second.id)
        try page.send(.blur, .none, to: "a")
        try page.send(.focus, .none, to: "b")
        #expect(page.texts == ["second"])
        try page.tap("second")
        #expect(page.texts == ["none"])
        #expect(page.tree.focus != nil)
        #expect(page.tree.focus?.node == nil)
    }

    @Test(arguments: [true, false]) func `submits to the views around it up to a scope`(isBlocking: Bool) throws {
        struct Submitting: View {
            let isBlocking: Bool
            @State private var log = ""

            var body: some View {
                VStack {
                    VStack {
                        TextField("a", text: .constant("")).onSubmit { log += "inner " }.onSubmit(of: .search) {
                            log += "search "
                        }
                    }
                    .submitScope(isBlocking)
                    Text(log.isEmpty ? "nothing" : log)
                }
                .onSubmit { log += "outer" }
            }
        }
        let page = TestPage { Submitting(isBlocking: isBlocking) }
        try page.send(.submit, .none, to: "a")
        #expect(page.texts == [isBlocking ? "inner " : "inner outer"])
    }

    // MARK: Dates and colors

    struct Dated: View {
        @State var date = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            DatePicker(
                "day", selection: $date,
                in: Date(timeIntervalSince1970: 1_600_000_000)...Date(timeIntervalSince1970: 1_800_000_000))
            Text(verbatim: String(Int(date.timeIntervalSince1970)))
        }
    }

    private func dated() -> TestPage {
        TestPage { Dated().environment(\.timeZone, TimeZone(identifier: "UTC")!) }
    }

    @Test func `for a date sets its day and keeps its time`() throws {
        let page = dated()
        try page.send(.change, .text("2024-02-29"), to: "day")
        // 22:13:20 of that day.
        #expect(page.texts.last == "1709244800")
        try page.send(.change, .text("06:30"), to: "day, time")
        #expect(page.texts.last == "1709188200")
    }

    @Test(arguments: [("1970-01-01", "1600000000"), ("9999-12-31", "1800000000")])
    func `for a date stays within its range`(text: String, expected: String) throws {
        let page = dated()
        try page.send(.change, .text(text), to: "day")
        #expect(page.texts.last == expected)
    }

    @Test(
        arguments: [
            EventValue.text(""), .text("2023-02-29"), .text("2023-13-01"), .text("0000-01-01"), .text("2024-1-1"),
            .text("+024-01-01"), .text("99999-01-01"), .text("٢٠٢٤-٠١-٠١"), .text("2024-01-01T00:00"), .number(1),
            .none, .bool(true),
        ])
    func `for a date refuses an invalid date`(value: EventValue) throws {
        let page = dated()
        let node = try #require(page.target("day", for: .change))
        #expect(
            throws: EventRefusal.wrongValue(node: node.id, type: .change, expected: "a day as 2026-11-21")
        ) { try page.send(.change, value, to: "day") }
        #expect(page.texts.last == "1700000000")
    }

    @Test(arguments: ["", "24:00", "12:60", "1:00", "12.00", "-1:00", "12:00:00:00"])
    func `for a time refuses an invalid time`(text: String) throws {
        let page = dated()
        #expect(throws: EventRefusal.self) { try page.send(.change, .text(text), to: "day, time") }
    }

    struct Colored: View {
        @State var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
        var body: some View { ColorPicker("paint", selection: $color) }
    }

    private func color(_ page: TestPage) -> String? {
        for node in page.nodes {
            if case .control(let control) = node.content, case .color(let value) = control.kind { return value }
        }
        return nil
    }

    @Test func `for a color accepts six digits and nothing else`() throws {
        let page = TestPage { Colored() }
        #expect(color(page) == "#ff0000")
        try page.send(.change, .text("#00fF10"), to: "paint")
        #expect(color(page) == "#00ff10")
        for wrong in ["", "#fff", "00ff10", "#00ff1g", "#00ff100", "#+0ff10"] {
            #expect(throws: EventRefusal.self) { try page.send(.change, .text(wrong), to: "paint") }
        }
        #expect(color(page) == "#00ff10")
    }

    @Test func `for a date may be a month calendar`() throws {
        let page = TestPage(height: 500) {
            Dated().datePickerStyle(.graphical).environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
        #expect(page.texts.first == "November 2023")
        try page.tap("20")
        #expect(page.texts.last == "1700518400")
        try page.tap("Next month")
        #expect(page.texts.first == "December 2023")
        #expect(page.texts.last == "1700518400")
    }

    @Test func `for a date may be wheels, which clamp the day in a shorter month`() throws {
        struct Wheels: View {
            // 31 January 2024, noon.
            @State var date = Date(timeIntervalSince1970: 1_706_702_400)
            var body: some View {
                DatePicker("day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
                Text(verbatim: String(Int(date.timeIntervalSince1970)))
            }
        }
        let page = TestPage(width: 400, height: 500) {
            Wheels().environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
        #expect(page.texts.contains("January"))
        try page.tap("February")
        // 29 February 2024, noon.
        #expect(page.texts.last == "1709208000")
    }

    @Test func `with hidden characters runs its action for Return`() throws {
        var commits = 0
        let title = "Password"
        let page = TestPage {
            SecureField(title, text: .constant("a")) { commits += 1 }
            SecureField("Localized", text: .constant("a"), onCommit: { commits += 10 })
        }
        try page.send(.submit, .none, to: "Password")
        try page.send(.submit, .none, to: "Localized")
        #expect(commits == 11)
    }
}
