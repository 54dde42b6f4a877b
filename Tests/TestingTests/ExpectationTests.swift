import EspalierAutomation
import SwiftUI
import Testing

@testable import EspalierTesting

@MainActor @Suite struct `Expectations on a page` {
    // MARK: Overlaps

    @Test func `find elements on each other`() async throws {
        let overlapping = try await Page(
            ZStack {
                Text("Title")
                Button("Save") {}
            })
        let found = failures { overlapping.expect.noOverlaps() }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("Two elements overlap:\n  ") == true)
        #expect(found.first?.contains("staticText \"Title\" at (") == true)
        #expect(found.first?.contains(" and button \"Save\" at (") == true)
    }

    @Test func `accept elements beside each other, and the contents of a control`() async throws {
        let page = try await Page(
            VStack {
                Text("Title")
                Button {
                } label: {
                    Label("Save", systemImage: "star")
                }
                HStack {
                    Text("a")
                    Text("b")
                }
            })
        #expect(failures { page.expect.noOverlaps() } == [])
    }

    @Test func `accept rows behind a bar`() async throws {
        let page = try await Page(
            NavigationStack {
                List(1...40, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
            })
        #expect(failures { page.expect.noOverlaps() } == [])
    }

    // MARK: Cut texts

    @Test func `find truncated texts`() async throws {
        let page = try await Page(Text("A long sentence that does not fit").lineLimit(1).frame(width: 80))
        let found = failures { page.expect.noCutText() }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("A text is cut:\n  “") == true)
        #expect(found.first?.contains("is truncated at") == true)
    }

    @Test func `find texts outside of what clips them`() async throws {
        let page = try await Page(Text("Hello").fixedSize().frame(width: 10, alignment: .leading).clipped())
        let found = failures { page.expect.noCutText() }
        #expect(found.count == 1)
        #expect(found.first?.contains("“Hello” is cut off by ") == true)
        #expect(found.first?.hasSuffix(" points at the right") == true)
    }

    @Test func `accept texts that can be scrolled into view`() async throws {
        let page = try await Page(
            ScrollView { VStack { ForEach(1...80, id: \.self) { Text("Row \($0)") } } })
        #expect(failures { page.expect.noCutText() } == [])
    }

    // MARK: Targets

    @Test func `find small targets`() async throws {
        let page = try await Page(
            VStack(spacing: 40) {
                Button("Big") {}.frame(width: 60, height: 60).contentShape(.rect)
                Button("x") {}.buttonStyle(.plain)
            })
        let found = failures { page.expect.targets(atLeast: 44) }
        #expect(found.count == 1)
        #expect(found.first?.contains("smaller than 44 × 44 points") == true)
        #expect(found.first?.contains("button \"x\"") == true)
        #expect(failures { page.expect.targets(atLeast: 5) } == [])
    }

    // MARK: Contrast

    @Test func `find faint texts`() async throws {
        let page = try await Page(
            VStack {
                Text("Faint").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
                Text("Black").foregroundStyle(.black)
            })
        let found = failures { page.expect.contrast(4.5) }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("A text has a contrast below 4.5 : 1:\n  “Faint” at (") == true)
        #expect(found.first?.hasSuffix(" has 1.61 : 1, #cccccc on #ffffff") == true)
        #expect(failures { page.expect.contrast(1.5) } == [])
    }

    @Test func `compare with what is behind a text, and ask less of large ones`() async throws {
        let onBlue = try await Page(
            Text("White").foregroundStyle(.white).padding(40).background(Color(red: 0, green: 0, blue: 0.5)))
        #expect(failures { onBlue.expect.contrast(4.5) } == [])
        let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
        let large = try await Page(Text("Large").font(.system(size: 40)).foregroundStyle(gray))
        #expect(failures { large.expect.contrast(4.5) } == [])
        let small = try await Page(Text("Small").foregroundStyle(gray))
        #expect(failures { small.expect.contrast(4.5) }.count == 1)
        let dark = try await Page(Text("Usual"), in: TestBrowser(colorScheme: .dark))
        #expect(failures { dark.expect.contrast(4.5) } == [])
    }

    @Test func `know the ratios of WCAG`() {
        let white = RelativeColor(red: 1, green: 1, blue: 1), black = RelativeColor(red: 0, green: 0, blue: 0)
        #expect(white.contrast(to: black) == 21)
        #expect(white.contrast(to: white) == 1)
        let gray = RelativeColor(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
        #expect((gray.contrast(to: white) * 100).rounded() == 448)
        #expect(gray.hexadecimal == "#777777")
    }
}
