import EspalierDisplayTree
import EspalierViews
import Testing
import TestKit

@MainActor
struct WarningTests {
    @Test(arguments: [
        ("an id", "an id"), ("a\nespalier: b", "a\\nespalier: b"), ("a\r\n", "a\\r\\n"), ("a\tb", "a\\tb"),
        ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("a\u{85}b\u{2028}c", "a\\u{85}b\\u{2028}c"), ("\u{202E}a", "\\u{202e}a"),
        ("Ä 李 😀", "Ä 李 😀"),
    ])
    func `texts of an app in a warning stay on its line`(text: String, line: String) {
        #expect(Warning.oneLine(text) == line)
    }

    private struct Shop: View {
        var body: some View { VStack { Row() } }
    }

    private struct Row: View {
        @State private var count = 0
        var body: some View { Button("More \(count)") { count += 1 } }
    }

    @Test func `the view of the running action is known, and the view whose body ran last`() throws {
        let page = TestPage { Shop() }
        try page.tap("More 0")
        #expect(WorkTrace.actingView?.hasSuffix("Row") == true)
        #expect(WorkTrace.lastBody != nil)
    }
}
