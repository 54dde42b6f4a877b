import EspalierViews
import TestKit
import Testing

/// The actions of a test, in order.
private final class Log: @unchecked Sendable {
    var lines: [String] = []
}

private struct Nested: View {
    let log: Log
    let value: Int

    var body: some View {
        Group {
            VStack {
                Text("a").onChange(of: value, initial: true) { log.lines.append("text") }
                Inner(log: log, value: value)
            }
            .onChange(of: value, initial: true) { log.lines.append("stack") }
        }
        .onChange(of: value, initial: true) { log.lines.append("group") }
    }
}

private struct Inner: View {
    let log: Log
    let value: Int

    var body: some View {
        Text("b").onChange(of: value, initial: true) { log.lines.append("body") }
    }
}

private struct Counting: View {
    let log: Log
    @State private var value = 0

    var body: some View {
        Nested(log: log, value: value)
        Button("next") { value += 1 }
    }
}

@MainActor @Suite struct `First actions` {
    private let log = Log()

    @Test func `of changes run from the inside out, as later ones do`() throws {
        let page = TestPage { Counting(log: log) }
        #expect(log.lines == ["text", "body", "stack", "group"])
        log.lines = []
        try page.tap("next")
        #expect(log.lines == ["text", "body", "stack", "group"])
    }

    @Test func `of tasks run from the inside out`() async {
        let page = TestPage {
            Group {
                VStack { Text("a").task { @MainActor [log] in log.lines.append("text") } }
                    .task { @MainActor [log] in log.lines.append("stack") }
            }
            .task { @MainActor [log] in log.lines.append("group") }
        }
        while log.lines.count < 3 { await Task.yield() }
        page.update()
        #expect(log.lines == ["text", "stack", "group"])
    }

    @Test func `of one view run in the order of its modifiers`() {
        _ = TestPage {
            Text("a")
                .onAppear { [log] in log.lines.append("appear") }
                .onChange(of: 1, initial: true) { [log] in log.lines.append("change") }
                .onAppear { [log] in log.lines.append("appear again") }
        }
        #expect(log.lines == ["appear", "change", "appear again"])
    }
}
