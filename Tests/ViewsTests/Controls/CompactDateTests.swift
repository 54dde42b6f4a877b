import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A compact date picker` {
    @Test func `keeps its width beside a long label`() throws {
        let page = TestPage(width: 320, height: 200) {
            DatePicker(
                "Voraussichtliches Lieferdatum", selection: .constant(Date(timeIntervalSince1970: 0)),
                displayedComponents: .date
            )
            .datePickerStyle(.compact)
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "de"))
        }
        // The whole date is on one line, and the padding of its background at the end of the page.
        let date = try #require(page.frame(of: "1. Jan. 1970"))
        #expect(date.size == CGSize(width: 120, height: 10))
        #expect(date.maxX == 309)
    }
}
