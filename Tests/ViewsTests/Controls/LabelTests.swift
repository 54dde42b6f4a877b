import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A label` {
    struct Upright: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.icon
                configuration.title
            }
        }
    }

    struct Boxed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(20) }
    }

    @Test func `has its image before its text`() throws {
        let page = TestPage {
            Label {
                Text("abc")
            } icon: {
                Text("i")
            }
        }
        #expect(page.texts == ["i", "abc"])
        #expect(page.frame(of: "i") == CGRect(x: 126, y: 95, width: 10, height: 10))
        #expect(page.frame(of: "abc") == CGRect(x: 144, y: 95, width: 30, height: 10))
    }

    @Test func `shows the parts that its style shows`() {
        let page = TestPage {
            Label("a", systemImage: "star").labelStyle(.titleOnly)
            Label("b", systemImage: "star").labelStyle(.iconOnly)
        }
        #expect(page.texts == ["a"])
        #expect(page.frame(of: "b") != nil)
    }

    @Test func `in a style is styled by the outer style`() {
        let page = TestPage {
            Label {
                Text("abc")
            } icon: {
                Text("i")
            }
            .labelStyle(Boxed())
            .labelStyle(Upright())
        }
        #expect(page.frame(of: "i")?.maxY == page.frame(of: "abc")?.minY)
        #expect(page.frame(of: "abc")?.minX == 135)
    }

    @Test func `has the distance and the width of the icon that the app sets`() {
        let page = TestPage {
            Label {
                Text("abc")
            } icon: {
                Text("i")
            }
            .labelIconToTitleSpacing(20)
            .labelReservedIconWidth(30)
        }
        #expect(page.frame(of: "i") == CGRect(x: 120, y: 95, width: 10, height: 10))
        #expect(page.frame(of: "abc") == CGRect(x: 160, y: 95, width: 30, height: 10))
    }
}
