import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `The style of a form` {
    private struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text("above")
                configuration.content
            }
        }
    }

    private struct Wrapped: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text("above")
                Form(configuration)
            }
        }
    }

    private func page(_ style: some FormStyle) -> TestPage {
        TestPage(width: 320, height: 480) {
            Form {
                Text("one")
                Text("two")
            }
            .formStyle(style)
        }
    }

    @Test func `of the app lays out the content`() {
        let page = page(Framed())
        #expect(page.texts == ["above", "one", "two"])
        #expect(page.nodes.allSatisfy { $0.semantics?.role != .listitem })
    }

    @Test func `around a form uses the next outer style, which is the system's`() {
        let page = page(Wrapped())
        #expect(page.texts == ["above", "one", "two"])
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 2)
    }

    @Test func `for columns has no rows, and the grouped one has a row for each control`() {
        #expect(page(.columns).nodes.allSatisfy { $0.semantics?.role != .listitem })
        let grouped = page(.grouped)
        #expect(grouped.nodes.filter { $0.semantics?.role == .listitem }.count == 2)
        #expect(grouped.frame(of: "one") == page(.automatic).frame(of: "one"))
    }
}
