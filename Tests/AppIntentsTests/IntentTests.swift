import AppIntents
import EspalierDisplayTree
import EspalierViews
import TestKit
import Testing

/// The calls of intents, in order.
@MainActor
final class IntentRecord {
    private(set) var lines: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated init() {}

    func note(_ line: String) {
        lines.append(line)
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until there are so many lines.
    func wait(for count: Int) async {
        while lines.count < count { await withCheckedContinuation { waiting.append($0) } }
    }

    /// The record of the current test.
    @TaskLocal static var current = IntentRecord()
}

enum Shade: String, AppEnum {
    case light, dark

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
    static let caseDisplayRepresentations: [Shade: DisplayRepresentation] = [
        .light: "Light", .dark: DisplayRepresentation(title: "Dark", subtitle: "For the night"),
    ]
}

private struct AddNote: AppIntent {
    static let title: LocalizedStringResource = "Add a note"
    static let description: IntentDescription? = IntentDescription("Adds a note.", categoryName: "Notes")
    static let openAppWhenRun = true

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Shade") var shade: Shade?

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$text)") {
            \.$count
            \.$shade
        }
    }

    init() {}

    init(_ text: String, shade: Shade? = nil) {
        self.text = text
        self.shade = shade
    }

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        IntentRecord.current.note("\(text) \(count) \(shade?.rawValue ?? "none")")
        return .result(value: text, dialog: "Added \(text)")
    }
}

private struct Flaw: Error, CustomStringConvertible {
    let description: String
}

private struct FailingIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"

    /// On the main actor, so that nothing comes between the line and the error.
    @MainActor func perform() async throws -> some IntentResult {
        IntentRecord.current.note("failing")
        if IntentRecord.current.lines.count > 0 { throw Flaw(description: "no network") }
        return .result()
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An intent` {
    private let record = IntentRecord()

    @Test func `is performed by a button, with its parameters`() async throws {
        try await IntentRecord.$current.withValue(record) {
            let page = TestPage { Button("Add", intent: AddNote("milk", shade: .dark)) }
            try page.tap("Add")
            #expect(record.lines == [])
            await record.wait(for: 1)
        }
        #expect(record.lines == ["milk 1 dark"])
    }

    private struct Counter: View {
        @State private var isOn = false

        var body: some View {
            Toggle("Lamp", isOn: isOn, intent: SwitchIntent { isOn.toggle() })
            Text(isOn ? "lit" : "dark")
        }
    }

    private struct SwitchIntent: AppIntent {
        static let title: LocalizedStringResource = "Switch"
        private var change: @MainActor () -> Void = {}

        init() {}

        init(_ change: @escaping @MainActor () -> Void) {
            self.change = change
        }

        @MainActor func perform() async throws -> some IntentResult {
            change()
            IntentRecord.current.note("switched")
            return .result()
        }
    }

    @Test func `is performed by a toggle, which shows the state that the intent changes`() async throws {
        try await IntentRecord.$current.withValue(record) {
            let page = TestPage(width: 300, height: 200) { Counter() }
            try page.send(.change, .bool(true), to: "Lamp")
            #expect(page.texts == ["Lamp", "dark"])
            await record.wait(for: 1)
            page.update()
            #expect(page.texts == ["Lamp", "lit"])
        }
    }

    /// What the process writes to standard error while a button performs an intent, until `count` lines are recorded.
    private static func perform(_ intent: some AppIntent, lines count: Int) async throws {
        let record = IntentRecord()
        try await IntentRecord.$current.withValue(record) {
            let page = TestPage { Button("Go", intent: intent) }
            try page.tap("Go")
            await record.wait(for: count)
            // The task of the intent, which is on the main actor, ends before this one continues.
            for _ in 0..<100 { await Task.yield() }
        }
        if record.lines.count != count { throw Flaw(description: "\(record.lines)") }
    }

    @Test func `that throws is named by the log, and the page goes on`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await Self.perform(FailingIntent(), lines: 1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("espalier: the intent FailingIntent failed: no network\n"))
    }

    @Test func `without the value of a parameter is not performed`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await Self.perform(AddNote(), lines: 0)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("espalier: the intent AddNote failed: the parameter \"Text\" has no value\n"))
    }

    @Test func `returns its value and its dialog`() async throws {
        let result = try await IntentRecord.$current.withValue(record) { try await AddNote("milk").perform() }
        #expect(result.value == "milk")
        #expect(AddNote.persistentIdentifier == "AddNote")
        #expect(FailingIntent.openAppWhenRun == false)
        #expect(FailingIntent.description == nil)
    }

    @Test func `has an error that asks for a parameter`() async throws {
        let intent = AddNote()
        #expect(throws: (any Error).self) { throw intent.$text.needsValueError("Which text?") }
        await #expect(throws: (any Error).self) { try await intent.$text.requestValue() }
        intent.text = "milk"
        #expect(intent.text == "milk")
        #expect(intent.shade == nil)
    }
}
