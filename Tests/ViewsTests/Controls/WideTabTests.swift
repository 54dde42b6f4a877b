import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Letters are 10 by 10 points.
@MainActor @Suite struct `The tabs of a wide window` {
    private struct Rooms<Style: TabViewStyle>: View {
        var style: Style
        @State private var room = "hall"

        var body: some View {
            TabView(selection: $room) {
                Tab("Hall", systemImage: "door", value: "hall") { Color.red.accessibilityLabel("page") }
                TabSection("Upstairs") {
                    Tab("Bath", systemImage: "drop", value: "bath") { Text("at \(room)") }.badge(2)
                }
                Tab(value: "search", role: .search) { Text("found") }
            }
            .tabViewStyle(style)
        }
    }

    private func page<Style: TabViewStyle>(
        _ style: Style, _ width: CGFloat = 1280, _ height: CGFloat = 800
    ) -> TestPage {
        TestPage(width: width, height: height, holdsClock: true) { Rooms(style: style) }
    }

    @Test func `are over the upper edge, as wide as their titles`() throws {
        let page = page(.automatic)
        #expect(page.frame(of: "page") == CGRect(x: 0, y: 50, width: 1280, height: 750))
        let (hall, bath) = (try #require(page.frame(of: "Hall")), try #require(page.frame(of: "Bath")))
        #expect(hall.midY == 25 && bath.midY == 25)
        // 14 points of each tab are beside its title.
        #expect(bath.minX - hall.maxX == 28)
        #expect(page.frame(of: "Toggle Sidebar") == nil)
        #expect(page.texts == ["Hall", "Bath", "2"])
        try page.tap("Bath")
        #expect(page.texts == ["at bath", "Hall", "Bath", "2"])
        try page.tap("Search")
        #expect(page.texts.first == "found")
    }

    @Test func `become a sidebar with the headers of sections, and a bar again`() throws {
        let page = page(.sidebarAdaptable)
        #expect(page.texts == ["Hall", "Bath", "2"])
        try page.tap("Toggle Sidebar")
        page.advance(by: 2)
        #expect(page.texts == ["Hall", "Upstairs", "Bath", "2", "Search"])
        #expect(page.frame(of: "page") == CGRect(x: 260, y: 0, width: 1020, height: 800))
        try page.tap("Bath")
        #expect(page.texts.first == "at bath")
        try page.tap("Toggle Sidebar")
        page.advance(by: 2)
        #expect(page.texts == ["at bath", "Hall", "Bath", "2"])
    }

    @Test func `are a sidebar at first if the app wants it, with the app's views`() {
        let page = TestPage(width: 1000, height: 800) {
            Rooms(style: .sidebarAdaptable)
                .defaultAdaptableTabBarPlacement(.sidebar)
                .tabViewSidebarHeader { Text("head") }
                .tabViewSidebarFooter { Text("foot") }
                .tabViewSidebarBottomBar { Text("bottom") }
        }
        #expect(page.texts == ["head", "Hall", "Upstairs", "Bath", "2", "Search", "foot", "bottom"])
        #expect(page.frame(of: "bottom")?.maxY == 792)
    }

    @Test func `are on the right in a language that is written from there`() {
        let page = TestPage(width: 1000, height: 800, languages: ["ar"]) {
            Rooms(style: .sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
        }
        #expect(page.frame(of: "page") == CGRect(x: 0, y: 0, width: 740, height: 800))
        #expect((page.frame(of: "Upstairs")?.minX ?? 0) > 740)
    }

    @Test func `are below the pages in a narrow or low window, where icons and titles are side by side if it is low`()
        throws
    {
        let upright = page(.sidebarAdaptable, 390, 844)
        #expect(upright.frame(of: "page") == CGRect(x: 0, y: 0, width: 390, height: 795))
        #expect(upright.frame(of: "Toggle Sidebar") == nil)
        for width: CGFloat in [844, 932] {
            let low = page(.sidebarAdaptable, width, 390)
            #expect(low.frame(of: "page") == CGRect(x: 0, y: 0, width: width, height: 358))
            #expect(try #require(low.frame(of: "Hall")).midY == 374)
        }
    }
}
