import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `An activity of the user` {
    private func current(_ page: TestPage) -> NSUserActivity? { page.graph.feature(PageActivity.self).current }

    private struct Article: View {
        @State private var isRead = true
        @State private var number = 1
        var body: some View {
            Text("article \(number)")
                .userActivity("org.example.read", isActive: isRead) { activity in
                    activity.title = "Article \(number)"
                    activity.addUserInfoEntries(from: ["number": number])
                }
            Button("Toggle") { isRead.toggle() }
            Button("Next") { number += 1 }
        }
    }

    @Test func `is current while its view is active, with the latest description`() throws {
        let page = TestPage { Article() }
        let activity = try #require(current(page))
        #expect(activity.activityType == "org.example.read" && activity.title == "Article 1")
        try page.tap("Next")
        #expect(current(page) === activity && activity.title == "Article 2")
        #expect(activity.userInfo?["number"] as? Int == 2)
        try page.tap("Toggle")
        #expect(current(page) == nil)
        activity.becomeCurrent()
        #expect(current(page) == nil)
        try page.tap("Toggle")
        #expect(current(page)?.title == "Article 2")
    }

    @Test func `has an element, and ends without one and with its view`() throws {
        struct Selection: View {
            @State private var element: Int? = 7
            @State private var isShown = true
            var body: some View {
                if isShown {
                    Text("list").userActivity("org.example.select", element: element) { $1.title = "element \($0)" }
                }
                Button("Clear") { element = nil }
                Button("Choose") { element = 8 }
                Button("Leave") { isShown = false }
            }
        }
        let page = TestPage { Selection() }
        #expect(current(page)?.title == "element 7")
        try page.tap("Clear")
        #expect(current(page) == nil)
        try page.tap("Choose")
        #expect(current(page)?.title == "element 8")
        try page.tap("Leave")
        #expect(current(page) == nil)
    }

    @Test func `carries a payload in its user info`() throws {
        struct Place: Codable, Equatable {
            var name: String
            var floor: Int
        }
        let activity = NSUserActivity(activityType: "org.example.place")
        try activity.setTypedPayload(Place(name: "Tower", floor: 3))
        #expect(activity.userInfo?["name"] as? String == "Tower")
        #expect(try activity.typedPayload(Place.self) == Place(name: "Tower", floor: 3))
        #expect(throws: EncodingError.self) { try activity.setTypedPayload(3) }
        #expect(throws: DecodingError.self) { try NSUserActivity(activityType: "x").typedPayload(Place.self) }
    }

    private func opened<V: View>(_ content: V) -> Bool {
        let graph = ViewGraph(
            host: HostEnvironment(), resources: AppResources(measurer: TenByTenFont()),
            location: PageLocation(base: "/shop", segments: ["offers", "a b"])
        ) { content }
        _ = TestPage(graph)
        return graph.openPlace()
    }

    @Test func `of browsing the web arrives with the path that the page was opened at`() {
        var arrived: [String] = []
        let page = Text("root").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            arrived.append("\(activity.activityType) \(activity.webpageURL?.relativeString ?? "")")
        }
        #expect(opened(page) && arrived == ["NSUserActivityTypeBrowsingWeb /shop/offers/a%20b"])
    }

    @Test func `of browsing the web leaves links to onOpenURL, and other types take none`() {
        var arrived: [String] = []
        let both = Text("root")
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in arrived.append("activity") }
            .onOpenURL { _ in arrived.append("link") }
        #expect(opened(both) && arrived == ["link"])
        #expect(!opened(Text("root").onContinueUserActivity("org.example.read") { _ in arrived.append("other") }))
        #expect(arrived == ["link"])
    }
}
