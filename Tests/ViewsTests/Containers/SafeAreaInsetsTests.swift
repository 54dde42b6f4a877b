import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// A phone's window of 390 by 844 points, with safe area insets of 59 at the top and 34 at the bottom.
@MainActor
@Suite struct `The safe area insets of a geometry reader` {
    /// Shows its reader's size and insets: width, height, top, leading, bottom, trailing.
    struct Insets: View {
        var body: some View {
            GeometryReader { Insets.text($0) }
        }

        static func text(_ proxy: GeometryProxy) -> Text {
            let insets = proxy.safeAreaInsets
            let numbers = [
                proxy.size.width, proxy.size.height, insets.top, insets.leading, insets.bottom, insets.trailing,
            ]
            return Text(verbatim: numbers.map { "\(Int($0))" }.joined(separator: " "))
        }
    }

    private func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> TestPage {
        let page = TestPage(width: 390, height: 844, content)
        page.graph.host.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        page.update()
        return page
    }

    @Test func `are the window's at the root, whose size is that of the safe area`() {
        #expect(phone { Insets() }.texts == ["390 751 59 0 34 0"])
    }

    @Test func `exist at the edges that touch the bounds of the safe area`() {
        #expect(phone { Insets().padding(20) }.texts == ["350 711 0 0 0 0"])
        #expect(phone { Insets().padding(.horizontal, 20) }.texts == ["350 751 59 0 34 0"])
        let halves = phone {
            VStack(spacing: 0) {
                Insets()
                Insets()
            }
        }
        #expect(halves.texts == ["390 375 59 0 0 0", "390 375 0 0 34 0"])
    }

    @Test func `are zero for a reader that ignores the safe area`() {
        #expect(phone { Insets().ignoresSafeArea() }.texts == ["390 844 0 0 0 0"])
        #expect(phone { Insets().ignoresSafeArea(edges: .top) }.texts == ["390 810 0 0 34 0"])
    }

    @Test func `are still known to a view inside the reader that ignores the safe area`() {
        let page = phone {
            GeometryReader { outer in
                ZStack {
                    GeometryReader { Text(verbatim: "\(Int($0.size.height)) of \(Int(outer.safeAreaInsets.top))") }
                }
                .ignoresSafeArea()
            }
        }
        #expect(page.texts == ["844 of 59"])
    }

    @Test func `include bars and padding of the safe area`() {
        let bar = phone { Insets().safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 50) } }
        #expect(bar.texts == ["390 701 59 0 84 0"])
        #expect(phone { Insets().safeAreaPadding(20) }.texts == ["350 711 79 20 54 20"])
        let both = phone {
            Insets().safeAreaPadding(.top, 10).safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 50) }
        }
        #expect(both.texts == ["390 691 119 0 34 0"])
    }

    @Test func `include the bar of a tab view`() {
        let page = phone { TabView { Insets().tabItem { Text("A") } } }
        #expect(page.texts == ["390 702 59 0 83 0", "A"])
    }

    @Test func `follow the scrolling of the surrounding scroll view`() throws {
        let page = phone {
            ScrollView {
                VStack(spacing: 0) {
                    Insets().frame(height: 100)
                    Color.red.frame(height: 2000)
                }
            }
        }
        #expect(page.texts == ["390 100 59 0 0 0"])
        let area = try #require(page.nodes.first { $0.events.contains(.scroll) })
        try page.graph.send(DisplayEvent(node: area.id, type: .scroll, value: .point(CGPoint(x: 0, y: 20))))
        page.update()
        #expect(page.texts == ["390 100 39 0 0 0"])
    }

    @Test func `follow the window's, with an unchanged size of the reader`() {
        let page = phone { Insets().frame(width: 100, height: 100).frame(maxHeight: .infinity, alignment: .top) }
        #expect(page.texts == ["100 100 59 0 0 0"])
        page.graph.host.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
        page.update()
        #expect(page.texts == ["100 100 40 0 0 0"])
    }

    @Test func `let a scroll view in a tab extend under the bars of the device and of the tabs`() {
        let page = phone { TabView { ScrollView { Text("x").frame(maxWidth: .infinity) }.tabItem { Text("A") } } }
        #expect(page.frames(ofType: "ScrollView") == [CGRect(x: 0, y: 0, width: 390, height: 844)])
        #expect(page.frame(of: "x")?.minY == 59)
    }
}
