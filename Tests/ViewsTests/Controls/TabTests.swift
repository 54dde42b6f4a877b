import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A tab view of tabs` {
    @Test func `shows the content of the selected tab and writes its value`() throws {
        struct Rooms: View {
            @State private var room = "kitchen"

            var body: some View {
                TabView(selection: $room) {
                    Tab("Kitchen", systemImage: "house", value: "kitchen") { Text("in \(room)") }
                    Tab(value: "study") {
                        Text("at \(room)")
                    } label: {
                        Label("Study", systemImage: "book")
                    }
                }
            }
        }
        let page = TestPage { Rooms() }
        #expect(page.texts == ["in kitchen", "Kitchen", "Study"])
        try page.tap("Study")
        #expect(page.texts == ["at study", "Kitchen", "Study"])
    }

    @Test func `has no bar while the screen or the page that is shown hides it`() throws {
        let page = TestPage(height: 400) {
            TabView {
                Tab("One", systemImage: "star") {
                    NavigationStack {
                        NavigationLink("Open") { Text("detail").toolbar(.hidden, for: .tabBar) }
                    }
                }
                Tab("Two", systemImage: "star") { Text("second").toolbarVisibility(.visible, for: .tabBar) }
                Tab("Three", systemImage: "star") { Color.red.toolbar(.hidden, for: .tabBar, .navigationBar) }
            }
        }
        #expect(page.texts == ["Open", "One", "Two", "Three"])
        try page.tap("Open")
        #expect(page.texts.contains("detail") && !page.texts.contains("Two"))
        try page.tap("Back")
        #expect(page.texts == ["Open", "One", "Two", "Three"])
        try page.tap("Two")
        #expect(page.texts == ["second", "One", "Two", "Three"])
        try page.tap("Three")
        #expect(page.texts.isEmpty)
        #expect(page.frames(ofType: "Color").contains { $0.size.height == 400 })
    }

    @Test func `stores the selection by itself if its tabs have no values`() throws {
        let page = TestPage {
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab {
                    Text("second")
                } label: {
                    Text("Two")
                }
            }
        }
        #expect(page.texts == ["first", "One", "Two"])
        try page.tap("Two")
        #expect(page.texts == ["second", "One", "Two"])
    }

    @Test func `takes values for an optional selection`() throws {
        struct Optionals: View {
            @State private var choice: Int? = 2

            var body: some View {
                TabView(selection: $choice) {
                    Tab("A", systemImage: "star", value: 1) { Text("a \(choice ?? 0)") }
                    Tab("B", systemImage: "star", value: 2) { Text("b \(choice ?? 0)") }
                }
            }
        }
        let page = TestPage { Optionals() }
        #expect(page.texts.first == "b 2")
        try page.tap("A")
        #expect(page.texts.first == "a 1")
    }

    @Test func `puts a search last, with a label of its own`() {
        let page = TestPage {
            TabView {
                Tab(role: .search) { Text("found") }
                Tab("Home", systemImage: "house") { Text("home") }
            }
        }
        #expect(page.texts == ["found", "Home", "Search"])
    }

    @Test func `has the tabs of sections, groups, conditions and collections`() throws {
        struct Many: View {
            @State private var hasMore = false

            var body: some View {
                TabView {
                    TabSection("Library") {
                        Tab("Songs", systemImage: "music.note") { Toggle("more", isOn: $hasMore) }
                    }
                    Group { Tab("Mixes", systemImage: "star") { Text("mixes") } }
                    ForEach(["x", "y"], id: \.self) { name in Tab(name, systemImage: "star") { Text("page \(name)") } }
                    if hasMore { Tab("More", systemImage: "ellipsis") { Text("rest") } }
                }
            }
        }
        let page = TestPage { Many() }
        #expect(page.texts == ["more", "Songs", "Mixes", "x", "y"])
        try page.send(.change, .bool(true), to: "more")
        #expect(page.texts == ["more", "Songs", "Mixes", "x", "y", "More"])
        try page.tap("More")
        #expect(page.texts.first == "rest")
    }

    @Test func `accepts custom content, whose properties belong to the page`() throws {
        struct Extras: TabContent {
            @Environment(\.layoutDirection) private var direction

            var body: some TabContent<Int> {
                Tab("Left \(direction == .leftToRight ? "to right" : "")", systemImage: "star", value: 1) {
                    Text("one")
                }
                Tab("Two", systemImage: "star", value: 2) { Text("two") }
            }
        }
        let page = TestPage { TabView(selection: .constant(2)) { Extras() } }
        #expect(page.texts == ["two", "Left to right", "Two"])
    }

    @Test func `shows badges, leaves out hidden tabs, and ignores taps on disabled ones`() throws {
        let page = TestPage {
            TabView {
                Tab("Inbox", systemImage: "tray") { Text("mail") }.badge(3)
                Tab("Secret", systemImage: "lock") { Text("hidden") }.hidden()
                Tab("Later", systemImage: "clock") { Text("soon") }.disabled(true)
                Tab("Notes", systemImage: "star") { Text("note") }.badge("new")
            }
        }
        #expect(page.texts == ["mail", "3", "Inbox", "Later", "new", "Notes"])
        #expect(throws: TestPage.NothingToUse.self) { try page.tap("Later") }
    }

    @Test func `fills its icons, unless a label asks for another variant`() {
        let page = TestPage {
            TabView {
                Text("star").tabItem { Label("Star", systemImage: "star") }
                Text("heart").tabItem {
                    Image(systemName: "heart").environment(\.symbolVariants, .none)
                    Text("Heart")
                }
            }
        }
        let icons = page.nodes.compactMap { node -> String? in
            guard case .image(let image) = node.content, case .symbol(let name) = image.source else { return nil }
            return name
        }
        #expect(icons == ["star-fill", "heart"])
    }

    @Test func `keeps the state of each tab`() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let page = TestPage {
            TabView {
                Tab("A", systemImage: "star") { Counter() }
                Tab("B", systemImage: "star") { Text("b") }
            }
        }
        try page.tap("count 0")
        try page.tap("B")
        try page.tap("A")
        #expect(page.texts.first == "count 1")
    }

    @Test func `can be pages side by side`() {
        let page = TestPage {
            TabView {
                Tab("A", systemImage: "star") { Text("a") }
                Tab("B", systemImage: "star") { Text("b") }
            }
            .tabViewStyle(.page)
        }
        #expect(page.texts == ["a", "b"])
    }

    @Test func `has a bar in the sidebar's style`() {
        let page = TestPage {
            TabView { Tab("A", systemImage: "star") { Text("a") } }.tabViewStyle(.sidebarAdaptable)
        }
        #expect(page.texts == ["a", "A"])
    }

    @Test func `has tabs without a label`() {
        struct Rooms: View {
            @State private var room = "kitchen"
            @State private var other: Int? = 2

            var body: some View {
                TabView(selection: $room) {
                    Tab(value: "kitchen") { Text("in \(room)") }
                    Tab(value: "study") { Text("at \(room)") }
                }
                TabView(selection: $other) { Tab(value: 2) { Text("two") } }
            }
        }
        #expect(TestPage { Rooms() }.texts == ["in kitchen", "two"])
    }

    @Test func `has a view over its bar, which each tab shows`() throws {
        struct Player: View {
            @Environment(\.tabViewBottomAccessoryPlacement) private var placement

            var body: some View { Text("playing \(placement == .expanded)") }
        }
        struct Music: View {
            @State private var isPlaying = true

            var body: some View {
                TabView {
                    Tab("One", systemImage: "star") { Button("stop") { isPlaying = false } }
                    Tab("Two", systemImage: "star") { Color.red }
                }
                .tabViewBottomAccessory(isEnabled: isPlaying) { Player() }
            }
        }
        let page = TestPage(width: 320, height: 400) { Music() }
        #expect(page.texts == ["stop", "playing true", "One", "Two"])
        let player = try #require(page.frame(of: "playing true"))
        // Above the bar of 49 points, 8 points from it, in the middle of 48 points.
        #expect(player.midY == 319)
        try page.tap("Two")
        #expect(page.texts == ["playing true", "One", "Two"])
        try page.tap("One")
        try page.tap("stop")
        #expect(page.texts == ["stop", "One", "Two"])
    }
}
