import EspalierDisplayTree
import EspalierLayoutEngine
import SwiftUI
import Testing
import TestKit

extension EnvironmentValues {
    @Entry var margin: CGFloat = 20
    @Entry var guess = "none"
    @Entry var note: String?
    @Entry var sides: [String: (Int) -> Int] = ["a=b": { $0 + 1 }]  // The type and the value contain colons.
}

extension ContainerValues {
    @Entry var isQuiet: Bool = false
}

extension Transaction {
    @Entry var cause: String = "unknown"
}

extension FocusedValues {
    @Entry var topic: String?
}

@MainActor
@Suite struct `An entry` {
    struct Reader: View {
        @Environment(\.margin) var margin
        @Environment(\.guess) var guess
        @Environment(\.note) var note
        @Environment(\.sides) var sides

        var body: some View {
            Text(verbatim: "\(Int(margin)) \(guess) \(note ?? "-") \(sides["a=b"]?(1) ?? 0)")
        }
    }

    @Test func `of the environment has its initial value unless it is set`() {
        let page = TestPage {
            Reader()
            Reader().environment(\.margin, 4).environment(\.guess, "a").environment(\.note, "b")
        }
        #expect(page.texts == ["20 none - 2", "4 a b 2"])
    }

    @Test func `of the containers reaches the container that accesses its subviews`() {
        let page = TestPage {
            VStack {
                ForEach(subviews: content) { subview in
                    if subview.containerValues.isQuiet { Text("(quiet)") } else { subview }
                }
            }
        }
        #expect(page.texts == ["one", "(quiet)", "three"])
    }

    @ViewBuilder private var content: some View {
        Text("one")
        Text("two").containerValue(\.isQuiet, true)
        Text("three")
    }

    @Test func `of a transaction is passed along with the change`() {
        var transaction = Transaction()
        #expect(transaction.cause == "unknown")
        transaction.cause = "a tap"
        #expect(transaction.cause == "a tap")
    }

    struct Desk: View {
        @State var text = ""
        @FocusedValue(\.topic) var topic

        var body: some View {
            Text(topic ?? "nothing")
            TextField("letters", text: $text).focusedValue(\.topic, "post")
            VStack {
                TextField("bills", text: $text).focusedValue(\.topic, text.isEmpty ? "money" : "money \(text)")
            }
            .focusedValue(\.topic, "desk")
        }
    }

    @Test func `of the focus is the value of the focused view`() throws {
        let page = TestPage { Desk() }
        #expect(page.texts == ["nothing"])
        try page.send(.focus, .none, to: "letters")
        #expect(page.texts == ["post"])
        try page.send(.blur, .none, to: "letters")
        try page.send(.focus, .none, to: "bills")
        #expect(page.texts == ["money"])
        try page.send(.input, .text("due"), to: "bills")
        #expect(page.texts == ["money due"])
        try page.send(.blur, .none, to: "bills")
        #expect(page.texts == ["nothing"])
    }
}
