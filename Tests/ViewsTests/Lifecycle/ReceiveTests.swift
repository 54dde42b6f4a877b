import Combine
import EspalierViews
import Testing
import TestKit

@MainActor
@Suite struct `A view that receives values` {
    private struct Listener: View {
        let subjects: [PassthroughSubject<Int, Never>]
        @State private var index = 0
        @State private var sum = 0
        @State private var factor = 1
        @State private var isShown = true

        var body: some View {
            VStack {
                Text("sum \(sum)")
                if isShown { Text("here").onReceive(subjects[index]) { sum += $0 * factor } }
                Button("other") { index = 1 }
                Button("double") { factor = 2 }
                Button("hide") { isShown = false }
            }
        }
    }

    private func page() -> (TestPage, [PassthroughSubject<Int, Never>]) {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        return (TestPage { Listener(subjects: subjects) }, subjects)
    }

    @Test func `runs its action for each of them`() {
        let (page, subjects) = page()
        subjects[0].send(3)
        subjects[0].send(4)
        page.update()
        #expect(page.texts.first == "sum 7")
    }

    @Test func `runs the action of its last value`() throws {
        let (page, subjects) = page()
        try page.tap("double")
        subjects[0].send(3)
        page.update()
        #expect(page.texts.first == "sum 6")
    }

    @Test func `follows a new publisher, and no longer the former one`() throws {
        let (page, subjects) = page()
        try page.tap("other")
        subjects[0].send(3)
        subjects[1].send(5)
        page.update()
        #expect(page.texts.first == "sum 5")
    }

    @Test func `receives nothing after it was removed`() throws {
        let (page, subjects) = page()
        try page.tap("hide")
        subjects[0].send(3)
        page.update()
        #expect(page.texts.first == "sum 0")
    }

    @Test func `of a subscription view runs its action for each value`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let page = TestPage {
            SubscriptionView(content: Text("here"), publisher: subject) { received.append($0) }
        }
        subject.send(3)
        subject.send(4)
        #expect(page.texts == ["here"] && received == [3, 4])
    }
}
