import EspalierAutomation
import Foundation
import SwiftUI
import Testing

@testable import EspalierTesting

@MainActor @Suite struct `A snapshot` {
    @Test func `is a file beside the test's, named after the test`() {
        let file = SnapshotFile(
            testFile: "/app/Tests/DeskTests.swift", function: "`the desk, seen by a guest`()", name: "wide",
            suffix: "txt")
        #expect(file.path == "/app/Tests/Snapshots/DeskTests/the-desk-seen-by-a-guest.wide.txt")
    }

    @Test func `of a tree is compared with the recorded one`() async throws {
        let page = try await Page(VStack { Text("Hello").accessibilityIdentifier("greeting") }, size: .smallPhone)
        page.expect.snapshot()
        page.expect.snapshot(as: .html)
        // Another page must not take the place of the recorded one.
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1" { return }
        let other = try await Page(VStack { Text("Bye") }, size: .smallPhone)
        let found = failures { other.expect.snapshot() }
        #expect(found.count == 1)
        let message = try #require(found.first)
        #expect(message.hasPrefix("the page differs from the snapshot "))
        #expect(message.contains("\n  -     StaticText, {{"))
        #expect(message.contains("label: 'Bye'"))
    }

    @Test func `of a picture differs by what can be seen`() async throws {
        let page = try await Page(Color.white, size: .smallPhone)
        let same = try await Page(Color.white, size: .smallPhone)
        let other = try await Page(
            Color.white.overlay(alignment: .topLeading) { Color.black.frame(width: 10, height: 5) }, size: .smallPhone)
        let (first, second) = (try #require(page.driver.png()), try #require(other.driver.png()))
        #expect(PictureDifference(first, try #require(same.driver.png()), name: "white") == nil)
        let message = try #require(PictureDifference(first, second, name: "white")?.message)
        #expect(
            message.hasPrefix(
                "the picture white differs in 200 of 727040 pixels, all of them in the box from (0, 0) to (20, 10); "))
        let small = try await Page(Color.white, size: PageSize(width: 10, height: 10))
        let sizes = PictureDifference(first, try #require(small.driver.png()), name: "white")?.message
        #expect(
            sizes?.hasPrefix("the picture white has 20 × 20 pixels, and 640 × 1136 were recorded; the page is now ")
                == true)
    }

    @Test func `that was never recorded says how to record it`() async throws {
        let page = try await Page(Text("Hello"))
        let found = failures { page.expect.snapshot("missing") }
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("run the test with ESPALIER_RECORD=1 to record it") == true)
    }

    @Test func `differs by lines that can be read`() {
        #expect(
            TextDifference.description(from: "a\nb\nc\nd", to: "a\nB\nc\nd\ne")
                == "    a\n  - b\n  + B\n    d\n  + e\n")
    }
}

private struct Sign_Previews: PreviewProvider {
    static var previews: some View {
        Text("short").previewDisplayName("Short")
        Text("second")
    }
}

#Preview("Greeting", traits: .landscapeLeft) {
    @Previewable @State var count = 1
    Button("Count \(count)") { count += 1 }
}

#Preview("Tile", traits: .fixedLayout(width: 120, height: 60)) { Color.blue }

@MainActor @Suite struct `The previews of a program in tests` {
    /// Those of this file: other tests of the same program have previews, too.
    private nonisolated static var own: [AppPreview] { AppPreview.all.filter { $0.module == "TestingTests" } }

    @Test func `are arguments`() {
        #expect(Self.own.map(\.name) == ["Sign (Short)", "Sign (2)", "Greeting", "Tile"])
    }

    @Test(arguments: own)
    func `are pages`(preview: AppPreview) async throws {
        let page = try await Page(preview: preview)
        #expect(page.windows.firstMatch.exists)
        page.expect.noCutText()
    }

    @Test func `have state and traits`() async throws {
        let page = try await Page(preview: "Greeting")
        #expect(page.windows.firstMatch.frame.size == CGSize(width: 844, height: 390))
        page.buttons["Count 1"].tap()
        #expect(page.buttons["Count 2"].exists)
        let tile = try await Page(preview: "Tile")
        #expect(tile.windows.firstMatch.frame.size == CGSize(width: 120, height: 60))
        let second = try await Page(preview: "Sign (2)")
        #expect(second.staticTexts["second"].exists && !second.staticTexts["short"].exists)
    }

    @Test func `are listed in place of an unknown one`() async {
        let problem = await #expect(throws: PageProblem.self) { try await Page(preview: "None") }
        #expect(problem?.description.hasPrefix("there is no preview \"None\"; there are ") == true)
        #expect(problem?.description.contains("Sign (Short), Sign (2), Greeting, Tile") == true)
    }
}
