import EspalierDisplayTree
import EspalierViews
import TestKit
import Testing

@MainActor @Suite struct `A color scheme` {
    private struct Name: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private func parts(_ page: TestPage) -> [DisplayColorScheme] {
        page.nodes.compactMap { if case .part(.scheme(let scheme)) = $0.content { scheme } else { nil } }
    }

    @Test func `of a view gives it an element with colors of its own`() {
        let page = TestPage {
            Name().colorScheme(.dark)
            Name().environment(\.colorScheme, .dark)
            Name()
        }
        #expect(page.texts == ["dark", "dark", "light"])
        #expect(parts(page) == [.dark, .dark])
    }

    private struct Changing: View {
        @State private var scheme = ColorScheme.light

        var body: some View {
            Name().environment(\.colorScheme, scheme)
            Button("change") { scheme = .dark }
        }
    }

    @Test func `changes in place`() throws {
        let page = TestPage { Changing() }
        let first = page.nodes.first { if case .part = $0.content { true } else { false } }?.id
        #expect(parts(page) == [.light])
        try page.tap("change")
        #expect(parts(page) == [.dark] && page.texts.first == "dark")
        #expect(page.nodes.first { if case .part = $0.content { true } else { false } }?.id == first)
    }
}
