import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `Actions for assistive technology` {
    private struct Rating: View {
        @State private var stars = 3
        @State private var log = ""

        var body: some View {
            Text("\(stars) stars")
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: stars += 1
                    case .decrement: stars -= 1
                    }
                }
            Text("mail \(log)")
                .accessibilityAction { log += "opened " }
                .accessibilityAction(named: "Archive") { log += "archived " }
                .accessibilityAction(.magicTap) { log += "never" }
                .accessibilityActions { Button("Flag") { log += "flagged " } }
        }
    }

    @Test func `are buttons beside the view`() throws {
        let page = TestPage { Rating() }
        #expect(page.texts == ["3 stars", "Increment", "Decrement", "mail ", "Activate", "Archive", "Flag"])
        try page.tap("Increment")
        try page.tap("Increment")
        try page.tap("Decrement")
        #expect(page.texts[0] == "4 stars")
        try page.tap("Activate")
        try page.tap("Archive")
        try page.tap("Flag")
        #expect(page.texts[3] == "mail opened archived flagged ")
    }

    @Test func `lie in an element that the page shows with the focus, and take no space`() throws {
        let page = TestPage { Text("a").accessibilityAction(named: "Archive") {} }
        let plain = TestPage { Text("a") }
        #expect(page.frame(of: "a") == plain.frame(of: "a"))
        #expect(page.nodes.contains { if case .part(.readerActions) = $0.content { true } else { false } })
    }

    @Test func `have the system's words in the language of the page`() {
        let page = TestPage {
            Text("a").accessibilityAction(.escape) {}.environment(\.locale, Locale(identifier: "de"))
            Text("b").accessibilityAction(.delete) {}.environment(\.locale, Locale(identifier: "fr"))
        }
        #expect(page.texts == ["a", "Abbrechen", "b", "Supprimer"])
    }

    private func semantics<V: View>(@ViewBuilder _ view: () -> V) -> Semantics? {
        TestPage(view).nodes.lazy.compactMap(\.semantics).first
    }

    @Test func `stand beside headings and details`() {
        let heading = semantics { Text("a").accessibilityHeading(.h4) }
        #expect(heading?.role == .heading && heading?.headingLevel == 4)
        #expect(semantics { Text("a").accessibilityHeading(.unspecified) }?.headingLevel == 2)
        let details = semantics {
            Text("a").accessibilityHint("hint").accessibilityCustomContent("Age", "7")
                .accessibilityCustomContent(AccessibilityCustomContentKey("Weight"), Text("3"), importance: .high)
                .accessibilityCustomContent(AccessibilityCustomContentKey("None"), nil as Text?)
        }
        #expect(details?.hint == "hint, Age: 7, Weight: 3")
    }

    private struct Knob: View {
        @State private var value = 5

        var body: some View {
            Circle().frame(width: 40, height: 40)
                .accessibilityRepresentation { Button("turn \(value)") { value += 1 } }
        }
    }

    @Test func `belong to a representation, which cannot be seen`() throws {
        let page = TestPage { Knob() }
        #expect(page.nodes.contains { $0.semantics?.isHidden == true })
        #expect(page.nodes.contains { $0.appearance?.opacity == 0.001 && $0.appearance?.ignoresPointer == true })
        try page.tap("turn 5")
        #expect(page.texts == ["turn 6"])
    }

    private struct Form: View {
        @AccessibilityFocusState private var isOnError: Bool

        var body: some View {
            Text("error").accessibilityFocused($isOnError)
            Button("submit") { isOnError = true }
        }
    }

    @Test func `can move the focus to a text`() throws {
        let page = TestPage { Form() }
        try page.tap("submit")
        let focused = try #require(page.tree.focus?.node)
        #expect(page.nodes.first { $0.id == focused }?.semantics?.isFocusable == true)
    }
}
