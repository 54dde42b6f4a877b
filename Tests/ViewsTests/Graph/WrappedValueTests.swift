import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A view of any type` {
    @Test func `is made of values that are views`() throws {
        let values: [Any] = [Text("a"), 7, "b"]
        let views = values.compactMap { AnyView(_fromValue: $0) }
        #expect(views.count == 1)
        let view = try #require(views.first)
        #expect(TestPage { view }.texts == ["a"])
    }
}
