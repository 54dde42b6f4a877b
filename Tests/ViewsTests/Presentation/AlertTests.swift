import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `An alert` {
    private final class Answers { var taken: [String] = [] }

    private struct Question: View {
        let answers: Answers
        var width: CGFloat = 390
        @State private var asks = true
        @State private var name = ""

        var body: some View {
            Button("ask") { asks = true }
                .alert("Rename?", isPresented: $asks) {
                    TextField("Name", text: $name)
                    Button("No", role: .cancel) { answers.taken.append("no") }
                    Button("Yes") { answers.taken.append("yes \(name)") }
                } message: {
                    Text("It has no name.")
                }
        }
    }

    @Test func `shows title, message, fields, and the button that cancels first`() {
        let page = TestPage(width: 390, height: 800) { Question(answers: Answers()) }
        #expect(page.texts == ["ask", "Rename?", "It has no name.", "No", "Yes"])
        let dialog = page.nodes.first { "\($0.type)" == "Alert" }
        #expect(dialog?.semantics?.role == .alertdialog)
        #expect(dialog?.semantics?.label == "Rename?")
    }

    @Test func `ends after the action of a button`() throws {
        let answers = Answers()
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Question(answers: answers) }
        try page.send(.input, .text("Ann"), to: "Name")
        page.update()
        try page.tap("Yes")
        page.advance(by: 1)
        #expect(answers.taken == ["yes Ann"])
        #expect(page.texts == ["ask"])
    }

    @Test func `without buttons has one in the page's language`() {
        let page = TestPage(width: 390, height: 800) {
            Text("page").alert("Done", isPresented: .constant(true)) {}.environment(\.locale, Locale(identifier: "es"))
        }
        #expect(page.texts == ["page", "Done", "Aceptar"])
    }

    @Test func `of the older form shows its buttons`() throws {
        let answers = Answers()
        let page = TestPage(width: 390, height: 800) {
            Text("page").alert(isPresented: .constant(true)) {
                Alert(
                    title: Text("Sure?"), message: Text("Think."),
                    primaryButton: .destructive(Text("Delete")) { answers.taken.append("deleted") },
                    secondaryButton: .cancel())
            }
        }
        #expect(page.texts == ["page", "Sure?", "Think.", "Cancel", "Delete"])
        try page.tap("Delete")
        #expect(answers.taken == ["deleted"])
    }

    @Test func `has two buttons side by side, or in a column if one of them has no room for its label`() throws {
        func frames(_ cancel: String, _ other: String) throws -> (cancel: CGRect, other: CGRect) {
            let page = TestPage(width: 320, height: 800) {
                Text("page").alert("Title", isPresented: .constant(true)) {
                    Button(other) {}
                    Button(cancel, role: .cancel) {}
                }
            }
            return (try #require(page.frame(of: cancel)), try #require(page.frame(of: other)))
        }
        let short = try frames("Nein", "Ja")
        #expect(short.cancel.minY == short.other.minY && short.cancel.maxX < short.other.minX)
        let long = try frames("Abbrechen", "Änderungen verwerfen")
        #expect(long.other.width == 200 && long.other.maxY < long.cancel.minY)
    }

    @Test func `for data is presented only with data`() {
        func texts(_ data: Int?) -> [String] {
            TestPage(width: 390, height: 800) {
                Text("page").alert("Title", isPresented: .constant(true), presenting: data) { Button("Use \($0)") {} }
            }
            .texts
        }
        #expect(texts(nil) == ["page"])
        #expect(texts(3) == ["page", "Title", "Use 3"])
    }

    @Test func `for an error shows its description`() {
        struct Failure: LocalizedError { var errorDescription: String? { "It failed." } }
        let page = TestPage(width: 390, height: 800) {
            Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Again") {} }
        }
        #expect(page.texts == ["page", "It failed.", "Again"])
    }
}

@MainActor @Suite struct `A confirmation dialog` {
    private func page(_ width: CGFloat, title: Visibility = .automatic) -> TestPage {
        TestPage(width: width, height: 800) {
            Text("page").confirmationDialog("Options", isPresented: .constant(true), titleVisibility: title) {
                Button("Archive") {}
                Button("Delete", role: .destructive) {}
            }
        }
    }

    @Test func `has a button that cancels, and no title unless it is visible`() {
        #expect(page(390).texts == ["page", "Archive", "Delete", "Cancel"])
        #expect(page(390, title: .visible).texts == ["page", "Options", "Archive", "Delete", "Cancel"])
    }

    @Test func `stands at the lower edge of a narrow window and at its source in a wide one`() throws {
        #expect(try #require(page(390).frame(of: "Cancel")).maxY > 760)
        // The source is in the middle of the window, and the bubble below it.
        #expect(page(1000).frame(of: "Delete")?.midX == 500)
        #expect(page(1000).frame(of: "Delete")?.midY == 405 + 12 + 44.5 + 22)
        #expect(page(1000).texts == ["page", "Archive", "Delete"])
    }
}
