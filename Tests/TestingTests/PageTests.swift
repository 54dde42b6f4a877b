import EspalierAutomation
import EspalierTesting
import SwiftUI
import Synchronization
import Testing
import XCTest

/// The failures that steps record.
func failures(_ body: () throws -> Void) rethrows -> [String] {
    let found = Mutex<[String]>([])
    try TestFailure.$catcher.withValue({ message in found.withLock { $0.append(message) } }) { try body() }
    return found.withLock { $0 }
}

private struct Counter: View {
    @State private var count = 0
    @AppStorage("name") private var name = "nobody"

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("More") { count += 1 }
            TextField("Name", text: $name)
            Text("Hello, \(name)")
        }
    }
}

private struct Loading: View {
    /// The work of the button, until the test ends it.
    static var saving: CheckedContinuation<Void, Never>?

    @State private var words: [String] = []
    @State private var isShown = false

    var body: some View {
        VStack {
            if words.isEmpty { Text("Loading") }
            ForEach(words, id: \.self) { Text($0) }
            Button("Save") {
                Task {
                    await withCheckedContinuation { Self.saving = $0 }
                    isShown = true
                }
            }
            if isShown { Text("Saved") }
        }
        .task {
            await Task.yield()
            words = ["one", "two"]
        }
    }
}

private struct Items: View {
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { number in NavigationLink("Item \(number)", value: number) }
                .navigationTitle("Items")
                .navigationDestination(for: Int.self) { number in
                    Text("About \(number)").navigationTitle("Item \(number)")
                }
        }
    }
}

private struct Desk: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup { DeskPage(count: $count) }
        WindowGroup(id: "settings") { SettingsPage(count: $count) }
    }
}

private struct DeskPage: View {
    @Binding var count: Int
    @Environment(\.identity) private var identity
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Text("Desk of \(identity?.name ?? "a guest")")
            Button("Add") { count += 1 }
            Link("Settings", destination: URL(string: "/settings")!)
            Button("Help") { openURL(URL(string: "https://example.com/help")!) }
        }
    }
}

private struct SettingsPage: View {
    @Binding var count: Int
    @Environment(\.signOut) private var signOut

    var body: some View {
        VStack {
            Text("Added \(count)")
            Button("Sign out") { signOut() }
        }
    }
}

private struct Surroundings: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        Text(verbatim: "\(scheme) \(size) \(locale.identifier) \(width == .compact ? "compact" : "regular")")
    }
}

@MainActor @Suite struct `A page in a test` {
    @Test func `shows what a tap changes`() async throws {
        let page = try await Page(Counter())
        #expect(page.staticTexts["Count: 0"].exists)
        page.buttons["More"].tap()
        page.buttons["More"].tap()
        #expect(page.staticTexts["Count: 2"].exists)
        #expect(!page.staticTexts["Count: 0"].exists)
        #expect(page.buttons.count == 1)
    }

    @Test func `takes what is typed`() async throws {
        let page = try await Page(Counter(), in: TestBrowser(storing: ["name": "Ada"]))
        #expect(page.staticTexts["Hello, Ada"].exists)
        page.textFields["Name"].tap()
        page.textFields["Name"].typeText(" Lovelace")
        #expect(page.staticTexts["Hello, Ada Lovelace"].exists)
    }

    @Test func `fails with a sentence that names the nearest elements`() async throws {
        let page = try await Page(Counter())
        let found = failures { page.buttons["Mores"].tap() }
        #expect(found.count == 1)
        let message = try #require(found.first)
        #expect(message.hasPrefix("tap failed: app.buttons[\"Mores\"] does not exist."))
        #expect(message.contains("Nearest: button \"More\" at ("))
    }

    @Test func `shows the tasks of its views`() async throws {
        let page = try await Page(Loading())
        #expect(page.staticTexts["one"].exists && page.staticTexts["two"].exists)
        page.buttons["Save"].tap()
        #expect(!page.staticTexts["Saved"].exists)
        while Loading.saving == nil { await Task.yield() }
        Loading.saving?.resume()
        #expect(await page.staticTexts["Saved"].waitForExistence(timeout: 10))
        #expect(await page.staticTexts["Loading"].waitForNonExistence(timeout: 0))
        #expect(await !page.staticTexts["Never"].waitForExistence(timeout: 0.01))
    }

    @Test func `opens at the place of a path`() async throws {
        let page = try await Page(Items(), at: "/Int/2")
        #expect(page.staticTexts["About 2"].exists)
        #expect(page.path == "/Int/2")
        try page.open("/")
        #expect(page.path == "/")
        page.buttons["Item 3"].tap()
        #expect(page.path == "/Int/3")
        #expect(page.navigationBars["Item 3"].exists)
    }

    @Test func `says which pages there are in place of an unknown one`() async throws {
        let problem = await #expect(throws: PageProblem.self) { try await Page(Desk.self, at: "/other") }
        #expect(problem?.description == "there is no page at /other: the app has /, /settings")
        let page = try await Page(Desk.self)
        let second = #expect(throws: PageProblem.self) { try page.open("/nowhere/else/at") }
        #expect(second?.description == "there is no page at /nowhere/else/at: the app has /, /settings")
    }

    @Test func `shares the app and the user with the pages of its browser only`() async throws {
        let browser = TestBrowser(identity: Identity("ada", name: "Ada"))
        let desk = try await Page(Desk.self, in: browser)
        let settings = try await Page(Desk.self, at: "/settings", in: browser)
        let other = try await Page(Desk.self, at: "/settings")
        #expect(desk.staticTexts["Desk of Ada"].exists)
        desk.buttons["Add"].tap()
        #expect(settings.staticTexts["Added 1"].exists)
        #expect(other.staticTexts["Added 0"].exists)
        settings.buttons["Sign out"].tap()
        #expect(desk.staticTexts["Desk of a guest"].exists)
        #expect(browser.identity == nil)
    }

    @Test func `follows links of the app, and lists those to other sites`() async throws {
        let page = try await Page(Desk.self)
        page.buttons["Help"].tap()
        #expect(page.openedURLs == ["https://example.com/help"])
        page.links["Settings"].tap()
        #expect(page.staticTexts["Added 0"].exists)
    }

    @Test func `has the size, the languages, the scheme and the text size of its browser`() async throws {
        let browser = TestBrowser(languages: ["de"], colorScheme: .dark, textSize: .accessibility2)
        let page = try await Page(Surroundings(), size: .desktop, in: browser)
        #expect(page.staticTexts["dark accessibility2 de regular"].exists)
        let phone = try await Page(Surroundings())
        #expect(phone.staticTexts["light large en compact"].exists)
        #expect(phone.windows.firstMatch.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `has a clock that the test moves`() async throws {
        struct Seconds: View {
            @State private var start = Date.now
            @State private var isOver = false
            var body: some View {
                Text(isOver ? "over" : "running")
                    .offset(x: isOver ? 100 : 0)
                    .onAppear {
                        withAnimation(.linear(duration: 2)) {
                        } completion: {
                            isOver = true
                        }
                    }
            }
        }
        let page = try await Page(Seconds())
        #expect(page.clock.time == 0)
        page.clock.advance(by: .seconds(5))
        #expect(page.clock.time == 5)
        #expect(page.staticTexts.count == 1)
    }
}

/// Pages work in XCTest, too.
final class PageXCTests: XCTestCase {
    @MainActor
    func testThatATapCounts() async throws {
        let page = try await Page(Counter())
        page.buttons["More"].tap()
        XCTAssertTrue(page.staticTexts["Count: 1"].exists)
    }
}
