import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `The contrast of a page` {
    private struct Page: View {
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View { Text(contrast == .increased ? "increased" : "standard") }
    }

    @Test func `follows the user's preference`() {
        let page = TestPage { Page() }
        #expect(page.texts == ["standard"])
        page.graph.host.increasesContrast = true
        page.update()
        #expect(page.texts == ["increased"])
    }

    @Test func `is stored, and standard if an earlier version stored the page`() throws {
        let host = HostEnvironment(languages: ["de"], increasesContrast: true, timeZone: "Asia/Tokyo")
        let stored = try JSONEncoder().encode(host)
        #expect(try JSONDecoder().decode(HostEnvironment.self, from: stored) == host)
        var members = try #require(JSONSerialization.jsonObject(with: stored) as? [String: Any])
        members["increasesContrast"] = nil
        var earlier = host
        earlier.increasesContrast = false
        let data = try JSONSerialization.data(withJSONObject: members)
        #expect(try JSONDecoder().decode(HostEnvironment.self, from: data) == earlier)
    }
}
