import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct `A page that is nested five hundred deep` {
    struct Nest: View {
        let depth: Int
        var body: AnyView {
            depth == 0
                ? AnyView(Text("core"))
                : AnyView(VStack { Nest(depth: depth - 1) }.background(Color.red.opacity(0.01)).padding(.leading, 1))
        }
    }

    @Test func `is written as HTML`() throws {
        let page = try renderHTML(Nest(depth: 500), size: CGSize(width: 1024, height: 768))
        #expect(page.contains("core"))
    }
}
